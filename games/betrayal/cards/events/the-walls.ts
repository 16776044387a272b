import { event } from '../../parts/event';
import type { Card } from '../../rules/box';
import { FLOORS } from '../../rules/components';

/** The next tile, wherever it fits: the drawer chooses floor and doorway (BH149). */
export const theWalls: Card = event('the-walls', {
  play: [{ do: 'place-new', floors: FLOORS, next: [{ do: 'put-in-new' }] }],
});
