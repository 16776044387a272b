import type { RoomID } from '../../rules/components';
import type { Table } from '../../rules/state';
import { remembered, type Seen } from '../../rules/thing';
import { waysFrom } from '../../rules/ways';
import { asIf } from '../cards/as-if';
import { isBesideLost } from './collapse';

/** A fire goes from room to room by whatever joins them, up as well as down: what burns is lost (BH-collapse). */

/** Walks where only monsters climb, too. */
const FLAME = 'm';

export const isBurning = ({ tiles }: Pick<Table, 'tiles'>): boolean => tiles.some(({ isLost }) => isLost);

/** Rooms that stairs, chutes, drops and passages join, whether they burn or not; the Elevator is let alone. */
function joined(seen: Seen): readonly (readonly [RoomID, RoomID])[] {
  const tiles = seen.table.tiles.map((tile) => ({ ...tile, isLost: false }));
  const whole = asIf(seen, { tiles });
  return tiles.flatMap(({ room }) =>
    waysFrom(whole, FLAME, { room, side: null }).flatMap(({ to, door, isLoud }) =>
      to === null || door !== null || isLoud === true ? [] : [[room, to.room] as const],
    ),
  );
}

/** Where it may go next: against a room that burns, doors or not, or joined to one; where there is none, anywhere (BH-g13). */
export const inflammable = (seen: Seen): readonly RoomID[] =>
  remembered(seen, 'inflammable', () => {
    const { tiles } = seen.table;
    if (!isBurning({ tiles })) return [];
    const lost = new Set(tiles.flatMap(({ room, isLost }) => (isLost ? [room] : [])));
    // Who climbs goes every way in both directions.
    const near = new Set(joined(seen).flatMap(([room, to]) => (lost.has(room) ? [to] : [])));
    const left = tiles.filter(({ isLost }) => !isLost);
    const next = left.filter((tile) => near.has(tile.room) || isBesideLost(seen.table, tile));
    return (next.length > 0 ? next : left).map(({ room }) => room);
  });
