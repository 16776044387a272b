import { reaction } from '../../parts/reaction';
import { lose } from '../../parts/steps';
import { explorerAt } from '../../rules/figures';
import { amendRoll, diceOf } from '../../rules/rolls';
import type { Roll } from '../../rules/step';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers, Seen } from '../../rules/thing';

const MORE = 2;
const step = stepsOf<{ add: Nothing }>('card:idol');

/** Whether more dice would be thrown with it: not where a number stands (BH105), nor where there are eight (BH5). */
const isOfUse = (seen: Seen, roll: Roll): boolean =>
  roll.fixed === undefined &&
  diceOf(seen, { ...roll, moreDice: (roll.moreDice ?? 0) + MORE }).dice > diceOf(seen, roll).dice;

/** Two dice more for a step of Sanity, which is lost before the dice are counted (BH129). */
export const idol: Card = {
  deck: 'item',
  clause: 'BH-idol',
  isItem: true,
  ...reaction('before-roll', 'idol', (seen, { seat, roll }) =>
    (roll.trait === undefined && roll.use !== 'event') || !isOfUse(seen, roll)
      ? []
      : [
          {
            args: ['idol'],
            weight:
              seen.table.haunt !== null && explorerAt(seen.table, seat).traits.sanity <= 1 ? 0.001 : 0.5,
            next: [step('add'), lose('sanity')],
          },
        ],
  ),
  steps: {
    add: (at) => {
      amendRoll(at, ({ moreDice = 0 }) => ({ moreDice: moreDice + MORE }));
      return [];
    },
  } satisfies Resolvers<unknown, typeof step>,
};
