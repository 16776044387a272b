import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { determinize, evaluate, policy, search } from './bot';
import { considered } from './bot/considered';
import { game } from './rules/game';
import { cardOf } from './rules/response';
import { type CrowsOverkillOptions, optionsSchema } from './rules/schemas';
import { score } from './rules/scoring';
import type { CrowsOverkillG } from './rules/state';
import { type CrowsOverkillView, reader, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

export const crowsOverkill: Rulebook<CrowsOverkillG, CrowsOverkillView, CrowsOverkillOptions> = {
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
  score,
  isOut: ({ seats }, playerID) => at(seats, playerID).isOut,
  inventory: (G) => {
    const pieces = [
      ...G.birdDeck,
      ...G.birdDiscard,
      ...G.seats.flatMap(({ birds }) => birds),
      ...G.deck,
      ...G.discard,
      ...G.hands.flat(),
      ...(G.attack === null ? [] : [cardOf(G.attack)]),
    ];
    const counts: Record<string, number> = {};
    for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1;
    return counts;
  },
  // The rulebook sets no bound, but more birds come than two cards a turn are rid of: the longest of 30,000
  // matches by lot took 65 actions, and careful players take a few times as many.
  maxMoves: () => 1500,
};

export default anyRulebook(crowsOverkill);
