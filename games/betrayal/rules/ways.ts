import type { PlayerID } from '@/kit/action';
import { isSpared } from './bound';
import { type Direction, type FigureID, OFF_BOARD, type Place, type RoomID } from './components';
import {
  explorerAt,
  isAlive,
  isMonster,
  isTraitorHidden,
  kindOfMonster,
  livingSeats,
  monsterAt,
  placeOf,
  sideOf,
  traitOf,
} from './figures';
import { behind, doorsOf, facing, isOpenDoorway, opposite, samePlace, sideAt, standing } from './house';
import type { Way } from './option';
import type { Step } from './step';
import { type Costs, remembered, type Seen } from './thing';
import { consult } from './things';
import { isDone } from './turn';

/** Where one can go from here, and what it costs. */

/** Whether two figures are of sides that fight each other: while a traitor is hidden explorers and monsters, as where each plays alone. */
export function areOpponents(seen: Seen, a: FigureID, b: FigureID): boolean {
  const { table } = seen;
  if (table.haunt === null || a === b) return false;
  if (table.haunt.kind === 'each' || isTraitorHidden(table)) return isMonster(a) !== isMonster(b);
  return sideOf(table, a) !== sideOf(table, b);
}

/** Opponents; where a traitor is hidden, or was, anybody (BH81). */
export const areFoes = (seen: Seen, a: FigureID, b: FigureID): boolean =>
  areOpponents(seen, a, b) || (!isMonster(a) && seen.table.haunt?.kind === 'hidden');

/**
 * Opponents who slow whoever leaves a place: those who aren't stunned, on the same side of a barrier; nobody while a
 * traitor is hidden (BH20, BH87).
 */
function slowedBy(seen: Seen, figure: FigureID, place: Place): number {
  const { table } = seen;
  if (table.haunt === null || isTraitorHidden(table)) return 0;
  const seats = livingSeats(table).filter((seat) => areOpponents(seen, figure, seat));
  const isInTheWay = (monster: FigureID): boolean => {
    const kind = kindOfMonster(seen, monster);
    return kind?.isObject !== true && kind?.slows !== false;
  };
  const monsters = table.monsters.filter(
    ({ id, stunned }) => stunned === 0 && areOpponents(seen, figure, id) && isInTheWay(id),
  );
  return [...seats.map((seat) => explorerAt(table, seat)), ...monsters].filter((other) =>
    samePlace(other, place),
  ).length;
}

/** Doors of a place that this figure can use: with a barrier those on its side, unless it is spared it. */
function doorsFrom(seen: Seen, figure: FigureID, { room, side }: Place): Direction[] {
  const tile = standing(seen.table, room);
  if (tile.isLost) return [];
  const isBarred = side !== null && !isSpared(seen, figure);
  return doorsOf(seen.box, tile).filter((direction) => !isBarred || facing(side, tile) === direction);
}

/** Every way out of a place: through doors that meet, into what is unexplored, and whatever else there is; none into what is lost (BH167). */
export const waysFrom = (seen: Seen, figure: FigureID, from: Place): readonly Way[] =>
  remembered(seen, `ways ${figure} ${keyOf(from)}`, () => waysOut(seen, figure, from));

function waysOut(seen: Seen, figure: FigureID, from: Place): readonly Way[] {
  const { table, box } = seen;
  if (from.room === OFF_BOARD) return [];
  const tile = standing(table, from.room);
  const doors = doorsFrom(seen, figure, from).flatMap((door): Way[] => {
    const other = behind(table, box, tile, door);
    if (other !== undefined)
      return [{ to: { room: other.room, side: sideAt(box, other, opposite(door)) }, door, clause: 'BH18' }];
    return isOpenDoorway(table, box, tile, door) ? [{ to: null, door, clause: 'BH22' }] : [];
  });
  const lost = remembered(seen, 'lost', () => table.tiles.flatMap((one) => (one.isLost ? [one.room] : [])));
  const ways = consult(seen, 'waysOut', { figure, from }, consult(seen, 'ways', { figure, from }, doors));
  if (lost.length === 0) return ways;
  return ways.filter(({ to }) => to === null || !lost.includes(to.room) || bears(seen, figure, to.room));
}

