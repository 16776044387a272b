import { defineGame } from '@/kit/game';
import { gameResult } from '@/kit/score-sheet';
import { legal } from './legal';
import { beginTurn, deal, endRound, nextAlive } from './round';
import { type NinjaSoulOptions, optionsSchema } from './schemas';
import { isGameOver, score } from './scoring';
import type { NinjaSoulG } from './state';
import { aim, look, open, swap } from './turn';
import { reader, view } from './view';

/** Ninja Soul: each round a phase, each turn a look, a swap in the dark or an opened card (NS-r1). */
export const game = defineGame<NinjaSoulG, NinjaSoulOptions>({
  name: 'ninja-soul',
  minPlayers: 5,
  maxPlayers: 8,
  options: optionsSchema,

  setup: ({ ctx, random }, options) => ({
    options,
    round: 0,
    starter: String(random.Die(ctx.numPlayers) - 1),
    cards: [],
    seats: Array.from({ length: ctx.numPlayers }, () => ({ points: 0, isDead: false, shown: null })),
    deeds: [],
    secrets: Array.from({ length: ctx.numPlayers }, () => []),
    laps: 0,
    isTurnOver: false,
    ending: null,
    lastRound: null,
    journal: [],
  }),

  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),
  moves: { look, swap, open, aim },

  /** Round follows round until somebody has the points (NS-r16). */
  phases: {
    round: {
      start: true,
      next: 'round',
      onBegin: deal,
      endIf: ({ G }) => G.ending !== null,
      onEnd: endRound,
      turn: {
        order: {
          first: ({ G }) => Number(G.starter),
          next: ({ G, ctx }) => nextAlive(G, ctx.playOrderPos),
        },
        onBegin: beginTurn,
        endIf: ({ G }) => G.isTurnOver,
      },
    },
  },

  endIf: ({ G }) => (isGameOver(G) ? gameResult(score(G)) : undefined),
});
