import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { considered, determinize, evaluate, policy, search } from './bot';
import { DICE, STACK } from './rules/components';
import { game } from './rules/game';
import { type MacroscopeOptions, optionsSchema } from './rules/schemas';
import { score } from './rules/scoring';
import type { MacroscopeG } from './rules/state';
import { type MacroscopeView, reader, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

/** More than happens over one picture: nine actions for each of twelve lids, then all that follows a guess. */
const MOVES_A_PICTURE = 160;

export const macroscope: Rulebook<MacroscopeG, MacroscopeView, MacroscopeOptions> = {
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
  round: ({ finished }) => finished.length,
  // Which pictures are in a match's stack is as hidden as their order: they are counted, not named.
  inventory: ({ stack, finished, lids, isOver }) => {
    const counts: Record<string, number> = {
      picture: stack.length + finished.length + (isOver ? 0 : 1),
      die: DICE,
    };
    for (const lid of lids) counts[`lid ${lid}`] = (counts[`lid ${lid}`] ?? 0) + 1;
    return counts;
  },
  maxMoves: () => STACK * MOVES_A_PICTURE,
};

export default anyRulebook(macroscope);
