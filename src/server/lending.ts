import { LEND_SECONDS } from '@/wire/room';
import { pastBy } from './clock';
import { peopleOf } from './room-changes';
import type { RoomRecord } from './stores/store';

const LEND_MS = LEND_SECONDS * 1000;

type Present = ReadonlySet<string>;

/** The first in seating order who is here. */
const firstHere = (room: RoomRecord, present: Present): string | null =>
  peopleOf(room).find(({ personID }) => present.has(personID))?.personID ?? null;

/**
 * The room given who is here now: one that everybody had left belongs to whoever is back first, and it is
 * noted since when others have been here without its owner. The same record when nothing changes.
 */
export function withOwner(room: RoomRecord, present: Present, now: number): RoomRecord {
  const first = firstHere(room, present);
  if (room.ownerID === null) return first === null ? room : { ...room, ownerID: first, ownerAwayAt: null };
  if (first === null) return room;
  const ownerAwayAt = present.has(room.ownerID) ? null : pastBy(now, room.ownerAwayAt ?? now);
  return ownerAwayAt === room.ownerAwayAt ? room : { ...room, ownerAwayAt };
}

/** When somebody may act for the owner (ms since 1970); undefined while that is not to come, or is so. */
export function lendsAt({ ownerAwayAt }: RoomRecord, now: number): number | undefined {
  if (ownerAwayAt === null || ownerAwayAt + LEND_MS <= now) return undefined;
  return ownerAwayAt + LEND_MS;
}

/** Who may start, fill seats and play again for an owner who has been away long enough; null: nobody. */
export function actingFor(room: RoomRecord, present: Present, now: number): string | null {
  const { ownerID, ownerAwayAt } = room;
  if (ownerID === null || ownerAwayAt === null || present.has(ownerID)) return null;
  return ownerAwayAt + LEND_MS <= now ? firstHere(room, present) : null;
}
