import type { PlayerID } from '@/kit/action';
import { heroes } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import type { Direction, FigureID, RoomID } from '../../rules/components';
import { placeOf, sideOf } from '../../rules/figures';
import { hasOpenWindow, roomOf, roomsInPlay, samePlace } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

/** Who is in the Toy Airplane; who has its engine running, and whether it flies by now. */
type Plane = {
  readonly aboard: readonly PlayerID[];
  readonly pilot: PlayerID | null;
  readonly isFlying: boolean;
};

export type State = {
  readonly plane: Plane;
  /** By Cat, the hero whom it holds. */
  readonly held: Readonly<Record<FigureID, PlayerID>>;
  /** Of these heroes those who have tried in vain to get away. */
  readonly beaten: readonly PlayerID[];
  /** By figure, the side of its room at which it stands in a doorway; the plane is one. */
  readonly doorways: Readonly<Record<FigureID, Direction>>;
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h35';
export const CAT = 'cat';
export const PLANE = 'plane';
/** Where the plane may be. */
export const TOYS: readonly RoomID[] = ['bedroom', 'master-bedroom', 'storeroom', 'attic', 'game-room'];

export const cats = (table: Pick<Table, 'monsters'>): Monster[] => ofKind(table, CAT);
/** The plane, once somebody has found it. */
export const planeOf = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, PLANE)[0];

export const isAboard = ({ mine: { plane } }: Pick<Seer, 'mine'>, figure: FigureID): boolean =>
  plane.aboard.includes(figure);
/** In the air, be it as the pilot. */
export const flies = (seen: Pick<Seer, 'mine'>, figure: FigureID): boolean =>
  seen.mine.plane.isFlying && isAboard(seen, figure);
/** Whose walk is the plane's. */
export const isPilot = ({ mine: { plane } }: Pick<Seer, 'mine'>, figure: FigureID): boolean =>
  plane.isFlying && plane.pilot === figure;
/** Whose doorway it is that a figure goes by: the pilot's is the plane's. */
export const walkerIn = (seen: Seer, figure: FigureID): FigureID =>
  isPilot(seen, figure) ? (planeOf(seen.table)?.id ?? figure) : figure;

/** The Cat that holds a hero. */
export const captorOf = ({ held }: State, seat: FigureID): FigureID | undefined =>
  Object.keys(held).find((cat) => held[cat] === seat);
/** Heroes who are free, and not in the plane. */
export const walkers = (seen: Seer): PlayerID[] =>
  heroes(seen.table).filter((seat) => !isAboard(seen, seat) && captorOf(seen.mine, seat) === undefined);
/** Whether a figure is where the plane is. */
export function isBeside({ table }: Pick<Seer, 'table'>, figure: FigureID): boolean {
  const plane = planeOf(table);
  return plane !== undefined && samePlace(plane, placeOf(table, figure));
}

/** Heroes who have died, by whatever it was (BH-h35-D6). */
export const dead = (table: Readonly<Table>): number =>
  table.explorers.filter(({ life }, seat) => life === 'dead' && sideOf(table, String(seat)) === 'heroes')
    .length;

export const toysIn = (table: Readonly<Table>): RoomID[] => roomsInPlay(table, TOYS);
/** Rooms out of which the plane flies: outside ones, and those with a window that looks out (BH80, BH100). */
export const exitsOf = ({ table, box }: Pick<Seen, 'table' | 'box'>): RoomID[] =>
  table.tiles
    .filter((tile) => !tile.isLost)
    .filter((tile) => roomOf(box, tile.room).isOutside === true || hasOpenWindow(table, box, tile))
    .map(({ room }) => room);
