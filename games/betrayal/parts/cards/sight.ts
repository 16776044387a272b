import { DIRECTIONS, type Place } from '../../rules/components';
import { behind, facing, opposite, roomOf, sideAt, standing } from '../../rules/house';
import type { Seen } from '../../rules/thing';
import { consult } from '../../rules/things';

/** Places seen from a place: in one straight row of doors that meet, and the place itself (BH121). */
export function inSight(seen: Seen, from: Place): Place[] {
  const { table, box } = seen;
  const places: Place[] = [from];
  for (const direction of DIRECTIONS) {
    let tile = standing(table, from.room);
    let side = from.side;
    for (;;) {
      const isBarred =
        roomOf(box, tile.room).isBarrier === true && side !== null && facing(side, tile) !== direction;
      const next = isBarred ? undefined : behind(table, box, tile, direction);
      if (next === undefined) break;
      side = sideAt(box, next, opposite(direction));
      const to = { room: next.room, side };
      if (!consult(seen, 'sight', { from, to }, true)) break;
      places.push(to);
      tile = next;
    }
  }
  return places;
}
