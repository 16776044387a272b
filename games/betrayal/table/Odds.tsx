'use client';

import { useAids } from '@/ui/table/use-aids';
import type { Choice } from '../rules/view';
import { percentOf } from '../seat/percent';
import { useWords } from './use-words';

type Tried = Pick<Choice, 'odds'>;

const factsOf = ({ dice, add, from, chance }: NonNullable<Choice['odds']>) => ({
  dice,
  add,
  from,
  against: from - 1,
  percent: percentOf(chance),
});

/** The odds of a choice in words; nothing for who wants no previews. */
export function useOdds(): (tried: Tried) => string | undefined {
  const t = useWords();
  const { previews } = useAids();
  return (tried) =>
    tried.odds === undefined || !previews
      ? undefined
      : t(tried.odds.isFight === true ? 'board.odds-fight' : 'board.odds', factsOf(tried.odds));
}

/** What a roll has to reach and how likely it does: a strip of candle, lit as far as it may succeed. */
export function Odds({ choice }: { readonly choice: Tried }) {
  const t = useWords();
  const said = useOdds()(choice);
  const { odds } = choice;
  if (odds === undefined || said === undefined) return null;
  return (
    <span aria-hidden className="bt-chance" title={said}>
      <span className="bt-chance-lit" style={{ scale: `${odds.chance} 1` }} />
      <span className="bt-chance-number">
        {t(odds.isFight === true ? 'board.chance-fight' : 'board.chance', factsOf(odds))}
      </span>
    </span>
  );
}
