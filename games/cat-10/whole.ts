import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { determinize, evaluate, policy, search, worlds } from './bot';
import { considered } from './bot/considered';
import { DECK } from './rules/components';
import { game } from './rules/game';
import { type Cat10Options, optionsSchema } from './rules/schemas';
import { score } from './rules/scoring';
import type { Cat10G } from './rules/state';
import { type Cat10View, reader, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

export const cat10: Rulebook<Cat10G, Cat10View, Cat10Options> = {
  ...seatRules,
  explain,
  rulesVersion: 1,
  game,
  options: optionsSchema,
  view,
  reader,
  refuse: (seatView, ctx, action) => refusalOf(game, seatView, ctx, action),
  determinize,
  worlds,
  policy,
  considered,
  evaluate,
  search,
  score,
  inventory: ({ deck, row, piles, discards, jumbos, supply }) => {
    const counts: Record<string, number> = { jumbo: jumbos.reduce((sum, count) => sum + count, supply) };
    for (const cards of [deck, row, discards, ...piles])
      for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
    return counts;
  },
  // Each card is turned over once. A turn adds one action for taking, or four for a duel over two cards
  // or more: at most two for each card.
  maxMoves: () => DECK.length * 3,
};

export default anyRulebook(cat10);
