import { DIRECTIONS, type RoomID } from '../../rules/components';
import { beside, type Doorway, neighbour, standing, tileOf } from '../../rules/house';
import type { Table } from '../../rules/state';

/** Rooms edge to edge with one, on its floor, doors or not: stairs do not count (BH-h26-D3, BH-h45-D2). */
export function touching(table: Pick<Table, 'tiles'>, room: RoomID): RoomID[] {
  const tile = tileOf(table, room);
  if (tile === undefined) return [];
  return DIRECTIONS.flatMap((direction) => {
    const other = neighbour(table, tile, direction);
    return other === undefined || other.isLost ? [] : [other.room];
  });
}

/** Whether what lies behind a doorway, known or not, is edge to edge with a room. */
export function isDoorTo(table: Pick<Table, 'tiles'>, { room, direction }: Doorway, near: RoomID): boolean {
  const { floor, x, y } = beside(standing(table, room), direction);
  const other = standing(table, near);
  return floor === other.floor && Math.abs(x - other.x) + Math.abs(y - other.y) === 1;
}
