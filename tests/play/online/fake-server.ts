import { setImmediate } from 'node:timers';
import type { PlayerID } from '@/kit/action';
import { askedToRespond } from '@/kit/response';
import type { Rulebook } from '@/kit/rulebook';
import { awaitedSeats, isAwaited, seatIDs } from '@/kit/seats';
import { LocalTable } from '@/play/local/local-table';
import { newMatch, type SeatRecord } from '@/play/match-record';
import { OnlineSession } from '@/play/online/online-session';
import type { Surroundings } from '@/play/online/surroundings';
import {
  NoAnswer,
  type OpenSocket,
  type RequestName,
  type Said,
  type SocketListener,
} from '@/play/online/wire-socket';
import { decisionOf, sameDecision } from '@/wire/action';
import type { Chat, ChatLine, ChatPart, Earlier } from '@/wire/chat';
import type { Answer, ErrorCode, WireError } from '@/wire/errors';
import type { MatchStatus } from '@/wire/match';
import type { Room } from '@/wire/room';
import type { Act, Enter, Sat, Sit } from '@/wire/socket';

export const ROOM_ID = 'r'.repeat(22);
export const VOICE = 'v'.repeat(16);
const MATCH_ID = 'm'.repeat(22);
export const personOf = (seat: number | string): string => `person-${seat}`.padEnd(16, '-');
export const keyOf = (seat: number | string) => ({ personID: personOf(seat), credential: 'c'.repeat(32) });

/** Lets everything that waits for a promise go on. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A clock whose hands a test turns, and a network that comes and goes. */
export class HandSurroundings implements Surroundings {
  #now = 1_000_000;
  #timers: { readonly at: number; readonly work: () => void }[] = [];
  readonly #hints = new Set<() => void>();
  hasNetwork = true;

