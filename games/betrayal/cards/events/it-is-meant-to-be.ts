import { event } from '../../parts/event';
import { keepEvent } from '../../parts/lingering';
import { isEmptyPile, lookAt, pileOf, putBack } from '../../parts/looking';
import { reaction } from '../../parts/reaction';
import { own, pick, rollThen } from '../../parts/steps';
import { MOST_FACE } from '../../rules/components';
import { liftedBy } from '../../rules/hope';
import { say } from '../../rules/journal';
import type { Roll } from '../../rules/option';
import { amendRoll, diceOf } from '../../rules/rolls';
import type { FaceDown } from '../../rules/state';
import type { Card, Seen } from '../../rules/thing';

const CARD = 'it-is-meant-to-be';
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
          next: [own(`card:${CARD}/look`, { pile })],
        })),
        {
          key: 'dice',
          label: 'store-roll',
          facts: { dice: DICE },
          next: [rollThen(DICE, `cards.${CARD}`, 'event', own(`card:${CARD}/store`))],
        },
      ],
      CARD,
    ),
  ],
  steps: {
    look: (at, { seat = '', pile }) => {
      const from = pile as FaceDown;
      lookAt(at, seat, from, MOST_SEEN);
      say(
        at.G,
        from === 'stack' ? 'look-at-stack' : 'look-at-deck',
        seat,
        from === 'stack' ? {} : { deck: { term: `decks.${from}` } },
      );
      const count = Math.min(MOST_SEEN, pileOf(at.G, from).length);
      return [
        pick(
          'BH151',
          ordersOf(count).map((order) => ({
            key: order.map((place) => place + 1).join('-'),
            label: 'order',
            facts: { order: order.map((place) => place + 1).join(', ') },
            next: [own(`card:${CARD}/arrange`, { pile: from, order })],
          })),
          CARD,
        ),
      ];
    },
    arrange: (at, { seat = '', pile, order }) => {
      putBack(at, seat, pile as FaceDown, order as readonly number[]);
      return [];
    },
    store: ({ G }, { total }) => {
      G.slices[CARD] = Number(total);
      return [keepEvent(CARD)];
    },
    spend: (at) => {
      amendRoll(at, (roll) => kept(at, roll));
      return [{ do: 'discard', card: CARD }];
    },
  },
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
            next: [own(`card:${CARD}/spend`)],
          },
        ],
  ),
});
