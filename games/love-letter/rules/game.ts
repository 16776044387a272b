import { defineGame } from '@/kit/game';
import { gameResult } from '@/kit/score-sheet';
import { ALL_KINDS } from './components';
import { play } from './effects';
import { legal } from './legal';
import { beginTurn, deal, endRound, isRoundOver, nextInRound } from './round';
import { type LoveLetterOptions, optionsSchema } from './schemas';
import { isGameOver, score } from './scoring';
import type { LoveLetterG } from './state';
import { reader, view } from './view';

/** Love Letter, the sixteen cards of 2012: each round a phase, each turn one card drawn and one played (LL-r1). */
export const game = defineGame<LoveLetterG, LoveLetterOptions>({
  name: 'love-letter',
  minPlayers: 2,
  maxPlayers: 4,
  options: optionsSchema,

  setup: ({ ctx, random }, options) => ({
    options,
    round: 0,
    starter: String(random.Die(ctx.numPlayers) - 1),
    deck: [],
    setAside: null,
    faceUp: [],
    hands: Array.from({ length: ctx.numPlayers }, () => []),
    seats: Array.from({ length: ctx.numPlayers }, () => ({
      tokens: 0,
      discards: [],
      isProtected: false,
      isOut: false,
      couldHold: ALL_KINDS,
    })),
    looks: [],
    ties: [],
    plays: [],
    lastRound: null,
    journal: [],
  }),

  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),
  moves: { play },

  phases: {
    round: {
      start: true,
      next: 'round',
      onBegin: deal,
      endIf: ({ G }) => isRoundOver(G),
      onEnd: endRound,
      turn: {
        order: {
          first: ({ G }) => Number(G.starter),
          next: ({ G, ctx }) => nextInRound(G, ctx.playOrderPos),
        },
        minMoves: 1,
        maxMoves: 1,
        onBegin: beginTurn,
      },
    },
  },

  endIf: ({ G }) => (isGameOver(G) ? gameResult(score(G)) : undefined),
});
