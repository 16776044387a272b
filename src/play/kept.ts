/** The database of this device's tables. */
export const DATABASE = 'kaizhuo';
/** Before a room's id: what localStorage keeps the room's keys under. */
export const ROOM_PREFIX = 'kaizhuo.room.';
/** Before a room's id: what sessionStorage keeps the key of a seat under that has been asked for. */
export const CLAIM_PREFIX = 'kaizhuo.claim.';

/** Whether tables may have been saved on this device; a browser that cannot say may have some. */
export async function mayHaveTables(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

const hasRoomKeys = (): boolean => Object.keys(localStorage).some((key) => key.startsWith(ROOM_PREFIX));

/** Whether somebody of this browser may have a seat in a room. */
export function mayHaveRooms(): boolean {
  try {
    return hasRoomKeys();
  } catch {
    return true;
  }
}

/** The ids of the matches that are not over, of those saved on this device. */
const OPEN_TABLES = 'kaizhuo.open-tables';

/** Notes whether a match of this device is there to be gone on with. */
export function noteTable(matchID: string, isOpen: boolean): void {
  noteOpen(() => {
    const others = openTables().filter((id) => id !== matchID);
    return isOpen ? [...others, matchID] : others;
  });
}

/** Notes which matches of this device are there to be gone on with. */
export function noteTables(matchIDs: readonly string[]): void {
  noteOpen(() => matchIDs);
}

function noteOpen(matchIDs: () => readonly unknown[]): void {
  try {
    localStorage.setItem(OPEN_TABLES, JSON.stringify(matchIDs()));
  } catch (error) {
    console.warn('There will be no room for saved tables:', error);
  }
}

/** Throws where storage is forbidden. */
function openTables(): readonly unknown[] {
  const noted: unknown = JSON.parse(localStorage.getItem(OPEN_TABLES) ?? '[]');
  return Array.isArray(noted) ? noted : [];
}

/**
 * Says on <html> which lists of what is kept here there will be; ui/shelf/kept.css leaves room for them. Only a
 * page that runs can read what is in them: without room the shelf would jump when it has.
 */
export function reserveKept(): void {
  const lists: string[] = [];
  try {
    if (openTables().length > 0) lists.push('tables');
    if (hasRoomKeys()) lists.push('rooms');
  } catch (error) {
    console.warn('There may be no room for saved tables:', error);
  }
  document.documentElement.dataset.kept = lists.join(' ');
}
