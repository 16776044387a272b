import type { PlayerID } from '@/kit/action';
import type { RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { stepsTo } from './far';

/**
 * For bots: each of some seats makes for a room of its own, the nearest, whoever is in one first; `spare`: what whoever has
 * none left for it makes for, absent: all it might go to.
 */
export function divided(
  seen: Seen,
  seats: readonly PlayerID[],
  roomsFor: (seat: PlayerID) => readonly RoomID[],
  spare: (seat: PlayerID) => readonly RoomID[] = roomsFor,
): Readonly<Record<PlayerID, readonly RoomID[]>> {
  const taken: RoomID[] = [];
  const roomOf = (seat: PlayerID) => explorerAt(seen.table, seat).room;
  const isThere = (seat: PlayerID) => roomsFor(seat).includes(roomOf(seat));
  const order = [...seats].sort((a, b) => Number(isThere(b)) - Number(isThere(a)));
  return Object.fromEntries(
    order.map((seat) => {
      const rooms = roomsFor(seat);
      const steps = distancesFrom(seen, roomOf(seat));
      const [nearest] = rooms
        .filter((room) => !taken.includes(room))
        .sort((a, b) => stepsTo(steps, a) - stepsTo(steps, b));
      if (nearest === undefined) return [seat, spare(seat)];
      taken.push(nearest);
      return [seat, [nearest]];
    }),
  );
}
