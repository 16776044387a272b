import type { Place, RoomID } from '../../rules/components';
import { roomOf } from '../../rules/house';
import type { Box, Seen } from '../../rules/thing';

/** The sides of a room on which something may be put: two where there is a barrier. */
export function placesIn(box: Box, room: RoomID): Place[] {
  const { isBarrier, doors } = roomOf(box, room);
  return isBarrier === true ? doors.map((side) => ({ room, side })) : [{ room, side: null }];
}

/** Every place in the house. */
export const placesOf = ({ table, box }: Pick<Seen, 'table' | 'box'>): Place[] =>
  table.tiles.flatMap(({ room, isLost }) => (isLost ? [] : placesIn(box, room)));

/** Where something is put that is put into a room: with a barrier, on the side of the first door. */
export const firstPlaceIn = (box: Box, room: RoomID): Place => placesIn(box, room)[0] ?? { room, side: null };
