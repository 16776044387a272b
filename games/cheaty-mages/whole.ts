import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { evaluate, likelihood, policy, search } from './bot';
import { considered } from './bot/considered';
import { determinize } from './bot/determinize';
import { game } from './rules/game';
import { type CheatyMagesOptions, optionsSchema } from './rules/schemas';
import { score } from './rules/scoring';
import type { CheatyMagesG } from './rules/state';
import { type CheatyMagesView, reader, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

export const cheatyMages: Rulebook<CheatyMagesG, CheatyMagesView, CheatyMagesOptions> = {
  ...seatRules,
  explain,
  rulesVersion: 1,
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
  round: ({ bout, replays, isOver }) => (isOver ? -1 : bout + 10 * replays),
  score,
  inventory: (G) => {
    const pieces = [
      ...G.deck,
      ...G.discard,
      ...G.hands.flat(),
      ...G.corners.flatMap(({ spells }) => spells.map(({ spell }) => spell)),
      ...G.lasting.map(({ spell }) => spell),
      ...G.fighterDeck,
      ...G.fighterDiscard,
      ...G.corners.map(({ fighter }) => fighter),
      G.judge,
      ...G.judgeDeck,
      ...G.judgeDiscard,
    ];
    const counts: Record<string, number> = {};
    for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1;
    return counts;
  },
  // The rulebook sets no bound to cancelled bouts, each of which takes every card in hand at most; a
  // dozen of them in one match did not come up in 100,000 played by lot.
  maxMoves: (numPlayers) => 20 * (numPlayers * 12 + 20),
};

export default anyRulebook(cheatyMages);
