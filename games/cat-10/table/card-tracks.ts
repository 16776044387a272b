import { type SeatJournalEntry, seatIn, wordIn } from '@/kit/journal';
import { bySeat, hidden, type TrackRules, zoneOf } from '@/ui/pieces/tracks';
import type { Cat10View } from '../rules/view';

const JUMBO = 'jumbo';
const pots = (count: number): string[] => Array<string>(count).fill(JUMBO);
const pileOf = (playerID: string | null | undefined): string => zoneOf('pile', playerID ?? null);
const jumbosOf = (playerID: string | null | undefined): string => zoneOf('jumbos', playerID ?? null);

const keep = ({ playerID }: SeatJournalEntry) => ({ from: 'row', to: pileOf(playerID), all: true });
const lose = () => ({ from: 'row', to: 'discards', all: true });

/** Where cards and jumbo pots lie, and what each kind of entry moves. */
export const cardTracks: TrackRules<Cat10View> = {
  zones: ({ deckCount, row, discards, piles, jumbos, supply }) => ({
    deck: hidden(deckCount),
    row: row.map(String),
    discards: discards.map(String),
    ...bySeat(
      'pile',
      piles.map((pile) => pile.map(String)),
    ),
    supply: pots(supply),
    ...bySeat('jumbos', jumbos.map(pots)),
  }),
  moves: {
    flip: ({ facts }) => ({ from: 'deck', to: 'row', face: wordIn(facts.card) }),
    take: keep,
    ten: keep,
    bust: lose,
    duel: lose,
    steal: ({ playerID, facts }) => ({
      from: pileOf(seatIn(facts.target)),
      to: pileOf(playerID),
      face: wordIn(facts.card),
    }),
    discard: ({ playerID, facts }) => ({ from: pileOf(playerID), to: 'discards', face: wordIn(facts.card) }),
    jumbo: ({ playerID }) => ({ from: 'supply', to: jumbosOf(playerID) }),
    seize: ({ playerID, facts }) => ({ from: jumbosOf(seatIn(facts.target)), to: jumbosOf(playerID) }),
  },
};
