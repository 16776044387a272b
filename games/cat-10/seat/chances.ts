import { JUMBO_POINTS, sumOf } from '../rules/components';
import type { Places } from '../rules/scoring';

/** By seat, what it would have if the game ended now. */
export const pointsOf = ({ piles, jumbos }: Places): number[] =>
  piles.map((pile, seat) => sumOf(pile) + (jumbos[seat] ?? 0) * JUMBO_POINTS);

// Measured: these figures fit best who won 2,000 matches of two to six equal players.

/** Turns still to come for each card in the deck, all seats together. */
const TURNS_PER_CARD = 0.32;
/** How far apart a turn of each may bring two seats, and what is open when hardly a card is left. */
const SPREAD = 11;
const LAST_SPREAD = 0.5;

/**
 * By seat, the chance to win with these points when so many cards are still to be turned over: the more,
 * the vaguer. A share of the win when there are none.
 */
export function chancesOf(points: readonly number[], deckCount: number): number[] {
  const spread = LAST_SPREAD + SPREAD * Math.sqrt((deckCount * TURNS_PER_CARD) / points.length);
  let most = Number.NEGATIVE_INFINITY;
  for (const own of points) most = Math.max(most, own);
  const chances: number[] = [];
  let total = 0;
  for (const own of points) {
    const weight = deckCount === 0 ? Number(own === most) : Math.exp((own - most) / spread);
    chances.push(weight);
    total += weight;
  }
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = (chances[seat] ?? 0) / total;
  return chances;
}
