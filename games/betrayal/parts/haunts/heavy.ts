import { holderOf } from '../../rules/cards';
import type { CardID } from '../../rules/components';
import { part } from './haunt';

/** A load: each room costs whoever carries it a space more, but for the first of a turn where there is only one left (BH-g12). */
export const heavy = (card: CardID) =>
  part({
    name: 'heavy',
    alters: { price: ({ table }, { figure }, so) => (holderOf(table, card) === figure ? so + 1 : so) },
  });
