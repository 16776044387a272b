import { DIRECTIONS, type Direction, type Floor, type Place, type RoomID } from './components';
import type { Room } from './printed';
import type { Table, Tile } from './state';
import { type Box, remembered, type Seen } from './thing';

/** The house as it stands: which tile lies where, which doors meet, where it may grow. */

const OFFSETS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

type Map = Pick<Table, 'tiles'>;

export const opposite = (direction: Direction): Direction => ((direction + 2) % 4) as Direction;

/** Where a printed side of a tile looks now. */
export const facing = (printed: Direction, tile: Pick<Tile, 'turn'>): Direction =>
  ((printed + tile.turn) % 4) as Direction;

/** Which printed side of a tile looks in this direction. */
export const printedAt = (direction: Direction, tile: Pick<Tile, 'turn'>): Direction =>
  ((direction - tile.turn + 4) % 4) as Direction;

export function roomOf(box: Box, room: RoomID): Room {
  const found = box.rooms[room];
  if (found === undefined) throw new RangeError(`no room ${room} in the box`);
  return found;
}

/** The tile of a room that stands in the house; undefined where it is in the stack or lost. */
export const tileOf = (table: Map, room: RoomID): Tile | undefined =>
  table.tiles.find((tile) => tile.room === room && !tile.isLost);

/** Those of some rooms that stand in the house. */
export const roomsInPlay = (table: Map, rooms: readonly RoomID[]): RoomID[] =>
  rooms.filter((room) => tileOf(table, room) !== undefined);

/** The tile of a room that a figure stands in. */
export function standing(table: Map, room: RoomID): Tile {
  const tile = table.tiles.find((one) => one.room === room);
  if (tile === undefined) throw new RangeError(`${room} is not in the house`);
  return tile;
}

/** Whatever lies on a square, lost tiles too. */
const tileAt = (table: Map, floor: Floor, x: number, y: number): Tile | undefined =>
  table.tiles.find((tile) => tile.x === x && tile.y === y && tile.floor === floor);

export const beside = (
  { floor, x, y }: Pick<Tile, 'floor' | 'x' | 'y'>,
  direction: Direction,
): Pick<Tile, 'floor' | 'x' | 'y'> => {
  const [dx, dy] = OFFSETS[direction] ?? OFFSETS[0];
  return { floor, x: x + dx, y: y + dy };
};

export const hasDoor = (box: Box, tile: Pick<Tile, 'room' | 'turn'>, direction: Direction): boolean =>
  roomOf(box, tile.room).doors.includes(printedAt(direction, tile));

export const doorsOf = (box: Box, tile: Pick<Tile, 'room' | 'turn'>): Direction[] =>
  DIRECTIONS.filter((direction) => hasDoor(box, tile, direction));

export function neighbour(table: Map, tile: Tile, direction: Direction): Tile | undefined {
  const { floor, x, y } = beside(tile, direction);
  return tileAt(table, floor, x, y);
}

/** The room behind a door, where two doors meet (BH18). */
export function behind(table: Map, box: Box, tile: Tile, direction: Direction): Tile | undefined {
  if (tile.isLost || !hasDoor(box, tile, direction)) return undefined;
  const other = neighbour(table, tile, direction);
  return other !== undefined && !other.isLost && hasDoor(box, other, opposite(direction)) ? other : undefined;
}

/** Whether a door leads where no tile lies yet. */
export const isOpenDoorway = (table: Map, box: Box, tile: Tile, direction: Direction): boolean =>
  !tile.isLost && hasDoor(box, tile, direction) && neighbour(table, tile, direction) === undefined;

/** Whether all of a floor is lost: whoever is sent there is lost with it (BH-collapse); of one that is out of the game nothing is. */
export const isGone = ({ tiles }: Map, floor: Floor): boolean =>
  tiles.some((tile) => tile.floor === floor) && tiles.every((tile) => tile.floor !== floor || tile.isLost);

export interface Doorway {
  readonly room: RoomID;
  readonly direction: Direction;
}

/** Every doorway of a floor behind which no tile lies yet. */
export const openDoorways = (table: Map, box: Box, floor: Floor): Doorway[] =>
  table.tiles
    .filter((tile) => tile.floor === floor)
    .flatMap((tile) =>
      DIRECTIONS.filter((direction) => isOpenDoorway(table, box, tile, direction)).map((direction) => ({
        room: tile.room,
        direction,
      })),
    );

/** A tile turned one way, laid on one square. */
export interface Laying extends Pick<Tile, 'room' | 'floor' | 'x' | 'y' | 'turn'> {
  /** Doors that meet doors there: more of them are more logical (BH23). */
  readonly meets: number;
}

const laid = (table: Map, laying: Omit<Laying, 'meets'>): Map => ({
  tiles: [...table.tiles, { ...laying, isLost: false }],
});

function layingAt(
  table: Map,
  box: Box,
  square: Omit<Laying, 'meets' | 'turn'>,
  turn: Direction,
): Laying & { looks: string } {
  const tile: Tile = { ...square, turn, isLost: false };
  const doors = doorsOf(box, tile);
  const meets = doors.filter((direction) => behind(table, box, tile, direction) !== undefined).length;
  const { window } = roomOf(box, square.room);
  return { ...square, turn, meets, looks: `${doors} ${window === undefined ? '' : facing(window, tile)}` };
}

