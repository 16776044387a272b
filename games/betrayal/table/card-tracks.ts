import { type SeatJournalEntry, seatIn, wordIn } from '@/kit/journal';
import { bySeat, type TrackRules, zoneOf } from '@/ui/pieces/tracks';
import type { BetrayalView } from '../rules/view';

const cardOf = ({ facts }: SeatJournalEntry): string | undefined => wordIn(facts.card);
const otherSeat = ({ facts }: SeatJournalEntry): string => zoneOf('cards', seatIn(facts.to) ?? null);

/** Figures are one piece each, wherever they stand; cards go from seat to seat, and to where they lie used. */
export const cardTracks: TrackRules<BetrayalView> = {
  zones: (view) => ({
    decks: [],
    gone: [],
    ...bySeat(
      'cards',
      view.explorers.map(({ cards }) => cards),
    ),
    ...Object.fromEntries(
      [...view.explorers.map((_, seat) => String(seat)), ...view.monsters.map(({ id }) => id)].map(
        (figure) => [zoneOf('figure', figure), [figure]],
      ),
    ),
  }),
  moves: {
    give: (entry) => ({ from: zoneOf('cards', entry.playerID), to: otherSeat(entry), face: cardOf(entry) }),
    steal: (entry) => ({ from: otherSeat(entry), to: zoneOf('cards', entry.playerID), face: cardOf(entry) }),
    discard: (entry) => ({ from: zoneOf('cards', entry.playerID), to: 'gone', face: cardOf(entry) }),
  },
};
