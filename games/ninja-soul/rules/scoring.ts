import { type ScoreSheet, scoreSheet } from '@/kit/score-sheet';
import { pointsToWin } from './goal';
import type { NinjaSoulG } from './state';

/** Most points wins; equals share the win (NS14). */
export const score = (G: NinjaSoulG): ScoreSheet =>
  scoreSheet([{ id: 'points', scores: G.seats.map(({ points }) => points) }]);

/** Whether somebody has the points that end the game; asked after each round (NS14). */
export const isGameOver = (G: NinjaSoulG): boolean => {
  const goal = pointsToWin(G.options);
  return G.seats.some(({ points }) => points >= goal);
};