/** Spaces a figure may use in its turn: its Speed, or less. */
const spacesOf = (seen: Seen, figure: FigureID): number => {
  const spaces = isMonster(figure)
    ? (monsterAt(seen.table, figure).spaces ?? 0)
    : traitOf(seen, figure, 'speed');
  return consult(seen, 'spaces', { figure }, spaces);
};

/** Spaces it has left: they follow a Speed that changes in mid-turn (BH84). */
export const spacesLeft = (seen: Seen, figure: FigureID): number =>
  isMonster(figure) ? spacesOf(seen, figure) : Math.max(0, spacesOf(seen, figure) - seen.table.turn.spent);

/** The same, but one where nothing has been spent: the first step of a turn is always to be had (BH88). */
export const spacesToGo = (seen: Seen, figure: FigureID): number =>
  Math.max(spacesLeft(seen, figure), hasSpent(seen, figure) ? 0 : 1);

export interface Reached {
  readonly place: Place;
  readonly cost: number;
  /** The places on the way, the last among them, and what each step costs. */
  readonly path: readonly Place[];
  readonly prices: readonly number[];
}

/** Whether a tile of the house is a room for a figure, be it lost (BH167). */
export function bears(seen: Seen, figure: FigureID, room: RoomID): boolean {
  const tile = seen.table.tiles.find((one) => one.room === room);
  return tile !== undefined && (!tile.isLost || consult(seen, 'bears', { figure, room }, false));
}

export const keyOf = ({ room, side }: Place): string => (side === null ? room : `${room} ${side}`);

/** What one more step costs from here, in spaces; the first of a turn is always to be had (BH20, BH88, BH-g12). */
export function priceOf(
  seen: Seen,
  figure: FigureID,
  from: Place,
  { to, spaces = 1 }: Pick<Way, 'to' | 'spaces'>,
  used: number,
  left: number,
): number {
  const slowed = remembered(seen, `slowed ${figure} ${keyOf(from)}`, () => slowedBy(seen, figure, from));
  const price = consult(seen, 'price', { figure, from, to }, spaces + slowed);
  const isFirst = used === 0 && !hasWalked(seen, figure);
  return isFirst ? Math.min(price, Math.max(left, 1)) : price;
}

/**
 * Every place a figure can walk to without anything being rolled, asked or drawn on the way, nearest first;
 * where it stands is the first. A way that is loud is no part of any walk.
 */
export function reachable(seen: Seen, figure: FigureID): Reached[] {
  const start: Reached = { place: placeOf(seen.table, figure), cost: 0, path: [], prices: [] };
  const left = spacesToGo(seen, figure);
  const best = new Map<string, Reached>([[keyOf(start.place), start]]);
  const done: Reached[] = [];
  const open = [start];
  while (open.length > 0) {
    open.sort((a, b) => b.cost - a.cost);
    const here = open.pop();
    if (here === undefined || best.get(keyOf(here.place)) !== here) continue;
    done.push(here);
    for (const way of waysFrom(seen, figure, here.place)) {
      const { to, isLoud, isFree } = way;
      if (to === null || isLoud === true) continue;
      const price = isFree === true ? 0 : priceOf(seen, figure, here.place, way, here.cost, left);
      const cost = here.cost + price;
      if (cost > left) continue;
      const known = best.get(keyOf(to));
      if (known !== undefined && known.cost <= cost) continue;
      const reached: Reached = { place: to, cost, path: [...here.path, to], prices: [...here.prices, price] };
      best.set(keyOf(to), reached);
      open.push(reached);
    }
  }
  return done;
}

/** Whether spaces of its turn are gone, be it for something else than a step. */
const hasSpent = (seen: Seen, figure: FigureID): boolean =>
  isMonster(figure) ? monsterAt(seen.table, figure).hasMoved : seen.table.turn.spent > 0;
/** Done once a turn: a step out of the house, be it that it has failed (BH-g39). */
export const STEP_OUT = 'exit';

/** Whether some of them went into a step. */
const hasWalked = (seen: Seen, figure: FigureID): boolean =>
  hasSpent(seen, figure) && (isMonster(figure) || seen.table.turn.hasMoved || isDone(seen.table, STEP_OUT));

