import * as z from 'zod/mini';
import type { Action, Ctx, Json, PlayerID, Refusal } from './action';
import type { JournalEntry, SeatJournalEntry } from './journal';
import { NAME_MAX } from './names';
import { BOT_LEVELS, type BotLevel } from './opponents';
import type { SeatView } from './rulebook';

/**
 * Everything that goes over the wire between a page and the server: `/api` over HTTP, and one socket
 * (socket.io, path SOCKET_PATH) for each page that is in a room. Both sides import these schemas, the
 * server to parse, the page for the types.
 *
 * A **room** is what an invite link leads to. A **person** is somebody in it, known to everybody by a
 * `personID` and to the server by the secret `credential` that goes with it (together: a `SeatKey`). A
 * browser may keep several keys of one room. In a room that plays, a seat's place in `seats` is its
 * boardgame.io `playerID`.
 */

/** Raised when old pages could not talk to a new server; `enter` answers `protocol` to such a page. */
export const PROTOCOL = 1;
/** socket.io over WebSocket only (`transports: ['websocket']`): any server may then serve any page. */
export const SOCKET_PATH = '/socket.io';

/** Characters of one chat line, as a reader counts them. */
export const CHAT_LENGTH = 300;
/** Chat lines a room keeps. */
export const CHAT_KEPT = 200;
/** Bytes of the largest frame or body the server reads; a longer frame closes the socket. */
export const FRAME_BYTES = 16 * 1024;
/** Levels of nesting that an action's arguments may have. */
const JSON_DEPTH = 6;
/** Seconds after which a seat whose person is away is played by a bot, unless the room says otherwise. */
export const AWAY_SECONDS = 90;

/** Why something was not done. Keys the message `online.errors.<code>`. */
export const ERROR_CODES = [
  /** The request is not what this page describes. */
  'malformed',
  'too-large',
  /** More requests than a person makes. `retryInMs` says when to try again. */
  'too-many',
  /** Sent from a page of another site. */
  'origin',
  /** The page is older or newer than the server: reload it. */
  'protocol',
  /** No such room: a mistyped link, or one that has expired. */
  'room-missing',
  'match-missing',
  /** The key does not open this seat (any more): taken away, or the wrong room. */
  'forbidden',
  /** Only the room's owner may do this. */
  'not-owner',
  'unknown-game',
  'bad-options',
  /** That many seats cannot play this game. */
  'bad-seats',
  'room-full',
  /** Somebody else sat down there first. */
  'seat-taken',
  'name-empty',
  'name-long',
  'name-hidden',
  /** Somebody in the room has this name, or one that looks the same. */
  'name-taken',
  'already-started',
  'not-started',
  /** Fewer people and bots than the game needs. */
  'too-few',
  'not-over',
  /** A carrying code that is used up, expired or mistyped. */
  'code-spent',
  /** The decision this action answers has passed; a fresh position is on its way. */
  'stale',
  /** The rules forbid it; `refusal` says why. */
  'refused',
  /** A bot plays this seat for its person, who has to take it back first. */
  'played-by-bot',
  /** The seat's turn clock has run out; a bot makes this one decision. */
  'time-up',
  /** The dead may not talk. */
  'may-not-talk',
  /** The match began under rules that have changed since; it cannot go on. */
  'other-rules',
  /** The store does not answer: nothing is lost, and play goes on by itself when it does. */
  'store-down',
  /** A fault of the server's own. */
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The HTTP status that carries each code. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-many': 429,
  origin: 403,
  protocol: 426,
  'room-missing': 404,
  'match-missing': 404,
  forbidden: 403,
  'not-owner': 403,
  'unknown-game': 422,
  'bad-options': 422,
  'bad-seats': 422,
  'room-full': 409,
  'seat-taken': 409,
  'name-empty': 422,
  'name-long': 422,
  'name-hidden': 422,
  'name-taken': 409,
  'already-started': 409,
  'not-started': 409,
  'too-few': 409,
  'not-over': 409,
  'code-spent': 410,
  stale: 409,
  refused: 409,
  'played-by-bot': 409,
  'time-up': 409,
  'may-not-talk': 403,
  'other-rules': 409,
  'store-down': 503,
  internal: 500,
};

const refusal = z.object({
  reason: z.string(),
  clause: z.optional(z.string()),
  facts: z.optional(z.record(z.string(), z.json())),
}) satisfies z.ZodMiniType<Refusal>;

