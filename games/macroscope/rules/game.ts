import { defineGame } from '@/kit/game';
import { RESPOND } from '@/kit/response';
import { gameResult } from '@/kit/score-sheet';
import { seatIDs } from '@/kit/seats';
import { PICTURES, STACK, START } from './components';
import { accept, call, deny, join, name, stay } from './guesses';
import { tellStart } from './journal';
import { legal } from './legal';
import { newToken, shuffledLids } from './round';
import { type MacroscopeOptions, optionsSchema } from './schemas';
import { score } from './scoring';
import type { MacroscopeG } from './state';
import { decline, guess, lift, pick, roll, skip } from './turn';
import { reader, view } from './view';

/**
 * Macroscope, the edition of 2016 (MS-r1): a turn is one lid lifted or two, and after each somebody may guess what lies
 * below. A guess ends the round; all others are asked at the same time whether they guess too.
 */
export const game = defineGame<MacroscopeG, MacroscopeOptions>({
  name: 'macroscope',
  minPlayers: 2,
  maxPlayers: 6,
  options: optionsSchema,

  /** The starting player is drawn (MS-r3); everybody has two points (MS-r4), none by the simple rules (MS21). */
  setup: ({ ctx, random }, options) => {
    const seats = seatIDs(ctx.numPlayers);
    const starter = String(random.Die(ctx.numPlayers) - 1);
    const [picture = '', ...stack] = random.Shuffle([...PICTURES]).slice(0, STACK);
    const G: MacroscopeG = {
      options,
      starter,
      active: starter,
      next: starter,
      round: 1,
      stack,
      picture,
      token: newToken(random),
      lids: shuffledLids(random),
      open: [],
      points: seats.map(() => (options.rules === 'simple' ? 0 : START)),
      step: 'begin',
      dice: [],
      left: null,
      lifted: 0,
      answers: [],
      taken: [],
      asked: [],
      said: seats.map(() => null),
      queue: [],
      appeal: null,
      appeals: [],
      finished: [],
      isOver: false,
      journal: [],
    };
    tellStart(G);
    return G;
  },

  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),
  moves: { roll, pick, lift, guess, decline, skip, name, call, accept, deny },
  turn: {
    order: {
      first: ({ G }) => Number(G.starter),
      next: ({ G }) => Number(G.next),
    },
    stages: { [RESPOND]: { moves: { join, stay } } },
  },
  endIf: ({ G }) => (G.isOver ? gameResult(score(G)) : undefined),
});
