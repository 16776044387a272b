import { defineGame } from '@/kit/game';
import { gameResult } from '@/kit/score-sheet';
import { DECK } from './components';
import { legal } from './legal';
import { pick, unlock } from './picks';
import { deal, endRound, hasEverybodyChosen, isGameOver, isRoundOver, reveal } from './round';
import { optionsSchema, type SushiGoOptions } from './schemas';
import { score } from './scoring';
import type { SushiGoG } from './state';
import { reader, view } from './view';

/** Sushi Go!, the 108 cards of 2013: each round a phase, each turn one choice of everybody at once (SG-r3, SG-r11). */
export const game = defineGame<SushiGoG, SushiGoOptions>({
  name: 'sushi-go',
  minPlayers: 2,
  maxPlayers: 5,
  options: optionsSchema,

  /** Scores begin at 0 (SG-r6). */
  setup: ({ ctx, random }, options) => {
    const perSeat = <T>(make: () => T): T[] => Array.from({ length: ctx.numPlayers }, make);
    return {
      options,
      round: 0,
      passes: 0,
      deck: random.Shuffle([...DECK]),
      hands: perSeat(() => ({ cards: [], returned: 0 })),
      picks: perSeat(() => ({ first: null, second: null })),
      seats: perSeat(() => ({ tableau: [], puddings: 0, points: 0, isLocked: false, hasChanged: false })),
      reveals: perSeat(() => []),
      rounds: [],
      journal: [],
    };
  },

  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),

  phases: {
    round: {
      start: true,
      next: 'round',
      onBegin: deal,
      endIf: ({ G }) => isRoundOver(G),
      onEnd: endRound,
      turn: {
        activePlayers: { all: 'choose' },
        stages: {
          choose: { moves: { pick } },
          locked: { moves: { unlock } },
        },
        endIf: ({ G }) => hasEverybodyChosen(G),
        onEnd: reveal,
      },
    },
  },

  endIf: ({ G }) => (isGameOver(G) ? gameResult(score(G)) : undefined),
});
