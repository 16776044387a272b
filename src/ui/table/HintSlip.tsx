'use client';

import { Check } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '../Button';
import { type Comparison, compare } from './hint-comparison';
import { asFact, type Translator, type WordingPart, wordFacts } from './message-parts';
import { useTable } from './TableProvider';
import type { Hints, HintThought } from './table-state';
import { useWording } from './use-wording';
import { Wording } from './Wording';

/** The comparison in words, its other action as the game says it. */
function useComparison(hints: Hints) {
  const t = useTranslations('table.hint');
  const locale = useLocale();
  const { hint } = useWording();
  const site = t as unknown as Translator;
  return (comparison: Comparison): readonly WordingPart[] => {
    if (comparison.kind === 'only') return [t('only')];
    const { kind, other, ...facts } = comparison;
    const words = asFact(hint('actions', hints.explain(other).action));
    return wordFacts(site, kind, { ...facts, other: words }, null, site, locale);
  };
}

export interface HintSlipProps {
  readonly hints: Hints;
  readonly thought: HintThought | null;
}

/** What a good bot would do, why, and two ways on. */
export function HintSlip({ hints, thought }: HintSlipProps) {
  const t = useTranslations('table.hint');
  const { attempt, legal } = useTable();
  const { hint } = useWording();
  const inWords = useComparison(hints);
  if (thought === null) return <p>{t('none')}</p>;
  const { action, reason } = hints.explain(thought.action);
  const comparison = compare(thought, legal.length);
  return (
    <>
      <p className="text-sm text-ink-soft">{t('title')}</p>
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
            hints.dismiss();
            attempt(thought.action);
          }}
        >
          {t('play')}
        </Button>
        <Button onClick={hints.dismiss}>{t('close')}</Button>
      </div>
    </>
  );
}
