import { type SeatKey, seatKey } from '@/wire/ids';
import type { Room } from '@/wire/room';
import { CLAIM_PREFIX } from '../kept';

/** For browsers that keep nothing. */
const memory = new Map<string, SeatKey>();

/** The key with which this browser has asked for a bot's seat; it opens nothing before all have said yes. */
export function ownClaim(roomID: string): SeatKey | undefined {
  try {
    const parsed = seatKey.safeParse(
      JSON.parse(globalThis.sessionStorage?.getItem(CLAIM_PREFIX + roomID) ?? 'null'),
    );
    return parsed.success ? parsed.data : memory.get(roomID);
  } catch {
    return memory.get(roomID);
  }
}

export function keepClaim(roomID: string, key: SeatKey): void {
  memory.set(roomID, key);
  try {
    globalThis.sessionStorage?.setItem(CLAIM_PREFIX + roomID, JSON.stringify(key));
  } catch {
    // Full or forbidden: `memory` has it for as long as this page lives.
  }
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
