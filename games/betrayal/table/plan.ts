import type { RoomSide } from '@/ui/pieces/RoomWalls';
import type { Spot } from '@/ui/pieces/spots';
import { PRINTED } from '../rooms/printed';
import { DIRECTIONS, type Direction, type Floor } from '../rules/components';
import type { Tile } from '../rules/state';

/** What is printed on a room, as far as a page draws it. */
export interface PrintedRoom {
  readonly doors: readonly Direction[];
  readonly window?: Direction;
  readonly symbol?: 'omen' | 'item' | 'event';
  readonly isOutside?: boolean;
  readonly isBarrier?: boolean;
}

const NOTHING: PrintedRoom = { doors: [] };
const ROOMS: Readonly<Record<string, PrintedRoom>> = PRINTED;
export const printedOf = (room: string): PrintedRoom => ROOMS[room] ?? NOTHING;

/** The house's own front door: shown, though no explorer opens it (BH13). */
const FRONT_DOOR = { room: 'entrance-hall', side: 1 } as const;

const STEPS: Readonly<Record<Direction, Spot>> = {
  0: { x: 0, y: -1 },
  1: { x: 1, y: 0 },
  2: { x: 0, y: 1 },
  3: { x: -1, y: 0 },
};

export const beyond = ({ x, y }: Spot, side: Direction): Spot => ({
  x: x + STEPS[side].x,
  y: y + STEPS[side].y,
});

export const asDirection = (number: number): Direction => (((number % 4) + 4) % 4) as Direction;

/** Which way a printed side looks when the tile lies turned. */
const facing = (side: number, turn: number): Direction => asDirection(side + turn);

const hasDoor = ({ room, turn }: Pick<Tile, 'room' | 'turn'>, side: Direction): boolean =>
  printedOf(room).doors.some((door) => facing(door, turn) === side);

export const tilesOn = (tiles: readonly Tile[], floor: Floor): Tile[] =>
  tiles.filter((tile) => tile.floor === floor);

const tileAt = (tiles: readonly Tile[], floor: Floor, { x, y }: Spot): Tile | undefined =>
  tiles.find((tile) => tile.floor === floor && tile.x === x && tile.y === y);

/** What each side of a tile is, clockwise from north, as it lies among the others. */
export function sidesOf(
  tiles: readonly Tile[],
  tile: Pick<Tile, 'room' | 'floor' | 'x' | 'y' | 'turn'>,
): RoomSide[] {
  return DIRECTIONS.map((side) => {
    if (tile.room === FRONT_DOOR.room && side === facing(FRONT_DOOR.side, tile.turn)) return 'locked';
    if (!hasDoor(tile, side)) return 'wall';
    const next = tileAt(tiles, tile.floor, beyond(tile, side));
    if (next === undefined) return 'open';
    return !next.isLost && hasDoor(next, asDirection(side + 2)) ? 'door' : 'false';
  });
}

/** The side of a window through which there is something to be seen: none has a room before it (BH80). */
export function litWindow(tiles: readonly Tile[], tile: Tile): Direction | undefined {
  const { window } = printedOf(tile.room);
  if (window === undefined) return undefined;
  const side = facing(window, tile.turn);
  return tileAt(tiles, tile.floor, beyond(tile, side)) === undefined ? side : undefined;
}

/** What the floor of a room is made of, as seen from above. */
export type Ground = 'boards' | 'stone' | 'tiles' | 'carpet' | 'earth' | 'grass' | 'water' | 'ash';

const GROUNDS: Readonly<Record<Ground, readonly string[]>> = {
  boards: [],
  stone: [
    'basement-landing',
    'catacombs',
    'crypt',
    'furnace-room',
    'larder',
    'wine-cellar',
    'vault',
    'pentagram-chamber',
    'stairs-from-basement',
    'storeroom',
    'chapel',
    'tower',
    'coal-chute',
    'statuary-corridor',
  ],
  tiles: ['kitchen', 'entrance-hall', 'operating-laboratory', 'research-laboratory', 'conservatory', 'foyer'],
  carpet: [
    'grand-staircase',
    'upper-landing',
    'bedroom',
    'master-bedroom',
    'library',
    'gallery',
    'dining-room',
    'game-room',
  ],
  earth: ['graveyard', 'chasm', 'patio'],
  grass: ['gardens'],
  water: ['underground-lake'],
  ash: ['charred-room', 'collapsed-room'],
};

export const groundOf = (room: string): Ground =>
  (Object.keys(GROUNDS) as Ground[]).find((ground) => GROUNDS[ground].includes(room)) ?? 'boards';

/** Where a figure in a parted room stands: the side of the door it came in by, as the tile lies (BH99). */
export const standsAt = (tile: Tile, side: Direction | null): Direction | undefined =>
  side === null ? undefined : facing(side, tile.turn);
