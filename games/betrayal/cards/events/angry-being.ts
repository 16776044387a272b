import { gain, harmDice, roll } from '../../parts/steps';
import type { Card } from '../../rules/box';

export const angryBeing: Card = {
  deck: 'event',
  clause: 'BH-angry-being',
  play: [
    roll('speed', 'cards.angry-being', 'event', {
      5: [gain('speed')],
      2: [harmDice('mental', 1)],
      0: [harmDice('mental', 1), harmDice('physical', 1)],
    }),
  ],
};
