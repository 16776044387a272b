import type { Panel } from '@tests/contract/panel';

/** What `npm run bench:bots` holds `hard` to. */
export const panel: Panel = {
  rows: {
    '4 random': { bar: 0.7 },
    '4 greedy': { bar: 0.43, games: 400 },
  },
  inWords: [
    '`hard` plays the bout out by a rule of thumb (`rollout.ts`) instead of on the rules. Against the plain search that won 38.9 % [31.1, 47.2] of 136 matches with four seats (par 25 %).',
    'Tried in its place with four seats, the others with 35 ms: the policy alone won 28.7 % [15.6, 46.8] of 40; rollouts on the rules for four turns, judged there by the odds of each fighter, 18.3 % [10.6, 29.9] of 60 (35 ms, too). Neither keeps two thirds of the lead for certain, so it stays.',
  ],
};
