import type { Panel } from '@tests/contract/panel';

/** What `npm run bench:bots` holds `hard` to. */
export const panel: Panel = {
  rows: {
    '4 random': { bar: 0.7 },
    '4 greedy': { bar: 0.43, games: 400 },
  },
};
