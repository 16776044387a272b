import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { determinize, evaluate, policy, search } from './bot';
import { currentClauses, scoreClause } from './clauses';
import { IN_HAND, LAST, NUMBERS, type NumeriOptions, optionsSchema } from './components';
import { game } from './game';
import { explain } from './hints';
import { legal } from './legal';
import { score } from './scoring';
import type { NumeriG } from './state';
import { type NumeriView, reader, view } from './view';

export const numeri: Rulebook<NumeriG, NumeriView, NumeriOptions> = {
  slug: 'numeri',
  rulesVersion: 1,
  game,
  options: optionsSchema,
  hidden: false,
  view,
  reader,
  refuse: (seatView, ctx, action) => refusalOf(game, seatView, ctx, action),
  legal,
  explain,
  currentClauses,
  scoreClause,
  determinize,
  policy,
  evaluate,
  search,
  score,
  inventory: ({ pieces }) => {
    const counts: Record<string, number> = {};
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
