import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { borne } from '../../parts/haunts/borne';
import { isA } from '../../parts/haunts/copies';
import { heroes } from '../../parts/haunts/heroes';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { roomsInPlay, samePlace } from '../../rules/house';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

/** Whether the Witch can be hurt. */
export type State = { readonly isMortal: boolean };
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h03';
export const WITCH = 'witch';
export const CAT = 'cat';
export const BOOK: CardID = 'book';
const ROOT: CardID = '3:root';

/** Who lives as a Frog (BH-h03-D8, BH-h03-D15). */
export const frogs = borne('3:frog', CLAUSE);
/** Living heroes who are no Frogs. */
export const upright = (table: Readonly<Table>): PlayerID[] =>
  heroes(table).filter((seat) => !frogs.is(table, seat));

/** Where Roots grow, one in each room (BH-h03-S). */
export const BEDS: readonly RoomID[] = ['conservatory', 'larder', 'kitchen'];
export const rootOf = (room: RoomID): CardID => `${ROOT}.${BEDS.indexOf(room) + 1}`;
export const ROOTS: readonly CardID[] = BEDS.map(rootOf);
export const isRoot = (card: CardID): boolean => isA(ROOT, card);
/** Rooms in the house that still have theirs: what has been dug up is somewhere, or used up. */
export const bedsIn = (seen: Seen): RoomID[] =>
  roomsInPlay(seen.table, BEDS).filter(
    (room) => whereIs(seen, [rootOf(room)]) === null && !seen.table.gone.includes(rootOf(room)),
  );

/** Whether one figure is where another is. */
export const isBy = (table: Readonly<Table>, figure: FigureID, other: FigureID): boolean =>
  samePlace(placeOf(table, figure), placeOf(table, other));