/** Walks by nobody in particular, for distances. */
const NOBODY: FigureID = '';

const roomsFrom = (seen: Seen, figure: FigureID, room: RoomID): RoomID[] =>
  waysFrom(seen, figure, { room, side: null }).flatMap(({ to }) => (to === null ? [] : [to.room]));

/** Steps from one room to all that are reached; `price`: what each of them counts. */
function spread(
  start: RoomID,
  next: (room: RoomID) => readonly RoomID[],
  price: (from: RoomID, to: RoomID) => number = () => 1,
): Map<RoomID, number> {
  const distances = new Map<RoomID, number>([[start, 0]]);
  // What is set meanwhile has its turn as well, and what has become nearer once more.
  for (const [room, steps] of distances)
    for (const to of next(room)) {
      const sum = steps + price(room, to);
      if (sum >= (distances.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      distances.delete(to);
      distances.set(to, sum);
    }
  return distances;
}

/** What is looked up again and again; what costs are asked for besides is worked out anew. */
const recalled = <T>(seen: Seen, key: string, avoid: Costs | undefined, work: () => T): T =>
  avoid === undefined ? remembered(seen, key, work) : work();

/**
 * Steps from a room to all others, by doors, stairs and ways whatever they ask of who walks; barriers do not matter (BH110).
 * `avoid`: what it costs besides to come into a room.
 */
export const distancesFrom = (
  seen: Seen,
  from: RoomID,
  figure: FigureID = NOBODY,
  avoid?: Costs,
): ReadonlyMap<RoomID, number> =>
  recalled(seen, `from ${from} ${figure}`, avoid, () =>
    spread(
      from,
      (room) => roomsFrom(seen, figure, room),
      (_, to) => 1 + (avoid?.[to] ?? 0),
    ),
  );

/** Steps from all rooms to one, for a figure: not every way leads back. */
export const distancesTo = (
  seen: Seen,
  room: RoomID,
  figure: FigureID,
  avoid?: Costs,
): ReadonlyMap<RoomID, number> =>
  recalled(seen, `to ${room} ${figure}`, avoid, () => {
    const ways = seen.table.tiles.map((tile) => [tile.room, roomsFrom(seen, figure, tile.room)] as const);
    const before = (here: RoomID) => ways.flatMap(([from, to]) => (to.includes(here) ? [from] : []));
    return spread(room, before, (here) => 1 + (avoid?.[here] ?? 0));
  });

/** Of some rooms those nearest to one: by steps, or, with no way there, by tiles on its floor; else all of them (BH48, BH110, BH141). */
export function nearestOf(seen: Seen, from: RoomID, rooms: readonly RoomID[]): RoomID[] {
  const steps = distancesFrom(seen, from);
  const here = standing(seen.table, from);
  const tiles = (one: RoomID): number => {
    const { floor, x, y } = standing(seen.table, one);
    return floor === here.floor ? Math.abs(x - here.x) + Math.abs(y - here.y) : Number.POSITIVE_INFINITY;
  };
  for (const measure of [(one: RoomID) => steps.get(one) ?? Number.POSITIVE_INFINITY, tiles]) {
    const least = Math.min(...rooms.map(measure));
    if (Number.isFinite(least)) return rooms.filter((one) => measure(one) === least);
  }
  return [...rooms];
}

/** Steps of a walk, each from where the last one led: if something else has moved the figure, the rest is left out. */
export function walk(figure: FigureID, from: Place, { path, prices }: Reached): Step[] {
  return path.map((to, n) => ({
    do: 'step',
    seat: figure,
    from: { ...(n === 0 ? from : (path[n - 1] ?? from)) },
    to: { ...to },
    cost: prices[n] ?? 1,
  }));
}

/** Explorers in the same place, on the same side of a barrier, without `seat`. */
export const companyOf = (seen: Seen, seat: PlayerID): PlayerID[] => {
  const place = placeOf(seen.table, seat);
  return seen.table.explorers.flatMap((other, n) =>
    String(n) !== seat && isAlive(other) && samePlace(other, place) ? [String(n)] : [],
  );
};
