import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { evaluate, policy, search } from './bot';
import { determinize } from './bot/determinize';
import { CARDS, type Card, DECK, markersEach, stackSize } from './rules/components';
import { game } from './rules/game';
import { type DiggersOptions, optionsSchema } from './rules/schemas';
import { score } from './rules/scoring';
import type { DiggersG } from './rules/state';
import { type DiggersView, reader, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

export const diggers: Rulebook<DiggersG, DiggersView, DiggersOptions> = {
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
  inventory: ({ box, stacks, table, faces, seats }) => {
    const counts: Record<string, number> = Object.fromEntries(CARDS.map((card) => [card, 0]));
    const count = (card: Card | null) => {
      if (card !== null) counts[card] = (counts[card] ?? 0) + 1;
    };
    box.forEach(count);
    faces.forEach(count);
    for (const stack of stacks) for (const { card } of stack) count(card);
    for (const { card } of table) count(card);
    for (const { cards, spent, lost } of seats) for (const card of [...cards, ...spent, ...lost]) count(card);
    return counts;
  },
  // Every card of the stacks is laid; every marker pays, digs and lets a scout be sent or stay; hearts break.
  maxMoves: (numPlayers) => numPlayers * (stackSize(numPlayers) + 3 * markersEach(numPlayers)) + DECK.length,
};

export default anyRulebook(diggers);
