import { harmDice, lose } from '../../parts/cards/steps';
import { weapon } from '../../parts/cards/weapon';
import type { Card } from '../../rules/thing';

/** Each attack costs Speed; it clings to its owner, and whoever takes it by force draws blood (BH135). */
export const bloodDagger: Card = {
  deck: 'item',
  clause: 'BH-blood-dagger',
  isItem: true,
  isFixed: true,
  ...weapon('blood-dagger', 3, { after: [lose('speed')] }),
  on: {
    lost: (_at, { seat, card, how }) =>
      card === 'blood-dagger' && how === 'steal' ? [{ ...harmDice('physical', 2), seat }] : [],
  },
};
