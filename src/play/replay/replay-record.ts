import * as z from 'zod/mini';
import { nameFault } from '@/kit/names';
import { isPlainJson, wireAction } from '@/wire/action';
import { playerID } from '@/wire/ids';
import type { Replay } from '@/wire/match';
import { optionValues } from '@/wire/room';
import { type MatchRecord, occupant } from '../match-record';

/** Characters of the largest replay that is read; no match of the house comes near it. */
export const REPLAY_CHARS = 512 * 1024;
/** Levels of nesting in a replay: an action's arguments are its deepest part. */
const DEPTH = 10;

/** Why something is no replay of ours; `packed`: it may be one, but this browser cannot open a link's packing. */
export type ReplayFault = 'unreadable' | 'too-large' | 'other-format' | 'packed';

/** What was brought is no replay; `fault` says which way. */
export class NoReplay extends Error {
  constructor(
    readonly fault: ReplayFault,
    cause?: unknown,
  ) {
    super(`this is no replay: ${fault}`, { cause });
    this.name = 'NoReplay';
  }
}

/** A name as `names.ts` lets it stand; an empty one is left to the page, which names bots as it likes. */
const shownName = z.string().check(
  z.maxLength(400),
  z.refine((name) => name === '' || nameFault(name) === undefined),
);

/**
 * A match to be watched again, as a link or a file carries it: seed, options and actions, from which
 * every position follows. It comes from anywhere, so that everything in it is bounded.
 */
const replayRecord = z.strictObject({
  format: z.literal(1),
  slug: z.string().check(z.regex(/^[a-z\d-]{1,64}$/)),
  rulesVersion: z.int().check(z.nonnegative()),
  options: optionValues,
  seats: z.array(z.strictObject({ name: shownName, occupant })).check(z.minLength(1), z.maxLength(16)),
  seed: z.string().check(z.minLength(1), z.maxLength(128)),
  actions: z.array(z.strictObject({ ...wireAction.shape, playerID })).check(z.maxLength(20_000)),
});
export type ReplayRecord = z.infer<typeof replayRecord>;

/** Reads a replay from the text of a link or a file. Throws NoReplay. */
export function parseReplay(text: string): ReplayRecord {
  if (text.length > REPLAY_CHARS) throw new NoReplay('too-large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new NoReplay('unreadable', error);
  }
  if (!isPlainJson(value, DEPTH)) throw new NoReplay('unreadable');
  const parsed = replayRecord.safeParse(value);
  if (parsed.success) return parsed.data;
  const isNewer = z.object({ format: z.int().check(z.gt(1)) }).safeParse(value).success;
  throw new NoReplay(isNewer ? 'other-format' : 'unreadable', parsed.error);
}

/** The replay of a match saved on this device. */
export const replayOfSave = ({ slug, rulesVersion, options, seats, seed, actions }: MatchRecord) =>
  replayRecord.parse({ format: 1, slug, rulesVersion, options, seats, seed, actions });

/** The replay of a match that a server kept. Throws a ZodError when the server sent something else. */
export const replayOfServer = ({ slug, rulesVersion, options, seats, seed, actions }: Replay) =>
  replayRecord.parse({
    format: 1,
    slug,
    rulesVersion,
    options,
    seats: seats.map(({ name, ...occupies }) => ({ name, occupant: occupies })),
    seed,
    actions,
  });
