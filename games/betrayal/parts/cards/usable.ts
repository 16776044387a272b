import type { PlayerID } from '@/kit/action';
import type { CardID } from '../../rules/components';
import { explorerAt, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import type { Option } from '../../rules/option';
import type { Seen, Thing } from '../../rules/thing';
import { use } from './steps';

type Use = Pick<Option, 'next'> & Partial<Option>;

/** One way to use a card, as it stands among the choices of a turn. */
export const asUse = (card: CardID, one: Use): Option => ({
  move: 'use',
  args: [card],
  clause: `BH-${card}`,
  label: { kind: 'use-card', facts: { card: { term: `cards.${card}` } } },
  weight: 1,
  ...one,
  next: [use(card), ...one.next],
});

/** A card that whoever holds it may use in its own turn, once (BH28, BH33, BH113). */
export const usable = (
  card: CardID,
  offer: (seen: Seen, seat: PlayerID) => readonly Use[],
): Pick<Thing, 'offers'> => ({
  offers: {
    turn: (seen, { seat }, { holder }) =>
      holder !== seat || seen.table.turn.usedCards.includes(card)
        ? []
        : offer(seen, seat).map((one) => asUse(card, one)),
  },
});

/** Whether a card is with an explorer, or lies beside it on the floor. */
export const isAtHand = ({ table }: Seen, seat: PlayerID, card: CardID): boolean =>
  explorerAt(table, seat).cards.includes(card) ||
  table.piles.some((pile) => pile.cards.includes(card) && samePlace(pile, placeOf(table, seat)));
