import type { Panel } from '@tests/contract/panel';

/** What `npm run bench:bots` holds `hard` to. */
export const panel: Panel = {
  rows: {
    '2 random': { bar: 0.88 },
    '2 greedy': { bar: 0.6, games: 400 },
    '4 random': { bar: 0.6 },
    '4 greedy': { bar: 0.3, games: 400 },
  },
  inWords: [
    '`hard` plays on in numbers (`compact-state.ts`, `compact-moves.ts`, `rollout-policy.ts`), until everybody has been judged once more. Against the plain search that won 36.5 % [30.0, 43.6] of 200 matches with four seats (par 25 %), 51.0 % [44.1, 57.8] of 200 with two.',
    'Tried in its place with four seats: the policy alone won 11.7 % [5.2, 24.2] of 60; rollouts on the rules for five turns, judged there by what lies open, 30.0 % [19.9, 42.5] of 60; the same by what seats in those playouts care for 20.0 % [11.8, 31.8] of 60 (70 ms on both sides). None of them keeps two thirds of the lead for certain, so it stays.',
  ],
};
