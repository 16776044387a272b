import { type ScoreSheet, scoreSheet } from '@/kit/score-sheet';
import { tokensToWin } from './goal';
import type { LoveLetterG } from './state';

/** Most tokens wins; equals share the win (LL18). */
export const score = (G: LoveLetterG): ScoreSheet =>
  scoreSheet([{ id: 'tokens', scores: G.seats.map((seat) => seat.tokens) }]);

/** Whether somebody has the tokens that end the game (LL4, LL5). */
export const isGameOver = (G: LoveLetterG): boolean => {
  const goal = tokensToWin(G.options, G.seats.length);
  for (const seat of G.seats) if (seat.tokens >= goal) return true;
  return false;
};
