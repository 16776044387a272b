import { reaction } from '../../parts/reaction';
import { rerolls } from '../../parts/rerolling';
import type { Card } from '../../rules/thing';

const FOOT = 'rabbits-foot';

/** One die is rolled again, in one's own turn only (BH127). */
export const rabbitsFoot: Card = {
  deck: 'item',
  clause: 'BH-rabbits-foot',
  isItem: true,
  ...reaction('after-roll', FOOT, ({ table }, { seat, roll, dice }) =>
    table.turn.seat === seat ? rerolls(FOOT, roll, dice, 1) : [],
  ),
};
