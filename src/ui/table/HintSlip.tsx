'use client';

import { Check } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { type Action, choiceKey } from '@/kit/action';
import type { Explanation, Hinting } from '@/kit/rulebook';
import { Button } from '../Button';
import { type Comparison, compare, tellingReason } from './hint-comparison';
import { wayOff } from './keep-in-sight';
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

/** The piece that would do what the slip speaks of is lit, and the slip, once it is laid, moved off it. */
function useBesideWhatItIsAbout(action: Action | undefined) {
  const inside = useRef<HTMLParagraphElement>(null);
  const key = action === undefined ? undefined : choiceKey(action);
  useEffect(() => {
    const paper = inside.current?.closest<HTMLElement>('[role=dialog]');
    const about = key === undefined ? null : document.querySelector(`[data-choice="${CSS.escape(key)}"]`);
    about?.setAttribute('data-hinted', '');
    const putOut = () => about?.removeAttribute('data-hinted');
    if (paper == null || about === null) return putOut;
    // Its paper is laid in the frame after this one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const { innerWidth: width, innerHeight: height } = window;
        const way = wayOff(paper.getBoundingClientRect(), about.getBoundingClientRect(), { width, height });
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
  const inside = useBesideWhatItIsAbout(thought?.action);
  if (thought === null) return <p>{t('none')}</p>;
  const explanation = explain(thought.action);
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
