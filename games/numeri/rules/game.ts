import { defineGame } from '@/kit/game';
import { gameResult } from '@/kit/score-sheet';
import { IN_HAND, NUMBERS } from './components';
import { legal } from './legal';
import { isGoalFull } from './path';
import { type NumeriOptions, optionsSchema } from './schemas';
import { score } from './scoring';
import type { NumeriG } from './state';
import { beginTurn, move, split } from './turn';
import { reader, view } from './view';

/** Numeri, the edition of 2009: a turn is a roll and the piece or two it moves, again while chains are made (NU-r1). */
export const game = defineGame<NumeriG, NumeriOptions>({
  name: 'numeri',
  minPlayers: 2,
  maxPlayers: 4,
  options: optionsSchema,

  /** Everybody has five beans, all of them in hand (NU-r6, NU-r7); who begins is drawn (NU1). */
  setup: ({ ctx, random }) => ({
    starter: String(random.Die(ctx.numPlayers) - 1),
    pieces: Array.from({ length: ctx.numPlayers }, () => NUMBERS.map(() => IN_HAND)),
    die: null,
    isSplitOpen: false,
    journal: [],
  }),

  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),
  moves: { move, split },

  /** Clockwise; first the roll, then the bean (NU-r8). */
  turn: {
    order: {
      first: ({ G }) => Number(G.starter),
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: beginTurn,
    endIf: ({ G }) => G.die === null,
  },

  endIf: ({ G }) => (isGoalFull(G.pieces) ? gameResult(score(G)) : undefined),
});
