import type { BotLevel } from '@/kit/opponents';
import type { Room } from '@/kit/wire';
import type { Audience } from './audience';
import { withAway } from './away';
import type { Clock } from './clock';
import { Fault } from './fault';
import { LiveMatch, OtherRules } from './live-match';
import { SUBSTITUTE } from './room-changes';
import { publicRoom, type Rooms } from './rooms';
import type { Shelf } from './rules';
import type { Presence, RoomRecord, Store, StoredMoment, StoredRoom } from './stores/store';

export interface RoomCopyAround {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly rooms: Rooms;
  readonly clock: Clock;
  readonly nodeID: string;
}

/** What this process knows of a room and its match: as much as the store said when it was last asked. */
export class RoomCopy {
  readonly #roomID: string;
  readonly #around: RoomCopyAround;
  readonly #audience: Audience;
  readonly #told: (moments: readonly StoredMoment[]) => void;
  #stored: StoredRoom | undefined;
  #presence: Presence = { people: new Set(), watchers: 0 };
  #match: LiveMatch | undefined;
  /** What the store was last told of who is here. */
  #noted = '';

  /** `told` hears of every moment of the match, wherever it was committed. */
  constructor(
    roomID: string,
    around: RoomCopyAround,
    audience: Audience,
    told: (moments: readonly StoredMoment[]) => void,
  ) {
    this.#roomID = roomID;
    this.#around = around;
    this.#audience = audience;
    this.#told = told;
  }

  get isLoaded(): boolean {
    return this.#stored !== undefined;
  }

  get #now(): number {
    return this.#around.clock.now();
  }

  #known(): StoredRoom {
    if (this.#stored === undefined) throw new Fault('room-missing');
    return this.#stored;
  }

  /** Throws Fault `room-missing` before the first load. */
  get record(): RoomRecord {
    return this.#known().record;
  }

  /** Undefined before the match, and when it cannot go on. */
  get match(): LiveMatch | undefined {
    return this.#match;
  }

  get publicRoom(): Room {
    return publicRoom(this.#known(), this.#presence, this.#now);
  }

  get isAnybodyHere(): boolean {
    return this.record.seats.some(
      (seat) => seat.kind === 'person' && this.#presence.people.has(seat.personID),
    );
  }

  /** How the bot plays that plays this seat; undefined for a seat that its person plays. */
  levelOf(place: number): BotLevel | undefined {
    const seat = this.record.seats[place];
    if (seat?.kind === 'bot') return seat.level;
    return seat?.kind === 'person' && seat.isPlayedByBot ? SUBSTITUTE : undefined;
  }

  /** Reads the room for the first time. Countdowns of a room that nobody was in begin anew. */
  async awaken(): Promise<void> {
    const { store, rooms } = this.#around;
    const { people } = await store.readPresence(this.#roomID);
    if (people.size === 0) await rooms.change(this.#roomID, (room) => withAway(room, people, this.#now));
    await this.load();
  }

  /** Takes over what the store has, tells it who is here, and settles what follows from that. */
  async load(): Promise<void> {
    const stored = await this.#around.store.readRoom(this.#roomID);
    if (stored === undefined) throw new Fault('room-missing');
    this.#stored = stored;
    await this.#loadPresence();
    await this.#loadMatch();
    if (this.#match?.isOver === true)
      await this.change((room) => (room.stage === 'playing' ? { ...room, stage: 'over' } : room));
    await this.change((room) => withAway(room, this.#presence.people, this.#now));
  }

  async #loadPresence(): Promise<void> {
    const { store, nodeID } = this.#around;
    const people = this.#audience.people(this.record);
    const watchers = this.#audience.watchers(this.record);
    const here = JSON.stringify([[...people].sort(), watchers]);
    this.#presence = await store.readPresence(this.#roomID);
    // Other nodes take this one for dead when it cannot reach the store for long.
    const isComplete = [...people].every((personID) => this.#presence.people.has(personID));
    if (here === this.#noted && isComplete) return;
    await store.notePresence(nodeID, this.#roomID, [...people], watchers);
    this.#noted = here;
    this.#presence = await store.readPresence(this.#roomID);
  }

  async #loadMatch(): Promise<void> {
    const { matchID, stage } = this.record;
    if (matchID === null || stage === 'closed') this.#match = undefined;
    else if (this.#match?.match.matchID === matchID) await this.#match.catchUp();
    else {
      try {
        this.#match = await LiveMatch.open(this.#around, matchID, this.#told);
      } catch (error) {
        if (!(error instanceof OtherRules)) throw error;
        await this.change((room) => ({ ...room, stage: 'closed' }));
      }
    }
  }

  /** Changes the room if `work` says so. */
  async change(work: (room: RoomRecord) => RoomRecord): Promise<void> {
    if (work(this.record) === this.record) return;
    this.#stored = await this.#around.rooms.change(this.#roomID, work);
  }
}
