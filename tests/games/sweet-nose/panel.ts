import type { SweetNoseView } from '@games/sweet-nose/rules/view';
import type { Panel } from '@tests/contract/panel';
import { ownGain } from './own-gain';

/** What `npm run bench:bots` holds `hard` to: also against whoever only lowers the own sum (`numbers`). */
export const panel: Panel<SweetNoseView> = {
  rows: {
    '4 random': { bar: 0.65 },
    '4 numbers': { bar: 0.34 },
    '4 greedy': { bar: 0.34 },
    '4 hard normal': { games: 80 },
  },
  points: ownGain,
  inWords: [
    '`hard` is the plain search. A playout that weighed the exchange without listing it won 26.9 % [20.1, 35.0] of 140 matches against it with four seats (par 25 %).',
  ],
};
