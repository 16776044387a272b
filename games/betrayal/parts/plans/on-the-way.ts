import type { PlayerID } from '@/kit/action';
import type { RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Seen } from '../../rules/thing';
import { distancesFrom, distancesTo } from '../../rules/ways';
import { stepsTo } from './far';

/** For bots: rooms on shortest ways of some seats to one, which they would rather keep: that one among them, and not where they stand. */
export function onTheWay(seen: Seen, seats: readonly PlayerID[], end: RoomID): readonly RoomID[] {
  const left = distancesTo(seen, end, '');
  return seats.flatMap((seat) => {
    const { room: here } = explorerAt(seen.table, seat);
    const far = stepsTo(left, here);
    return [...distancesFrom(seen, here)].flatMap(([room, gone]) =>
      gone + stepsTo(left, room) === far && (room !== here || room === end) ? [room] : [],
    );
  });
}
