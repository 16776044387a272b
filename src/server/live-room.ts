import { journalFor } from '@/kit/journal';
import {
  type Act,
  type Acted,
  CHAT_KEPT,
  type Chat,
  type ChatLine,
  type Entered,
  type LookBack,
  type MatchStatus,
  type Moment,
  type Room,
  type Sat,
  type SeatKey,
  type SeatState,
  type Sit,
  type Update,
} from '@/kit/wire';
import { nextDeadline, withAway } from './away';
import { BotSeats, type BotSeatsAround, type BotTurn } from './bot-seats';
import { chatText } from './chat-text';
import { Fault, StoreDown } from './fault';
import { Guest } from './guest';
import { LiveMatch, OtherRules, type SeatAct } from './live-match';
import { isKeyOf, SUBSTITUTE } from './room-changes';
import { publicRoom, type Rooms } from './rooms';
import { awaited, momentsFor, type Shelf } from './rules';
import { Serial } from './serial';
import type { Presence, RoomRecord, Store, StoredMoment, StoredRoom } from './stores/store';

export interface LiveRoomAround extends BotSeatsAround {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly rooms: Rooms;
  readonly nodeID: string;
}

/** Requests that may wait in one room. */
const WAITING = 256;
const PING_MS = 1000;

/**
 * A room while pages of this process look at it. The store holds the truth; this tells the pages what
 * changes, wakes the bots and watches the clocks. Everything happens one after the other.
 */
export class LiveRoom {
  readonly #roomID: string;
  readonly #around: LiveRoomAround;
  readonly #serial = new Serial(WAITING);
  readonly #guests = new Set<Guest>();
  readonly #bots: BotSeats;
  #stored: StoredRoom | undefined;
  #presence: Presence = { people: new Set(), watchers: 0 };
  #match: LiveMatch | undefined;
  #entering = 0;
  #isStoreDown = false;
  #isClosed = false;
  #toldRoom = '';
  #toldStatus = '';
  #lastLine = 0;
  #refreshing: Promise<void> | undefined;
  #catchingUp: Promise<void> | undefined;
  #callOffAway: () => void = () => undefined;
  #callOffPing: () => void = () => undefined;

