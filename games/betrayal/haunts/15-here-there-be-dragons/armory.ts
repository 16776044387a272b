import type { PlayerID } from '@/kit/action';
import { askFor } from '../../parts/asking-for';
import { deed } from '../../parts/haunt';
import { use } from '../../parts/steps';
import { holderOf } from '../../rules/cards';
import type { Trait } from '../../rules/components';
import { explorerAt, sideOf, traitOf } from '../../rules/figures';
import { card as cardFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { looseCards } from '../../rules/trading';
import { ARMOR, cardOf, holds, lyingAt, QUESTS, type Seer, SHIELD, WORN } from './state';

/** What is to be had against a Dragon: taken up, put on and taken off, and handed to whoever does most with it. */

const CLAUSE = 'BH-h15';

/** Free, from either side of a barrier (BH-g30); what is taken so has changed hands for this turn (BH33). */
const fetches = ({ table, mine }: Seer, seat: PlayerID): Option[] =>
  QUESTS.filter((quest) => lyingAt(mine, quest) === explorerAt(table, seat).room).map((quest) =>
    deed(CLAUSE, 'fetch', {
      args: ['fetch', quest],
      facts: { card: cardFact(cardOf[quest]) },
      weight: 60,
      next: [use(cardOf[quest]), { do: 'haunt/fetch', seat, quest }],
    }),
  );

/** Putting the Armor on, or taking it off, is a whole turn (BH-h15-K1). */
function changesOf({ table }: Seer, seat: PlayerID): Option[] {
  const { turn } = table;
  const isWorn = holds(table, seat, WORN);
  if (!isWorn && !holds(table, seat, ARMOR)) return [];
  const option = deed(CLAUSE, isWorn ? 'doff' : 'don', {
    args: ['armor'],
    weight: isWorn ? 0.01 : 80,
    next: [{ do: 'haunt/change', seat }, { do: 'stop' }],
  });
  const hasBegun = turn.spent > 0 || turn.hasMoved || turn.hasAttacked || turn.usedCards.length > 0;
  const not = { reason: 'whole-turn', clause: CLAUSE } as const;
  return [hasBegun ? { ...option, not, next: [] } : option];
}

/** By what each is used best: whoever has less of it has no use for the thing beside somebody who has more. */
const WANTED: readonly (readonly [string, Trait])[] = [
  ['spear', 'might'],
  ['ring', 'sanity'],
  [ARMOR, 'might'],
  [SHIELD, 'speed'],
];

/** The turn's trade in short, among heroes, for what counts here. */
function wishes(seen: Seer, seat: PlayerID): readonly Option[] {
  const { table } = seen;
  if (sideOf(table, seat) !== 'heroes') return [];
  return WANTED.flatMap(([card, trait]) => {
    const holder = holderOf(table, card);
    if (holder === null || sideOf(table, holder) !== 'heroes' || !looseCards(seen, holder).includes(card))
      return [];
    const isSpared = (other: PlayerID) => traitOf(seen, seat, trait) > traitOf(seen, other, trait) + 1;
    const weight = isSpared(holder) ? 30 : 0.02;
    return askFor(seen, seat, { card, clause: CLAUSE, weight, isSpared, isTrade: true });
  });
}

export const armoryOptions = (seen: Seer, seat: PlayerID): Option[] => [
  ...fetches(seen, seat),
  ...changesOf(seen, seat),
  ...wishes(seen, seat),
];
