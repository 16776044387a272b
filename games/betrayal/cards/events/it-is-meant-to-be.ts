import { event } from '../../parts/cards/event';
import { keepEvent } from '../../parts/cards/lingering';
import { isEmptyPile, lookAt, pileOf, putBack } from '../../parts/cards/looking';
import { reaction } from '../../parts/cards/reaction';
import { pick, rollThen } from '../../parts/cards/steps';
import { MOST_FACE } from '../../rules/components';
import { liftedBy } from '../../rules/hope';
import { say } from '../../rules/journal';
import { amendRoll, diceOf } from '../../rules/rolls';
import type { FaceDown } from '../../rules/state';
import { type Nothing, type Roll, type Rolled, stepsOf } from '../../rules/step';
import type { Card, Resolvers, Seen } from '../../rules/thing';

const CARD = 'it-is-meant-to-be';
const step = stepsOf<{
  look: { pile: FaceDown };
  arrange: { pile: FaceDown; order: readonly number[] };
  store: Rolled;
  spend: Nothing;
}>(`card:${CARD}`);
const PILES: readonly FaceDown[] = ['stack', 'omen', 'item', 'event'];
const MOST_SEEN = 3;
const DICE = 4;

/** Every order of so many places. */
const ordersOf = (count: number): number[][] =>
  count === 0
    ? [[]]
    : ordersOf(count - 1).flatMap((order) =>
        Array.from({ length: count }, (_, place) => [
          ...order.slice(0, place),
          count - 1,
          ...order.slice(place),
        ]),
      );

/** A number that stands takes the place of the dice (BH105), and is not more than they could show. */
const kept = (seen: Seen, roll: Roll) => ({
  fixed: Math.min(Number(seen.table.slices[CARD] ?? 0), diceOf(seen, roll).dice * MOST_FACE),
});

/** A look that nobody else has, or a number that waits for one's own roll (BH151). */
export const itIsMeantToBe: Card = event('it-is-meant-to-be', {
  stays: true,
  play: ({ G }) => [
    pick(
      `BH-${CARD}`,
      [
        ...PILES.filter((pile) => !isEmptyPile(G, pile)).map((pile) => ({
          key: pile,
          label: pile === 'stack' ? 'look-at-stack' : 'look-at-deck',
          ...(pile === 'stack' ? {} : { facts: { deck: { term: `decks.${pile}` } } }),
          next: [step('look', { pile })],
        })),
        {
          key: 'dice',
          label: 'store-roll',
          facts: { dice: DICE },
          next: [rollThen(DICE, `cards.${CARD}`, 'event', step.after('store'))],
        },
      ],
      CARD,
    ),
  ],
  steps: {
    look: (at, { seat = '', pile }) => {
      lookAt(at, seat, pile, MOST_SEEN);
      say(
        at.G,
        pile === 'stack' ? 'look-at-stack' : 'look-at-deck',
        seat,
        pile === 'stack' ? {} : { deck: { term: `decks.${pile}` } },
      );
      const count = Math.min(MOST_SEEN, pileOf(at.G, pile).length);
      return [
        pick(
          'BH151',
          ordersOf(count).map((order) => ({
            key: order.map((place) => place + 1).join('-'),
            label: 'order',
            facts: { order: order.map((place) => place + 1).join(', ') },
            next: [step('arrange', { pile, order })],
          })),
          CARD,
        ),
      ];
    },
    arrange: (at, { seat = '', pile, order }) => {
      putBack(at, seat, pile, order);
      return [];
    },
    store: ({ G }, { total }) => {
      G.slices[CARD] = total;
      return [keepEvent(CARD)];
    },
    spend: (at) => {
      amendRoll(at, (roll) => kept(at, roll));
      return [{ do: 'discard', card: CARD }];
    },
  } satisfies Resolvers<unknown, typeof step>,
  ...reaction('before-roll', CARD, (seen, { roll }) =>
    roll.fixed !== undefined
      ? []
      : [
          {
            args: [CARD],
            label: {
              kind: 'use-number',
              facts: { card: { term: `cards.${CARD}` }, total: Number(seen.table.slices[CARD] ?? 0) },
            },
            ...liftedBy(seen, roll, kept(seen, roll)),
            next: [step('spend')],
          },
        ],
  ),
});