  constructor(roomID: string, around: LiveRoomAround) {
    this.#roomID = roomID;
    this.#around = around;
    this.#bots = new BotSeats(around, {
      turns: () => this.#botTurns(),
      act: (act) => this.#run(() => this.#actForBot(act)),
    });
  }

  /** The room in the log: its whole id would be a way in. */
  get #label(): string {
    return this.#roomID.slice(0, 6);
  }

  /** Nobody is in the room or on the way in. */
  get isEmpty(): boolean {
    return this.#guests.size === 0 && this.#entering === 0;
  }

  /** Resolves when everything asked for so far has been done, or refused. */
  settled(): Promise<void> {
    return this.#serial.run(() => Promise.resolve());
  }

  /** Runs in turn; notices when the store goes away. */
  #run<T>(work: () => Promise<T>): Promise<T> {
    return this.#serial.run(async () => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof StoreDown) this.#storeLost(error);
        throw error;
      }
    });
  }

  // ── Coming and going ──────────────────────────────────────────────────────────────────────────

  /** A page comes in. Rejects with Fault `room-missing`, before anything is kept of it. */
  async enter(keys: readonly SeatKey[], send: Guest['send']): Promise<{ guest: Guest; entered: Entered }> {
    this.#entering++;
    try {
      return await this.#run(() => this.#enter(keys, send));
    } finally {
      this.#entering--;
    }
  }

  async #enter(keys: readonly SeatKey[], send: Guest['send']) {
    if (this.#stored === undefined) await this.#awaken();
    const room = this.#record;
    const people = keys.filter((key) => isKeyOf(room, key)).map(({ personID }) => personID);
    const guest = new Guest(people, send);
    this.#guests.add(guest);
    try {
      await this.#notePresence();
      const chat = await this.#around.store.readLines(this.#roomID, 0);
      const status = this.#status() ?? null;
      return { guest, entered: { room: this.#publicRoom(), people, status, chat } };
    } catch (error) {
      this.#guests.delete(guest);
      throw error;
    }
  }

  /** A page goes; the room is told. */
  leave(guest: Guest): Promise<void> {
    if (!this.#guests.delete(guest) || this.#isClosed) return Promise.resolve();
    return this.#run(() => this.#notePresence());
  }

  /** Reads the room for the first time. Countdowns of a room that nobody was in begin anew. */
  async #awaken(): Promise<void> {
    const { store, rooms } = this.#around;
    const { people } = await store.readPresence(this.#roomID);
    if (people.size === 0) await rooms.change(this.#roomID, (room) => withAway(room, people, this.#now));
    await this.#load();
  }

  async #notePresence(): Promise<void> {
    await this.#note();
    await this.#load();
  }

  async #note(): Promise<void> {
    const { store, nodeID } = this.#around;
    const watchers = [...this.#guests].filter((guest) => guest.peopleIn(this.#record).length === 0).length;
    await store.notePresence(nodeID, this.#roomID, [...this.#ownPeople()], watchers);
  }

  /** The people whose pages this process serves. */
  #ownPeople(): Set<string> {
    return new Set([...this.#guests].flatMap((guest) => guest.peopleIn(this.#record)));
  }

  // ── What is known ─────────────────────────────────────────────────────────────────────────────

  get #now(): number {
    return this.#around.clock.now();
  }

  get #record(): RoomRecord {
    if (this.#stored === undefined) throw new Fault('room-missing');
    return this.#stored.record;
  }

  #publicRoom(): Room {
    if (this.#stored === undefined) throw new Fault('room-missing');
    return publicRoom(this.#stored, this.#presence, this.#now);
  }

  /** Something has changed in the store, or may have: takes it over and tells the pages. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#run(() => {
      this.#refreshing = undefined;
      return this.#load();
    });
    return this.#refreshing;
  }

  /** The match has moved on elsewhere: takes that over and tells the pages. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#run(async () => {
      this.#catchingUp = undefined;
      await this.#match?.catchUp();
      if (this.#match?.isOver === true) this.#poke();
      this.#bots.consider();
    });
    return this.#catchingUp;
  }

  async #load(): Promise<void> {
    const { store } = this.#around;
    const stored = await store.readRoom(this.#roomID);
    if (stored === undefined) throw new Fault('room-missing');
    const isFirst = this.#stored === undefined;
    this.#stored = stored;
    this.#presence = await this.#readPresence();
    await this.#loadMatch();
    await this.#settle();
    if (isFirst) this.#lastLine = (await store.readLines(this.#roomID, 0)).at(-1)?.lineID ?? 0;
    else for (const line of await store.readLines(this.#roomID, this.#lastLine)) this.#tellLine(line);
    this.#tell();
  }

  async #readPresence(): Promise<Presence> {
    const { store } = this.#around;
    const presence = await store.readPresence(this.#roomID);
    const isComplete = [...this.#ownPeople()].every((personID) => presence.people.has(personID));
    if (isComplete) return presence;
    // Other nodes took this one for dead while it could not reach the store.
    await this.#note();
    return store.readPresence(this.#roomID);
  }

  async #loadMatch(): Promise<void> {
    const { matchID, stage } = this.#record;
    if (matchID === null || stage === 'closed') this.#match = undefined;
    else if (this.#match?.match.matchID === matchID) await this.#match.catchUp();
    else {
      try {
        this.#match = await LiveMatch.open(this.#around, matchID, (moments) => this.#tellSeats(moments));
      } catch (error) {
        if (!(error instanceof OtherRules)) throw error;
        await this.#change((room) => ({ ...room, stage: 'closed' }));
      }
    }
  }

  /** What follows from what has happened: the end of the match, countdowns, seats that go to bots. */
  async #settle(): Promise<void> {
    if (this.#match?.isOver === true && this.#record.stage === 'playing')
      await this.#change((room) => (room.stage === 'playing' ? { ...room, stage: 'over' } : room));
    await this.#change((room) => withAway(room, this.#presence.people, this.#now));
    this.#callOffAway();
    const deadline = nextDeadline(this.#record);
    if (deadline !== undefined && !this.#isClosed)
      this.#callOffAway = this.#around.clock.after(Math.max(1, deadline - this.#now), () => this.#poke());
  }

  /** Changes the room if `work` says so. */
  async #change(work: (room: RoomRecord) => RoomRecord): Promise<void> {
    if (work(this.#record) === this.#record) return;
    this.#stored = await this.#around.rooms.change(this.#roomID, work);
  }

  /** Looks again, because of the clock and not because somebody asked. */
  #poke(): void {
    if (this.#isClosed) return;
    this.refresh().catch((error: unknown) => {
      if (!(error instanceof StoreDown))
        this.#around.log.error({ err: error, room: this.#label }, 'a room could not be read again');
    });
  }

  #storeLost(error: StoreDown): void {
    if (this.#isClosed) return;
    if (!this.#isStoreDown) {
      this.#isStoreDown = true;
      this.#around.log.error({ err: error.cause, room: this.#label }, 'the store is down; play pauses');
      this.#tellStatus();
    }
    this.#callOffPing();
    this.#callOffPing = this.#around.clock.after(PING_MS, () => {
      this.#around.store.ping().then(
        () => {
          this.#isStoreDown = false;
          this.#poke();
        },
        () => this.#storeLost(error),
      );
    });
  }

  // ── What is told ──────────────────────────────────────────────────────────────────────────────

  #tell(): void {
    const room = this.#publicRoom();
    const text = JSON.stringify(room);
    if (text !== this.#toldRoom) {
      this.#toldRoom = text;
      for (const guest of this.#guests) guest.send('room', room);
    }
    for (const guest of this.#guests) this.#checkFront(guest);
    this.#tellStatus();
    this.#bots.consider();
  }

  /** A seat that was taken away from its page is no longer in front of it. */
  #checkFront(guest: Guest): void {
    const playerID = guest.front?.playerID;
    if (playerID != null && !guest.holds(this.#record, playerID)) guest.front = undefined;
  }

  get #isAnybodyHere(): boolean {
    return this.#record.seats.some(
      (seat) => seat.kind === 'person' && this.#presence.people.has(seat.personID),
    );
  }

  #status(): MatchStatus | undefined {
    const match = this.#match;
    if (match === undefined) return undefined;
    const resting = this.#isAnybodyHere || match.isOver ? null : 'nobody';
    return {
      matchID: match.match.matchID,
      stateID: match.stateID,
      awaited: awaited(match.ctx),
      isOver: match.isOver,
      pause: this.#isStoreDown ? 'store' : resting,
    };
  }

  #tellStatus(): void {
    const status = this.#status();
    const text = JSON.stringify(status);
    if (status === undefined || text === this.#toldStatus) return;
    this.#toldStatus = text;
    for (const guest of this.#guests) guest.send('status', status);
  }

  /** After accepted actions: where the match stands, and to each seat in front its own view. */
  #tellSeats(moments: readonly StoredMoment[]): void {
    const match = this.#match;
    if (match === undefined) return;
    this.#tellStatus();
    const updates = new Map<string | null, Update>();
    for (const guest of this.#guests) {
      this.#checkFront(guest);
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

  #tellLine(line: ChatLine): void {
    if (line.lineID <= this.#lastLine) return;
    this.#lastLine = line.lineID;
    for (const guest of this.#guests) guest.send('chat', line);
  }

  // ── What pages ask for ────────────────────────────────────────────────────────────────────────

  #playing(matchID: string): LiveMatch {
    if (this.#record.stage === 'closed') throw new Fault('other-rules');
    const match = this.#match;
    if (match === undefined || match.match.matchID !== matchID) throw new Fault('match-missing');
    return match;
  }

  sit(guest: Guest, { matchID, playerID }: Sit): Promise<Sat> {
    return this.#run(async () => {
      const match = this.#playing(matchID);
      if (playerID !== null && !guest.holds(this.#record, playerID)) throw new Fault('forbidden');
      return this.#seat(guest, match, playerID);
    });
  }

  async #seat(guest: Guest, match: LiveMatch, playerID: string | null): Promise<Sat> {
    const { store } = this.#around;
    const { matchID } = match.match;
    const since = playerID === null ? match.stateID : await store.lastActionOf(matchID, playerID);
    const journal: Moment[] = [];
    for (const { stateID, journal: entries } of await store.readMoments(matchID, -1))
      if (stateID <= match.stateID) journal.push({ stateID, entries: journalFor(entries, playerID) });
    guest.front = { playerID, stateID: match.stateID };
    return { state: match.seatState(playerID), journal, since };
  }

  rise(guest: Guest): void {
    guest.front = undefined;
  }

  act(guest: Guest, request: Act): Promise<Acted> {
    return this.#run(async () => {
      const match = this.#playing(request.matchID);
      const seat = this.#record.seats[Number(request.playerID)];
      if (seat?.kind !== 'person' || !guest.people.has(seat.personID)) throw new Fault('forbidden');
      if (seat.isPlayedByBot) throw new Fault('played-by-bot');
      try {
        return { stateID: await this.#act(match, request) };
      } catch (error) {
        if (error instanceof Fault && guest.front !== undefined) await this.#sync(guest, match);
        throw error;
      }
    });
  }

  async #act(match: LiveMatch, act: SeatAct): Promise<number> {
    const stateID = await match.act(act);
    if (match.isOver) this.#poke();
    this.#bots.consider();
    return stateID;
  }

  /** Puts a page right that believed something else. */
  async #sync(guest: Guest, match: LiveMatch): Promise<void> {
    const playerID = guest.front?.playerID ?? null;
    const sat = await this.#seat(guest, match, playerID);
    guest.send('sync', { matchID: match.match.matchID, playerID, ...sat });
  }

  lookBack(guest: Guest, { matchID, stateID }: LookBack): Promise<SeatState> {
    return this.#run(async () => {
      const match = this.#playing(matchID);
      if (guest.front === undefined) throw new Fault('forbidden');
      return match.lookBack(stateID, guest.front.playerID);
    });
  }

  /** A person takes their seat back from the bot. */
  takeBack(guest: Guest, personID: string): Promise<void> {
    return this.#run(async () => {
      if (!guest.people.has(personID)) throw new Fault('forbidden');
      await this.#change((room) => {
        const seat = room.seats.find((other) => other.kind === 'person' && other.personID === personID);
        if (seat === undefined) throw new Fault('forbidden');
        if (seat.kind !== 'person' || !seat.isPlayedByBot) return room;
        const own = { ...seat, isPlayedByBot: false, awayAt: null };
        return { ...room, seats: room.seats.map((other) => (other === seat ? own : other)) };
      });
      await this.#load();
    });
  }

  say(guest: Guest, { lineID, personID, text }: Chat): Promise<ChatLine> {
    return this.#run(async () => {
      const place = this.#record.seats.findIndex(
        (seat) => seat.kind === 'person' && seat.personID === personID,
      );
      const seat = this.#record.seats[place];
      if (seat?.kind !== 'person' || !guest.people.has(personID)) throw new Fault('forbidden');
      const mayTalk = this.#match?.isOver !== false || this.#match.mayTalk(String(place));
      if (!mayTalk) throw new Fault('may-not-talk');
      const line = { personID, name: seat.name, text: chatText(text), at: this.#now };
      const kept = await this.#around.store.addLine(this.#roomID, lineID, line, CHAT_KEPT);
      this.#tellLine(kept);
      return kept;
    });
  }

  // ── Bots ──────────────────────────────────────────────────────────────────────────────────────

  #levelOf(place: number) {
    const seat = this.#record.seats[place];
    if (seat?.kind === 'bot') return seat.level;
    return seat?.kind === 'person' && seat.isPlayedByBot ? SUBSTITUTE : undefined;
  }

  #botTurns(): readonly BotTurn[] {
    const match = this.#match;
    if (match === undefined || this.#isStoreDown || this.#isClosed || !this.#isAnybodyHere) return [];
    return awaited(match.ctx).flatMap((playerID): BotTurn[] => {
      const level = this.#levelOf(Number(playerID));
      const { rulebook } = match;
      return level === undefined ? [] : [{ playerID, level, rulebook, state: match.seatState(playerID) }];
    });
  }

  async #actForBot(act: SeatAct): Promise<void> {
    const match = this.#match;
    // Its person has taken the seat back while the bot was thinking.
    if (match === undefined || this.#levelOf(Number(act.playerID)) === undefined) throw new Fault('stale');
    await this.#act(match, act);
  }

  /** Nobody of this process looks at the room any more. */
  close(): void {
    this.#isClosed = true;
    this.#callOffAway();
    this.#callOffPing();
    this.#bots.close();
  }
}
