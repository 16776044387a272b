import * as z from 'zod/mini';
import { circle } from '@/wire/chat';
import {
  type LastActions,
  type MatchNews,
  type Presence,
  parseAction,
  parseClocks,
  parseJournal,
  parseOptions,
  parseRoom,
  type RoomCount,
  type StoredClocks,
  type StoredLine,
  type StoredMatch,
  type StoredMoment,
  type StoredRoom,
} from './store';

/** PostgreSQL hands out BIGINT as text, SQLite as a number; ours all fit in a double. */
export const int = z.coerce.number().check(z.int());

const clocksRow = z.object({ clocks: z.nullable(z.string()), clocks_revision: int });
const roomRow = z.object({ record: z.string(), revision: int });
const matchRow = z.object({
  match_id: z.string(),
  room_id: z.string(),
  slug: z.string(),
  rules_version: int,
  seed: z.string(),
  options: z.string(),
  num_players: int,
  state_id: int,
  state: z.string(),
  ...clocksRow.shape,
});
const momentRow = z.object({ state_id: int, action: z.nullable(z.string()), journal: z.string() });
const lineRow = z.object({
  line_id: int,
  person_id: z.string(),
  name: z.string(),
  text: z.string(),
  circle,
  at: int,
});
const presenceRow = z.object({ people: z.string(), watchers: int, beat: int });

export function roomFrom(row: unknown): StoredRoom {
  const { record, revision } = roomRow.parse(row);
  return { record: parseRoom(record), revision };
}

const roomCountRow = z.object({ count: int, oldest: z.nullable(int) });
export const roomCountFrom = (row: unknown): RoomCount => roomCountRow.parse(row);

const lastActionsRow = z.object({ own: z.nullable(int), by_bot: z.nullable(int) });
export function lastActionsFrom(row: unknown): LastActions {
  const { own, by_bot } = lastActionsRow.parse(row);
  return { own, byBot: by_bot };
}

export function matchFrom(row: unknown): StoredMatch {
  const parsed = matchRow.parse(row);
  return {
    match: {
      matchID: parsed.match_id,
      roomID: parsed.room_id,
      slug: parsed.slug,
      rulesVersion: parsed.rules_version,
      seed: parsed.seed,
      options: parseOptions(parsed.options),
      numPlayers: parsed.num_players,
    },
    stateID: parsed.state_id,
    state: parsed.state,
    clocks: storedClocks(parsed),
  };
}

function storedClocks({ clocks, clocks_revision }: z.infer<typeof clocksRow>): StoredClocks | null {
  return clocks === null ? null : { clocks: parseClocks(clocks), revision: clocks_revision };
}

export const clocksFrom = (row: unknown): StoredClocks | null =>
  row === undefined ? null : storedClocks(clocksRow.parse(row));

/** A match's columns `clocks` and `clocks_revision` once these clocks are stored. */
export const clocksColumns = (stored: StoredClocks | null): [string | null, number] =>
  stored === null ? [null, 0] : [JSON.stringify(stored.clocks), stored.revision + 1];

export function momentFrom(row: unknown): StoredMoment {
  const { state_id, action, journal } = momentRow.parse(row);
  return { stateID: state_id, action: parseAction(action), journal: parseJournal(journal) };
}

const newsRow = z.extend(momentRow, { now: int, state: z.string(), ...clocksRow.shape });

/** Rows of moments, each with where the match stands now. */
export function newsFrom(rows: readonly unknown[]): MatchNews | undefined {
  const parsed = rows.map((row) => newsRow.parse(row));
  const [first] = parsed;
  if (first === undefined) return undefined;
  const { now, state } = first;
  return { stateID: now, state, clocks: storedClocks(first), moments: parsed.map(momentFrom) };
}

export function lineFrom(row: unknown): StoredLine {
  const { line_id, person_id, ...rest } = lineRow.parse(row);
  return { lineID: line_id, personID: person_id, ...rest };
}

/** Adds up what each node notes about a room. */
export function presenceFrom(rows: readonly unknown[]): Presence {
  const people = new Set<string>();
  let watchers = 0;
  let aliveAt: number | null = null;
  for (const row of rows) {
    const parsed = presenceRow.parse(row);
    for (const personID of z.array(z.string()).parse(JSON.parse(parsed.people))) people.add(personID);
    watchers += parsed.watchers;
    aliveAt = Math.max(parsed.beat, aliveAt ?? parsed.beat);
  }
  return { people, watchers, aliveAt };
}

const stateIDRow = z.optional(z.object({ state_id: int }));
export const stateIDFrom = (row: unknown): number | undefined => stateIDRow.parse(row)?.state_id;
