import { cards, tokens } from './cards';
import { explorers } from './explorers';
import { chart, haunts } from './haunts';
import { rooms, texts } from './rooms';
import type { Box } from './rules/thing';

/** All that a match is played with. */
export const box: Box = {
  rooms,
  texts,
  explorers,
  cards,
  tokens,
  haunts,
  chart,
  start: {
    strip: ['grand-staircase', 'foyer', 'entrance-hall'],
    landings: [
      { room: 'upper-landing', floor: 'upper' },
      { room: 'basement-landing', floor: 'basement' },
    ],
    room: 'entrance-hall',
  },
};
