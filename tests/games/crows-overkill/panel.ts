import type { Panel } from '@tests/contract/panel';

/** What `npm run bench:bots` holds `hard` to. */
export const panel: Panel = {
  rows: {
    '2 random': { bar: 0.88 },
    '2 greedy': { bar: 0.6, games: 400 },
    '4 random': { bar: 0.6 },
    '4 greedy': { bar: 0.3, games: 400 },
  },
};
