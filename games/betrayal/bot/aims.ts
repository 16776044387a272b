import type { PlayerID } from '@/kit/action';
import { FLOORS, type Floor, type RoomID } from '../rules/components';
import { openDoorways, tileOf } from '../rules/house';
import { type Box, type Goal, remembered, type Seen } from '../rules/thing';

const byFloor = new WeakMap<Box, Readonly<Record<Floor, readonly RoomID[]>>>();

/** What may come to lie on each floor: worked out once for a box, since every playout asks. */
function roomsByFloor(box: Box): Readonly<Record<Floor, readonly RoomID[]>> {
  const known = byFloor.get(box);
  if (known !== undefined) return known;
  const of = (floor: Floor) =>
    Object.entries(box.rooms).flatMap(([room, { floors, isPrinted }]) =>
      isPrinted !== true && floors.includes(floor) ? [room] : [],
    );
  const rooms = { basement: of('basement'), ground: of('ground'), upper: of('upper') };
  byFloor.set(box, rooms);
  return rooms;
}

/** Whether anything is left that could lie behind a door of that floor (BH90). */
export const leadsOn = (seen: Seen, floor: Floor): boolean =>
  remembered(seen, `leads on ${floor}`, () =>
    roomsByFloor(seen.box)[floor].some((room) => tileOf(seen.table, room) === undefined),
  );

/**
 * Rooms with a door into the unknown on the floors on which a side looks for something; where it may be anywhere, for
 * whoever is told to look and nothing else.
 */
export const edgesOf = (seen: Seen, { own, floors: named }: Goal, seat: PlayerID): readonly RoomID[] => {
  const floors = named ?? (own?.[seat]?.length === 0 ? FLOORS : []);
  return remembered(seen, `edges ${floors}`, () =>
    floors
      .filter((floor) => leadsOn(seen, floor))
      .flatMap((floor) => openDoorways(seen.table, seen.box, floor).map(({ room }) => room)),
  );
};
