import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { evaluate, policy, search } from './bot';
import { considered } from './bot/considered';
import { determinize } from './bot/determinize';
import { MOST_LAPS } from './rules/components';
import { game } from './rules/game';
import { pointsToWin } from './rules/goal';
import { type NinjaSoulOptions, optionsSchema } from './rules/schemas';
import { score } from './rules/scoring';
import type { NinjaSoulG } from './rules/state';
import { type NinjaSoulView, reader, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

export const ninjaSoul: Rulebook<NinjaSoulG, NinjaSoulView, NinjaSoulOptions> = {
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
  round: ({ round }) => round,
  score,
  inventory: ({ cards }) => {
    const counts: Record<string, number> = {};
    for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
    return counts;
  },
  // NS15: the dead are silent until the next deal.
  mayTalk: ({ seats }, _ctx, playerID) => !at(seats, playerID).isDead,
  // Each round gives two points or more; a turn is one action, and one more for a card that is aimed.
  maxMoves: (numPlayers, options) =>
    Math.ceil((numPlayers * pointsToWin(options)) / 2) * (numPlayers * MOST_LAPS + numPlayers),
};

export default anyRulebook(ninjaSoul);
