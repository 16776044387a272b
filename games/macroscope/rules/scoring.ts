import type { PlayerID } from '@/kit/action';
import { type ScoreSheet, scoreSheet } from '@/kit/score-sheet';

/** Points by seat, taken away down to nothing (MS10). */
const lessened = (points: number, worth: number): number => Math.max(0, points - worth);

/**
 * What everybody has after the answers. Somebody right wins as many points as lids are closed, and everybody else
 * loses as many (MS11, MS13); if nobody is, those lose who guessed (MS12, MS14).
 */
export function pointsAfter(
  points: readonly number[],
  worth: number,
  guessers: readonly PlayerID[],
  winner: PlayerID | null,
): number[] {
  return points.map((own, seat) => {
    if (String(seat) === winner) return own + worth;
    return winner !== null || guessers.includes(String(seat)) ? lessened(own, worth) : own;
  });
}

/** A point a crystal, most win (MS-r9); equals share the win (MS19). */
export const score = ({ points }: { readonly points: readonly number[] }): ScoreSheet =>
  scoreSheet([{ id: 'crystals', scores: [...points] }]);
