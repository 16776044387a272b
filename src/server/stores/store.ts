import * as z from 'zod/mini';
import type { Json, PlayerID, SeatAction } from '@/kit/action';
import type { JournalEntry } from '@/kit/journal';
import { BOT_LEVELS } from '@/kit/opponents';
import type { OptionValues } from '@/kit/options';
import type { Circle } from '@/wire/chat';
import { roomSettings } from '@/wire/room';

const claimRecord = z.object({
  personID: z.string(),
  name: z.string(),
  place: z.int(),
  hashes: z.array(z.string()),
  from: z.string(),
  /** Milliseconds since 1970; of one that was declined, since when it is. */
  askedAt: z.number(),
  consents: z.array(z.string()),
  isDeclined: z.boolean(),
  /** The stateID at which everybody had said yes; null: not yet. */
  grantedAt: z.nullable(z.int()),
});
/** Somebody new who would sit down where a bot plays. */
export type ClaimRecord = z.infer<typeof claimRecord>;

const seatRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('bot'), level: z.enum(BOT_LEVELS), name: z.string() }),
  z.object({
    kind: z.literal('person'),
    personID: z.string(),
    name: z.string(),
    /** Milliseconds since 1970 when a bot takes over; null while the person is here. */
    awayAt: z.nullable(z.number()),
    isPlayedByBot: z.boolean(),
  }),
]);
export type RoomSeatRecord = z.infer<typeof seatRecord>;
export type PersonSeatRecord = Extract<RoomSeatRecord, { kind: 'person' }>;

/** A room as it is stored: what everybody sees, and the hashes that tell who is who. */
const roomRecord = z.object({
  roomID: z.string(),
  slug: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** Rooms from before there were turn clocks have none, those from before hints may be asked for allow them. */
  settings: z.extend(roomSettings, {
    turnClock: z._default(roomSettings.shape.turnClock, null),
    allowsHints: z._default(roomSettings.shape.allowsHints, true),
  }),
  ownerID: z.nullable(z.string()),
  /** Since when others have been here without the owner (ms since 1970); null: not so. */
  ownerAwayAt: z._default(z.nullable(z.number()), null),
  seats: z.array(seatRecord),
  /** The proofs of everybody who has a seat: one hash for each device, and a code on its way. */
  keys: z.array(
    z.object({
      personID: z.string(),
      hashes: z.array(z.string()),
      /** The mark of the address they came from; null: from before there were any. */
      from: z._default(z.nullable(z.string()), null),
      carry: z.nullable(z.object({ hash: z.string(), expiresAt: z.number() })),
    }),
  ),
  /** Marks of addresses that the owner does not let in. */
  banned: z._default(z.array(z.string()), []),
  /** Who would let a bot play a seat at a decision. */
  votes: z._default(
    z.array(z.object({ playerID: z.string(), decision: z.string(), by: z.array(z.string()) })),
    [],
  ),
  claims: z._default(z.array(claimRecord), []),
  stage: z.enum(['waiting', 'playing', 'over', 'closed']),
  matchID: z.nullable(z.string()),
  nextRoomID: z.nullable(z.string()),
});
export type RoomRecord = z.infer<typeof roomRecord>;

/** A record as it was read: `revision` is what a change of it is compared with. */
export interface StoredRoom {
  readonly record: RoomRecord;
  readonly revision: number;
}

/** What is fixed about a match when it begins. `seed` must not leave the server before it is over. */
export interface MatchRecord {
  readonly matchID: string;
  readonly roomID: string;
  readonly slug: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly options: OptionValues;
  readonly numPlayers: number;
}

const clocks = z.object({
  incrementMs: z.number(),
  /** One for each seat: what it had left at `since` (ms since 1970), from when it runs; null: it stands still. */
  seats: z.array(z.object({ leftMs: z.number(), since: z.nullable(z.number()) })),
});
/** The turn clocks of a match. */
export type Clocks = z.infer<typeof clocks>;

/** Clocks as they were read: `revision` is what a change of them is compared with. */
export interface StoredClocks {
  readonly clocks: Clocks;
  readonly revision: number;
}

