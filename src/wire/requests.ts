import * as z from 'zod/mini';
import { NAME_MAX } from '@/kit/names';
import { credential, personID, type SeatKey, seatKey } from './ids';
import { botLevel, optionValues, type Room, roomSettings, seatPlan } from './room';

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
 * | `POST /api/rooms/:roomID/claim`   | ClaimSeat          | `Seated`, once all agree      |
 * | `POST /api/rooms/:roomID/withdraw` | WithKey           | `{ room }`                    |
 * | `POST /api/rooms/:roomID/rename`  | Rename             | `{ room }`                    |
 * | `POST /api/rooms/:roomID/seats`   | ChangeSeat (owner) | `{ room }`                    |
 * | `POST /api/rooms/:roomID/shuffle` | WithKey (owner)    | `{ room }`                    |
 * | `POST /api/rooms/:roomID/change`  | ChangeRoom (owner) | `{ room }`                    |
 * | `POST /api/rooms/:roomID/hand-on` | HandOn (owner)     | `{ room }`                    |
 * | `POST /api/rooms/:roomID/start`   | StartMatch (owner) | `{ room }`                    |
 * | `POST /api/rooms/:roomID/rematch` | WithKey (anybody)  | `{ room }`, the next room     |
 * | `POST /api/rooms/:roomID/carry`   | WithKey            | `Carry`                       |
 * | `POST /api/rooms/:roomID/carried` | Carried            | `Seated`                      |
 * | `POST /api/rooms/:roomID/devices` | WithKey            | `Devices`                     |
 * | `POST /api/rooms/:roomID/sign-out` | SignOut           | `Devices`                     |
 * | `POST /api/origin`                | `{}`               | `{}`, or error `origin`       |
 * | `GET /api/matches/:matchID`       |                    | `Replay`, once it is over     |
 *
 * While the owner is away, whoever acts for them (`actingID`) may start, and set seats on which nobody sits.
 */
export const API_PATH = '/api';

/** A name as typed: `names.ts` tidies it and says what is wrong. The bound only keeps out floods. */
const typedName = z.string().check(z.maxLength(NAME_MAX * 32));

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

/** Would take a bot's seat in a match that is on. The key opens it once all have said yes, and not before. */
export const claimSeat = z.strictObject({
  name: typedName,
  seat: z.int().check(z.gte(0), z.lte(31)),
  credential: ownCredential,
  /** The keys this browser has for the room: whoever has a seat takes no other. */
  keys: z.optional(z.array(seatKey).check(z.maxLength(8))),
});
export type ClaimSeat = z.infer<typeof claimSeat>;

export const nothing = z.strictObject({});

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
  /** They are not to come back from where they are, under whatever name. */
  keepOut: z.optional(z.boolean()),
});
export type ChangeSeat = z.infer<typeof changeSeat>;

/** The room is somebody else's from now on. */
export const handOn = z.strictObject({ key: seatKey, personID });
export type HandOn = z.infer<typeof handOn>;

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
    z.strictObject({
      kind: z.literal('bot'),
      level: botLevel,
      /** How many of them, from the first on; those behind close. Default: all. */
      count: z.optional(z.int().check(z.gte(0), z.lte(32))),
    }),
    z.strictObject({ kind: z.literal('closed') }),
  ]),
});
export type StartMatch = z.infer<typeof startMatch>;

export const carried = z.strictObject({ code: credential, credential: ownCredential });
export type Carried = z.infer<typeof carried>;

/** One of the devices on which a person's seat is open. */
export interface Device {
  readonly deviceID: string;
  /** The one that asks. */
  readonly isOwn: boolean;
}
/** In the order in which the seat was opened on them. */
export interface Devices {
  readonly devices: readonly Device[];
}

/** Takes the seat away from another of the person's own devices. */
export const signOut = z.strictObject({ key: seatKey, deviceID: z.string().check(z.maxLength(32)) });
export type SignOut = z.infer<typeof signOut>;

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