  readonly now = () => this.#now;
  readonly random = () => 1;
  readonly isOnline = () => this.hasNetwork;
  readonly after = (ms: number, work: () => void) => {
    const timer = { at: this.#now + ms, work };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };
  readonly onHint = (listener: () => void) => {
    this.#hints.add(listener);
    return () => this.#hints.delete(listener);
  };

  /** Milliseconds until each thing that is waited for. */
  get waits(): number[] {
    return this.#timers.map(({ at }) => at - this.#now);
  }

  get hintListeners(): number {
    return this.#hints.size;
  }

  async pass(ms: number): Promise<void> {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { work } of due) work();
    await settle();
  }

  /** The device wakes up, or hears of a network. */
  async hint(): Promise<void> {
    for (const listener of [...this.#hints]) listener();
    await settle();
  }
}

interface Line {
  readonly listener: SocketListener;
  isOpen: boolean;
  isEnded: boolean;
  /** Fails what the page has asked on it and still waits for. */
  readonly failures: Set<() => void>;
  people: readonly string[];
  front: { readonly playerID: PlayerID | null; stateID: number } | undefined;
}

export interface Asked {
  readonly event: RequestName;
  readonly request: unknown;
}

const ok = <T>(value: T): Answer<T> => ({ ok: true, value });
const no = (code: ErrorCode, more: Partial<WireError> = {}): Answer<never> => ({
  ok: false,
  error: { code, ...more },
});

/** A server in the test's own process: one room, one match, played by the real rules. */
export class FakeServer {
  readonly table: LocalTable;
  readonly #lines: Line[] = [];
  readonly #done = new Map<string, number>();
  readonly #spokenBefore = new Map<string, ChatLine>();
  room: Room;
  clocks: MatchStatus['clocks'] = null;
  /** Everything that pages asked for. */
  readonly asked: Asked[] = [];
  /** Seats that have nothing more to do. */
  out: readonly PlayerID[] = [];
  /** The ids of actions that were done, or refused. */
  readonly judged = new Set<string>();
  /** What has been said in the room. */
  talk: ChatLine[] = [];
  /** Whether new lines can be opened. */
  isUp = true;
  /** Why it takes no line of this page, ever. */
  refusal: WireError | undefined;
  /** Requests of this kind are carried out, but their answers do not arrive. */
  deafTo: RequestName | undefined;
  /** What the next requests of a kind are answered with instead. */
  readonly errors = new Map<RequestName, WireError[]>();
  /** Called before a request is answered, as something else that happens meanwhile. */
  meanwhile: ((event: RequestName) => void) | undefined;
  /** Milliseconds for which seats have been waited for. */
  waited: Record<string, number> = {};
  /** People whose keys open nothing any more. */
  gone: readonly string[] = [];
  /**
   * What a request without an answer takes to fail. `at-once`; `with-line`: when its time is up or its line ends, as
   * `WireSocket` promises; `own-time`: when its time is up, whatever becomes of its line.
   */
  failing: 'at-once' | { readonly by: 'with-line' | 'own-time'; readonly clock: HandSurroundings } =
    'at-once';
  /** Milliseconds for which the next answers are under way; only where failing takes time. */
  delays: number[] = [];

  constructor(rulebook: Rulebook, kinds: readonly ('person' | 'bot')[], options = {}) {
    const seats: SeatRecord[] = kinds.map((kind, seat) => ({
      name: `${kind} ${seat}`,
      occupant: kind === 'bot' ? { kind, level: 'random' } : { kind },
    }));
    const { slug, rulesVersion } = rulebook;
    this.table = new LocalTable(rulebook, newMatch({ slug, rulesVersion, seats, options }, 'fake server'));
    this.room = {
      roomID: ROOM_ID,
      revision: 1,
      slug,
      options: {},
      settings: { isPublic: false, awaySeconds: 90, turnClock: null, allowsHints: true },
      ownerID: personOf(0),
      actingID: null,
      votes: [],
      claims: [],
      seats: kinds.map((kind, seat) =>
        kind === 'bot'
          ? { kind, level: 'random', name: '' }
          : {
              kind,
              personID: personOf(seat),
              name: `person ${seat}`,
              isPresent: true,
              awayInMs: null,
              isPlayedByBot: false,
            },
      ),
      watchers: 0,
      stage: 'playing',
      matchID: MATCH_ID,
      nextRoomID: null,
    };
  }

  get lines(): number {
    return this.#lines.filter(({ isOpen }) => isOpen).length;
  }

  count(event: RequestName): number {
    return this.asked.filter((asked) => asked.event === event).length;
  }

  get status(): MatchStatus {
    return {
      matchID: MATCH_ID,
      stateID: this.table.stateID,
      awaited: awaitedSeats(this.table.ctx),
      asked: askedToRespond(this.table.ctx),
      waited: seatIDs(this.table.ctx.numPlayers).map((seat) =>
        isAwaited(this.table.ctx, seat) ? (this.waited[seat] ?? 0) : null,
      ),
      sides: this.table.sides,
      isOver: this.table.isOver,
      out: this.out,
      pause: null,
      clocks: this.clocks,
    };
  }

  readonly open: OpenSocket = (listener) => {
    const line: Line = {
      listener,
      isOpen: false,
      isEnded: false,
      failures: new Set(),
      people: [],
      front: undefined,
    };
    this.#lines.push(line);
    queueMicrotask(() => {
      if (line.isEnded) return;
      line.isOpen = this.isUp && this.refusal === undefined;
      if (line.isOpen) listener.onOpen();
      else {
        line.isEnded = true;
        listener.onLost();
      }
      if (this.refusal !== undefined) listener.onRefused(this.refusal);
    });
    return {
      request: async (event, request, ms) => {
        await Promise.resolve();
        const arrives = line.isOpen;
        const asked = structuredClone({ event, request });
        if (arrives) this.asked.push(asked);
        const answer = arrives ? this.#answer(line, asked) : undefined;
        if (arrives) this.meanwhile?.(event);
        const isHeard = answer !== undefined && this.deafTo !== event && line.isOpen;
        return this.#heard(line, isHeard ? structuredClone(answer) : undefined, event, ms) as never;
      },
      close: () => this.#end(line),
    };
  };

  /** An answer comes in its time, if its line still stands; or never. */
  async #heard<T>(line: Line, answer: T | undefined, event: RequestName, ms: number): Promise<T> {
    const { failing } = this;
    const delay = failing === 'at-once' ? 0 : (this.delays.shift() ?? 0);
    if (answer !== undefined && delay === 0) return answer;
    if (failing === 'at-once') throw new NoAnswer(event);
    return new Promise((resolve, reject) => {
      const fail = () => {
        line.failures.delete(fail);
        reject(new NoAnswer(event));
      };
      if (failing.by === 'with-line' && line.isEnded) fail();
      else if (failing.by === 'with-line') line.failures.add(fail);
      failing.clock.after(ms, fail);
      if (answer !== undefined)
        failing.clock.after(delay, () => {
          if (line.isOpen && delay < ms) resolve(answer);
        });
    });
  }

  /** The page knows that a line is gone. */
  #end(line: Line): void {
    line.isOpen = false;
    line.isEnded = true;
    for (const fail of line.failures) fail();
  }

  /** Two lines at a time. */
  #talkBefore(before: number): ChatPart {
    const lines = this.talk.filter(({ lineID }) => lineID < before);
    return { lines: lines.slice(-2), hasEarlier: lines.length > 2 };
  }

