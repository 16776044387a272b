import type { PlayerID } from '@/kit/action';
import type { RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Seen } from '../../rules/thing';
import { distancesTo, nearestOf, reachable } from '../../rules/ways';
import { stepsTo } from './far';

/**
 * Of the way to the nearest of some rooms, as far as a seat can walk in its turn: nobody stops to open doors before
 * that. Out of its turn the rooms themselves: by a room that moves along nobody could tell how near one has come.
 */
export function stretch(seen: Seen, seat: PlayerID, aims: readonly RoomID[]): readonly RoomID[] {
  const { room: here } = explorerAt(seen.table, seat);
  const [aim] = nearestOf(seen, here, aims);
  if (aim === undefined || seen.table.turn.seat !== seat || seen.table.turn.isMovementOver) return aims;
  const steps = distancesTo(seen, aim, seat);
  const far = (room: RoomID) => stepsTo(steps, room);
  const rooms = reachable(seen, seat).map(({ place }) => place.room);
  const best = rooms.reduce((one, other) => (far(other) < far(one) ? other : one), here);
  return best === here ? aims : [best];
}
