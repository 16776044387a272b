import type { Json, PlayerID } from '@/kit/action';
import { type SeatJournalEntry, wordIn } from '@/kit/journal';
import { bySeat, hidden, type TrackRules, zoneOf } from '@/ui/pieces/tracks';
import type { CheatyMagesView } from '../rules/view';

/** The words of a list of terms. */
export const wordsIn = (fact: Json | undefined): string[] =>
  typeof fact === 'object' && fact !== null && 'terms' in fact && Array.isArray(fact.terms)
    ? fact.terms.map((term) => String(term).slice(String(term).lastIndexOf('.') + 1))
    : [];

const hand = (playerID: PlayerID | null | undefined) => zoneOf('hand', playerID ?? null);
const row = (lane: Json | undefined) =>
  zoneOf('row', typeof lane === 'number' ? lane : (wordIn(lane) ?? null));

/** A card is shown and goes to the discards. */
const used = ({ playerID }: SeatJournalEntry, face: string | undefined) => ({
  from: hand(playerID),
  to: 'discard',
  face,
});

const placed = (entry: SeatJournalEntry) => ({
  from: hand(entry.playerID),
  to: row(entry.facts.lane),
  face: wordIn(entry.facts.spell),
});

const moved = (entry: SeatJournalEntry) => [
  used(entry, 'alteration'),
  { from: row(entry.facts.from), to: row(entry.facts.to), at: Number(entry.facts.place) },
];

const laid = (entry: SeatJournalEntry) => ({ from: hand(entry.playerID), to: 'lasting', face: entry.kind });

const drawn = ({ playerID, facts }: SeatJournalEntry) =>
  Array.from({ length: Number(facts.count) }, (_, index) => ({
    from: 'deck',
    to: hand(playerID),
    face: wordsIn(facts.cards)[index],
  }));

/** Where cards lie, and what each kind of entry moves. */
export const cardTracks: TrackRules<CheatyMagesView> = {
  zones: (view, openViews) => ({
    deck: hidden(view.deckCount),
    discard: view.discard,
    lasting: view.lasting.map(({ spell }) => spell),
    ...bySeat(
      'hand',
      view.handCounts.map((count, seat) =>
        String(seat) === view.playerID ? view.hand : (openViews?.[seat]?.hand ?? hidden(count)),
      ),
    ),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((lane) => [
        zoneOf('row', lane),
        (view.corners[lane - 1]?.spells ?? []).map(({ spell }) => spell),
      ]),
    ),
  }),
  deal: { kind: 'deal', from: 'deck', to: 'hand' },
  moves: {
    place: placed,
    'place-down': placed,
    confusion: laid,
    invisibility: laid,
    'prismatic-ray': laid,
    peek: (entry) => used(entry, wordIn(entry.facts.card)),
    detect: (entry) => used(entry, 'detect-magic'),
    dispel: (entry) => [
      used(entry, 'dispel-magic'),
      {
        from: row(entry.facts.lane),
        to: 'discard',
        face: wordIn(entry.facts.spell),
        at: Number(entry.facts.place),
      },
    ],
    'dispel-lasting': (entry) => [
      used(entry, 'dispel-magic'),
      { from: 'lasting', to: 'discard', face: wordIn(entry.facts.spell) },
    ],
    recall: (entry) => [
      used(entry, 'recall'),
      { from: 'deck', to: hand(entry.playerID), face: wordIn(entry.facts.spell) },
    ],
    amnesia: (entry) => used(entry, 'amnesia'),
    forget: (entry) => used(entry, wordIn(entry.facts.spell)),
    imitation: (entry) => used(entry, 'imitation'),
    'dimension-door': (entry) => used(entry, 'dimension-door'),
    metamorphosis: (entry) => used(entry, 'metamorphosis'),
    alteration: moved,
    'alteration-down': moved,
    'anti-magic': (entry) => [
      used(entry, 'anti-magic-field'),
      { from: row(entry.facts.lane), to: 'discard', all: true },
    ],
    shuffle: () => ({ from: 'discard', to: 'deck', all: true }),
    refill: drawn,
    discard: (entry) => used(entry, wordIn(entry.facts.spell)),
  },
};
