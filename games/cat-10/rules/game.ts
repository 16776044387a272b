import { defineGame } from '@/kit/game';
import { gameResult } from '@/kit/score-sheet';
import { DECK, JUMBOS } from './components';
import { discard, duel, seize, steal } from './duel';
import { tellStart } from './journal';
import { legal } from './legal';
import { type Cat10Options, optionsSchema } from './schemas';
import { isOver, score } from './scoring';
import type { Cat10G } from './state';
import { flip, take } from './turn';
import { reader, view } from './view';

/** Cat 10, the edition of 2013: a turn is cards turned over, then what is done with them (CT-r1). */
export const game = defineGame<Cat10G, Cat10Options>({
  name: 'cat-10',
  minPlayers: 2,
  maxPlayers: 6,
  options: optionsSchema,

  /** The deck is shuffled, and the jumbo pots lie beside it (CT-r5); who begins is drawn (CT-r6). */
  setup: ({ ctx, random }) => {
    const perSeat = <T>(make: () => T): T[] => Array.from({ length: ctx.numPlayers }, make);
    const G: Cat10G = {
      starter: String(random.Die(ctx.numPlayers) - 1),
      deck: random.Shuffle([...DECK]),
      row: [],
      piles: perSeat(() => []),
      jumbos: perSeat(() => 0),
      supply: JUMBOS,
      discards: [],
      die: null,
      left: 0,
      journal: [],
    };
    tellStart(G);
    return G;
  },

  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),
  moves: { flip, take, duel },

  /** Clockwise (CT-r7). */
  turn: {
    order: {
      first: ({ G }) => Number(G.starter),
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    stages: {
      steal: { moves: { steal } },
      discard: { moves: { discard } },
      seize: { moves: { seize } },
    },
  },

  endIf: ({ G }) => (isOver(G) ? gameResult(score(G)) : undefined),
});