/** How many rooms there are, and when the one that was left alone for longest was touched (ms since 1970). */
export interface RoomCount {
  readonly count: number;
  readonly oldest: number | null;
}

/** Where a seat's last own action led to, and the last one a bot did in its name: stateIDs; null: none. */
export interface LastActions {
  readonly own: number | null;
  readonly byBot: number | null;
}

/** A bot's action is told from a person's by its id, which no page may draw. */
export const BOT_ACTION = 'bot ';

/** A match where it stands. `state` is boardgame.io's state as JSON text. */
export interface StoredMatch {
  readonly match: MatchRecord;
  readonly stateID: number;
  readonly state: string;
  /** Null: played without a turn clock. */
  readonly clocks: StoredClocks | null;
}

/** One accepted action and what it told; the deal, at stateID 0, has no action. */
export interface StoredMoment {
  readonly stateID: number;
  readonly action: SeatAction | null;
  readonly journal: readonly JournalEntry[];
}

/** Where a match stands, and the moments that led there. */
export interface MatchNews {
  readonly stateID: number;
  readonly state: string;
  readonly clocks: StoredClocks | null;
  readonly moments: readonly StoredMoment[];
}

/** One accepted action, to be written if the match still stands at `expected`, and its clocks as they were. */
export interface Commit {
  readonly matchID: string;
  readonly roomID: string;
  readonly expected: number;
  readonly state: string;
  readonly isOver: boolean;
  readonly actionID: string;
  readonly action: SeatAction;
  readonly journal: readonly JournalEntry[];
  /** The clocks after it, and the revision they follow from; null: none. */
  readonly clocks: StoredClocks | null;
}

/**
 * `duplicate`: this seat's action with this id was committed before, and led to `stateID`.
 * `conflict`: the match no longer stands where it was expected; nothing was written.
 */
export type CommitResult =
  | { readonly kind: 'committed'; readonly stateID: number }
  | { readonly kind: 'duplicate'; readonly stateID: number }
  | { readonly kind: 'conflict' };

export interface StoredLine {
  readonly lineID: number;
  readonly personID: string;
  readonly name: string;
  readonly text: string;
  readonly circle: Circle;
  readonly at: number;
}

/** Who is connected to a room, over all nodes. */
export interface Presence {
  readonly people: ReadonlySet<string>;
  readonly watchers: number;
  /** When a node through which they are connected last said that it is alive (ms since 1970); null: none. */
  readonly aliveAt: number | null;
}

/** What a node hears of the others: ids, never contents. */
export interface ChangeListener {
  /** The room, who is in it, or what is said there. */
  readonly onRoom: (roomID: string) => void;
  /** The room's match has moved on, and nothing else. */
  readonly onMatch: (roomID: string) => void;
  /** The line was cut: anything may have been missed. */
  readonly onGap: () => void;
}

