import { event, eventRoll } from '../../parts/cards/event';
import { gain, lose } from '../../parts/cards/steps';
import { TRAITS } from '../../rules/components';
import type { Card } from '../../rules/thing';

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
