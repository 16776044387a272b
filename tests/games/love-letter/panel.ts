import type { Panel } from '@tests/contract/panel';

export const panel: Panel = {
  rows: {
    '2 random': { bar: 0.93, games: 400 },
    '2 greedy': { bar: 0.55, games: 300 },
    '2 hard normal': { games: 400 },
    '4 random': { bar: 0.74, games: 400 },
    '4 greedy': { bar: 0.29 },
    '4 plain': { games: 240 },
    '4 hard normal': { games: 800 },
  },
  inWords: [
    'Four times the playouts (4,000; P95 86 ms) won 54.3 % [49.5, 59.0] of 420 matches with two seats against a thousand: more thinking was not shown to win more, so `hard` stops early.',
  ],
};
