import { type SeatKey, seatKey } from '@/wire/ids';
import type { Room } from '@/wire/room';
import { CLAIM_PREFIX } from '../kept';

/** For browsers that keep nothing: a reload then loses it. */
const memory = new Map<string, SeatKey>();

function stored(roomID: string): SeatKey | undefined {
  try {
    const parsed = seatKey.safeParse(
      JSON.parse(globalThis.sessionStorage?.getItem(CLAIM_PREFIX + roomID) ?? 'null'),
    );
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The key with which this browser has asked for a bot's seat; it opens nothing before all have said yes. */
export const ownClaim = (roomID: string): SeatKey | undefined => memory.get(roomID) ?? stored(roomID);

export function keepClaim(roomID: string, key: SeatKey): void {
  memory.set(roomID, key);
  try {
    globalThis.sessionStorage?.setItem(CLAIM_PREFIX + roomID, JSON.stringify(key));
  } catch {
    // Full or forbidden: `memory` has it for as long as this page lives, and `isClaimKept` says so.
  }
}

/** Whether this page would still know what it has asked for after a reload. */
export function isClaimKept(roomID: string): boolean {
  const [own, kept] = [ownClaim(roomID), stored(roomID)];
  return own?.personID === kept?.personID && own?.credential === kept?.credential;
}

export function forgetClaim(roomID: string): void {
  memory.delete(roomID);
  try {
    globalThis.sessionStorage?.removeItem(CLAIM_PREFIX + roomID);
  } catch {
    // Nothing was kept there.
  }
}

/** Whether the seat this browser asked for is its own now. */
export const isSeated = ({ seats }: Room, { personID }: SeatKey): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.personID === personID);
