import { type SeatJournalEntry, wordIn } from '@/kit/journal';
import { bySeat, hidden, type TrackRules, zoneOf } from '@/ui/pieces/tracks';
import type { SushiGoView } from '../rules/view';

/** What is turned over lay face down, or was still in the hand of who chose last. */
const place = ({ playerID, facts }: SeatJournalEntry) => {
  const face = wordIn(facts.card);
  const to = zoneOf(face === 'pudding' ? 'puddings' : 'tableau', playerID);
  return { from: [zoneOf('down', playerID), zoneOf('hand', playerID)], to, face };
};

const pass =
  (step: 1 | -1) =>
  (_entry: unknown, { seats }: SushiGoView) =>
    seats.map((_, seat) => ({
      from: zoneOf('hand', seat),
      to: zoneOf('hand', (seat + step + seats.length) % seats.length),
      all: true,
    }));

/** Where cards lie, and what each kind of entry moves. The own hand keeps what is chosen from it. */
export const cardTracks: TrackRules<SushiGoView> = {
  zones: ({ deckCount, seats, playerID, hand, handSize }) => ({
    deck: hidden(deckCount),
    ...bySeat(
      'hand',
      seats.map(({ isLocked }, seat) =>
        String(seat) === playerID ? hand : hidden(handSize - Number(isLocked)),
      ),
    ),
    ...bySeat(
      'down',
      seats.map(({ isLocked }, seat) => hidden(isLocked && String(seat) !== playerID ? 1 : 0)),
    ),
    ...bySeat(
      'tableau',
      seats.map(({ tableau }) => tableau),
    ),
  }),
  deal: { kind: 'deal', from: 'deck', to: 'hand' },
  moves: {
    lock: ({ playerID }, view) =>
      playerID === view.playerID ? [] : { from: zoneOf('hand', playerID), to: zoneOf('down', playerID) },
    unlock: ({ playerID }) => ({ from: zoneOf('down', playerID), to: zoneOf('hand', playerID) }),
    chopsticks: ({ playerID }) => ({
      from: zoneOf('tableau', playerID),
      to: zoneOf('hand', playerID),
      face: 'chopsticks',
    }),
    place,
    'place-wasabi': place,
    last: place,
    'last-wasabi': place,
    'pass-left': pass(1),
    'pass-right': pass(-1),
    'pass-last': (entry, view) => pass(view.direction === 'left' ? 1 : -1)(entry, view),
  },
};
