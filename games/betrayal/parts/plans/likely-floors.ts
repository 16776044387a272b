import { FLOORS, type Floor, type RoomID } from '../../rules/components';
import { tileOf } from '../../rules/house';
import type { Seen } from '../../rules/thing';

/** Floors on which those of some rooms that nobody has found yet are likely to be: more than half as many as on the best. */
export function likelyFloors({ table, box }: Seen, rooms: readonly RoomID[]): Floor[] {
  const unseen = rooms.filter((room) => tileOf(table, room) === undefined);
  const likely = (floor: Floor) => unseen.filter((room) => box.rooms[room]?.floors.includes(floor)).length;
  const most = Math.max(...FLOORS.map(likely));
  return FLOORS.filter((floor) => 2 * likely(floor) > most);
}
