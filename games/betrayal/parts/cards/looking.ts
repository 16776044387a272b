import type { PlayerID } from '@/kit/action';
import { at as seatAt } from '@/kit/seats';
import { shuffle } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { reshuffle } from '../../rules/discovery';
import type { BetrayalG, FaceDown } from '../../rules/state';
import type { At } from '../../rules/thing';

/** Piles that lie face down, and what a seat has seen of them from the top. */

export const pileOf = (G: BetrayalG, pile: FaceDown): (RoomID | CardID)[] =>
  pile === 'stack' ? G.stack : G.decks[pile];

/** Whether there is anything in a pile to be looked at, what would be shuffled back into it among it. */
export const isEmptyPile = (G: BetrayalG, pile: FaceDown): boolean =>
  pileOf(G, pile).length + (pile === 'stack' ? G.discards : G.discardPiles[pile]).length === 0;

/** A seat looks at the top of a pile; an empty one is shuffled first (BH89, BH112). */
export function lookAt(at: At, seat: PlayerID, pile: FaceDown, count: number): void {
  const { G } = at;
  if (pileOf(G, pile).length === 0) {
    if (pile === 'stack') reshuffle(at);
    else shuffle(at, pile, G.discardPiles[pile].splice(0));
  }
  const known = seatAt(G.known, seat);
  const seen = pileOf(G, pile).slice(0, count);
  if (seen.length > known[pile].length) known[pile] = seen;
}

/**
 * A seat puts the top of a pile back in another order: `order` names the places they came from, from the top.
 * Whoever had seen any of them knows no more where they are.
 */
export function putBack(at: At, seat: PlayerID, pile: FaceDown, order: readonly number[]): void {
  const { G } = at;
  const whole = pileOf(G, pile);
  const top = order.flatMap((place) => whole.slice(place, place + 1));
  whole.splice(0, top.length, ...top);
  for (const [other, known] of G.known.entries())
    known[pile] = String(other) === seat ? whole.slice(0, Math.max(top.length, known[pile].length)) : [];
}
