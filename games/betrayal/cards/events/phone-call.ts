import { event, eventRoll } from '../../parts/cards/event';
import { gain, harmDice } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

export const phoneCall: Card = event('phone-call', {
  play: [
    eventRoll('phone-call', 2, {
      4: [gain('sanity')],
      3: [gain('knowledge')],
      1: [harmDice('mental', 1)],
      0: [harmDice('physical', 2)],
    }),
  ],
});
