import type { PlayerID } from '@/kit/action';
import type { RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { stepsTo } from './far';

/** For bots: each of some seats, in this order, makes for a room of its own, the nearest; with none left for it for all it might go to. */
export function divided(
  seen: Seen,
  seats: readonly PlayerID[],
  roomsFor: (seat: PlayerID) => readonly RoomID[],
): Readonly<Record<PlayerID, readonly RoomID[]>> {
  const taken: RoomID[] = [];
  return Object.fromEntries(
    seats.map((seat) => {
      const rooms = roomsFor(seat);
      const steps = distancesFrom(seen, explorerAt(seen.table, seat).room);
      const [nearest] = rooms
        .filter((room) => !taken.includes(room))
        .sort((a, b) => stepsTo(steps, a) - stepsTo(steps, b));
      if (nearest === undefined) return [seat, rooms];
      taken.push(nearest);
      return [seat, [nearest]];
    }),
  );
}
