import { refusalOf } from '@/kit/game';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { considered, determinize, evaluate, policy, search } from './bot';
import { handSizeFor, ROUNDS } from './rules/components';
import { game } from './rules/game';
import { optionsSchema, type SushiGoOptions } from './rules/schemas';
import { score } from './rules/scoring';
import type { SushiGoG } from './rules/state';
import { reader, type SushiGoView, view } from './rules/view';
import { seatRules } from './seat';
import { explain } from './seat/hints';

export const sushiGo: Rulebook<SushiGoG, SushiGoView, SushiGoOptions> = {
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
  inventory: (G) => {
    const counts: Record<string, number> = { pudding: 0 };
    const add = (card: string, count = 1) => {
      counts[card] = (counts[card] ?? 0) + count;
    };
    for (const card of G.deck) add(card);
    for (const hand of G.hands) for (const card of hand.cards) add(card);
    for (const { tableau, puddings } of G.seats) {
      for (const card of tableau) add(card);
      add('pudding', puddings);
    }
    for (const { discards } of G.rounds) for (const cards of discards) for (const card of cards) add(card);
    return counts;
  },
  // Each choice may be taken back once, which makes three actions of one; the last card needs none.
  maxMoves: (numPlayers) => ROUNDS * numPlayers * (handSizeFor(numPlayers) - 1) * 3,
};

export default anyRulebook(sushiGo);
