import type { Panel } from '@tests/contract/panel';

export const panel: Panel = {
  rows: {
    '5 random': { bar: 0.65, games: 160 },
    '5 greedy': { bar: 0.55, games: 160 },
    '6 random': { bar: 0.65, games: 240 },
    '6 greedy': { bar: 0.6, games: 240 },
    '6 hard normal': { games: 600 },
  },
};
