import { event } from '../../parts/cards/event';
import { hurtBy, lowEnd } from '../../parts/cards/other-end';
import { leaves, tried } from '../../parts/cards/spot';
import { draw, harmDice, untoken } from '../../parts/cards/steps';
import type { Card, Thing } from '../../rules/thing';

export const lockedSafe: Card = event('locked-safe', { play: leaves('safe') });

export const safe: Thing = tried(
  'safe',
  'BH-locked-safe',
  'knowledge',
  5,
  (room) => ({
    5: [untoken('safe', room), draw('item'), draw('item')],
    2: [harmDice('physical', 1)],
    0: [harmDice('physical', 2)],
  }),
  (seen, seat) =>
    lowEnd(
      [1, hurtBy(seen, seat, 'physical', 2, 'tokens.safe')],
      [4, hurtBy(seen, seat, 'physical', 1, 'tokens.safe')],
    ),
);
