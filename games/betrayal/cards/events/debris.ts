import { event, eventRoll } from '../../parts/cards/event';
import { gain, harmDice } from '../../parts/cards/steps';
import { stick, stuck } from '../../parts/cards/stuck';
import type { Card } from '../../rules/thing';

export const debris: Card = event('debris', {
  stays: true,
  play: [
    eventRoll('debris', 'speed', {
      3: [gain('speed')],
      1: [stick('debris'), harmDice('physical', 1)],
      0: [stick('debris'), harmDice('physical', 2)],
    }),
  ],
  ...stuck('debris'),
});
