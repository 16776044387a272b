import { reaction } from '../../parts/reaction';
import { own } from '../../parts/steps';
import { liftedBy } from '../../rules/hope';
import type { Roll } from '../../rules/option';
import { amendRoll } from '../../rules/rolls';
import type { Card } from '../../rules/thing';

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
            next: [own('card:adrenaline-shot/add'), { do: 'discard', card: 'adrenaline-shot' }],
          },
        ],
  ),
  steps: {
    add: (at) => {
      amendRoll(at, more);
      return [];
    },
  },
};
