import type { Panel } from '@tests/contract/panel';

export const panel: Panel = {
  rows: {
    '2 random': { bar: 0.99, games: 800 },
    '2 greedy': { bar: 0.95 },
    '4 random': { bar: 0.96, games: 200 },
    '4 greedy': { bar: 0.62 },
  },
};
