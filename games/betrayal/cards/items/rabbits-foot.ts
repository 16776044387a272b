import { reaction } from '../../parts/cards/reaction';
import { rerolls } from '../../parts/cards/rerolling';
import type { Card } from '../../rules/thing';

const FOOT = 'rabbits-foot';

/** One die is rolled again, in one's own turn only (BH127). */
export const rabbitsFoot: Card = {
  deck: 'item',
  clause: 'BH-rabbits-foot',
  isItem: true,
  ...reaction('after-roll', FOOT, (seen, { seat, roll, dice }) =>
    seen.table.turn.seat === seat ? rerolls(seen, FOOT, roll, dice, 1) : [],
  ),
};
