import type { PlayerID } from '@/kit/action';
import { companion } from '../../parts/cards/companion';
import { pick, tell } from '../../parts/cards/steps';
import { usable } from '../../parts/cards/usable';
import { cardOf, mayHold } from '../../rules/cards';
import type { CardID, Place } from '../../rules/components';
import { explorerAt, isAlive, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import { type Alternative, type Step, stepsOf } from '../../rules/step';
import type { Card, Resolvers, Seen } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { keyOf, waysFrom } from '../../rules/ways';

const SPACES = 6;
const step = stepsOf<{ carry: { card: CardID } }>('card:dog');

/** Places beside one where nothing is rolled on the way, for its master's feet. */
const quietly = (seen: Seen, seat: PlayerID, from: Place): Place[] =>
  waysFrom(seen, seat, from).flatMap(({ to, isLoud }) => (to === null || isLoud === true ? [] : [to]));

/** Where it can run to: explored rooms, by ways that lead back as well. */
function run(seen: Seen, seat: PlayerID): Place[] {
  const start = placeOf(seen.table, seat);
  const looked = new Map<string, Place[]>();
  const beside = (from: Place): Place[] => {
    const known = looked.get(keyOf(from)) ?? quietly(seen, seat, from);
    looked.set(keyOf(from), known);
    return known;
  };
  const far = new Map<string, number>([[keyOf(start), 0]]);
  const places = [start];
  for (const here of places) {
    const steps = (far.get(keyOf(here)) ?? 0) + 1;
    if (steps > SPACES) continue;
    for (const to of beside(here)) {
      if (far.has(keyOf(to)) || !beside(to).some(({ room }) => room === here.room)) continue;
      far.set(keyOf(to), steps);
      places.push(to);
    }
  }
  return places.slice(1);
}

/** Brings it to an explorer who is asked, or lays it down. */
function errands(seen: Seen, seat: PlayerID, card: CardID): Alternative[] {
  const facts = { card: { term: `cards.${card}` } };
  return run(seen, seat).flatMap((place): Alternative[] => [
    ...seen.table.explorers.flatMap((one, other): Alternative[] =>
      isAlive(one) && samePlace(one, place) && mayHold(seen, String(other), card)
        ? [
            {
              key: `give ${other}`,
              label: 'dog-give',
              facts: { ...facts, partner: { seat: String(other) } },
              next: [offer(seat, card, String(other))],
            },
          ]
        : [],
    ),
    {
      key: `drop ${keyOf(place)}`,
      label: 'dog-drop',
      facts: { ...facts, room: roomFact(place.room) },
      weight: 0.1,
      next: [{ do: 'drop', card, room: place.room, side: place.side }],
    },
  ]);
}

const offer = (seat: PlayerID, card: CardID, partner: PlayerID): Step => ({
  ...pick(
    'BH132',
    [
      {
        key: 'accept',
        label: 'trade-accept-gift',
        facts: { partner: { seat }, give: { terms: [`cards.${card}`] } },
        weight: 3,
        next: [{ do: 'hand-over', seat, card, to: partner, how: 'trade' }],
      },
      {
        key: 'refuse',
        label: 'trade-refuse',
        facts: { partner: { seat } },
        next: [{ do: 'tell', kind: 'refuse', to: { seat } }],
      },
    ],
    'trade',
  ),
  seat: partner,
});

/** It carries what is a card, and no thing that a haunt brings (BH-g6). */
const isForDog = ({ box }: Seen, card: string): boolean => cardOf(box, card).deck !== 'quest';

/** It runs up to six spaces for its master and comes back, with one item there or from there (BH132). */
export const dog: Card = {
  deck: 'omen',
  clause: 'BH-dog',
  ...companion({ might: 1, sanity: 1 }),
  ...usable('dog', (seen, seat) => {
    const { piles } = seen.table;
    const loose = looseCards(seen, seat).filter((card) => isForDog(seen, card));
    const places = piles.length + loose.length === 0 ? [] : run(seen, seat);
    if (places.length === 0) return [];
    const lying = piles.filter((pile) => places.some((place) => samePlace(pile, place)));
    return [
      ...lying.flatMap(({ cards, room }) =>
        cards
          .filter(
            (card) =>
              isForDog(seen, card) &&
              cardOf(seen.box, card).isItem === true &&
              !seen.table.turn.usedCards.includes(card) &&
              mayHold(seen, seat, card),
          )
          .map((card) => ({
            args: ['dog', 'fetch', card],
            label: { kind: 'dog-fetch', facts: { card: { term: `cards.${card}` }, room: roomFact(room) } },
            weight: 3,
            next: [tell('dog-fetches', { card, room }), { do: 'take', card } satisfies Step],
          })),
      ),
      ...loose.map((card) => ({
        args: ['dog', 'carry', card],
        label: { kind: 'dog-carry', facts: { card: { term: `cards.${card}` } } },
        weight: 0.02,
        next: [step('carry', { card })],
      })),
    ];
  }),
  steps: {
    carry: (at, { seat = '', card }) =>
      explorerAt(at.G, seat).cards.includes(card) ? [pick('BH132', errands(at, seat, card), 'dog')] : [],
  } satisfies Resolvers<unknown, typeof step>,
};
