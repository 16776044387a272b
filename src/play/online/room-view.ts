import type { SeatKey } from '@/wire/ids';
import type { Room } from '@/wire/room';
import type { OnlineSession } from './online-session';
import { keysOf } from './seat-keys';

/** A room as this page stands in it. */
export interface RoomView {
  readonly session: OnlineSession;
  readonly room: Room;
  /** People of the room whose keys this browser has. */
  readonly people: readonly string[];
}

/** The key of one of this browser's people. */
export const keyOf = (roomID: string, personID: string): SeatKey | undefined =>
  keysOf(roomID).find((key) => key.personID === personID);

/** The key with which this page may start and fill seats: the owner's, or that of whoever acts for them. */
export function actingKeyOf(view: RoomView): SeatKey | undefined {
  const { actingID, roomID } = view.room;
  if (actingID !== null && view.people.includes(actingID)) return keyOf(roomID, actingID);
  return ownerKeyOf(view);
}

/** The key with which this page may change the room; undefined when its owner is elsewhere. */
export function ownerKeyOf({ room, people }: RoomView): SeatKey | undefined {
  const { ownerID, roomID } = room;
  return ownerID !== null && people.includes(ownerID) ? keyOf(roomID, ownerID) : undefined;
}
