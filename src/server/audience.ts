import type { ChatLine } from '@/wire/chat';
import type { MatchStatus } from '@/wire/match';
import type { Room } from '@/wire/room';
import type { Update } from '@/wire/socket';
import type { Guest } from './guest';
import type { LiveMatch } from './live-match';
import { momentsFor } from './rules';
import type { RoomRecord, StoredMoment } from './stores/store';

/** The pages in one room, and what they have been told. Nothing is said twice. */
export class Audience {
  readonly #guests = new Set<Guest>();
  #room = '';
  #status = '';
  #lastLine = 0;

  get size(): number {
    return this.#guests.size;
  }

  add(guest: Guest): void {
    this.#guests.add(guest);
  }

  /** Whether the page was there. */
  delete(guest: Guest): boolean {
    return this.#guests.delete(guest);
  }

  /** Everybody with a seat who has a page here. */
  people(room: RoomRecord): Set<string> {
    return new Set([...this.#guests].flatMap((guest) => guest.peopleIn(room)));
  }

  /** Pages that nobody with a seat looks at. */
  watchers(room: RoomRecord): number {
    return [...this.#guests].filter((guest) => guest.peopleIn(room).length === 0).length;
  }

  tellRoom(room: Room): void {
    const text = JSON.stringify(room);
    if (text === this.#room) return;
    this.#room = text;
    for (const guest of this.#guests) guest.send('room', room);
  }

  tellStatus(status: MatchStatus | undefined): void {
    // How long it has waited is counted on by the page.
    const text = JSON.stringify({ ...status, waited: null });
    if (status === undefined || text === this.#status) return;
    this.#status = text;
    for (const guest of this.#guests) guest.send('status', status);
  }

  /** To each seat in front the position as it sees it, and what it is told of the moments that led there. */
  tellSeats(room: RoomRecord, match: LiveMatch, moments: readonly StoredMoment[]): void {
    this.checkFronts(room);
    const updates = new Map<string | null, Update>();
    for (const guest of this.#guests) {
      const { front } = guest;
      if (front === undefined || front.stateID >= match.stateID) continue;
      const { playerID } = front;
      const update = updates.get(playerID) ?? {
        matchID: match.match.matchID,
        playerID,
        state: match.seatState(playerID),
        journal: momentsFor(moments, playerID),
      };
      updates.set(playerID, update);
      front.stateID = match.stateID;
      guest.send('update', update);
    }
  }

  /** A seat that was taken away from its page is no longer in front of it. */
  checkFronts(room: RoomRecord): void {
    for (const guest of this.#guests) {
      if (guest.revise(room)) guest.cut();
      const playerID = guest.front?.playerID;
      if (typeof playerID === 'string' && !guest.holds(room, playerID)) guest.front = undefined;
    }
  }

  /** The last line of chat that was told, or was there before anybody came. */
  get lastLine(): number {
    return this.#lastLine;
  }

  /** Lines that were said before; whoever comes in is given them. */
  skipLines(lines: readonly ChatLine[]): void {
    this.#lastLine = lines.at(-1)?.lineID ?? 0;
  }

  tellLine(line: ChatLine, hears: (guest: Guest) => boolean): void {
    if (line.lineID <= this.#lastLine) return;
    this.#lastLine = line.lineID;
    for (const guest of this.#guests) if (hears(guest)) guest.send('chat', line);
  }
}
