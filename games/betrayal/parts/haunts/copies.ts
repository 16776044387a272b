import type { PlayerID } from '@/kit/action';
import type { CardID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Card, Seen } from '../../rules/thing';

/** Copies of a thing that a haunt brings: what they are called, up to their number, is `29:torch`. */

export const isA = (thing: CardID, card: CardID): boolean => card.split('.')[0] === thing;

/** The first of some things that a seat holds. */
export const heldBy = ({ table }: Seen, seat: PlayerID, thing: CardID): CardID | undefined =>
  explorerAt(table, seat).cards.find((card) => isA(thing, card));

/** Nobody carries two of them. */
export const oneOf = (thing: CardID): Pick<Card, 'mayHold'> => ({
  mayHold: (seen, seat) => heldBy(seen, seat, thing) === undefined,
});
