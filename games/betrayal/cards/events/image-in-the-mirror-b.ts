import { event } from '../../parts/cards/event';
import { itemsOf } from '../../parts/cards/items';
import { gain, pick } from '../../parts/cards/steps';
import { shuffle, takeFrom } from '../../rules/cards';
import type { CardID } from '../../rules/components';
import { say } from '../../rules/journal';
import { stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';
import { clockwise } from '../../rules/tokens';

const CARD = 'image-in-the-mirror-b';
const step = stepsOf<{ 'hand-in': { card: CardID } }>(`card:${CARD}`);

/** Whoever has none passes it on to the next on the left who has; omens are no items (BH40). */
export const imageInTheMirrorB: Card = event('image-in-the-mirror-b', {
  play: (at, seat) => {
    const holder = clockwise(at.table, seat).find((one) => itemsOf(at, one).length > 0);
    if (holder === undefined) return [];
    const items = itemsOf(at, holder);
    return [
      {
        ...pick(
          `BH-${CARD}`,
          items.map((card) => ({
            key: card,
            label: 'lose-card',
            facts: { card: { term: `cards.${card}` } },
            next: [step('hand-in', { card }), gain('knowledge')],
          })),
          CARD,
        ),
        seat: holder,
      },
    ];
  },
  steps: {
    'hand-in': (at, { seat = '', card }) => {
      const after = takeFrom(at, seat, card, 'discard');
      shuffle(at, 'item', [card]);
      say(at.G, 'shuffle-in', seat, { card: { term: `cards.${card}` } });
      return after;
    },
  } satisfies Resolvers<unknown, typeof step>,
});
