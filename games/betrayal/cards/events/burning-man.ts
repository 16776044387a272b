import { event, eventRoll } from '../../parts/cards/event';
import { gain, harmDice, put } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

export const burningMan: Card = event('burning-man', {
  play: [
    eventRoll('burning-man', 'sanity', {
      4: [gain('sanity')],
      2: [put('entrance-hall')],
      0: [harmDice('physical', 1), harmDice('mental', 1)],
    }),
  ],
});
