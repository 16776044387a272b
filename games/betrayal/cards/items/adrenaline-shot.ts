import { reaction } from '../../parts/cards/reaction';
import { liftedBy } from '../../rules/hope';
import { amendRoll } from '../../rules/rolls';
import { type Nothing, type Roll, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const step = stepsOf<{ add: Nothing }>('card:adrenaline-shot');

const more = ({ add = 0 }: Roll) => ({ add: add + 4 });

/** 4 more on a roll of a trait, whatever stands (BH105). Spent. */
export const adrenalineShot: Card = {
  deck: 'item',
  clause: 'BH-adrenaline-shot',
  isItem: true,
  ...reaction('before-roll', 'adrenaline-shot', (seen, { roll }) =>
    roll.trait === undefined
      ? []
      : [
          {
            args: ['adrenaline-shot'],
            ...liftedBy(seen, roll, more(roll)),
            next: [step('add'), { do: 'discard', card: 'adrenaline-shot' }],
          },
        ],
  ),
  steps: {
    add: (at) => {
      amendRoll(at, more);
      return [];
    },
  } satisfies Resolvers<unknown, typeof step>,
};
