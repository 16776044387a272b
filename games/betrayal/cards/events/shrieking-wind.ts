import { event, metRoll } from '../../parts/cards/event';
import { itemsOf } from '../../parts/cards/items';
import { isExposed, meeting } from '../../parts/cards/meeting';
import { harmDice, pick } from '../../parts/cards/steps';
import { explorerAt, isAlive } from '../../rules/figures';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const CARD = 'shrieking-wind';
const step = stepsOf<{ blow: Nothing }>(`card:${CARD}`);

/** It meets the explorers outside and at open windows; an item that is blown away lies in the Entrance Hall (BH148). */
export const shriekingWind: Card = event('shrieking-wind', {
  play: (at, seat) =>
    meeting(
      at,
      seat,
      CARD,
      isExposed(at),
      metRoll(CARD, 'might', {
        5: [],
        3: [harmDice('physical', 1)],
        1: [harmDice('mental', 1)],
        0: [harmDice('physical', 1), step('blow')],
      }),
    ),
  steps: {
    blow: (at, { seat = '' }) => {
      const items = isAlive(explorerAt(at.G, seat)) ? itemsOf(at, seat) : [];
      if (items.length === 0) return [];
      return [
        pick(
          'BH148',
          items.map((card) => ({
            key: card,
            label: 'lose-card',
            facts: { card: { term: `cards.${card}` } },
            next: [{ do: 'drop', card, room: 'entrance-hall' }],
          })),
          CARD,
        ),
      ];
    },
  } satisfies Resolvers<unknown, typeof step>,
});
