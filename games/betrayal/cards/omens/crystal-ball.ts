import { at as seatAt } from '@/kit/seats';
import { lowEnd, loweredBy } from '../../parts/cards/other-end';
import { lose, pick, roll } from '../../parts/cards/steps';
import { usable } from '../../parts/cards/usable';
import { shuffle } from '../../rules/cards';
import type { CardID, Deck } from '../../rules/components';
import { say } from '../../rules/journal';
import { oddsOf } from '../../rules/rolls';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const BALL = 'crystal-ball';
const step = stepsOf<{ look: Nothing; search: { deck: Deck }; find: { deck: Deck; card: CardID } }>(
  `card:${BALL}`,
);
const WHAT = `cards.${BALL}`;
const DECKS = ['item', 'event'] as const;

/** Once the haunt has begun it finds a card and lays it on top of its deck, for its finder's eyes alone (BH137). */
export const crystalBall: Card = {
  deck: 'omen',
  clause: 'BH-crystal-ball',
  isItem: true,
  ...usable(BALL, (seen, seat) =>
    seen.table.haunt === null
      ? []
      : [
          {
            odds: oddsOf(
              seen,
              { do: 'roll', seat, trait: 'knowledge', use: 'card', what: WHAT },
              4,
              lowEnd(
                [0, loweredBy(seen, seat, 'sanity', 2, WHAT)],
                [3, loweredBy(seen, seat, 'sanity', 1, WHAT)],
              ),
            ),
            weight: 0.3,
            next: [
              roll('knowledge', WHAT, 'card', {
                4: [step('look')],
                1: [lose('sanity')],
                0: [lose('sanity', 2)],
              }),
            ],
          },
        ],
  ),
  steps: {
    look: () => [
      pick(
        'BH-crystal-ball',
        DECKS.map((deck) => ({
          key: deck,
          label: 'search-deck',
          facts: { deck: { term: `decks.${deck}` } },
          weight: deck === 'item' ? 3 : 1,
          next: [step('search', { deck })],
        })),
        BALL,
      ),
    ],
    // What a deck holds can be told from what lies open: named in the order of the box, it gives nothing away.
    search: (at, { deck }) => {
      const { G, box } = at;
      if (G.decks[deck].length === 0) shuffle(at, deck, G.discardPiles[deck].splice(0));
      return [
        pick(
          'BH137',
          Object.keys(box.cards)
            .filter((card) => G.decks[deck].includes(card))
            .map((card) => ({
              key: card,
              label: 'find-card',
              facts: { card: { term: `cards.${card}` } },
              next: [step('find', { deck, card })],
            })),
          BALL,
        ),
      ];
    },
    find: (at, { seat = '', deck, card }) => {
      shuffle(at, deck);
      at.G.decks[deck] = [card, ...at.G.decks[deck].filter((one) => one !== card)];
      seatAt(at.G.known, seat)[deck] = [card];
      say(at.G, 'search-deck', seat, { deck: { term: `decks.${deck}` } });
      return [];
    },
  } satisfies Resolvers<unknown, typeof step>,
};
