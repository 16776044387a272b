import * as z from 'zod/mini';
import type { Json, SeatAction } from '@/kit/action';
import { SAVE_ID_LENGTH } from '@/kit/address';
import { OPPONENTS } from '@/kit/opponents';
import { newSeed } from '@/kit/random';

const json: z.ZodMiniType<Json> = z.json();

export const occupant = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('bot'), level: z.enum(OPPONENTS) }),
]);

const action: z.ZodMiniType<SeatAction> = z.object({
  playerID: z.string(),
  move: z.string(),
  args: z.array(json),
});

/**
 * A match as it is saved: seed, options and actions, from which every position follows. It holds
 * everything that is secret in a match and stays on the device (or the server) it is played on.
 */
export const matchRecord = z.object({
  format: z.literal(1),
  id: z.string().check(z.minLength(1)),
  slug: z.string().check(z.minLength(1)),
  rulesVersion: z.int(),
  seed: z.string().check(z.minLength(1)),
  options: z.record(z.string(), z.union([z.string(), z.boolean()])),
  seats: z.array(z.object({ name: z.string().check(z.minLength(1)), occupant })).check(z.minLength(1)),
  actions: z.array(action),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  isOver: z.boolean(),
});
export type MatchRecord = z.infer<typeof matchRecord>;
export type SeatRecord = MatchRecord['seats'][number];

/** This match has been gone on with in another window: what was to be saved is not what comes next in it. */
export class Overtaken extends Error {
  constructor() {
    super('another window has gone on with this match');
    this.name = 'Overtaken';
  }
}

/** 128 bits as hex; works without a secure context, unlike crypto.randomUUID. */
const newID = (): string => newSeed().slice(0, SAVE_ID_LENGTH);

export interface NewMatch {
  readonly slug: string;
  readonly rulesVersion: number;
  readonly seats: readonly SeatRecord[];
  readonly options: MatchRecord['options'];
}

/** A match nobody has moved in yet. */
export const newMatch = ({ slug, rulesVersion, seats, options }: NewMatch, seed: string): MatchRecord => ({
  format: 1,
  id: newID(),
  slug,
  rulesVersion,
  seed,
  options,
  seats: seats.map(({ name, occupant: who }) => ({ name, occupant: who })),
  actions: [],
  savedAt: Date.now(),
  isOver: false,
});