/** What is answered when something was not done: the body of a 4xx or 5xx, and of a failed request. */
export const wireError = z.object({
  code: z.enum(ERROR_CODES),
  /** With `refused`: the rulebook's own reason. */
  refusal: z.optional(refusal),
  /** With `too-many`: milliseconds to wait. */
  retryInMs: z.optional(z.number()),
});
export type WireError = z.infer<typeof wireError>;

/** What a request on the socket is answered with (its acknowledgement). */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: WireError };

const token = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)));

/** 128 random bits: who has it may look at the room, and join it while it has a seat. */
export const roomID = token(22);
export const matchID = token(22);
/** Names a person to everybody in the room; no secret. */
export const personID = token(16);
/** 192 random bits, kept in the browser of the person they were given to. */
export const credential = token(32);
/** Chosen by the page for each action (and line of chat), the same again on each retry of it. */
export const requestID = z.string().check(z.regex(/^[\w-]{16,64}$/));
export const playerID = z.string().check(z.regex(/^(?:0|[1-9]\d?)$/));
const stateID = z.int().check(z.nonnegative());

/** The proof of being a person of a room. Stays in that person's browsers; the server keeps a hash. */
export const seatKey = z.strictObject({ personID, credential });
export type SeatKey = z.infer<typeof seatKey>;

const botLevel = z.enum(BOT_LEVELS);

/** A name as typed: `names.ts` tidies it and says what is wrong. The bound only keeps out floods. */
const typedName = z.string().check(z.maxLength(NAME_MAX * 32));

/** A rulebook's options as typed; the rulebook's own schema has the last word. */
export const optionValues = z
  .record(z.string().check(z.maxLength(64)), z.union([z.string().check(z.maxLength(64)), z.boolean()]))
  .check(z.refine((values) => Object.keys(values).length <= 32));
export type WireOptions = z.infer<typeof optionValues>;

/** What a seat of a room that waits may be set to by the owner. `open` asks for somebody to join. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: botLevel }),
  z.strictObject({ kind: z.literal('closed') }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

const awaySeconds = z.union([z.int().check(z.gte(15), z.lte(3600)), z.null()]);

/**
 * Fischer time: a seat has `baseSeconds` for the whole match, which pass while the table waits for it,
 * and gains `incrementSeconds` with each decision that is behind it. The increment is never nothing:
 * it is what somebody whose time is up has for the next decision.
 */
const turnClock = z.strictObject({
  baseSeconds: z.int().check(z.gte(10), z.lte(7200)),
  incrementSeconds: z.int().check(z.gte(5), z.lte(600)),
});
export type TurnClock = z.infer<typeof turnClock>;

/** Settings of the room that are not the game's. */
export const roomSettings = z.strictObject({
  /** Whether the lobby list shows the room. */
  isPublic: z.boolean(),
  /** Seconds until a bot plays for somebody who is away; null: never (private rooms only). */
  awaySeconds,
  /** How long each seat may think; null: as long as it likes. */
  turnClock: z.nullable(turnClock),
  /** Whether people may ask for hints: their own page thinks them out, from what their seat sees. */
  allowsHints: z.boolean(),
});
export type RoomSettings = z.infer<typeof roomSettings>;

/** A seat as everybody in the room sees it. */
export const roomSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('closed') }),
  /** `name`: of the person who sat here and left; empty: the page calls the bot what it likes. */
  z.object({ kind: z.literal('bot'), level: botLevel, name: z.string() }),
  z.object({
    kind: z.literal('person'),
    personID,
    name: z.string(),
    /** Some page of this person's is connected. */
    isPresent: z.boolean(),
    /** Milliseconds until a bot plays for this person, counted from when this was sent; null: not counting. */
    awayInMs: z.nullable(z.number()),
    /** A bot plays this seat until its person takes it back (`take-back`). */
    isPlayedByBot: z.boolean(),
  }),
]);
export type RoomSeat = z.infer<typeof roomSeat>;

