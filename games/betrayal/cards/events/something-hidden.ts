import { event, eventRoll } from '../../parts/cards/event';
import { draw, lose, pick } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

export const somethingHidden: Card = event('something-hidden', {
  play: [
    pick(
      'BH-something-hidden',
      [
        {
          key: 'roll',
          label: 'attempt',
          facts: { trait: { term: 'traits.knowledge' } },
          next: [eventRoll('something-hidden', 'knowledge', { 4: [draw('item')], 0: [lose('sanity')] })],
        },
        { key: 'leave', label: 'leave-be', next: [] },
      ],
      'something-hidden',
    ),
  ],
});
