import { defineGame } from '@/kit/game';
import { gameResult } from '@/kit/score-sheet';
import { arrange, bid, claim, end, market, pass, swap, use } from './moves';
import { legal } from './powers';
import {
  afterRound,
  beginRound,
  beginTurn,
  endRound,
  endTrade,
  hasEverybodyArranged,
  nextBusy,
} from './round';
import { optionsSchema, type SweetNoseOptions } from './schemas';
import { score } from './scoring';
import { endAuction, layTable, nextBidder } from './setup';
import type { SweetNoseG } from './state';
import { reader, view } from './view';

type At = { G: SweetNoseG; ctx: { playOrderPos: number } };

const turn = { onBegin: beginTurn, endIf: ({ G }: { G: SweetNoseG }) => G.isTurnOver };

const firstInQueue = ({ G }: { G: SweetNoseG }) => Number(G.queue[0]?.playerID ?? 0);

/** Sweet Nose, 2016: cards are laid, sweets exchanged, counted, and shops chosen, three times (SN-r1, SN-r8). */
export const game = defineGame<SweetNoseG, SweetNoseOptions>({
  name: 'sweet-nose',
  minPlayers: 3,
  maxPlayers: 5,
  options: optionsSchema,
  setup: ({ ctx, random }, options) => layTable(ctx.numPlayers, options, random),
  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),
  moves: { swap, market, use, end, claim, bid, pass },

  phases: {
    // Over at once where shops are not for sale.
    auction: {
      start: true,
      next: ({ G }) => afterRound(G),
      endIf: ({ G }) => G.round === 0 && G.seats.every(({ hasPassed }) => hasPassed),
      onEnd: endAuction,
      turn: {
        ...turn,
        order: {
          first: ({ G }: At) => Number(G.starter),
          next: ({ G, ctx }: At) => nextBidder(G, ctx.playOrderPos + 1),
        },
      },
    },
    arrange: {
      next: 'trade',
      onBegin: beginRound,
      endIf: ({ G }) => hasEverybodyArranged(G),
      turn: {
        onBegin: beginTurn,
        order: { first: ({ G }: At) => Number(G.starter), next: ({ ctx }: At) => ctx.playOrderPos },
        activePlayers: { all: 'arrange' },
        stages: { arrange: { moves: { arrange } } },
      },
    },
    trade: {
      next: ({ G }) => (G.due === null ? afterRound(G) : 'declare'),
      endIf: ({ G }) => G.isTradeOver,
      onEnd: endTrade,
      turn: {
        ...turn,
        order: {
          first: ({ G }: At) => nextBusy(G, Number(G.starter)) ?? Number(G.starter),
          next: ({ G, ctx }: At) => nextBusy(G, (ctx.playOrderPos + 1) % G.seats.length),
        },
      },
    },
    declare: {
      next: ({ G }) => afterRound(G),
      endIf: ({ G }) => G.due === null,
      onEnd: ({ G }) => endRound(G),
      turn: {
        onBegin: beginTurn,
        order: { first: ({ G }: At) => Number(G.due ?? 0), next: ({ ctx }: At) => ctx.playOrderPos },
      },
    },
    shop: {
      next: 'arrange',
      endIf: ({ G }) => G.queue.length === 0,
      turn: { ...turn, order: { first: firstInQueue, next: firstInQueue } },
    },
  },

  endIf: ({ G }) => (G.isOver ? gameResult(score(G)) : undefined),
});
