import { z } from 'zod';
import {
  type MatchNews,
  parseAction,
  parseJournal,
  parseOptions,
  parseRoom,
  type StoredLine,
  type StoredMatch,
  type StoredMoment,
  type StoredRoom,
} from './store';

/** PostgreSQL hands out BIGINT as text, SQLite as a number; ours all fit in a double. */
export const int = z.coerce.number().int();

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
});
const momentRow = z.object({ state_id: int, action: z.string().nullable(), journal: z.string() });
const lineRow = z.object({
  line_id: int,
  person_id: z.string(),
  name: z.string(),
  text: z.string(),
  at: int,
});
const presenceRow = z.object({ people: z.string(), watchers: int });

export function roomFrom(row: unknown): StoredRoom {
  const { record, revision } = roomRow.parse(row);
  return { record: parseRoom(record), revision };
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
  };
}

export function momentFrom(row: unknown): StoredMoment {
  const { state_id, action, journal } = momentRow.parse(row);
  return { stateID: state_id, action: parseAction(action), journal: parseJournal(journal) };
}

const newsRow = momentRow.extend({ now: int, state: z.string() });

/** Rows of moments, each with where the match stands now. */
export function newsFrom(rows: readonly unknown[]): MatchNews | undefined {
  const parsed = rows.map((row) => newsRow.parse(row));
  const [first] = parsed;
  if (first === undefined) return undefined;
  return { stateID: first.now, state: first.state, moments: parsed.map(momentFrom) };
}

export function lineFrom(row: unknown): StoredLine {
  const { line_id, person_id, ...rest } = lineRow.parse(row);
  return { lineID: line_id, personID: person_id, ...rest };
}

/** Adds up what each node notes about a room. */
export function presenceFrom(rows: readonly unknown[]) {
  const people = new Set<string>();
  let watchers = 0;
  for (const row of rows) {
    const parsed = presenceRow.parse(row);
    for (const personID of z.array(z.string()).parse(JSON.parse(parsed.people))) people.add(personID);
    watchers += parsed.watchers;
  }
  return { people, watchers };
}

const stateIDRow = z.object({ state_id: int }).optional();
export const stateIDFrom = (row: unknown): number | undefined => stateIDRow.parse(row)?.state_id;
