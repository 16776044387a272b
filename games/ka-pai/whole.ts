import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { determinize, evaluate, policy, search } from './bot';
import { considered } from './bot/considered';
import { BOXES, DRAWABLE, ERASERS, isBare, isDrawable, LINES, SYMBOLS } from './rules/components';
import { game } from './rules/game';
import { type KaPaiOptions, optionsSchema } from './rules/schemas';
import { score } from './rules/scoring';
import type { KaPaiG } from './rules/state';
import { type KaPaiView, reader, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

/** Two drawings, a bonus mark for each, and the word that it is done. */
const ACTIONS_A_ROLL = 5;

export const kaPai: Rulebook<KaPaiG, KaPaiView, KaPaiOptions> = {
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
  // The pieces are the squares, which are drawn on once, and the signs, which belong to one group at most.
  inventory: ({ options: { sheet }, sheets }) => {
    const counts: Record<string, number> = { outside: 0, shared: 0, mixed: 0, overfull: 0 };
    const add = (name: string, count = 1) => {
      counts[name] = (counts[name] ?? 0) + count;
    };
    for (const { cells, groups, marks } of sheets) {
      add('squares', [...cells].filter((_, cell) => isDrawable(sheet, cell)).length);
      add('outside', [...cells].filter((_, cell) => !isBare(cells, cell) && !isDrawable(sheet, cell)).length);
      const grouped = groups.flatMap((line) => [...(LINES[line] ?? [])]);
      add('shared', grouped.length - new Set(grouped).size);
      add('mixed', groups.filter((line) => new Set(LINES[line]?.map((cell) => cells[cell])).size > 1).length);
      add('overfull', SYMBOLS.filter((sign) => marks[sign] < 0 || marks[sign] > BOXES).length);
    }
    return counts;
  },
  // Each roll fills a square of every sheet at least, and may be rubbed out so often.
  maxMoves: (numPlayers, { sheet }) =>
    numPlayers * DRAWABLE[sheet].length * (ACTIONS_A_ROLL * (ERASERS + 1) + ERASERS),
};

export default anyRulebook(kaPai);