/** A room as everybody in it sees it, whole: each new one replaces the last. */
export const room = z.object({
  roomID,
  /** Grows with every change that is stored; equal revisions may differ in who is present. */
  revision: z.int(),
  slug: z.string(),
  options: optionValues,
  settings: roomSettings,
  /** The person who may change the room; null when all people have left. */
  ownerID: z.nullable(personID),
  /** In seating order. While a match is on or over, the place is the `playerID` and none is closed. */
  seats: z.array(roomSeat),
  /** Pages that look on without a seat. */
  watchers: z.int(),
  /** `closed`: the match cannot go on because the rules have changed under it. */
  stage: z.enum(['waiting', 'playing', 'over', 'closed']),
  matchID: z.nullable(matchID),
  /** Where the rematch is: the same people, and the same keys open it. */
  nextRoomID: z.nullable(roomID),
});
export type Room = z.infer<typeof room>;

/** A line of the room's chat. Plain text. */
export const chatLine = z.object({
  /** Grows along the room's chat. */
  lineID: z.int(),
  personID,
  name: z.string(),
  text: z.string(),
  /** Milliseconds since 1970, by the server's clock. */
  at: z.number(),
});
export type ChatLine = z.infer<typeof chatLine>;

// ── HTTP: /api ────────────────────────────────────────────────────────────────────────────────────

/**
 * The HTTP half. All bodies are JSON; an answer that is not 2xx has `{ error: WireError }`.
 *
 * | method and path                   | body               | answer                        |
 * | --------------------------------- | ------------------ | ----------------------------- |
 * | `POST /api/rooms`                 | CreateRoom         | 201 `Seated`                  |
 * | `GET /api/rooms`                  |                    | `{ rooms: LobbyRoom[] }`      |
 * | `GET /api/rooms/:roomID`          |                    | `{ room }`                    |
 * | `POST /api/rooms/:roomID/join`    | JoinRoom           | `Seated`                      |
 * | `POST /api/rooms/:roomID/leave`   | WithKey            | `{ room }`                    |
 * | `POST /api/rooms/:roomID/rename`  | Rename             | `{ room }`                    |
 * | `POST /api/rooms/:roomID/seats`   | ChangeSeat (owner) | `{ room }`                    |
 * | `POST /api/rooms/:roomID/shuffle` | WithKey (owner)    | `{ room }`                    |
 * | `POST /api/rooms/:roomID/change`  | ChangeRoom (owner) | `{ room }`                    |
 * | `POST /api/rooms/:roomID/start`   | StartMatch (owner) | `{ room }`                    |
 * | `POST /api/rooms/:roomID/rematch` | WithKey (anybody)  | `{ room }`, the next room     |
 * | `POST /api/rooms/:roomID/carry`   | WithKey            | `Carry`                       |
 * | `POST /api/rooms/:roomID/carried` | Carried            | `Seated`                      |
 * | `GET /api/matches/:matchID`       |                    | `Replay`, once it is over     |
 */
export const API_PATH = '/api';

/**
 * The credential the page will keep, drawn by itself: sent again after a lost answer it gets the same
 * seat and the same key. Nobody else can know it, unless the page draws it badly, to its own harm.
 * Default: one the server draws, and then each request is one of its own.
 */
const ownCredential = z.optional(credential);

export const createRoom = z.strictObject({
  slug: z.string().check(z.maxLength(64)),
  /** The name of whoever opens the room, who sits down on the first seat. */
  name: typedName,
  options: z.optional(optionValues),
  /** The seats after the owner's own; default: open seats up to what the game likes best. */
  seats: z.optional(z.array(seatPlan).check(z.maxLength(31))),
  settings: z.optional(z.partial(roomSettings)),
  credential: ownCredential,
});
export type CreateRoom = z.infer<typeof createRoom>;

export const joinRoom = z.strictObject({
  name: typedName,
  /** The place to take, counted from 0; default: the first that is open. */
  seat: z.optional(z.int().check(z.gte(0), z.lte(31))),
  credential: ownCredential,
});
export type JoinRoom = z.infer<typeof joinRoom>;

export const withKey = z.strictObject({ key: seatKey });
export type WithKey = z.infer<typeof withKey>;

export const rename = z.strictObject({ key: seatKey, name: typedName });
export type Rename = z.infer<typeof rename>;

/** Sets one seat. On a seat with a person it removes them, whose keys then open nothing. */
export const changeSeat = z.strictObject({
  key: seatKey,
  seat: z.int().check(z.gte(0), z.lte(31)),
  plan: seatPlan,
  /** Who is expected there, so that nobody is removed who has only just sat down; null: nobody. */
  personID: z.nullable(personID),
});
export type ChangeSeat = z.infer<typeof changeSeat>;

