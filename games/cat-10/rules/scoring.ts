import { type ScoreSheet, scoreSheet } from '@/kit/score-sheet';
import { type Card, JUMBO_POINTS, sumOf } from './components';
import type { Cat10G } from './state';

/** What lies before the seats: the same in a view and in `G`. */
export interface Places {
  readonly piles: readonly (readonly Card[])[];
  readonly jumbos: readonly number[];
}

/** Every card has been turned over, and what follows from the last one is done (CT-r21, CT3). */
export const isOver = ({ deck, row, left }: Cat10G): boolean =>
  deck.length === 0 && row.length === 0 && left === 0;

/** Cats in the pots, and ten for each jumbo pot (CT-r22); equals share the win (CT10). */
export const score = ({ piles, jumbos }: Places): ScoreSheet =>
  scoreSheet([
    { id: 'cards', scores: piles.map(sumOf) },
    { id: 'jumbos', scores: jumbos.map((count) => count * JUMBO_POINTS) },
  ]);
