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

/** How high what is kept here was when it was last seen, and in a window of which width. */
const HEIGHT = 'kaizhuo.kept-height';

/** Remembers how high the list of what is kept here is, in CSS pixels, for the next time it is shown. */
export function keepHeight(height: number): void {
  try {
    localStorage.setItem(HEIGHT, JSON.stringify([window.innerWidth, height]));
  } catch (error) {
    console.warn('The room for saved tables is not kept:', error);
  }
  reserveHeight(height);
}

/**
 * Leaves as much room as the list took when it was last seen in a window as wide. Only a page that runs can
 * read what is kept; without room the shelf would jump when it has.
 */
export function reserveKept(): void {
  try {
    const [width, height] = JSON.parse(localStorage.getItem(HEIGHT) ?? '[]') as readonly unknown[];
    if (width === window.innerWidth) reserveHeight(Number(height));
  } catch (error) {
    console.warn('There may be no room for saved tables:', error);
  }
}

const reserveHeight = (height: number) =>
  document.documentElement.style.setProperty('--kept-height', `${height}px`);
