import { traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { hasOpenWindow, roomOf } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import type { Box, Seen } from '../../rules/thing';

export type State = {
  /** So many Nightmares have to get out; 0 before that has been counted (BH-h13-D2). */
  needed: number;
  /** Rooms through which one has got out. */
  used: RoomID[];
};

export type Seer = Seen<State>;

export const CLAUSE = 'BH-h13';
export const NIGHTMARE = 'nightmare';
export const SYMBOL = 'holy-symbol';

/** Besides rooms in the open and those whose window looks out. */
const NAMED: readonly RoomID[] = ['conservatory', 'entrance-hall'];

export const nightmares = (table: Pick<Table, 'monsters'>): Monster[] => ofKind(table, NIGHTMARE);

export const isNightmare = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  nightmares(table).some(({ id }) => id === figure);

/** Where the dreamer lies. */
export const bed = (table: Pick<Table, 'haunt' | 'explorers'>) => {
  const { room, side } = explorerAt(table, traitorOf(table));
  return { room, side };
};

/** What a Nightmare gets out through by its kind, be it that its window is false (BH80). */
export const isKind = (box: Box, room: RoomID): boolean => {
  const { isOutside, window } = roomOf(box, room);
  return NAMED.includes(room) || isOutside === true || window !== undefined;
};

/** Rooms of the kind as they lie, a false window counted out (BH80, BH100). */
export const exitsOf = ({ table, box }: Pick<Seen, 'table' | 'box'>): RoomID[] =>
  table.tiles.flatMap((tile) => {
    const { room } = tile;
    const isFalse = roomOf(box, room).window !== undefined && !hasOpenWindow(table, box, tile);
    return isKind(box, room) && !isFalse ? [room] : [];
  });

/** Those through which no Nightmare has got out (BH-h13-D2). */
export const freeExits = ({ mine, ...seen }: Pick<Seer, 'mine' | 'table' | 'box'>): RoomID[] =>
  exitsOf(seen).filter((room) => !mine.used.includes(room));