  #answer(line: Line, { event, request }: Asked): Answer<unknown> {
    const error = this.errors.get(event)?.shift();
    if (error !== undefined) return { ok: false, error };
    if (event === 'enter') {
      line.people = (request as Enter).keys.flatMap(({ personID }) =>
        this.gone.includes(personID) ? [] : [personID],
      );
      line.front = undefined;
      return ok({
        room: this.room,
        people: line.people,
        status: this.status,
        voice: VOICE,
        chat: this.#talkBefore(Number.POSITIVE_INFINITY),
      });
    }
    if (event === 'sit') {
      line.front = { playerID: (request as Sit).playerID, stateID: this.table.stateID };
      return ok(this.#sat(line.front.playerID, (request as Sit).after));
    }
    if (event === 'act') return this.#act(line, request as Act);
    if (event === 'look-back') {
      const { stateID } = request as { stateID: number };
      return ok(this.table.seatState(line.front?.playerID ?? null, stateID));
    }
    if (event === 'chat') return ok(this.#spoken(request as Chat));
    if (event === 'earlier') return ok(this.#talkBefore((request as Earlier).before));
    if (event === 'rise') line.front = undefined;
    return ok(null);
  }

  /** A line as it comes back to whoever said it, the same for the same request. */
  #spoken({ lineID: requestID, personID, text }: Chat): ChatLine {
    const known = this.#spokenBefore.get(requestID);
    if (known !== undefined) return known;
    const circle = personID === null ? 'watchers' : 'room';
    const lineID = (this.talk.at(-1)?.lineID ?? 0) + 1;
    const line = { lineID, personID: personID ?? VOICE, name: '', text, circle, at: 0 } as const;
    this.#spokenBefore.set(requestID, line);
    this.talk = [...this.talk, line];
    return line;
  }

  #sat(playerID: PlayerID | null, after = -1): Sat {
    const journal = this.table.journalOf(playerID, after);
    return { state: this.table.seatState(playerID), after, journal, since: this.table.stateID };
  }

  #act(line: Line, { actionID, playerID, decision, action }: Act): Answer<unknown> {
    const before = this.#done.get(actionID);
    if (before !== undefined) return ok({ stateID: before });
    this.judged.add(actionID);
    const isStale = !sameDecision(decision, decisionOf(this.table.ctx, playerID));
    const refusal = isStale ? undefined : this.table.act(playerID, action);
    if (isStale || refusal !== undefined) {
      const { playerID: front = null, stateID = -1 } = line.front ?? {};
      const sat = this.#sat(front, stateID);
      if (line.front !== undefined) line.front.stateID = this.table.stateID;
      this.#say(line, { event: 'sync', said: { matchID: MATCH_ID, playerID: front, ...sat } });
      return isStale
        ? no('stale')
        : no('refused', refusal === undefined ? {} : { refusal: { ...refusal, facts: {} } });
    }
    this.#done.set(actionID, this.table.stateID);
    this.tell();
    return ok({ stateID: this.table.stateID });
  }

  #say(line: Line, said: Said): void {
    if (line.isOpen) line.listener.onSaid(structuredClone(said));
  }

  /** Tells every line where the match stands now. */
  tell(): void {
    for (const line of this.#lines) {
      this.#say(line, { event: 'status', said: this.status });
      const { front } = line;
      if (front === undefined || front.stateID >= this.table.stateID) continue;
      const journal = this.table.journalOf(front.playerID, front.stateID);
      front.stateID = this.table.stateID;
      const said = {
        matchID: MATCH_ID,
        playerID: front.playerID,
        state: this.table.seatState(front.playerID),
        journal,
      };
      this.#say(line, { event: 'update', said });
    }
  }

  /** A seat elsewhere does the first thing it may. */
  actElsewhere(rulebook: Rulebook, playerID: PlayerID): void {
    const { G, ctx } = this.table.seatState(playerID);
    const [action] = rulebook.legal(G, ctx);
    if (action === undefined) throw new Error(`seat ${playerID} has nothing to do`);
    const refusal = this.table.act(playerID, action);
    if (refusal !== undefined) throw new Error(refusal.reason);
    this.tell();
  }

  /** Somebody's line of chat. */
  say(said: ChatLine): void {
    for (const line of this.#lines) this.#say(line, { event: 'chat', said });
  }

  changeRoom(change: Partial<Room>): void {
    this.room = { ...this.room, revision: this.room.revision + 1, ...change };
    for (const line of this.#lines) this.#say(line, { event: 'room', said: this.room });
  }

  /** Every line breaks. */
  async breakLines(): Promise<void> {
    for (const line of this.#lines)
      if (line.isOpen) {
        this.#end(line);
        line.listener.onLost();
      }
    await settle();
  }

  /** Lines go dead without anybody being told, as after sleep. */
  killSilently(): void {
    for (const line of this.#lines) line.isOpen = false;
  }
}

export interface SittingAt {
  readonly rulebook: Rulebook;
  readonly surroundings: Surroundings;
  /** Seats of this page. */
  readonly own: readonly string[];
}

/** A page's session with such a server, in which nobody thinks for a hint, and whatever breaks is thrown. */
export const sessionAt = (server: FakeServer, { rulebook, surroundings, own }: SittingAt): OnlineSession =>
  new OnlineSession(ROOM_ID, {
    surroundings,
    open: server.open,
    seatRules: async () => rulebook,
    voice: 'w'.repeat(32),
    keys: () => own.map((seat) => keyOf(seat)),
    onKeys: () => undefined,
    think: () => Promise.reject(new Error('nobody thinks')),
    onBroken: (error) => {
      throw error;
    },
  });
