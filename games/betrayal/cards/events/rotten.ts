import { event, eventRoll } from '../../parts/event';
import { gain, lose } from '../../parts/steps';
import type { Card } from '../../rules/box';
import { TRAITS } from '../../rules/components';

export const rotten: Card = event('rotten', {
  play: [
    eventRoll('rotten', 'sanity', {
      5: [gain('sanity')],
      2: [lose('might')],
      1: [lose('might'), lose('speed')],
      0: TRAITS.map((trait) => lose(trait)),
    }),
  ],
});
