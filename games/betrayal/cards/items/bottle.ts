import { gain, goBy, lose, pick, roll } from '../../parts/cards/steps';
import { usable } from '../../parts/cards/usable';
import { room as roomFact } from '../../rules/journal';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const step = stepsOf<{ travel: Nothing }>('card:bottle');

/** Drunk once the haunt has begun; the best of it takes one to any room that still stands (BH136). Spent. */
export const bottle: Card = {
  deck: 'item',
  clause: 'BH-bottle',
  isItem: true,
  ...usable('bottle', ({ table }) =>
    table.haunt === null
      ? []
      : [
          {
            weight: 0.2,
            next: [
              { do: 'discard', card: 'bottle' },
              roll(3, 'cards.bottle', 'card', {
                6: [step('travel')],
                5: [gain('might', 2, 'bottle'), gain('speed', 2, 'bottle')],
                4: [gain('knowledge', 2, 'bottle'), gain('sanity', 2, 'bottle')],
                3: [gain('knowledge', 1, 'bottle'), lose('might')],
                2: [lose('knowledge', 2), lose('sanity', 2)],
                1: [lose('might', 2), lose('speed', 2)],
                0: [lose('speed', 2), lose('might', 2), lose('sanity', 2), lose('knowledge', 2)],
              }),
            ],
          },
        ],
  ),
  steps: {
    travel: ({ G }) => [
      pick(
        'BH136',
        G.tiles
          .filter(({ isLost }) => !isLost)
          .map(({ room }) => ({
            key: room,
            label: 'go-to',
            facts: { room: roomFact(room) },
            next: [goBy({ room, side: null })],
          })),
        'bottle',
      ),
    ],
  } satisfies Resolvers<unknown, typeof step>,
};
