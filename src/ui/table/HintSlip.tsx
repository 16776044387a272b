'use client';

import { Check } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { type Action, choiceKey } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import type { Explanation, Hinting } from '@/kit/rulebook';
import { Button } from '../Button';
import { type Comparison, compare, tellingReason } from './hint-comparison';
import { spokenOf, wayOff } from './keep-in-sight';
import { asFact, type Translator, type WordingPart, wordFacts } from './message-parts';
import { useTable } from './TableProvider';
import type { HintThought } from './table-state';
import { useWording } from './use-wording';
import { Wording } from './Wording';
import './hint-slip.css';

/** The comparison in words, its other action as the game says it. */
function useComparison(explain: (action: Action) => Explanation) {
  const t = useTranslations('table.hint');
  const locale = useLocale();
  const { hint } = useWording();
  const site = t as unknown as Translator;
  return (comparison: Comparison): readonly WordingPart[] => {
    if (comparison.kind === 'only' || comparison.kind === 'rest') return [t(comparison.kind)];
    const { kind, other, ...facts } = comparison;
    const words = asFact(hint('actions', explain(other).action));
    return wordFacts(site, kind, { ...facts, other: words }, null, site, locale);
  };
}

/** All that the slip speaks of that can be seen; what is in hand last, which its person knows. */
function piecesOf(action: Action, facts: Facts): readonly HTMLElement[] {
  const keys = [
    `[data-choice="${CSS.escape(choiceKey(action))}"]`,
    ...spokenOf(facts).map((one) => `[data-about="${CSS.escape(one)}"]`),
  ];
  const pieces = keys.flatMap((key) => [...document.querySelectorAll<HTMLElement>(key)]);
  const isHeld = (piece: HTMLElement) => Number(piece.closest('.table-hand') !== null);
  return pieces
    .filter((piece) => piece.getClientRects().length > 0)
    .sort((one, other) => isHeld(one) - isHeld(other));
}

/** What the slip speaks of is lit, and the slip, once it is laid, moved off it. */
function useBesideWhatItIsAbout(action: Action | undefined, facts: Facts | undefined) {
  const inside = useRef<HTMLParagraphElement>(null);
  const key = JSON.stringify([action, facts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same action in the same words is the same
  useEffect(() => {
    if (action === undefined || facts === undefined) return;
    const about = piecesOf(action, facts);
    for (const one of about) one.setAttribute('data-hinted', '');
    const putOut = () => {
      for (const one of about) one.removeAttribute('data-hinted');
    };
    const paper = inside.current?.closest<HTMLElement>('[role=dialog]');
    if (paper == null || about.length === 0) return putOut;
    // Its paper is laid in the frame after this one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const { innerWidth: width, innerHeight: height } = window;
        const boxes = about.map((one) => one.getBoundingClientRect());
        // As large as it comes to be: it is still growing.
        paper.style.animation = 'none';
        const slip = paper.getBoundingClientRect();
        paper.style.animation = '';
        const way = wayOff(slip, boxes, { width, height });
        if (way !== undefined) paper.style.translate = `${way.x}px ${way.y}px`;
      });
    });
    return () => {
      putOut();
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return inside;
}

export interface HintSlipProps {
  readonly hinting: Hinting;
  readonly thought: HintThought | null;
  readonly dismiss: () => void;
}

/** What a good bot would do, why, and two ways on. */
export function HintSlip({ hinting, thought, dismiss }: HintSlipProps) {
  const t = useTranslations('table.hint');
  const { view, ctx, attempt, legal } = useTable();
  const { hint } = useWording();
  const explain = (action: Action) => hinting.explain(view, ctx, action);
  const inWords = useComparison(explain);
  const explanation = thought === null ? undefined : explain(thought.action);
  const inside = useBesideWhatItIsAbout(thought?.action, explanation?.action.facts);
  if (thought === null || explanation === undefined) return <p>{t('none')}</p>;
  const { action } = explanation;
  const comparison = compare(thought, legal, explain);
  const beside = comparison !== undefined && 'other' in comparison ? explain(comparison.other) : undefined;
  const reason = tellingReason(explanation, beside);
  return (
    <>
      <p ref={inside} className="text-sm text-ink-soft">
        {t('title')}
      </p>
      <p className="mt-1 font-heading text-lg leading-snug font-bold">
        <Wording parts={hint('actions', action)} />
      </p>
      {reason !== undefined && (
        <p className="mt-2 leading-relaxed">
          <Wording parts={hint('reasons', reason)} />
        </p>
      )}
      {comparison !== undefined && (
        <p className="mt-2 text-sm leading-relaxed text-ink-soft">
          <Wording parts={inWords(comparison)} />
        </p>
      )}
      {thought.isCutShort === true && (
        <p className="mt-2 text-sm leading-relaxed text-ink-soft">{t('cutShort')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          look="primary"
          icon={<Check aria-hidden size={18} />}
          onClick={() => {
            dismiss();
            attempt(thought.action);
          }}
        >
          {t('play')}
        </Button>
        <Button onClick={dismiss}>{t('close')}</Button>
      </div>
    </>
  );
}
