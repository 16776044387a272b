import type { PlayerID } from '@/kit/action';
import { OFF_BOARD } from './components';
import type { Questions } from './questions';
import type { Table } from './state';
import type { Seen } from './thing';
import { consult } from './things';

/** Figures that stand nowhere on the board: where they are only some know, and who does looks at the table as if they stood there. */

type Places = Questions['places']['answer'];

export const withPlaces = <T extends Pick<Table, 'explorers'>>(table: T, places: Places): T => ({
  ...table,
  explorers: table.explorers.map((one, seat) => ({ ...one, ...places[String(seat)] })),
});

/** Where those are of whom whoever looks knows; `only`: no more than what this seat knows of itself. */
export function placesKnown(seen: Seen, only?: PlayerID): Places {
  const known = consult(seen, 'places', {}, {});
  return only === undefined
    ? known
    : Object.fromEntries(Object.entries(known).filter(([seat]) => seat === only));
}

/** The table as whoever looks knows it. */
export function asKnown<V>(seen: Seen<V>, only?: PlayerID): Seen<V> {
  const places = placesKnown(seen, only);
  return Object.keys(places).length === 0
    ? seen
    : { ...seen, table: withPlaces(seen.table, places), memo: new Map() };
}

/** What lies on the board for all, of a table as one knows it. */
export const withoutPlaces = <T extends Pick<Table, 'explorers'>>(table: T, places: Places): T => {
  const nowhere = Object.keys(places).map((seat) => [seat, { room: OFF_BOARD, side: null }]);
  return withPlaces(table, Object.fromEntries(nowhere));
};
