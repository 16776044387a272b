import { event } from '../../parts/cards/event';
import { FLOORS } from '../../rules/components';
import type { Card } from '../../rules/thing';

/** The next tile, wherever it fits: the drawer chooses floor and doorway (BH149). */
export const theWalls: Card = event('the-walls', {
  play: [{ do: 'place-new', floors: FLOORS, next: [{ do: 'put-in-new' }] }],
});
