import * as z from 'zod/mini';
import type { PlayerID } from '@/kit/action';
import type { Sight } from '@/kit/sights';
import { decision, wireAction } from './action';
import type { Chat, ChatLine, ChatPart, Earlier } from './chat';
import type { Answer } from './errors';
import { credential, matchID, personID, playerID, requestID, roomID, seatKey, stateID } from './ids';
import type { MatchStatus, Moment, SeatState } from './match';
import type { Room } from './room';

/** Raised when old pages could not talk to a new server; `enter` answers `protocol` to such a page. */
export const PROTOCOL = 3;
/** socket.io over WebSocket only (`transports: ['websocket']`): any server may then serve any page. */
export const SOCKET_PATH = '/socket.io';

/** Bytes of the largest frame or body the server reads; a longer frame closes the socket. */
export const FRAME_BYTES = 16 * 1024;

/**
 * The first request on a socket, and again after each reconnection: comes into a room with the keys
 * this browser has for it (none: to watch). From then on `room`, `status` and `chat` arrive.
 */
export const enter = z.strictObject({
  protocol: z.int(),
  roomID,
  keys: z.array(seatKey).check(z.maxLength(8)),
  /** Kept by the page, the same each time it comes in: by it a watcher is the same one again. */
  voice: z.optional(credential),
});
export type Enter = z.infer<typeof enter>;
export interface Entered {
  readonly room: Room;
  /** Whose keys open a seat; a key that is missing here may be forgotten. */
  readonly people: readonly string[];
  readonly status: MatchStatus | null;
  /** The `personID` of what this page says without a seat. */
  readonly voice: string;
  /** The last that was said. */
  readonly chat: ChatPart;
}

/**
 * A seat (null: a watcher) is in front of the screen: its view is answered and then kept up to date by
 * `update`. A socket has at most one seat in front; no other seat's view is sent to it. A page that was
 * there before says up to which stateID it has this seat's journal.
 */
export const sit = z.strictObject({ matchID, playerID: z.nullable(playerID), after: z.optional(stateID) });
export type Sit = z.infer<typeof sit>;
export interface Sat {
  readonly state: SeatState;
  /** What this seat was told after that stateID, which the page has; −1: everything, from the deal on. */
  readonly after: number;
  readonly journal: readonly Moment[];
  /** The stateID of this seat's last own action (not a bot's for it); the position's own where it never acted: what came after is news. */
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

/** Asks what may be seen of a drawing that the view in front calls by this token; null: all of it. */
export const look = z.strictObject({
  matchID,
  token: z.string().check(z.maxLength(40)),
  part: z.nullable(z.int().check(z.gte(0), z.lt(64))),
});
export type Look = z.infer<typeof look>;

/** Takes a person's seat back from the bot that plays it. */
export const takeBack = z.strictObject({ personID });
type TakeBack = z.infer<typeof takeBack>;

/** Would have a bot play a seat the table has waited for so long (`VOTE_SECONDS`); `personID`: who votes. */
export const vote = z.strictObject({ matchID, playerID, personID });
export type Vote = z.infer<typeof vote>;

/** Says whether somebody new may sit down (`claimID`: their personID); `personID`: who says so. */
export const consent = z.strictObject({ claimID: personID, personID, isWelcome: z.boolean() });
export type Consent = z.infer<typeof consent>;

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
  look: (request: Look, ack: Ack<Sight | null>) => void;
  'take-back': (request: TakeBack, ack: Ack<null>) => void;
  vote: (request: Vote, ack: Ack<null>) => void;
  consent: (request: Consent, ack: Ack<null>) => void;
  chat: (request: Chat, ack: Ack<ChatLine>) => void;
  earlier: (request: Earlier, ack: Ack<ChatPart>) => void;
}

/** The seat in front as it stands now; comes unasked after a refusal. */
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
