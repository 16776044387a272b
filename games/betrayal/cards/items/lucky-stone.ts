import { reaction } from '../../parts/reaction';
import { rerolls } from '../../parts/rerolling';
import type { Card } from '../../rules/box';
import { MOST_DICE } from '../../rules/components';

const STONE = 'lucky-stone';

/** Any dice of one's own roll are rolled again, once. Spent. */
export const luckyStone: Card = {
  deck: 'item',
  clause: 'BH-lucky-stone',
  isItem: true,
  ...reaction('after-roll', STONE, (_seen, { roll, dice }) =>
    rerolls(STONE, roll, dice, MOST_DICE).map((one) => ({
      ...one,
      next: [...one.next, { do: 'discard', card: STONE }],
    })),
  ),
};
