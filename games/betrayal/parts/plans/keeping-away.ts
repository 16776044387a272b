import type { PlayerID } from '@/kit/action';
import type { RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import type { Monster } from '../../rules/state';
import type { Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { FAR, stepsTo } from './far';

/** Of the rooms within a turn's walk of a seat those that are farthest from any of some figures. */
export function refuges(
  seen: Seen,
  seat: PlayerID,
  from: readonly Readonly<Pick<Monster, 'id' | 'room'>>[],
): RoomID[] {
  const reach = from.map(({ id, room }) => distancesFrom(seen, room, id));
  const safety = (room: RoomID) => Math.min(FAR, ...reach.map((steps) => stepsTo(steps, room)));
  const near = [...distancesFrom(seen, explorerAt(seen.table, seat).room)]
    .filter(([, steps]) => steps <= traitOf(seen, seat, 'speed'))
    .map(([room]) => room);
  const best = Math.max(...near.map(safety));
  return near.filter((room) => safety(room) === best);
}

/** Some seats, with those first who have the fewest steps to go to a room. */
export function nearestFirst(seen: Seen, room: RoomID, seats: readonly PlayerID[]): PlayerID[] {
  const far = (seat: PlayerID) => stepsTo(distancesFrom(seen, explorerAt(seen.table, seat).room), room);
  return [...seats].sort((a, b) => far(a) - far(b));
}
