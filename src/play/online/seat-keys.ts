import * as z from 'zod/mini';
import { type SeatKey, seatKey } from '@/wire/ids';
import { ROOM_PREFIX } from '../kept';

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

function read(roomID: string): KeptRoom | undefined {
  try {
    const text = globalThis.localStorage?.getItem(ROOM_PREFIX + roomID);
    const parsed = keptRoom.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : memory.get(roomID);
  } catch {
    return memory.get(roomID);
  }
}

function write(roomID: string, kept: KeptRoom): void {
  memory.set(roomID, kept);
  try {
    globalThis.localStorage?.setItem(ROOM_PREFIX + roomID, JSON.stringify(kept));
    for (const { roomID: old } of keptRooms().slice(ROOMS)) forgetRoom(old);
  } catch {
    // Full or forbidden: `memory` has it for as long as this page lives.
  }
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
    if (key === ROOM_PREFIX + roomID) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
