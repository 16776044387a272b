import type { PlayerID } from '@/kit/action';
import type { RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { remembered, type Seen } from '../../rules/thing';
import { distancesFrom, reachable, spacesLeft } from '../../rules/ways';
import { LEAVING } from '../cards/room-rolls';
import { edgesOf } from './doors-on';
import { FAR, stepsTo } from './far';

/** For bots: how somebody gets something done, and away again, where something fills the house room by room. */

/** Turns of it that it takes until a room is lost, as a rule. */
export type Peril = (room: RoomID) => number;

/** So many spreads away two of them in one turn do no harm. */
export const SAFE = 3;
/** Rooms that one does not leave without a roll. */
const isSticky = (room: RoomID): boolean => room in LEAVING;

/** Rooms to which one can run from there before it comes; a door into the unknown is worth a few. */
const roomAround = (seen: Seen, far: Peril, room: RoomID): number =>
  remembered(seen, `away around ${room}`, () =>
    [...distancesFrom(seen, room)]
      .filter(([other, way]) => way <= 2 * far(other) - 2)
      .reduce((sum, [other]) => sum + (edgesOf(seen).has(other) ? 3 : 1), 0),
  );

/** By spreads that it takes to get there: how likely one is still about after the next turn of the monsters. */
const SURVIVAL = [0, 0, 2 / 3, 1];
/** So many rooms are enough to run to. */
const PLENTY = 12;
/** Who is no worse off than that afterwards goes there. */
const BEARABLE = 0.35;
/** Of what is safest in reach, what will do on the way. */
const BEARABLE_SHARE = 0.75;

/** How well one is off there when a turn ends: whether one survives, and has somewhere to run to then. */
const safety = (seen: Seen, far: Peril, room: RoomID): number =>
  (SURVIVAL[Math.min(SAFE, far(room))] ?? 0) *
  (0.3 + Math.min(1, roomAround(seen, far, room) / PLENTY)) *
  (isSticky(room) ? 0.6 : 1);

/** Rooms that a seat gets to in this turn, and what that costs; its own where it can't walk. */
function reach(seen: Seen, seat: PlayerID): ReadonlyMap<RoomID, number> {
  const { turn } = seen.table;
  const here = explorerAt(seen.table, seat).room;
  if (turn.seat !== seat || turn.isMovementOver) return new Map([[here, 0]]);
  return remembered(seen, `away reach ${seat}`, () => {
    const doors = isSticky(here) ? [...distancesFrom(seen, here)].filter(([, way]) => way === 1) : [];
    return new Map([
      ...doors,
      ...reachable(seen, seat).map(({ place, cost }) => [place.room, cost] as const),
    ]);
  });
}

/** To where one is safest; from there on into the unknown, while that is nearer than it would like. */
export function refuge(seen: Seen, far: Peril, seat: PlayerID): RoomID[] {
  const here = explorerAt(seen.table, seat).room;
  const best = (one: RoomID, other: RoomID) =>
    safety(seen, far, other) > safety(seen, far, one) ? other : one;
  const room = [...reach(seen, seat).keys()].reduce(best, here);
  return room === here && edgesOf(seen).has(here) && !seen.table.turn.isMovementOver ? [] : [room];
}

/** How well one can be off again when the turn ends, with so many steps left in a room. */
const after = (seen: Seen, far: Peril, room: RoomID, left: number): number =>
  left < 0
    ? 0
    : Math.max(
        ...[...distancesFrom(seen, room)]
          .filter(([, way]) => way <= (isSticky(room) ? 0 : left))
          .map(([other]) => safety(seen, far, other)),
      );

/** There, if one gets there in this turn and away again; else nearer, as far as it is safe. */
export function towards(
  seen: Seen,
  far: Peril,
  seat: PlayerID,
  aims: readonly RoomID[],
  price: number,
): readonly RoomID[] {
  if (seen.table.turn.seat !== seat) return aims;
  const left = spacesLeft(seen, seat) - price;
  const rooms = reach(seen, seat);
  const off = (room: RoomID) => after(seen, far, room, left - stepsTo(rooms, room));
  const [best] = [...aims].sort((one, other) => off(other) - off(one));
  if (best !== undefined && off(best) >= BEARABLE) return [best];
  const ways = aims.map((room) => distancesFrom(seen, room));
  const way = (room: RoomID) => Math.min(FAR, ...ways.map((steps) => stepsTo(steps, room)));
  const most = Math.max(...[...rooms.keys()].map((room) => safety(seen, far, room)));
  const safe = [...rooms.keys()].filter((room) => safety(seen, far, room) >= BEARABLE_SHARE * most);
  const [stop] = safe.sort((one, other) => way(one) - way(other));
  if (stop !== undefined && way(stop) >= FAR) return most === 0 ? refuge(seen, far, seat) : [];
  return most === 0 || stop === undefined ? refuge(seen, far, seat) : [stop];
}
