import { type SeatJournalEntry, seatIn, wordIn } from '@/kit/journal';
import { bySeat, hidden, type TrackRules, zoneOf } from '@/ui/pieces/tracks';
import type { CardID } from '../rules/components';
import type { BetrayalView } from '../rules/view';
import { namedCard } from '../seat/named-card';

const cardOf = ({ facts }: SeatJournalEntry): string | undefined => namedCard(facts.card);
/** Copies of what a haunt brings are called alike, so that they have one face. */
const faces = (cards: readonly CardID[]) => cards.map((card) => card.split('.')[0] ?? card);
const otherSeat = ({ facts }: SeatJournalEntry): string => zoneOf('cards', seatIn(facts.to) ?? null);

/** The pile of the room that an entry names, else of the one its doer stands in. */
const pileOf = ({ facts, playerID }: SeatJournalEntry, { explorers }: BetrayalView): string =>
  zoneOf('pile', wordIn(facts.room) ?? explorers[Number(playerID)]?.room ?? null);

const laid = (entry: SeatJournalEntry, view: BetrayalView) => ({
  from: zoneOf('cards', entry.playerID),
  to: pileOf(entry, view),
  face: cardOf(entry),
});

/**
 * Figures are one piece each, wherever they stand. Cards come from their decks; they go from seat to
 * seat, to a room's floor and from it, and to where they lie used.
 */
export const cardTracks: TrackRules<BetrayalView> = {
  zones: (view) => ({
    decks: hidden(1),
    gone: [],
    ...bySeat(
      'cards',
      view.explorers.map(({ cards }) => faces(cards)),
    ),
    ...Object.fromEntries(
      view.tiles.map(({ room }) => [
        zoneOf('pile', room),
        faces(view.piles.find((pile) => pile.room === room)?.cards ?? []),
      ]),
    ),
    ...Object.fromEntries(
      [...view.explorers.map((_, seat) => String(seat)), ...view.monsters.map(({ id }) => id)].map(
        (figure) => [zoneOf('figure', figure), [figure]],
      ),
    ),
  }),
  moves: {
    draw: (entry) => ({ from: 'decks', to: zoneOf('cards', entry.playerID), face: cardOf(entry) }),
    fetch: (entry) => ({ from: 'decks', to: zoneOf('cards', entry.playerID), face: cardOf(entry) }),
    'give-up': (entry) => ({ from: zoneOf('cards', entry.playerID), to: 'gone', face: cardOf(entry) }),
    drop: laid,
    'left-behind': laid,
    take: (entry, view) => ({
      from: pileOf(entry, view),
      to: zoneOf('cards', entry.playerID),
      face: cardOf(entry),
    }),
    give: (entry) => ({ from: zoneOf('cards', entry.playerID), to: otherSeat(entry), face: cardOf(entry) }),
    steal: (entry) => ({ from: otherSeat(entry), to: zoneOf('cards', entry.playerID), face: cardOf(entry) }),
    discard: (entry) => ({ from: zoneOf('cards', entry.playerID), to: 'gone', face: cardOf(entry) }),
  },
};