/**
 * Where rooms and matches are kept. Every method rejects with StoreDown when the store does not
 * answer, having changed nothing; what has resolved is on the disk. Several processes may use one
 * store: each change is compared with what it was made from.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * Reaches the store and brings its layout up to date; until then every other method rejects with StoreDown.
   * Rejects with StoreDown, after which it may be tried again, with StoreRefuses or with NewerSchema.
   */
  open(): Promise<void>;
  /** Resolves when the store can read and write. */
  ping(): Promise<void>;

  /** False when there is a room with this id; nothing is written then. */
  createRoom(record: RoomRecord): Promise<boolean>;
  readRoom(roomID: string): Promise<StoredRoom | undefined>;
  /** Stores a changed room if its revision is still `expected`; false when it is not. */
  saveRoom(record: RoomRecord, expected: number): Promise<boolean>;
  /** The same, and begins a match in the same transaction. */
  startMatch(
    record: RoomRecord,
    expected: number,
    match: MatchRecord,
    state: string,
    deal: readonly JournalEntry[],
    clocks: Clocks | null,
  ): Promise<boolean>;
  /** The same, and opens the next room in the same transaction. */
  saveRooms(record: RoomRecord, expected: number, next: RoomRecord): Promise<boolean>;
  /** Public rooms that wait for people, the latest first: `share` of each address, and others where there is space. */
  listRooms(limit: number, share: number): Promise<readonly RoomRecord[]>;
  /** Rooms opened from an address that are not over and were touched after `since` (ms since 1970). */
  countRooms(from: string, since: number): Promise<RoomCount>;

  readMatch(matchID: string): Promise<StoredMatch | undefined>;
  /** What has happened in a match after `since`, as of one moment; undefined when nothing has. */
  readNews(matchID: string, since: number): Promise<MatchNews | undefined>;
  commit(commit: Commit): Promise<CommitResult>;
  /** The clocks as they stand; null when the match has none, or does not exist. */
  readClocks(matchID: string): Promise<StoredClocks | null>;
  /** Starts and stops clocks between actions if their revision is still `expected`; false when it is not. */
  saveClocks(match: MatchRecord, clocks: Clocks, expected: number): Promise<boolean>;
  /** The stateID an action led to, if it was ever accepted. */
  findAction(matchID: string, playerID: PlayerID, actionID: string): Promise<number | undefined>;
  /** The moments after `since`, in order; -1: all of them. */
  readMoments(matchID: string, since: number): Promise<readonly StoredMoment[]>;
  lastActionsOf(matchID: string, playerID: PlayerID): Promise<LastActions>;

  /**
   * Keeps a line and forgets all but the last `keep` of its circle; the same `requestID` again gives the same line.
   * Ids grow in the order in which lines can be read. Undefined when there is no such room.
   */
  addLine(
    roomID: string,
    requestID: string,
    line: Omit<StoredLine, 'lineID'>,
    keep: number,
  ): Promise<StoredLine | undefined>;
  /** The room's lines after `since` (0: all that are kept), in order. */
  readLines(roomID: string, since: number): Promise<readonly StoredLine[]>;

  /** Notes who is connected through this node: people by id, and pages that only watch. */
  notePresence(nodeID: string, roomID: string, people: readonly string[], watchers: number): Promise<void>;
  readPresence(roomID: string): Promise<Presence>;
  /** Says that the node is alive, and forgets nodes that have not said so for `staleMs`: how many. */
  beat(nodeID: string, staleMs: number): Promise<number>;
  /** The node goes: nobody is connected through it any more. */
  forgetNode(nodeID: string): Promise<void>;

  /** Deletes rooms, with their matches, that nobody has touched since `before` (ms since 1970). */
  sweep(before: { waiting: number; playing: number; over: number }): Promise<number>;
  /** Hears of what other processes change in the store. */
  onChange(listener: ChangeListener): void;
  close(): Promise<void>;
}

const seatAction = z.object({
  playerID: z.string(),
  move: z.string(),
  args: z.array(z.json()),
}) satisfies z.ZodMiniType<SeatAction>;

/** Reads an action as it was written; throws when the store holds something else. */
export const parseAction = (text: string | null): SeatAction | null =>
  text === null ? null : seatAction.parse(JSON.parse(text));

const journalEntries = z.array(
  z.object({
    kind: z.string(),
    playerID: z.nullable(z.string()),
    facts: z.record(z.string(), z.json()),
    secret: z.optional(z.record(z.string(), z.record(z.string(), z.json()))),
  }),
) satisfies z.ZodMiniType<readonly JournalEntry[]>;

export const parseJournal = (text: string): readonly JournalEntry[] => journalEntries.parse(JSON.parse(text));

export const parseOptions = (text: string): OptionValues => roomRecord.shape.options.parse(JSON.parse(text));

export const parseClocks = (text: string): Clocks => clocks.parse(JSON.parse(text));

/** The mark of the address that a room was opened from; rooms from before there were any have none. */
export const openedFrom = ({ keys, ownerID }: RoomRecord): string =>
  keys.find(({ personID }) => personID === ownerID)?.from ?? '';

export const parseRoom = (text: string): RoomRecord => roomRecord.parse(JSON.parse(text));

export const toText = (value: Json | object): string => JSON.stringify(value);
