import type { RoomID } from '../../rules/components';
import type { Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';

/** Of some rooms those at least so many steps from one, where no way leads is farthest; with none so far off the farthest of them (BH-g1, BH-g2). */
export function farOff(seen: Seen, from: RoomID, steps: number, rooms: readonly RoomID[]): RoomID[] {
  const distances = distancesFrom(seen, from);
  const far = (room: RoomID) => distances.get(room) ?? Number.POSITIVE_INFINITY;
  const least = Math.min(steps, Math.max(...rooms.map(far)));
  return rooms.filter((room) => far(room) >= least);
}
