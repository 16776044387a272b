import { event, eventRoll } from '../../parts/cards/event';
import { gain, harmDice } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

export const angryBeing: Card = event('angry-being', {
  play: [
    eventRoll('angry-being', 'speed', {
      5: [gain('speed')],
      2: [harmDice('mental', 1)],
      0: [harmDice('mental', 1), harmDice('physical', 1)],
    }),
  ],
});
