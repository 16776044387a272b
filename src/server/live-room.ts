import type { PlayerID } from '@/kit/action';
import { askedToRespond } from '@/kit/response';
import { awaitedSeats, isActive, seatIDs } from '@/kit/seats';
import type { Sight } from '@/kit/sights';
import { decisionOf } from '@/wire/action';
import { CHAT_KEPT, type Chat, type ChatLine, type ChatPart, type Earlier } from '@/wire/chat';
import type { MatchStatus, SeatState } from '@/wire/match';
import { VOTE_SECONDS } from '@/wire/room';
import type { Act, Acted, Consent, Enter, Entered, Look, LookBack, Sat, Sit, Vote } from '@/wire/socket';
import { Audience } from './audience';
import { nextDeadline } from './away';
import { BotSeats, type BotSeatsAround, type BotTurn } from './bot-seats';
import { lastPart } from './chat-part';
import { chatText } from './chat-text';
import { answered, claimsOf, granted, seatedNewcomer } from './claims';
import { Fault, StoreDown } from './fault';
import { Guest, type GuestLine } from './guest';
import { lendsAt } from './lending';
import type { LiveMatch, SeatAct } from './live-match';
import { Outage } from './outage';
import { paintSight } from './paint-sight';
import { RoomCopy, type RoomCopyAround } from './room-copy';
import { newCredential, voiceOf } from './secrets';
import { Serial } from './serial';
import type { RoomRecord, StoredMoment } from './stores/store';
import { hears, spoken } from './talk';
import { nextTimeUp } from './turn-clock';
import { counted, isCarried, voted, withoutVotes } from './votes';
import { Waiting } from './waiting';

export type LiveRoomAround = BotSeatsAround & RoomCopyAround;

/** A vote may come a second before this node has counted so far: clocks of pages and nodes differ. */
const VOTE_MS = (VOTE_SECONDS - 1) * 1000;
/** Requests that may wait in one room. */
const WAITING = 256;

/**
 * A room while pages of this process look at it. The store holds the truth; this tells the pages what
 * changes, wakes the bots and watches the clocks. Everything happens one after the other.
 */
export class LiveRoom {
  readonly #roomID: string;
  readonly #around: LiveRoomAround;
  readonly #serial = new Serial(WAITING);
  readonly #audience = new Audience();
  readonly #copy: RoomCopy;
  readonly #outage: Outage;
  readonly #waiting = new Waiting();
  readonly #bots: BotSeats;
  #entering = 0;
  #isClosed = false;
  #refreshing: Promise<void> | undefined;
  #catchingUp: Promise<void> | undefined;
  #callOffAlarm: () => void = () => undefined;

