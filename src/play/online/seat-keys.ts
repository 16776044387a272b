import * as z from 'zod/mini';
import { type SeatKey, seatKey } from '@/wire/ids';
import { ROOM_PREFIX } from '../kept';
import { type StorageTrouble, storageTroubleOf } from '../storage-trouble';

/** Rooms whose keys are kept; the one not visited for longest makes way. */
const ROOMS = 40;

const keptRoom = z.object({
  keys: z.array(seatKey).check(z.maxLength(8)),
  slug: z.string(),
  /** Milliseconds since 1970. */
  visitedAt: z.number(),
});
type KeptRoom = z.infer<typeof keptRoom>;

/** For browsers that keep nothing: a reload then loses the seat, everything else works. */
const memory = new Map<string, KeptRoom>();
/** Rooms of which `memory` has keys that the browser has not kept, and why. */
const unkept = new Map<string, StorageTrouble>();
const listeners = new Set<() => void>();

const isSame = (one: SeatKey, other: SeatKey): boolean =>
  one.personID === other.personID && one.credential === other.credential;

/** What the browser has kept. Throws where that is forbidden. */
function stored(roomID: string): KeptRoom | undefined {
  const parsed = keptRoom.safeParse(
    JSON.parse(globalThis.localStorage?.getItem(ROOM_PREFIX + roomID) ?? 'null'),
  );
  return parsed.success ? parsed.data : undefined;
}

function storedIfAllowed(roomID: string): KeptRoom | undefined {
  try {
    return stored(roomID);
  } catch {
    return undefined;
  }
}

/** What has come here since storage was full is in `memory` alone: storage still has what was there before. */
const read = (roomID: string): KeptRoom | undefined =>
  (unkept.has(roomID) ? undefined : storedIfAllowed(roomID)) ?? memory.get(roomID);

function note(roomID: string, trouble: StorageTrouble | undefined): void {
  if (unkept.get(roomID) === trouble) return;
  if (trouble === undefined) unkept.delete(roomID);
  else unkept.set(roomID, trouble);
  for (const listener of listeners) listener();
}

/** Why a page that is loaded anew would lack one of these keys; undefined: it would have them all. */
function troubleOf(roomID: string, kept: KeptRoom, error: unknown): StorageTrouble | undefined {
  const there = storedIfAllowed(roomID)?.keys ?? [];
  const isThere = (key: SeatKey) => there.some((other) => isSame(key, other));
  return kept.keys.every(isThere) ? undefined : storageTroubleOf(error);
}

function write(roomID: string, kept: KeptRoom): void {
  memory.set(roomID, kept);
  let fault: unknown;
  try {
    globalThis.localStorage?.setItem(ROOM_PREFIX + roomID, JSON.stringify(kept));
  } catch (error) {
    fault = error;
  }
  // Asked for again: there are browsers whose storage takes everything and keeps nothing.
  note(roomID, troubleOf(roomID, kept, fault));
  for (const { roomID: old } of keptRooms().slice(ROOMS)) forgetRoom(old);
}

/** Why this browser would not have its seats of a room any more after a reload; undefined: it would. */
export const seatTrouble = (roomID: string): StorageTrouble | undefined => unkept.get(roomID);

/** Calls back when seats are kept that were not, or are not any more. */
export function onSeatTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tries once more to keep the keys of a room, beside those that another tab has kept meanwhile. */
export function keepAgain(roomID: string): void {
  const own = unkept.has(roomID) ? memory.get(roomID) : undefined;
  if (own === undefined) return;
  const people = own.keys.map(({ personID }) => personID);
  const others = storedIfAllowed(roomID)?.keys.filter(({ personID }) => !people.includes(personID)) ?? [];
  write(roomID, { ...own, keys: [...others, ...own.keys] });
}

/** The keys this browser has for a room. */
export const keysOf = (roomID: string): readonly SeatKey[] => read(roomID)?.keys ?? [];

/** Keeps a key; a newer one of the same person takes the place of the older. */
export function keepKey(roomID: string, key: SeatKey, slug: string): void {
  const others = keysOf(roomID).filter(({ personID }) => personID !== key.personID);
  write(roomID, { keys: [...others, key], slug, visitedAt: Date.now() });
}

/** Notes a visit, and forgets keys that open nothing any more. */
export function noteVisit(roomID: string, people: readonly string[], slug: string): void {
  const keys = keysOf(roomID).filter(({ personID }) => people.includes(personID));
  if (keys.length === 0) forgetRoom(roomID);
  else write(roomID, { keys, slug, visitedAt: Date.now() });
}

/** The same keys open the room of the rematch. */
export function copyKeys(roomID: string, nextRoomID: string, slug: string): void {
  for (const key of keysOf(roomID)) keepKey(nextRoomID, key, slug);
}

export function forgetRoom(roomID: string): void {
  memory.delete(roomID);
  note(roomID, undefined);
  try {
    globalThis.localStorage?.removeItem(ROOM_PREFIX + roomID);
  } catch {
    // Nothing was kept there.
  }
}

/** Rooms in which somebody of this browser has a seat, the latest visited first. */
export function keptRooms(): {
  readonly roomID: string;
  readonly slug: string;
  readonly visitedAt: number;
}[] {
  const found = new Map(memory);
  try {
    const storage = globalThis.localStorage;
    for (let index = 0; index < (storage?.length ?? 0); index++) {
      const name = storage.key(index) ?? '';
      const roomID = name.slice(ROOM_PREFIX.length);
      const kept = name.startsWith(ROOM_PREFIX) ? read(roomID) : undefined;
      if (kept !== undefined) found.set(roomID, kept);
    }
  } catch {
    // Forbidden: what `memory` has is all there is.
  }
  return [...found]
    .map(([roomID, { slug, visitedAt }]) => ({ roomID, slug, visitedAt }))
    .sort((a, b) => b.visitedAt - a.visitedAt);
}

/** Calls back when another tab of this browser gets or loses a key of the room. */
export function onKeysElsewhere(roomID: string, listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key !== ROOM_PREFIX + roomID) return;
    keepAgain(roomID);
    listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
