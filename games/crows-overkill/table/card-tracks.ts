import type { Json, PlayerID } from '@/kit/action';
import { type SeatJournalEntry, seatIn, wordIn } from '@/kit/journal';
import { bySeat, hidden, type TrackRules, zoneOf } from '@/ui/pieces/tracks';
import { cardOf } from '../rules/response';
import type { CrowsOverkillView } from '../rules/view';

/** The words of a list of terms. */
export const wordsIn = (fact: Json | undefined): string[] =>
  typeof fact === 'object' && fact !== null && 'terms' in fact && Array.isArray(fact.terms)
    ? fact.terms.map((term) => String(term).slice(String(term).lastIndexOf('.') + 1))
    : [];

const sill = (playerID: PlayerID | null | undefined) => zoneOf('sill', playerID ?? null);
const hand = (playerID: PlayerID | null | undefined) => zoneOf('hand', playerID ?? null);

const flock = ({ facts }: SeatJournalEntry, from: string, to: string) =>
  wordsIn(facts.birds).map((face) => ({ from, to, face }));

const show = (playerID: PlayerID | null, face: string | undefined, to = 'discard') => ({
  from: hand(playerID),
  to,
  face,
});

/** A card that was played for what it does, or the mirror that stands for it and lies there already. */
const used = (
  { playerID, facts }: SeatJournalEntry,
  { discard }: CrowsOverkillView,
  face = wordIn(facts.card),
) => show(playerID, discard.at(-1) === 'mirror' ? 'mirror' : face);

const sent = (entry: SeatJournalEntry) =>
  flock(entry, sill(entry.playerID), sill(seatIn(entry.facts.target)));

/** A trap net, what it turned over, and what it caught. */
const sprung = (entry: SeatJournalEntry, view: CrowsOverkillView) => [
  used(entry, view, 'trap-net'),
  { from: 'bird-deck', to: 'bird-discard', face: wordIn(entry.facts.bird) ?? 'gong' },
  ...flock(entry, sill(entry.playerID), 'bird-discard'),
];

/** Where cards lie, and what each kind of entry moves. */
export const cardTracks: TrackRules<CrowsOverkillView> = {
  zones: (view, openViews) => ({
    'bird-deck': hidden(view.birdDeckCount),
    'bird-discard': view.birdDiscard,
    deck: hidden(view.deckCount),
    discard: view.discard,
    between: view.attack === null ? [] : [cardOf(view.attack)],
    ...bySeat(
      'hand',
      view.handCounts.map((count, seat) =>
        String(seat) === view.playerID ? view.hand : (openViews?.[seat]?.hand ?? hidden(count)),
      ),
    ),
    ...bySeat(
      'sill',
      view.seats.map(({ birds }) => birds),
    ),
  }),
  deal: { kind: 'deal', from: 'deck', to: 'hand' },
  moves: {
    draw: ({ playerID, facts }) =>
      Array.from({ length: Number(facts.count) }, (_, index) => ({
        from: 'deck',
        to: hand(playerID),
        face: wordsIn(facts.cards)[index],
      })),
    arrive: (entry) => flock(entry, 'bird-deck', sill(entry.playerID)),
    gong: () => ({ from: 'bird-deck', to: 'bird-discard', face: 'gong' }),
    'gong-last': () => ({ from: 'bird-deck', to: 'bird-discard', face: 'gong' }),
    shuffle: () => ({ from: 'discard', to: 'deck', all: true }),
    'shuffle-birds': () => ({ from: 'bird-discard', to: 'bird-deck', all: true }),
    kill: (entry, view) => [used(entry, view), ...flock(entry, sill(entry.playerID), 'bird-discard')],
    trap: sprung,
    'trap-miss': sprung,
    'trap-gong': sprung,
    song: (entry, view) => used(entry, view, 'song'),
    nighthawk: (entry, view) => used(entry, view, 'nighthawk'),
    dealt: (entry, view) =>
      // What stays with whoever called it does not move.
      wordsIn(entry.facts.birds).map((face) => ({
        from: view.seats.flatMap((_, seat) => (String(seat) === entry.playerID ? [] : [sill(String(seat))])),
        to: sill(entry.playerID),
        face,
      })),
    attack: (entry, view) => {
      const isCopy = view.attack?.isCopy ?? view.discard.at(-1) === 'mirror';
      const face = isCopy ? 'mirror' : wordIn(entry.facts.card);
      return show(entry.playerID, face, view.attack === null ? 'discard' : 'between');
    },
    pass: () => ({ from: 'between', to: 'discard' }),
    block: (entry) => [show(entry.playerID, 'door'), { from: 'between', to: 'discard' }],
    redirect: (entry) => [show(entry.playerID, 'mirror'), { from: 'between', to: 'discard' }],
    moved: sent,
    scissors: (entry) => ({
      from: hand(seatIn(entry.facts.target)),
      to: hand(entry.playerID),
      face: wordIn(entry.facts.card),
    }),
    plectrum: sent,
    'plectrum-given': sent,
    'room-swap': (entry) => {
      const [mine, theirs] = [sill(entry.playerID), sill(seatIn(entry.facts.target))];
      return [
        { from: mine, to: theirs, all: true },
        { from: theirs, to: mine, all: true },
      ];
    },
    out: (entry) => flock(entry, sill(entry.playerID), 'bird-discard'),
    left: (entry) => wordsIn(entry.facts.cards).map((face) => show(entry.playerID, face)),
    discard: (entry) => show(entry.playerID, wordIn(entry.facts.card)),
  },
};
