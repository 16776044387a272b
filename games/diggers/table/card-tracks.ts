import type { Json, PlayerID } from '@/kit/action';
import { type SeatJournalEntry, wordIn } from '@/kit/journal';
import { bySeat, hidden, type TrackRules, type Zones, zoneOf } from '@/ui/pieces/tracks';
import { DECK } from '../rules/components';
import type { DiggersView } from '../rules/view';

/** A zone for each photo on the table, by its number in the order of laying. */
export const laidZone = (n: number): string => `laid ${n}`;
export const stackZone = (playerID: PlayerID | null): string => zoneOf('stack', playerID);
export const albumZone = (playerID: PlayerID | null): string => zoneOf('album', playerID);
/** Whoever leaves goes out by the door. */
const DOOR = 'door';

const lay = ({ playerID, facts }: SeatJournalEntry) => ({
  from: stackZone(playerID),
  to: laidZone(Number(facts.n)),
});
const take = ({ playerID, facts }: SeatJournalEntry) => ({
  from: laidZone(Number(facts.n)),
  to: albumZone(playerID),
  face: wordIn(facts.card),
});
const leave = (playerID: PlayerID | null, card: Json | undefined) => ({
  from: albumZone(playerID),
  to: DOOR,
  face: wordIn(card),
});

/** A zone for every photo there can be: one that is laid goes to a zone that is there already. */
function laidZones(table: DiggersView['table']): Zones {
  const zones: Record<string, readonly (string | null)[]> = {};
  for (let n = 0; n < DECK.length; n++) zones[laidZone(n)] = [];
  for (const { n, card } of table) zones[laidZone(n)] = [card];
  return zones;
}

/** Where photos lie, and what each kind of entry moves. */
export const cardTracks: TrackRules<DiggersView> = {
  zones: ({ stacks, table, seats }) => ({
    ...bySeat(
      'stack',
      stacks.map(({ count, top }) => (count === 0 ? [] : [...hidden(count - 1), top])),
    ),
    ...laidZones(table),
    ...bySeat(
      'album',
      seats.map(({ cards }) => cards),
    ),
    [DOOR]: [],
  }),
  moves: {
    place: lay,
    'place-down': lay,
    take,
    'take-down': take,
    send: ({ playerID, facts }) => leave(playerID, facts.scout),
    lose: ({ playerID, facts }) => leave(playerID, facts.card),
  },
};
