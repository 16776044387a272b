import type { Panel } from '@tests/contract/panel';

export const panel: Panel = {
  rows: {
    '5 random': { bar: 0.65, games: 160 },
    '5 greedy': { bar: 0.55, games: 160 },
    '6 random': { bar: 0.65, games: 240 },
    '6 greedy': { bar: 0.6, games: 240 },
    '6 hard normal': { games: 600 },
  },
  inWords: [
    '`hard` and `normal` search a tree of each player’s own decisions (`multi`): at 50 ms against the flat search it won 34.8 % [28.4, 41.8] of 200 matches with five seats (par 20 %). The rows above were played by the flat search, the trials below among flat ones.',
    'What was tried at equal CPU with five seats: not to weigh worlds by what others did in them won 27.2 % [17.4, 39.9] of 60 among those who did, so they are not. Rollouts by lot won 22.5 % [11.8, 38.7] of 60 among rollouts by the policy, but none of 20 against greedy, where those won 62.5 % [40.9, 80.0] of 20: they stay by the policy. A policy that counts exactly where the cards lie (`knowledge.ts`) instead of reckoning in passing (`belief.ts`) won 20.0 % [10.3, 35.3] of 40, with a P95 of 150 ms and so few playouts that `normal` would have none: reckoning stays.',
  ],
};
