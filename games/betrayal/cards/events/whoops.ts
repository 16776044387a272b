import { event } from '../../parts/cards/event';
import { itemsOf } from '../../parts/cards/items';
import type { Card } from '../../rules/thing';

/** The player on the right takes one of the items blindly (BH40). */
export const whoops: Card = event('whoops', {
  play: (at, seat) => {
    const [card] = at.random.Shuffle(itemsOf(at, seat));
    return card === undefined ? [] : [{ do: 'discard', card }];
  },
});
