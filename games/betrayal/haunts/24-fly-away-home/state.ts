import type { Clings } from '../../parts/haunts/clings';
import { ofKind } from '../../parts/haunts/of-kind';
import type { FigureID, RoomID } from '../../rules/components';
import { hasOpenWindow, tileOf } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  clings: Clings;
  /** Bats that have come in this turn, which costs them a space (BH-h24-D1). */
  fresh: FigureID[];
  /** Played to its end: what doesn't cling is gone, and nothing comes any more (BH-h24-K5). */
  organ: 'silent' | 'started' | 'played';
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h24';
export const BAT = 'bat';
export const CLINGING = 'clinging';
export const ORGAN = 'organ-room';
export const MOST = 24;
/** So many at each of the two pairs of rooms. */
export const BROOD = 3;
export const NESTS: readonly (readonly RoomID[])[] = [
  ['tower', 'attic'],
  ['chasm', 'catacombs'],
];
const OPEN: readonly RoomID[] = [
  'tower',
  'chasm',
  'conservatory',
  'entrance-hall',
  'gardens',
  'graveyard',
  'patio',
  'balcony',
];

/** Rooms by which Bats come in: those that are named, and any with a window that looks out (BH80). */
export const entries = ({ table, box }: Pick<Seen, 'table' | 'box'>): RoomID[] =>
  table.tiles.flatMap((tile) =>
    !tile.isLost && (OPEN.includes(tile.room) || hasOpenWindow(table, box, tile)) ? [tile.room] : [],
  );

export const loose = (table: Pick<Table, 'monsters'>): Monster[] => ofKind(table, BAT);
export const clinging = (table: Pick<Table, 'monsters'>): Monster[] => ofKind(table, CLINGING);

export const hasOrgan = (table: Readonly<Table>): boolean => tileOf(table, ORGAN) !== undefined;