/** What is left out stays as it is. With another game the options begin at its defaults. */
export const changeRoom = z.strictObject({
  key: seatKey,
  slug: z.optional(z.string().check(z.maxLength(64))),
  options: z.optional(optionValues),
  settings: z.optional(z.partial(roomSettings)),
});
export type ChangeRoom = z.infer<typeof changeRoom>;

export const startMatch = z.strictObject({
  key: seatKey,
  /** What becomes of seats that are still open. */
  openSeats: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bot'), level: botLevel }),
    z.strictObject({ kind: z.literal('closed') }),
  ]),
});
export type StartMatch = z.infer<typeof startMatch>;

export const carried = z.strictObject({ code: credential, credential: ownCredential });
export type Carried = z.infer<typeof carried>;

/** The answer to opening, joining and carrying: the room, and the key to keep. */
export interface Seated {
  readonly room: Room;
  readonly key: SeatKey;
}

/** A code that opens the same seat on one other device; put it behind `#` in a link or QR code. */
export interface Carry {
  readonly code: string;
  readonly expiresInMs: number;
}

/** A public room that waits for people, as the lobby lists it. */
export interface LobbyRoom {
  readonly roomID: string;
  readonly slug: string;
  readonly options: WireOptions;
  readonly ownerName: string;
  readonly people: number;
  readonly openSeats: number;
}

/** A match that is over, with everything that was secret in it: every position follows from this. */
export interface Replay {
  readonly matchID: string;
  readonly slug: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly options: WireOptions;
  readonly seats: readonly (
    | { readonly name: string; readonly kind: 'person' }
    | { readonly name: string; readonly kind: 'bot'; readonly level: BotLevel }
  )[];
  readonly actions: readonly (Action & { readonly playerID: PlayerID })[];
  /** What was told after each action and the deal, secrets included: all that is left once rules change. */
  readonly journal: readonly { readonly stateID: number; readonly entries: readonly JournalEntry[] }[];
}

// ── The socket: requests ──────────────────────────────────────────────────────────────────────────

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Plain JSON of bounded depth. Not recursive by schema: hostile nesting must not reach the stack. */
export function isPlainJson(value: unknown, depth = JSON_DEPTH): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isPlainJson(item, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(
    ([key, item]) => !FORBIDDEN_KEYS.has(key) && isPlainJson(item, depth - 1),
  );
}

const plainJson = z.custom<Json>((value) => isPlainJson(value));

export const wireAction = z.strictObject({
  move: z.string().check(z.minLength(1), z.maxLength(64)),
  args: z.array(plainJson).check(z.maxLength(16)),
}) satisfies z.ZodMiniType<Action>;

/**
 * The decision an action answers: where the match stood for this seat. An action is stale when its
 * decision has passed, not when somebody else has acted meanwhile.
 */
export const decision = z.strictObject({
  phase: z.nullable(z.string().check(z.maxLength(64))),
  turn: z.int().check(z.nonnegative()),
  stage: z.nullable(z.string().check(z.maxLength(64))),
});
export type WireDecision = z.infer<typeof decision>;

/** The decision a seat is in, by the `ctx` it sees. */
export const decisionOf = (ctx: Ctx, seat: PlayerID): WireDecision => ({
  phase: ctx.phase ?? null,
  turn: ctx.turn,
  stage: ctx.activePlayers?.[seat] ?? null,
});

export const sameDecision = (a: WireDecision, b: WireDecision): boolean =>
  a.phase === b.phase && a.turn === b.turn && a.stage === b.stage;

/**
 * The first request on a socket, and again after each reconnection: comes into a room with the keys
 * this browser has for it (none: to watch). From then on `room`, `status` and `chat` arrive.
 */
export const enter = z.strictObject({
  protocol: z.int(),
  roomID,
  keys: z.array(seatKey).check(z.maxLength(8)),
});
export type Enter = z.infer<typeof enter>;
export interface Entered {
  readonly room: Room;
  /** Whose keys open a seat; a key that is missing here may be forgotten. */
  readonly people: readonly string[];
  readonly status: MatchStatus | null;
  readonly chat: readonly ChatLine[];
}

/**
 * A seat (null: a watcher) is in front of the screen: its view is answered and then kept up to date by
 * `update`. A socket has at most one seat in front; no other seat's view is sent to it.
 */
