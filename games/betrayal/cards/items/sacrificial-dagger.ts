import { choose, harmDice, roll } from '../../parts/steps';
import { weapon } from '../../parts/weapon';
import type { Card } from '../../rules/thing';

const DAGGER = 'sacrificial-dagger';

/** It has to be mastered before it strikes: it may cost a step of the mind, or turn on its owner in place of the attack. */
export const sacrificialDagger: Card = {
  deck: 'item',
  clause: 'BH-sacrificial-dagger',
  isItem: true,
  ...weapon(DAGGER, 3, {
    through: (attack, forgone) => [
      roll('knowledge', `cards.${DAGGER}`, 'card', {
        6: attack,
        3: [choose(-1, ['sanity', 'knowledge']), ...attack],
        0: [...forgone, harmDice('physical', 2)],
      }),
    ],
  }),
};
