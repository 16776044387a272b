import { event } from '../../parts/cards/event';
import { drawnBy, lowEnd } from '../../parts/cards/other-end';
import { leaves, tried } from '../../parts/cards/spot';
import { draw, untoken } from '../../parts/cards/steps';
import type { Card, Thing } from '../../rules/thing';

export const closetDoor: Card = event('closet-door', { play: leaves('closet') });

export const closet: Thing = tried(
  'closet',
  'BH-closet-door',
  2,
  4,
  (room) => ({
    4: [draw('item')],
    2: [draw('event')],
    0: [untoken('closet', room), draw('event')],
  }),
  (seen, seat) => lowEnd([3, drawnBy(seen, seat)]),
);
