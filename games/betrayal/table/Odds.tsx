'use client';

import { useAids } from '@/ui/table/use-aids';
import type { Choice } from '../rules/view';
import { useWords } from './use-words';

/** A chance as people say it: never quite 0 or 100 while it is neither. */
const percentOf = (chance: number): number =>
  chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));

/** The odds of a choice in words; nothing for who wants no previews. */
export function useOdds(): (odds: Choice['odds']) => string | undefined {
  const t = useWords();
  const { previews } = useAids();
  return (odds) =>
    odds === undefined || !previews
      ? undefined
      : t('board.odds', { ...odds, percent: percentOf(odds.chance) });
}

/** How likely a roll is to come out: a strip of candle, lit as far as it may succeed. */
export function Odds({ odds }: { readonly odds: Choice['odds'] }) {
  const t = useWords();
  const said = useOdds()(odds);
  if (odds === undefined || said === undefined) return null;
  return (
    <span aria-hidden className="bt-chance" title={said}>
      <span className="bt-chance-lit" style={{ scale: `${odds.chance} 1` }} />
      <span className="bt-chance-number">{t('board.chance', { percent: percentOf(odds.chance) })}</span>
    </span>
  );
}
