import { DIRECTIONS, type RoomID } from '../rules/components';
import { neighbour, tileOf } from '../rules/house';
import type { Table } from '../rules/state';

/** Rooms edge to edge with one, on its floor, doors or not: stairs do not count (BH-h26-D3, BH-h45-D2). */
export function touching(table: Pick<Table, 'tiles'>, room: RoomID): RoomID[] {
  const tile = tileOf(table, room);
  if (tile === undefined) return [];
  return DIRECTIONS.flatMap((direction) => {
    const other = neighbour(table, tile, direction);
    return other === undefined || other.isLost ? [] : [other.room];
  });
}
