import { reaction } from '../../parts/reaction';
import { own } from '../../parts/steps';
import { amendRoll } from '../../rules/rolls';
import type { Card } from '../../rules/thing';

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
            next: [own('card:adrenaline-shot/add'), { do: 'discard', card: 'adrenaline-shot' }],
          },
        ],
  ),
  steps: {
    add: (at) => {
      amendRoll(at, ({ add = 0 }) => ({ add: add + 4 }));
      return [];
    },
  },
};
