import * as z from 'zod/mini';
import { BOT_LEVELS } from '@/kit/opponents';
import { matchID, personID, playerID, roomID } from './ids';

/*
 * A **room** is what an invite link leads to. A **person** is somebody in it, known to everybody by a
 * `personID` and to the server by the secret `credential` that goes with it (together: a `SeatKey`). A
 * browser may keep several keys of one room. In a room that plays, a seat's place in `seats` is its
 * boardgame.io `playerID`.
 */

/** Seconds after which a seat whose person is away is played by a bot, unless the room says otherwise. */
export const AWAY_SECONDS = 90;

/** Seconds for which an owner has been away before somebody who is here may act for them. */
export const LEND_SECONDS = 30;

/** Seconds the table waits for somebody before that is said, and before the others may let a bot play. */
export const NUDGE_SECONDS = 60;
export const VOTE_SECONDS = 180;

export const botLevel = z.enum(BOT_LEVELS);

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
const roomSeat = z.discriminatedUnion('kind', [
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
  /** Who may start and fill seats for an owner who is away; null: nobody but the owner. */
  actingID: z.nullable(personID),
  /** In seating order. While a match is on or over, the place is the `playerID` and none is closed. */
  seats: z.array(roomSeat),
  /** Who would let a bot play a seat that the table waits for. */
  votes: z.array(z.object({ playerID, by: z.array(personID) })),
  /** People who would take a bot's seat in the match that is on; `by`: who has said yes. */
  claims: z.array(
    z.object({
      personID,
      name: z.string(),
      playerID,
      by: z.array(personID),
      /** Those whose yes it needs, as long as they are the ones present. */
      of: z.array(personID),
      answer: z.enum(['yes', 'no', 'open']),
    }),
  ),
  /** Pages that look on without a seat. */
  watchers: z.int(),
  /** `closed`: the match cannot go on because the rules have changed under it. */
  stage: z.enum(['waiting', 'playing', 'over', 'closed']),
  matchID: z.nullable(matchID),
  /** Where the rematch is: the same people, and the same keys open it. */
  nextRoomID: z.nullable(roomID),
});
export type Room = z.infer<typeof room>;

/** A public room that waits for people, as the lobby lists it. */
export interface LobbyRoom {
  readonly roomID: string;
  readonly slug: string;
  readonly options: WireOptions;
  readonly ownerName: string;
  readonly isOwnerHere: boolean;
  /** People who have a seat, and those of them who are here now. */
  readonly people: number;
  readonly present: number;
  readonly openSeats: number;
}
