import * as z from 'zod/mini';
import type { Action, Ctx, Json, PlayerID } from '@/kit/action';

/** Levels of nesting that an action's arguments may have. */
const JSON_DEPTH = 6;

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
