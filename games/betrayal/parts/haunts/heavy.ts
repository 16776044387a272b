import type { CardID } from '../../rules/components';
import { isA } from './copies';
import { part } from './haunt';

/**
 * A load, and what there are of it by number: each room costs whoever carries any a space more, but for the first of a turn
 * where there is only one left (BH-g12).
 */
export const heavy = (thing: CardID) =>
  part({
    name: 'heavy',
    alters: {
      price: ({ table: { explorers } }, { figure }, so) => {
        const isLaden = explorers.some(
          ({ cards, life }, seat) =>
            String(seat) === figure && life !== 'left' && cards.some((card) => isA(thing, card)),
        );
        return isLaden ? so + 1 : so;
      },
    },
  });
