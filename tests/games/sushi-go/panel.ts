import type { Panel } from '@tests/contract/panel';

export const panel: Panel = {
  rows: {
    '2 random': { bar: 0.99, games: 800 },
    '2 greedy': { bar: 0.95 },
    '4 random': { bar: 0.96, games: 200 },
    '4 greedy': { bar: 0.62 },
  },
  inWords: [
    'More than three times the playouts (2,000; P95 82 ms) won 53.8 % [46.0, 61.3] of 160 matches with two seats against 600: more thinking was not shown to win more, so `hard` stops early.',
  ],
};
