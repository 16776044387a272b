import { type SeatJournalEntry, seatIn, wordIn } from '@/kit/journal';
import { bySeat, type TrackRules, zoneOf } from '@/ui/pieces/tracks';
import { type Amounts, KINDS } from '../rules/components';
import type { SweetNoseView } from '../rules/view';

/** What lies somewhere, one by one, in the order of the box. */
export const listed = (amounts: Readonly<Amounts>): string[] =>
  KINDS.flatMap((kind, place) => Array<string>(amounts[place] ?? 0).fill(kind));

const plateOf = (playerID: string | null | undefined) => zoneOf('plate', playerID ?? null);
const bowlOf = (playerID: string | null | undefined) => zoneOf('bowl', playerID ?? null);

const termsIn = (fact: unknown): string[] => {
  const terms = typeof fact === 'object' && fact !== null && 'terms' in fact ? fact.terms : [];
  return Array.isArray(terms)
    ? terms.map((term) => String(term).slice(String(term).lastIndexOf('.') + 1))
    : [];
};

type Entry = Pick<SeatJournalEntry, 'playerID' | 'facts'>;
const target = ({ facts }: Entry) => seatIn(facts.target);
const back = ({ playerID }: Entry) => ({ from: zoneOf('shop', playerID), to: 'street' });

const swap = (entry: Entry, taken: string | undefined, given: string | undefined) => [
  { from: plateOf(target(entry)), to: bowlOf(entry.playerID), face: taken },
  { from: plateOf(entry.playerID), to: bowlOf(target(entry)), face: given },
];

/** Where sweets and shops lie, and what each kind of entry moves. */
export const sweetTracks: TrackRules<SweetNoseView> = {
  zones: ({ plates, bowls, market, stalls, seats }) => ({
    ...bySeat('plate', plates.map(listed)),
    ...bySeat('bowl', bowls.map(listed)),
    market: listed(market),
    street: stalls,
    ...bySeat(
      'shop',
      seats.map(({ shop }) => (shop === null ? [] : [shop])),
    ),
  }),
  deal: { kind: 'deal', from: 'market', to: 'plate' },
  moves: {
    swap: (entry) => swap(entry, wordIn(entry.facts.take), wordIn(entry.facts.give)),
    market: ({ playerID, facts }) => [
      { from: plateOf(playerID), to: 'market', face: wordIn(facts.give) },
      { from: 'market', to: plateOf(playerID), face: wordIn(facts.take) },
    ],
    'use-takeaway': (entry) => [
      { from: plateOf(entry.playerID), to: 'market', face: wordIn(entry.facts.give) },
      { from: 'market', to: bowlOf(entry.playerID), face: wordIn(entry.facts.take) },
      back(entry),
    ],
    'use-tasting': (entry) => [
      { from: plateOf(entry.playerID), to: bowlOf(entry.playerID), face: wordIn(entry.facts.sweet) },
      back(entry),
    ],
    'use-twins': (entry) => [
      ...swap(entry, wordIn(entry.facts.sweet), wordIn(entry.facts.sweet)),
      back(entry),
    ],
    'use-refill': (entry) => [
      { from: bowlOf(entry.playerID), to: plateOf(entry.playerID), face: wordIn(entry.facts.sweet) },
      back(entry),
    ],
    'use-bowls': (entry) => [
      { from: bowlOf(entry.playerID), to: bowlOf(target(entry)), face: wordIn(entry.facts.give) },
      { from: bowlOf(target(entry)), to: bowlOf(entry.playerID), face: wordIn(entry.facts.take) },
      back(entry),
    ],
    'use-tidy': (entry) => [
      { from: bowlOf(target(entry)), to: plateOf(target(entry)), face: wordIn(entry.facts.sweet) },
      back(entry),
    ],
    'use-turnover': (entry) => [
      { from: bowlOf(entry.playerID), to: plateOf(entry.playerID), face: wordIn(entry.facts.bowl) },
      { from: plateOf(entry.playerID), to: bowlOf(entry.playerID), face: wordIn(entry.facts.plate) },
      back(entry),
    ],
    'use-pairs': (entry) => [
      ...termsIn(entry.facts.give).map((face) => ({
        from: plateOf(entry.playerID),
        to: plateOf(target(entry)),
        face,
      })),
      ...termsIn(entry.facts.take).map((face) => ({
        from: plateOf(target(entry)),
        to: plateOf(entry.playerID),
        face,
      })),
      back(entry),
    ],
    'use-relabel': back,
    'use-sugarfree': back,
    return: back,
    claim: ({ playerID, facts }) => ({
      from: 'street',
      to: zoneOf('shop', playerID),
      face: shopNamed(facts),
    }),
  },
};

/** The shop whose name a fact is: `shops.tasting.name`. */
const shopNamed = ({ shop }: Entry['facts']): string | undefined =>
  typeof shop === 'object' && shop !== null && 'term' in shop ? String(shop.term).split('.')[1] : undefined;
