import { defineGame } from '@/kit/game';
import { RESPOND } from '@/kit/response';
import { gameResult } from '@/kit/score-sheet';
import { block, pass, redirect } from './answers';
import { DISCARD, legal } from './legal';
import { type CrowsOverkillOptions, optionsSchema } from './schemas';
import { isOver, score } from './scoring';
import { layTable } from './setup';
import type { CrowsOverkillG } from './state';
import { beginTurn, copy, discard, judge, kill, nextInPlay, play } from './turn';
import { reader, view } from './view';

/**
 * Crows Overkill, the edition of 2014 with 73 cards: a turn is cards drawn, any number played, and the birds
 * listened to (CO-r1, CO-r7). Whoever a card is played at may answer it.
 */
export const game = defineGame<CrowsOverkillG, CrowsOverkillOptions>({
  name: 'crows-overkill',
  minPlayers: 2,
  maxPlayers: 4,
  options: optionsSchema,
  setup: ({ ctx, random }) => layTable(ctx.numPlayers, random),
  view,
  enumerate: (G, ctx, playerID) => legal(reader(G, ctx, playerID), ctx),
  moves: { play, copy, kill, judge },
  turn: {
    order: {
      first: ({ G }) => Number(G.starter),
      next: ({ G, ctx }) => nextInPlay(G, ctx.playOrderPos),
    },
    onBegin: beginTurn,
    stages: {
      [RESPOND]: { moves: { pass, block, redirect } },
      [DISCARD]: { moves: { discard } },
    },
  },
  endIf: ({ G }) => (isOver(G) ? gameResult(score(G)) : undefined),
});
