import { type SeatJournalEntry, seatIn } from '@/kit/journal';
import { bySeat, hidden, type TrackRules, zoneOf } from '@/ui/pieces/tracks';
import type { NinjaSoulView } from '../rules/view';
import { lyingAt } from './lying';

const swapped = ({ playerID, facts }: SeatJournalEntry) => {
  const [mine, theirs] = [zoneOf('card', playerID), zoneOf('card', seatIn(facts.target) ?? null)];
  // Taken into the dark and one given back: it looks the same whether they changed places or not.
  return [
    { from: theirs, to: mine, all: true },
    { from: mine, to: theirs, all: true },
  ];
};

/** Where cards lie, and what each kind of entry moves. */
export const cardTracks: TrackRules<NinjaSoulView> = {
  zones: (view) => ({
    castle: [],
    aside: hidden(view.asideCount),
    ...bySeat(
      'card',
      view.seats.map((_, seat) => {
        const lying = lyingAt(view, String(seat));
        return lying === 'nothing' ? [] : [lying === 'hidden' ? null : lying];
      }),
    ),
  }),
  deal: { kind: 'round-begin', from: 'castle', to: 'card' },
  moves: {
    swap: swapped,
    kill: ({ playerID, facts }) => [
      { from: zoneOf('card', playerID), to: 'castle', all: true },
      { from: zoneOf('card', seatIn(facts.target) ?? null), to: zoneOf('card', playerID), all: true },
    ],
  },
};
