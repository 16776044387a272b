'use client';

import { useAids } from '@/ui/table/use-aids';
import { signed } from '../rules/components';
import type { Choice } from '../rules/view';
import { percentOf } from '../seat/percent';
import { useWords } from './use-words';

type Tried = Pick<Choice, 'odds'>;

const factsOf = ({ dice, add, from, chance, was = 0 }: NonNullable<Choice['odds']>) => ({
  dice,
  add,
  sum: signed(add),
  from,
  against: from - 1,
  percent: percentOf(chance),
  was: percentOf(was),
});

/** What a low roll does besides failing, in words. */
function useEnd(): (tried: Tried) => string | undefined {
  const t = useWords();
  return ({ odds }) => {
    if (odds?.end === undefined) return undefined;
    const { upTo, chance, ill } = odds.end;
    return t('board.end', { upTo, low: percentOf(chance), ill: t(`ills.${ill}`) });
  };
}

/** The odds of a choice in words, both ends of them; nothing for who wants no previews. */
export function useOdds(): (tried: Tried) => readonly string[] {
  const t = useWords();
  const endOf = useEnd();
  const { previews } = useAids();
  return (tried) => {
    const { odds } = tried;
    if (odds === undefined || !previews) return [];
    const facts = factsOf(odds);
    const end = endOf(tried);
    const hoped =
      odds.was !== undefined
        ? t(odds.isFight === true ? 'hints.reasons.odds-lift-fight' : 'hints.reasons.odds-lift', facts)
        : t(odds.isFight === true ? 'board.odds-fight' : 'board.odds', facts);
    return end === undefined ? [hoped] : [hoped, end];
  };
}

/**
 * What a roll has to reach and how likely it does, or what is made of that: a strip of candle, lit as far as it may
 * succeed; beside it what else it may come to.
 */
export function Odds({ choice }: { readonly choice: Tried }) {
  const t = useWords();
  const said = useOdds()(choice);
  const end = useEnd()(choice);
  const { odds } = choice;
  if (odds === undefined || said.length === 0) return null;
  const facts = factsOf(odds);
  const chance =
    odds.was !== undefined
      ? t('board.chance-lift', facts)
      : t(odds.isFight === true ? 'board.chance-fight' : 'board.chance', facts);
  const strip = (
    <span aria-hidden className="bt-chance" title={said.join(' · ')}>
      <span className="bt-chance-lit" style={{ scale: `${odds.chance} 1` }} />
      <span className="bt-chance-number">{chance}</span>
    </span>
  );
  if (end === undefined) return strip;
  return (
    <span aria-hidden className="bt-chances">
      {strip}
      <span className="bt-chance-end">{end}</span>
    </span>
  );
}