  constructor(roomID: string, around: LiveRoomAround) {
    this.#roomID = roomID;
    this.#around = around;
    this.#copy = new RoomCopy(roomID, around, this.#audience, {
      told: (moments) => this.#tellSeats(moments),
      clocksMoved: () => this.#tellStatus(),
    });
    this.#outage = new Outage(around.store, around.clock, () => this.#poke());
    this.#bots = new BotSeats(around, {
      name: roomID,
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
    return this.#audience.size === 0 && this.#entering === 0;
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
  async enter(
    { keys, voice = newCredential() }: Omit<Enter, 'protocol' | 'roomID'>,
    line: GuestLine,
  ): Promise<{ guest: Guest; entered: Entered }> {
    this.#entering++;
    try {
      return await this.#run(() => this.#enter(new Guest(keys, voiceOf(this.#roomID, voice), line)));
    } finally {
      this.#entering--;
    }
  }

  async #enter(guest: Guest) {
    if (!this.#copy.isLoaded) {
      await this.#copy.awaken();
      this.#audience.skipLines(await this.#around.store.readLines(this.#roomID, 0));
    }
    const room = this.#copy.record;
    guest.revise(room);
    this.#audience.add(guest);
    try {
      await this.#load();
      const chat = lastPart(await this.#linesFor(guest));
      const status = this.#status() ?? null;
      const { people, voice } = guest;
      return { guest, entered: { room: this.#copy.publicRoom, people: [...people], status, voice, chat } };
    } catch (error) {
      this.#audience.delete(guest);
      throw error;
    }
  }

  /** A page goes; the room is told. */
  leave(guest: Guest): Promise<void> {
    if (!this.#audience.delete(guest) || this.#isClosed) return Promise.resolve();
    return this.#run(() => this.#load());
  }

  // ── What is known ─────────────────────────────────────────────────────────────────────────────

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
      await this.#copy.match?.catchUp();
      if (this.#copy.match?.isOver === true) this.#poke();
      if (this.#isNewcomerDue) await this.#load();
      this.#bots.consider();
    });
    return this.#catchingUp;
  }

  async #load(): Promise<void> {
    const { isOn, since } = this.#outage;
    await this.#copy.load(isOn || since === undefined ? undefined : { from: since });
    this.#outage.forget();
    this.#countWaiting();
    await this.#countVotes();
    await this.#seatNewcomers();
    await this.#tellLines();
    this.#audience.tellRoom(this.#copy.publicRoom);
    this.#audience.checkFronts(this.#copy.record);
    this.#tellStatus();
    this.#bots.consider();
  }

  /** Every line after the last one told: those of other nodes lie between this node's own. */
  async #tellLines(): Promise<void> {
    for (const line of await this.#around.store.readLines(this.#roomID, this.#audience.lastLine))
      this.#audience.tellLine(line, (guest) => hears(guest, line, this.#copy));
  }

  /** What a page may read of the talk now, oldest first. */
  async #linesFor(guest: Guest): Promise<readonly ChatLine[]> {
    const lines = await this.#around.store.readLines(this.#roomID, 0);
    return lines.filter((line) => hears(guest, line, this.#copy));
  }

  /** Looks again when the next countdown ends or the next turn clock runs out. */
  #setAlarm(): void {
    const { clock } = this.#around;
    const { record, match } = this.#copy;
    this.#callOffAlarm();
    if (this.#isClosed || this.#outage.isOn) return;
    const timeUp = match?.clocks === undefined ? undefined : nextTimeUp(match.clocks, clock.now());
    const deadlines = [nextDeadline(record), lendsAt(record, clock.now()), timeUp].filter(
      (deadline) => deadline !== undefined,
    );
    if (deadlines.length > 0)
      this.#callOffAlarm = clock.after(Math.max(1, Math.min(...deadlines) - clock.now()), () => this.#poke());
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
    if (!this.#outage.isOn)
      this.#around.log.error({ err: error.cause, room: this.#label }, 'the store is down; play pauses');
    this.#outage.begin();
    this.#tellStatus();
  }

  // ── What is told ──────────────────────────────────────────────────────────────────────────────

  #status(): MatchStatus | undefined {
    const { match } = this.#copy;
    if (match === undefined) return undefined;
    const resting = this.#copy.isAnybodyHere || match.isOver ? null : 'nobody';
    return {
      matchID: match.match.matchID,
      stateID: match.stateID,
      awaited: awaitedSeats(match.ctx),
      asked: askedToRespond(match.ctx),
      waited: seatIDs(match.ctx.numPlayers).map((playerID) => this.#waited(playerID)),
      sides: match.sides,
      isOver: match.isOver,
      out: match.out,
      pause: this.#outage.isOn ? 'store' : resting,
      clocks: this.#copy.toldClocks(this.#outage.since),
    };
  }

  #waited(playerID: PlayerID): number | null {
    return this.#waiting.of(playerID, this.#around.clock.now());
  }

  /** Counts from now on how long each seat is waited for; not while the match rests. */
  #countWaiting(acted: readonly PlayerID[] = []): void {
    const { match } = this.#copy;
    if (match === undefined || this.#outage.isOn || !this.#copy.isAnybodyHere) this.#waiting.rest();
    else this.#waiting.look(match.ctx, this.#around.clock.now(), acted);
  }

  /** Tells everybody where the match stands, as it does after every change to it. */
  #tellStatus(): void {
    if (this.#copy.isLoaded) this.#countWaiting();
    if (this.#copy.isLoaded) this.#setAlarm();
    this.#audience.tellStatus(this.#status());
  }

  /** After accepted actions: where the match stands, and to each seat in front its own view. */
  #tellSeats(moments: readonly StoredMoment[]): void {
    const { match, record } = this.#copy;
    if (match === undefined) return;
    this.#countWaiting(moments.flatMap(({ action }) => (action === null ? [] : [action.playerID])));
    this.#tellStatus();
    this.#audience.tellSeats(record, match, moments);
  }

  // ── What pages ask for ────────────────────────────────────────────────────────────────────────

  #playing(matchID: string): LiveMatch {
    if (this.#copy.record.stage === 'closed') throw new Fault('other-rules');
    const { match } = this.#copy;
    if (match === undefined || match.match.matchID !== matchID) throw new Fault('match-missing');
    return match;
  }

  sit(guest: Guest, { matchID, playerID, after = -1 }: Sit): Promise<Sat> {
    return this.#run(async () => {
      const match = this.#playing(matchID);
      if (playerID !== null && !guest.holds(this.#copy.record, playerID)) throw new Fault('forbidden');
      // What a page cannot have it has not.
      return this.#seat(guest, match, playerID, after <= match.stateID ? after : -1);
    });
  }

  async #seat(guest: Guest, match: LiveMatch, playerID: string | null, after: number): Promise<Sat> {
    const since = await this.#sinceOf(match, playerID);
    const journal = await match.told(playerID, after);
    guest.front = { playerID, stateID: match.stateID };
    return { state: match.seatState(playerID), after, journal, since };
  }

  /** What came after is news to a seat: what others did, and what a bot did in its name. */
  async #sinceOf({ match, stateID }: LiveMatch, playerID: string | null): Promise<number> {
    if (playerID === null) return stateID;
    const { own, byBot } = await this.#around.store.lastActionsOf(match.matchID, playerID);
    return own ?? (byBot === null ? stateID : 0);
  }

  rise(guest: Guest): void {
    guest.front = undefined;
  }

  act(guest: Guest, request: Act): Promise<Acted> {
    const arrival = this.#around.clock.now();
    return this.#run(async () => {
      const match = this.#playing(request.matchID);
      const seat = this.#copy.record.seats[Number(request.playerID)];
      if (seat?.kind !== 'person' || !guest.people.has(seat.personID)) throw new Fault('forbidden');
      if (seat.isPlayedByBot) throw new Fault('played-by-bot');
      try {
        // What waits behind an outage is not late for it.
        const at = Math.min(arrival, this.#outage.since ?? arrival);
        return { stateID: await this.#act(match, { ...request, at }) };
      } catch (error) {
        if (error instanceof Fault && guest.front !== undefined) {
          guest.spendPosition();
          await this.#sync(guest, match);
        }
        throw error;
      }
    });
  }

  async #act(match: LiveMatch, act: SeatAct): Promise<number> {
    const stateID = await match.act(act);
    if (this.#copy.record.votes.some(({ playerID }) => playerID === act.playerID)) this.#poke();
    if (this.#isNewcomerDue) await this.#load();
    if (match.isOver) this.#poke();
    this.#bots.consider();
    return stateID;
  }

  /** Puts a page right that believed something else. */
  async #sync(guest: Guest, match: LiveMatch): Promise<void> {
    const { playerID = null, stateID = -1 } = guest.front ?? {};
    const sat = await this.#seat(guest, match, playerID, stateID);
    guest.send('sync', { matchID: match.match.matchID, playerID, ...sat });
  }

  lookBack(guest: Guest, { matchID, stateID }: LookBack): Promise<SeatState> {
    return this.#run(async () => {
      const match = this.#playing(matchID);
      if (guest.front === undefined) throw new Fault('forbidden');
      return match.lookBack(stateID, guest.front.playerID);
    });
  }

  /** What may be seen of a hidden drawing, by whoever has a view of this match in front. */
  async look(guest: Guest, { matchID, ...asked }: Look): Promise<Sight | null> {
    const shown = await this.#run(async () => {
      const match = this.#playing(matchID);
      if (guest.front === undefined) throw new Fault('forbidden');
      return match.shown(asked);
    });
    // The room goes on while it is painted.
    return shown === undefined ? null : paintSight(shown);
  }

  /** A person takes their seat back from the bot. */
  takeBack(guest: Guest, personID: string): Promise<void> {
    return this.#run(async () => {
      if (!guest.people.has(personID)) throw new Fault('forbidden');
      await this.#copy.change((room) => {
        const seat = room.seats.find((other) => other.kind === 'person' && other.personID === personID);
        if (seat === undefined) throw new Fault('forbidden');
        if (seat.kind !== 'person' || !seat.isPlayedByBot) return room;
        const own = { ...seat, isPlayedByBot: false, awayAt: null };
        return { ...room, seats: room.seats.map((other) => (other === seat ? own : other)) };
      });
      await this.#load();
    });
  }

  /** Somebody would have a bot play a seat that the table has waited for long enough. */
  vote(guest: Guest, { matchID, playerID, personID }: Vote): Promise<void> {
    return this.#run(async () => {
      const match = this.#playing(matchID);
      if (!guest.people.has(personID)) throw new Fault('forbidden');
      if ((this.#waited(playerID) ?? 0) < VOTE_MS) throw new Fault('stale');
      const decision = await this.#decisionOf(match, playerID);
      await this.#copy.change((room) =>
        voted(room, { playerID, decision, personID }, this.#electors(room, playerID, personID)),
      );
      await this.#load();
    });
  }

  /** Who may vote about a seat: people present who play themselves, and are not waited for as long as it. */
  #electors({ seats, votes }: RoomRecord, playerID: PlayerID, voter: string): ReadonlySet<string> {
    const awake = new Set([voter, ...votes.flatMap(({ by }) => by)]);
    const electors = seats.flatMap((seat, place) => {
      if (seat.kind !== 'person' || seat.isPlayedByBot || String(place) === playerID) return [];
      const isAsleep = (this.#waited(String(place)) ?? 0) >= VOTE_MS && !awake.has(seat.personID);
      return this.#copy.present.has(seat.personID) && !isAsleep ? [seat.personID] : [];
    });
    return new Set(electors);
  }

  /** Tells a seat's decision from its others, on every node. */
  async #decisionOf({ match, ctx }: LiveMatch, playerID: PlayerID): Promise<string> {
    const last = await this.#around.store.lastActionsOf(match.matchID, playerID);
    return JSON.stringify([last.own, last.byBot, decisionOf(ctx, playerID)]);
  }

  /** Votes count among those who are here now, and are over once their decision is. */
  async #countVotes(): Promise<void> {
    const { match, record } = this.#copy;
    for (const vote of record.votes) {
      const { playerID, by } = vote;
      const isOn =
        match !== undefined &&
        this.#waited(playerID) !== null &&
        (await this.#decisionOf(match, playerID)) === vote.decision;
      await this.#copy.change((room) => {
        if (!isOn) return withoutVotes(room, playerID);
        const electors = this.#electors(room, playerID, by[0] ?? '');
        return isCarried(vote, electors) ? counted(room, vote, electors) : room;
      });
    }
  }

  /** Somebody who plays says whether a newcomer may sit down. */
  consent(guest: Guest, { claimID, personID, isWelcome }: Consent): Promise<void> {
    return this.#run(async () => {
      if (!guest.people.has(personID)) throw new Fault('forbidden');
      const now = this.#around.clock.now();
      await this.#copy.change((room) =>
        answered(room, { claimID, personID, isWelcome }, this.#copy.present, now),
      );
      await this.#load();
    });
  }

  /** Somebody waits for a seat that they have been granted: each move may free it. */
  get #isNewcomerDue(): boolean {
    const claims = claimsOf(this.#copy.record, this.#around.clock.now());
    return claims.some(({ grantedAt }) => grantedAt !== null);
  }

  /** Newcomers to whom all have said yes sit down as soon as nothing is asked of the seat, or its bot has chosen since. */
  async #seatNewcomers(): Promise<void> {
    const { match } = this.#copy;
    if (match === undefined || match.isOver || this.#copy.record.claims.length === 0) return;
    const now = this.#around.clock.now();
    await this.#copy.change((room) => granted(room, this.#copy.present, now, match.stateID));
    for (const open of claimsOf(this.#copy.record, now)) {
      if (open.grantedAt === null) continue;
      const playerID = String(open.place);
      const { byBot } = await this.#around.store.lastActionsOf(match.match.matchID, playerID);
      if (!isActive(match.ctx, playerID) || (byBot ?? 0) > open.grantedAt)
        await this.#copy.change((room) => seatedNewcomer(room, open));
    }
  }

  say(guest: Guest, { lineID, personID, text }: Chat): Promise<ChatLine> {
    return this.#run(async () => {
      const line = {
        ...spoken(guest, personID, this.#copy),
        text: chatText(text),
        at: this.#around.clock.now(),
      };
      const kept = await this.#around.store.addLine(this.#roomID, lineID, line, CHAT_KEPT);
      if (kept === undefined) throw new Fault('room-missing');
      await this.#tellLines();
      return kept;
    });
  }

  /** The talk before what a page has of it. */
  earlier(guest: Guest, { before }: Earlier): Promise<ChatPart> {
    return this.#run(async () => {
      const lines = await this.#linesFor(guest);
      return lastPart(lines.filter(({ lineID }) => lineID < before));
    });
  }

  // ── Bots ──────────────────────────────────────────────────────────────────────────────────────

  #botTurns(): readonly BotTurn[] {
    const { match } = this.#copy;
    const isOut = this.#outage.since !== undefined;
    if (match === undefined || isOut || this.#isClosed || !this.#copy.isAnybodyHere) return [];
    return awaitedSeats(match.ctx).flatMap((playerID): BotTurn[] => {
      const level = this.#copy.levelOf(Number(playerID));
      const { rulebook, isAfterRound } = match;
      const state = match.seatState(playerID);
      return level === undefined ? [] : [{ playerID, level, rulebook, state, isAfterRound }];
    });
  }

  async #actForBot(act: SeatAct): Promise<void> {
    const { match } = this.#copy;
    // Its person has taken the seat back while the bot was thinking.
    if (match === undefined || this.#copy.levelOf(Number(act.playerID)) === undefined)
      throw new Fault('stale');
    await this.#act(match, act);
  }

  /** Finishes what was asked for once the process has said that it goes. */
  rest(): Promise<void> {
    return this.#serial.run(() => this.#copy.rest());
  }

  /** Nobody of this process looks at the room any more. */
  close(): void {
    this.#isClosed = true;
    this.#callOffAlarm();
    this.#outage.close();
    this.#bots.close();
  }
}
