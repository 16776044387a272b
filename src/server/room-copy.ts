import type { PlayerID } from '@/kit/action';
import type { BotLevel } from '@/kit/opponents';
import type { SeatClock } from '@/wire/match';
import type { Room } from '@/wire/room';
import type { Audience } from './audience';
import { withAway } from './away';
import { Fault } from './fault';
import { withOwner } from './lending';
import { LiveMatch, type MatchAround, type MatchRoom, OtherRules } from './live-match';
import { SUBSTITUTE } from './room-changes';
import { publicRoom, type Rooms } from './rooms';
import type { Presence, RoomRecord, StoredRoom } from './stores/store';
import { isTimeUp, settled, skipped, toldClock } from './turn-clock';

export interface RoomCopyAround extends MatchAround {
  readonly rooms: Rooms;
  readonly nodeID: string;
}

/** A time in which turn clocks stood still although nobody could say so: from when on, in ms since 1970. */
export interface Gap {
  readonly from: number;
}

/** The silence after which a node counts as having been gone, as far as turn clocks go. */
const SILENCE_MS = 15_000;

/** What this process knows of a room and its match: as much as the store said when it was last asked. */
export class RoomCopy {
  readonly #roomID: string;
  readonly #around: RoomCopyAround;
  readonly #audience: Audience;
  readonly #tells: Omit<MatchRoom, 'mayRun'>;
  #stored: StoredRoom | undefined;
  #presence: Presence = { people: new Set(), watchers: 0, aliveAt: null };
  #match: LiveMatch | undefined;
  /** What the store was last told of who is here. */
  #noted = '';

  /** `tells` hears what becomes of the match, wherever it was done. */
  constructor(roomID: string, around: RoomCopyAround, audience: Audience, tells: Omit<MatchRoom, 'mayRun'>) {
    this.#roomID = roomID;
    this.#around = around;
    this.#audience = audience;
    this.#tells = tells;
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

  /** People of the room who are here now. */
  get present(): ReadonlySet<string> {
    return this.#presence.people;
  }

  get isAnybodyHere(): boolean {
    return this.record.seats.some(
      (seat) => seat.kind === 'person' && this.#presence.people.has(seat.personID),
    );
  }

  /** How the bot plays that plays this seat now; undefined for a seat that its person plays. */
  levelOf(place: number): BotLevel | undefined {
    const seat = this.record.seats[place];
    if (seat?.kind === 'bot') return seat.level;
    if (seat?.kind !== 'person') return undefined;
    const clocks = this.#match?.clocks;
    const isLate = clocks !== undefined && isTimeUp(clocks, String(place), this.#now);
    return seat.isPlayedByBot || isLate ? SUBSTITUTE : undefined;
  }

  /** Whether a seat's turn clock may run. */
  readonly #mayRun = (playerID: PlayerID): boolean => {
    const seat = this.record.seats[Number(playerID)];
    return seat?.kind === 'person' && !seat.isPlayedByBot && this.isAnybodyHere;
  };

  /** The turn clocks as pages see them; `pausedAt`: they stand still since then (ms since 1970). */
  toldClocks(pausedAt: number | undefined): (SeatClock | null)[] | null {
    const clocks = this.#match?.clocks;
    if (clocks === undefined) return null;
    const now = pausedAt ?? this.#now;
    return this.record.seats.map((seat, place) =>
      seat.kind === 'person' ? toldClock(clocks, place, now, pausedAt !== undefined) : null,
    );
  }

  /**
   * Reads the room for the first time. Countdowns of a room that nobody was in begin anew, and turn
   * clocks that no process watched go on from where they were.
   */
  async awaken(): Promise<void> {
    const { store, rooms } = this.#around;
    const { people, aliveAt } = await store.readPresence(this.#roomID);
    if (people.size === 0) await rooms.change(this.#roomID, (room) => withAway(room, people, this.#now));
    const from = aliveAt ?? Number.NEGATIVE_INFINITY;
    // Noted in a time to come, it was noted by a process with another idea of time.
    const isGap = Math.abs(this.#now - from) > SILENCE_MS;
    await this.load(isGap ? { from: Math.min(from, this.#now) } : undefined);
  }

  /** Takes over what the store has, tells it who is here, and settles what follows from that. */
  async load(gap?: Gap): Promise<void> {
    const stored = await this.#around.store.readRoom(this.#roomID);
    if (stored === undefined) throw new Fault('room-missing');
    this.#stored = stored;
    await this.#loadPresence();
    await this.#loadMatch();
    if (this.#match?.isOver === true)
      await this.change((room) => (room.stage === 'playing' ? { ...room, stage: 'over' } : room));
    await this.change((room) => {
      const { people } = this.#presence;
      return withAway(withOwner(room, people, this.#now), people, this.#now);
    });
    await this.#settleClocks(gap);
  }

  async #settleClocks(gap?: Gap): Promise<void> {
    await this.#match?.changeClocks((clocks, ctx) => {
      const known = gap === undefined ? clocks : skipped(clocks, gap.from, this.#now);
      return settled(known, this.#mayRun, ctx, this.#now);
    });
  }

  /** This process lets go of the room: turn clocks that nobody watches any more stand still. */
  async rest(): Promise<void> {
    if (this.#match?.clocks === undefined) return;
    this.#presence = await this.#around.store.readPresence(this.#roomID);
    await this.#settleClocks();
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
        const room = { ...this.#tells, mayRun: this.#mayRun };
        this.#match = await LiveMatch.open(this.#around, matchID, room);
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
