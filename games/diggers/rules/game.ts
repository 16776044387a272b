import { defineGame } from '@/kit/game';
import { gameResult } from '@/kit/score-sheet';
import { isBuried, place } from './bury';
import { DECK, faceDownEach, markersEach, stackSize } from './components';
import { dig, end, isDugOut, nextDigger, pay, send } from './dig';
import { beginHeartbreak, loseIdol, nextHeartbreak } from './heartbreak';
import { tellPhase, tellStart } from './journal';
import { legal } from './legal';
import { type DiggersOptions, optionsSchema } from './schemas';
import { score } from './scoring';
import type { DiggersG, StackCard } from './state';
import { reader, view } from './view';

/** Diggers, reconstructed: photos are buried one by one, then dug out, and managers break hearts (DG-r1). */
export const game = defineGame<DiggersG, DiggersOptions>({
  name: 'diggers',
  minPlayers: 2,
  maxPlayers: 6,
  options: optionsSchema,

  /** A stack for each, a third of it face down at random (DG3, DG-r2); who begins is drawn (DG-r3). */
  setup: ({ ctx, random }, options) => {
    const { numPlayers } = ctx;
    const size = stackSize(numPlayers);
    const box = random.Shuffle([...DECK]);
    const stacks = Array.from({ length: numPlayers }, (): StackCard[] => {
      const isUp = random.Shuffle(
        Array.from({ length: size }, (_, index) => index >= faceDownEach(numPlayers)),
      );
      return box.splice(-size).map((card, index) => ({ card, isUp: isUp[index] ?? true }));
    });
    const G: DiggersG = {
      options,
      starter: String(random.Die(numPlayers) - 1),
      box,
      stacks,
      table: [],
      faces: [],
      seats: stacks.map(() => ({
        markers: markersEach(numPlayers),
        cards: [],
        spent: [],
        lost: [],
        heartbreaks: [],
      })),
      due: 0,
      isDigging: false,
      fresh: 0,
      isOver: false,
      journal: [],
    };
    tellStart(G);
    return G;
  },

  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),
  moves: { place, pay, dig, send, end, lose: loseIdol },

  phases: {
    bury: {
      start: true,
      next: 'dig',
      endIf: ({ G }) => isBuried(G),
      turn: {
        order: {
          first: ({ G }) => Number(G.starter),
          next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
        },
      },
    },
    dig: {
      next: 'heartbreak',
      onBegin: ({ G }) => tellPhase(G, 'dig-begin'),
      endIf: ({ G }) => isDugOut(G),
      turn: { order: { first: ({ G }) => Number(G.starter), next: nextDigger } },
    },
    heartbreak: {
      onBegin: beginHeartbreak,
      turn: {
        order: {
          first: ({ G }) => nextHeartbreak(G, Number(G.starter)),
          next: ({ G, ctx }) => nextHeartbreak(G, ctx.playOrderPos + 1),
        },
      },
    },
  },

  endIf: ({ G }) => (G.isOver ? gameResult(score(G)) : undefined),
});
