import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { determinize, evaluate, policy, search } from './bot';
import { IN_HAND, LAST, NUMBERS } from './rules/components';
import { game } from './rules/game';
import { type NumeriOptions, optionsSchema } from './rules/schemas';
import { score } from './rules/scoring';
import type { NumeriG } from './rules/state';
import { type NumeriView, reader, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

export const numeri: Rulebook<NumeriG, NumeriView, NumeriOptions> = {
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
  evaluate,
  search,
  score,
  inventory: ({ pieces }) => {
    // No two ever stand on one space (NU-r10).
    const taken = pieces.flat().filter((space) => space !== IN_HAND);
    const counts: Record<string, number> = { sharing: taken.length - new Set(taken).size };
    for (const [seat, own] of pieces.entries())
      for (const [index, space] of own.entries())
        if (space >= IN_HAND && space <= LAST) {
          const name = `${seat}.${index + 1}`;
          counts[name] = (counts[name] ?? 0) + 1;
        }
    return counts;
  },
  // Every action moves a piece on by a space or more (NU12), and no two ever stand on one space: the
  // sum of all places grows each time, from nothing to at most that of the last spaces of the path.
  maxMoves: (numPlayers) => {
    const pieces = numPlayers * NUMBERS.length;
    return (pieces * (2 * LAST - pieces + 1)) / 2;
  },
};

export default anyRulebook(numeri);
