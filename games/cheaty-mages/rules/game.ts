import { defineGame } from '@/kit/game';
import { RESPOND } from '@/kit/response';
import { gameResult } from '@/kit/score-sheet';
import { beginBout, beginTurn, endBout, nextIn, passEmptyHands } from './bout';
import { legal } from './legal';
import { bet, bribe, discard, draw, forget, pass, peek, play } from './moves';
import { type CheatyMagesOptions, optionsSchema } from './schemas';
import { score } from './scoring';
import { layTable } from './setup';
import type { CheatyMagesG } from './state';
import { reader, view } from './view';

const clockwise = {
  first: ({ G }: { G: CheatyMagesG }) => Number(G.starter),
  next: ({ G, ctx }: { G: CheatyMagesG; ctx: { playOrderPos: number } }) =>
    (ctx.playOrderPos + 1) % G.seats.length,
};
const turn = { onBegin: beginTurn, endIf: ({ G }: { G: CheatyMagesG }) => G.isTurnOver };

/** Cheaty Mages!: three bouts, each of them bets and then spells, until everybody has passed (CM-r1, CM-r4). */
export const game = defineGame<CheatyMagesG, CheatyMagesOptions>({
  name: 'cheaty-mages',
  minPlayers: 3,
  maxPlayers: 6,
  options: optionsSchema,
  setup: ({ ctx, random }, options) => layTable(ctx.numPlayers, options, random),
  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),
  moves: { bet, play, bribe, peek, pass, discard, draw },

  phases: {
    bet: {
      start: true,
      next: 'spells',
      onBegin: beginBout,
      endIf: ({ G }) => G.bets.every((lanes) => lanes.length > 0),
      turn: { ...turn, order: clockwise },
    },
    spells: {
      next: ({ G }) => (G.options.discard ? 'refill' : 'bet'),
      onBegin: ({ G }) => passEmptyHands(G),
      endIf: ({ G }) => G.seats.every(({ hasPassed }) => hasPassed),
      onEnd: endBout,
      turn: {
        ...turn,
        order: {
          first: ({ G }) => nextIn(G, Number(G.starter)) ?? Number(G.starter),
          next: ({ G, ctx }) => nextIn(G, ctx.playOrderPos + 1),
        },
        stages: { [RESPOND]: { moves: { forget } } },
      },
    },
    refill: {
      next: 'bet',
      endIf: ({ G }) => G.drawn === G.seats.length,
      turn: { ...turn, order: clockwise },
    },
  },

  endIf: ({ G }) => (G.isOver ? gameResult(score(G)) : undefined),
});
