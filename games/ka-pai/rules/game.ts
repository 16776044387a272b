import { defineGame } from '@/kit/game';
import { gameResult } from '@/kit/score-sheet';
import { at, LOCKED } from '@/kit/seats';
import { BLANK } from './components';
import { legal } from './legal';
import { beginRoll, DRAWING, done, draw, isGameOver, isRollOver, mark, undo } from './moves';
import { type KaPaiOptions, optionsSchema } from './schemas';
import { ratingFor, score } from './scoring';
import type { KaPaiG } from './state';
import { reader, view } from './view';

/** Ka Pai of 2019 with the sheets of Ranu, for as many as the table seats (KP12): each turn one roll for everybody. */
export const game = defineGame<KaPaiG, KaPaiOptions>({
  name: 'ka-pai',
  minPlayers: 1,
  maxPlayers: 8,
  options: optionsSchema,

  /** A sheet for each (KP-r1). */
  setup: ({ ctx, random }, options) => ({
    options,
    starter: String(random.Die(ctx.numPlayers) - 1),
    roll: 0,
    dice: [],
    sheets: Array.from({ length: ctx.numPlayers }, () => ({
      cells: BLANK,
      groups: [],
      marks: { triangle: 0, square: 0, circle: 0, slash: 0 },
      drawn: [],
      erased: 0,
      isDone: false,
    })),
    journal: [],
  }),

  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),

  // The seat whose turn it is threw the dice, in turn (KP-r5), and no more than that (KP10).
  turn: {
    order: {
      first: ({ G }) => Number(G.starter),
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    activePlayers: { all: DRAWING },
    stages: {
      [DRAWING]: { moves: { draw, mark, undo, done } },
      [LOCKED]: { moves: { undo } },
    },
    onBegin: beginRoll,
    endIf: ({ G }) => isRollOver(G),
  },

  endIf: ({ G, ctx }) => {
    if (!isGameOver(G)) return undefined;
    const sheet = score(G);
    return gameResult(sheet, ctx.numPlayers === 1 ? ratingFor(at(sheet.totals, '0')) : undefined);
  },
});
