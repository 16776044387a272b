import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { considered, determinize, evaluate, likelihood, policy, search } from './bot';
import { game } from './rules/game';
import { tokensToWin } from './rules/goal';
import { type LoveLetterOptions, optionsSchema } from './rules/schemas';
import { score } from './rules/scoring';
import type { LoveLetterG } from './rules/state';
import { type LoveLetterView, reader, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

export const loveLetter: Rulebook<LoveLetterG, LoveLetterView, LoveLetterOptions> = {
  ...seatRules,
  explain,
  rulesVersion: 2,
  game,
  options: optionsSchema,
  view,
  reader,
  refuse: (seatView, ctx, action) => refusalOf(game, seatView, ctx, action),
  determinize,
  policy,
  considered,
  evaluate,
  search,
  likelihood,
  round: ({ round }) => round,
  score,
  inventory: (G) => {
    const cards = [
      ...G.deck,
      ...(G.setAside === null ? [] : [G.setAside]),
      ...G.faceUp,
      ...G.hands.flat(),
      ...G.seats.flatMap((seat) => seat.discards),
    ];
    const counts: Record<string, number> = {};
    for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
    return counts;
  },
  // A round has at most one turn for each card that is not dealt at its start, and gives a token.
  maxMoves: (numPlayers, options) =>
    (numPlayers * (tokensToWin(options, numPlayers) - 1) + 1) * (15 - numPlayers),
};

export default anyRulebook(loveLetter);