/**
 * How a tile may be laid on a square: a door at the doorway used, given as the side of the new tile (null:
 * anyhow); the floor stays open where it can (BH24), but for a haunt's setup, which may close it (BH90); of turns
 * that look alike one; most doors that meet first. Barrier rooms look alike only when they are turned alike.
 */
function layings(
  table: Map,
  box: Box,
  square: Omit<Laying, 'meets' | 'turn'>,
  entrance: Direction | null,
  mayClose = false,
): Laying[] {
  const found = new globalThis.Map<string, Laying>();
  for (const turn of DIRECTIONS) {
    const { looks, ...laying } = layingAt(table, box, square, turn);
    if (entrance !== null && !hasDoor(box, laying, entrance)) continue;
    if (!found.has(looks) && (mayClose || openDoorways(laid(table, laying), box, square.floor).length > 0))
      found.set(looks, laying);
  }
  return [...found.values()].sort((a, b) => b.meets - a.meets);
}

/** Layings of a tile behind a doorway. */
export function layingsBehind(
  table: Map,
  box: Box,
  room: RoomID,
  { room: from, direction }: Doorway,
  mayClose = false,
): Laying[] {
  const square = beside(standing(table, from), direction);
  return layings(table, box, { ...square, room }, opposite(direction), mayClose);
}

/** Layings of a tile on the other side of a wall: any of its sides will do (BH145). */
export const layingsBehindWall = (
  table: Map,
  box: Box,
  room: RoomID,
  { room: from, direction }: Doorway,
): Laying[] => layings(table, box, { ...beside(standing(table, from), direction), room }, null);

/** A laying of a tile that stands in the house already, with the doorway that it would lie at. */
export interface Shift extends Laying {
  readonly from: Doorway;
}

/** Where a tile could be moved to, on these floors: one of its doors at an open doorway, no floor closed by that (BH74, BH150). */
export function shiftsOf(table: Map, box: Box, room: RoomID, floors: readonly Floor[]): Shift[] {
  const here = standing(table, room);
  const rest = { tiles: table.tiles.filter((tile) => tile !== here) };
  return floors.flatMap((floor) => {
    if (floor !== here.floor && openDoorways(rest, box, here.floor).length === 0) return [];
    return openDoorways(rest, box, floor).flatMap((from) => {
      const square = beside(standing(rest, from.room), from.direction);
      if (here.floor === floor && here.x === square.x && here.y === square.y) return [];
      return layings(rest, box, { ...square, room }, opposite(from.direction)).map((laying) => ({
        ...laying,
        from,
      }));
    });
  });
}

/** Rooms that are not in the house yet, nor out of the game, and may lie on a floor (BH90). */
export const roomsLeft = (seen: Pick<Seen, 'table' | 'box' | 'memo'>, floor: Floor): readonly RoomID[] =>
  remembered(seen, `left ${floor}`, () => {
    const placed = new Set([...seen.table.tiles.map(({ room }) => room), ...seen.table.gone]);
    return Object.entries(seen.box.rooms).flatMap(([room, { floors, isPrinted }]) =>
      isPrinted !== true && floors.includes(floor) && !placed.has(room) ? [room] : [],
    );
  });

/**
 * Whether a room that is not in the house yet could be laid behind a doorway without closing the floor (BH90): where
 * none can, it is blocked (1.12). With a doorway that looks elsewhere, any will do.
 */
export function isPromising(seen: Pick<Seen, 'table' | 'box' | 'memo'>, doorway: Doorway): boolean {
  const { table, box } = seen;
  const { floor } = standing(table, doorway.room);
  const left = roomsLeft(seen, floor);
  if (left.length === 0) return false;
  const squareAt = ({ room, direction }: Doorway) => beside(standing(table, room), direction);
  const square = squareAt(doorway);
  const open = remembered(seen, `open ${floor}`, () => openDoorways(table, box, floor).map(squareAt));
  return (
    open.some(({ x, y }) => x !== square.x || y !== square.y) ||
    left.some((room) => layingsBehind(table, box, room, doorway).length > 0)
  );
}

/** The side on which somebody stands who came through this side of a tile: of rooms with a barrier only (BH99). */
export function sideAt(box: Box, tile: Tile, direction: Direction): Direction | null {
  return roomOf(box, tile.room).isBarrier === true ? printedAt(direction, tile) : null;
}

export const samePlace = (a: Place, b: Place): boolean => a.room === b.room && a.side === b.side;

/** Whether a window of a room still looks out: no tile lies against it (BH80, BH100). */
export function hasOpenWindow(table: Map, box: Box, tile: Tile): boolean {
  const { window } = roomOf(box, tile.room);
  return window !== undefined && neighbour(table, tile, facing(window, tile)) === undefined;
}

/** Where the match begins (BH9, BH12): the strip, and the landings of the other floors. */
export const firstTiles = (
  strip: readonly RoomID[],
  landings: readonly { room: RoomID; floor: Floor }[],
): Tile[] => [
  ...strip.map((room, x): Tile => ({ room, floor: 'ground', x, y: 0, turn: 0, isLost: false })),
  ...landings.map(({ room, floor }): Tile => ({ room, floor, x: 0, y: 0, turn: 0, isLost: false })),
];
