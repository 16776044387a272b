import { reaction } from '../../parts/reaction';
import { amendRoll } from '../../rules/rolls';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const step = stepsOf<{ add: Nothing }>('card:adrenaline-shot');

/** 4 more on a roll of a trait, whatever stands (BH105). Spent. */
export const adrenalineShot: Card = {
  deck: 'item',
  clause: 'BH-adrenaline-shot',
  isItem: true,
  ...reaction('before-roll', 'adrenaline-shot', (_seen, { roll }) =>
    roll.trait === undefined
      ? []
      : [
          {
            args: ['adrenaline-shot'],
            next: [step('add'), { do: 'discard', card: 'adrenaline-shot' }],
          },
        ],
  ),
  steps: {
    add: (at) => {
      amendRoll(at, ({ add = 0 }) => ({ add: add + 4 }));
      return [];
    },
  } satisfies Resolvers<unknown, typeof step>,
};
