/** The database of this device's tables. */
export const DATABASE = 'kaizhuo';
/** Before a room's id: what localStorage keeps the room's keys under. */
export const ROOM_PREFIX = 'kaizhuo.room.';

/** Whether tables may have been saved on this device; a browser that cannot say may have some. */
export async function mayHaveTables(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

/** Whether somebody of this browser may have a seat in a room. */
export function mayHaveRooms(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(ROOM_PREFIX));
  } catch {
    return true;
  }
}
