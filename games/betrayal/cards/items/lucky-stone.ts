import { reaction } from '../../parts/cards/reaction';
import { rerolls } from '../../parts/cards/rerolling';
import { MOST_DICE } from '../../rules/components';
import type { Card } from '../../rules/thing';

const STONE = 'lucky-stone';

/** Any dice of one's own roll are rolled again, once. Spent. */
export const luckyStone: Card = {
  deck: 'item',
  clause: 'BH-lucky-stone',
  isItem: true,
  ...reaction('after-roll', STONE, (seen, { roll, dice }) =>
    rerolls(seen, STONE, roll, dice, MOST_DICE).map((one) => ({
      ...one,
      next: [...one.next, { do: 'discard', card: STONE }],
    })),
  ),
};