export const sit = z.strictObject({ matchID, playerID: z.nullable(playerID) });
export type Sit = z.infer<typeof sit>;
export interface Sat {
  readonly state: SeatState;
  /** Everything this seat was told, from the deal on. */
  readonly journal: readonly Moment[];
  /** The stateID of this seat's last own action: what came after is news. */
  readonly since: number;
}

/** Nobody is in front of the screen: no views until somebody sits down. */
export const rise = z.strictObject({});

/** Does an action for a seat this browser has a key for, whether or not it is in front. */
export const act = z.strictObject({
  actionID: requestID,
  matchID,
  playerID,
  decision,
  action: wireAction,
});
export type Act = z.infer<typeof act>;
export interface Acted {
  /** boardgame.io's `_stateID` after the action; the same again for a retry. */
  readonly stateID: number;
}

/** Asks for the position at `stateID` as the seat in front saw it. */
export const lookBack = z.strictObject({ matchID, stateID });
export type LookBack = z.infer<typeof lookBack>;

/** Takes a person's seat back from the bot that plays it. */
export const takeBack = z.strictObject({ personID });
export type TakeBack = z.infer<typeof takeBack>;

export const chat = z.strictObject({
  lineID: requestID,
  personID,
  text: z.string().check(z.maxLength(CHAT_LENGTH * 8)),
});
export type Chat = z.infer<typeof chat>;

type Ack<T> = (answer: Answer<T>) => void;

/**
 * Every request is acknowledged. No answer within a few seconds, or a lost connection: send it again
 * with the same id. `refused` and `stale` are preceded by a fresh `sync` of the seat in front.
 */
export interface ClientToServer {
  enter: (request: Enter, ack: Ack<Entered>) => void;
  sit: (request: Sit, ack: Ack<Sat>) => void;
  rise: (request: z.infer<typeof rise>, ack: Ack<null>) => void;
  act: (request: Act, ack: Ack<Acted>) => void;
  'look-back': (request: LookBack, ack: Ack<SeatState>) => void;
  'take-back': (request: TakeBack, ack: Ack<null>) => void;
  chat: (request: Chat, ack: Ack<ChatLine>) => void;
}

// ── The socket: what the server says ──────────────────────────────────────────────────────────────

/** A position as boardgame.io's client receives it: one seat's view and nothing else. */
export interface SeatState {
  readonly G: SeatView;
  readonly ctx: Ctx;
  readonly plugins: Record<string, never>;
  readonly _undo: readonly [];
  readonly _redo: readonly [];
  readonly _stateID: number;
}

/** Everything one accepted action (or the deal, at stateID 0) left in a seat's journal. */
export interface Moment {
  readonly stateID: number;
  readonly entries: readonly SeatJournalEntry[];
}

/** A seat's turn clock. */
export interface SeatClock {
  /** Milliseconds left when this was sent; at 0 a bot makes the seat's decision. */
  readonly leftMs: number;
  /** It runs on from there. It stands still while nobody waits for the seat, and while the match pauses. */
  readonly isRunning: boolean;
}

/** Where the match stands, for everybody in the room, also while nobody is in front of the screen. */
export interface MatchStatus {
  readonly matchID: string;
  readonly stateID: number;
  /** The seats the table waits for, in seating order (`awaitedSeats`). */
  readonly awaited: readonly PlayerID[];
  readonly isOver: boolean;
  /** `nobody`: no person is present, so bots rest; `store`: the store does not answer. */
  readonly pause: 'nobody' | 'store' | null;
  /** For each seat in seating order, null for a bot's own; null: the room plays without a turn clock. */
  readonly clocks: readonly (SeatClock | null)[] | null;
}

/** The seat in front as it stands now, whole; comes unasked after a refusal. */
export interface Sync extends Sat {
  readonly matchID: string;
  readonly playerID: PlayerID | null;
}

/** The seat in front after one or more accepted actions. A lower `_stateID` than the last: ignore it. */
export interface Update {
  readonly matchID: string;
  readonly playerID: PlayerID | null;
  readonly state: SeatState;
  /** What this seat was told since the last `Sat`, `sync` or `update` on this socket. */
  readonly journal: readonly Moment[];
}

export interface ServerToClient {
  room: (room: Room) => void;
  /** Arrives before the `update` of the same action. */
  status: (status: MatchStatus) => void;
  sync: (sync: Sync) => void;
  update: (update: Update) => void;
  chat: (line: ChatLine) => void;
}
