import { event, eventRoll } from '../../parts/cards/event';
import { gain, harmDice } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

/** Against the omens drawn so far; with none it can only be won. */
export const disquietingSounds: Card = event('disquieting-sounds', {
  play: ({ table: { omensDrawn } }) => [
    eventRoll('disquieting-sounds', 6, { 0: [harmDice('mental', 1)], [omensDrawn]: [gain('sanity')] }),
  ],
});
