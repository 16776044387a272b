import { event, eventRoll } from '../../parts/cards/event';
import { gain, lose } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

export const somethingSlimy: Card = event('something-slimy', {
  play: [
    eventRoll('something-slimy', 'speed', {
      4: [gain('speed')],
      1: [lose('might')],
      0: [lose('might'), lose('speed')],
    }),
  ],
});
