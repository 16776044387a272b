import { DIRECTIONS, type Place } from '../../rules/components';
import { behind, facing, opposite, sideAt, standing } from '../../rules/house';
import type { Seen } from '../../rules/thing';

/** Places behind the doors of a place; in a room with a barrier, those of its side (BH122). */
export function adjacent({ table, box }: Seen, { room, side }: Place): Place[] {
  const tile = standing(table, room);
  return DIRECTIONS.flatMap((direction) => {
    const other =
      side === null || facing(side, tile) === direction ? behind(table, box, tile, direction) : undefined;
    return other === undefined ? [] : [{ room: other.room, side: sideAt(box, other, opposite(direction)) }];
  });
}
