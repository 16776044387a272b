import { reaction } from '../../parts/reaction';
import { lose, own } from '../../parts/steps';
import { explorerAt } from '../../rules/figures';
import { amendRoll } from '../../rules/rolls';
import type { Card } from '../../rules/thing';

/** Two dice more for a step of Sanity, which is lost before the dice are counted (BH129). */
export const idol: Card = {
  deck: 'item',
  clause: 'BH-idol',
  isItem: true,
  ...reaction('before-roll', 'idol', ({ table }, { seat, roll }) =>
    roll.trait === undefined && roll.use !== 'event'
      ? []
      : [
          {
            args: ['idol'],
            weight: table.haunt !== null && explorerAt(table, seat).traits.sanity <= 1 ? 0.001 : 0.5,
            next: [own('card:idol/add'), lose('sanity')],
          },
        ],
  ),
  steps: {
    add: (at) => {
      amendRoll(at, ({ moreDice = 0 }) => ({ moreDice: moreDice + 2 }));
      return [];
    },
  },
};
