import { event } from '../../parts/cards/event';
import { hurtBy, lowEnd } from '../../parts/cards/other-end';
import { leaves, tried } from '../../parts/cards/spot';
import { draw, harmDice, untoken } from '../../parts/cards/steps';
import type { Card, Thing } from '../../rules/thing';

export const skeletons: Card = event('skeletons', { play: leaves('skeletons', harmDice('mental', 1)) });

export const skeletonsToken: Thing = tried(
  'skeletons',
  'BH-skeletons',
  'sanity',
  5,
  (room) => ({
    5: [untoken('skeletons', room), draw('item')],
    0: [harmDice('mental', 1)],
  }),
  (seen, seat) => lowEnd([4, hurtBy(seen, seat, 'mental', 1, 'tokens.skeletons')]),
);
