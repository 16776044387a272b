import { type GameResult, type ScoreSheet, scoreSheet } from '@/kit/score-sheet';
import type { BetrayalG } from './state';

/** Who has won: a side wins or loses as one, its dead with it. */
export function score(G: BetrayalG): ScoreSheet {
  const winners: readonly string[] = G.outcome?.winners ?? [];
  const scores = G.explorers.map((_, seat) => (winners.includes(String(seat)) ? 1 : 0));
  return scoreSheet([{ id: 'won', scores }]);
}

/** Where nobody has won, all share the last place and nobody the first. */
export function gameResultOf(G: BetrayalG): GameResult {
  const sheet = score(G);
  const winners = G.outcome?.winners ?? [];
  const [winner] = winners;
  return {
    ranking: sheet.ranking,
    winners,
    sheet,
    ...(winners.length === 1 && winner !== undefined ? { winner } : { draw: true as const }),
    ...(winners.length > 1 && { together: true as const }),
  };
}
