import * as z from 'zod/mini';
import type { Refusal } from '@/kit/action';

/** Why something was not done. Keys the message `online.errors.<code>`. */
export const ERROR_CODES = [
  /** The request is not what this page describes. */
  'malformed',
  'too-large',
  /** More requests than a person makes. `retryInMs` says when to try again. */
  'too-many',
  /** As many rooms are open from there as may be. `retryInMs` says when one of them will not count any more. */
  'too-many-rooms',
  /** Sent from a page of another site. */
  'origin',
  /** The page is older or newer than the server: reload it. */
  'protocol',
  /** No such room: a mistyped link, or one that has expired. */
  'room-missing',
  'match-missing',
  /** The key does not open this seat (any more): taken away, or the wrong room. */
  'forbidden',
  /** The room's owner does not let this visitor in. */
  'banned',
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
  /** Of few characters, each of which is made of too many. */
  'name-heavy',
  'name-hidden',
  /** Somebody in the room has this name, or one that looks the same. */
  'name-taken',
  'already-started',
  /** Whoever may have read what those say who watch takes no seat. */
  'has-heard',
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
  'too-many-rooms': 429,
  origin: 403,
  protocol: 426,
  'room-missing': 404,
  'match-missing': 404,
  forbidden: 403,
  banned: 403,
  'not-owner': 403,
  'unknown-game': 422,
  'bad-options': 422,
  'bad-seats': 422,
  'room-full': 409,
  'seat-taken': 409,
  'name-empty': 422,
  'name-long': 422,
  'name-heavy': 422,
  'name-hidden': 422,
  'name-taken': 409,
  'already-started': 409,
  'has-heard': 403,
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
  /** With `too-many` and `too-many-rooms`: milliseconds to wait. */
  retryInMs: z.optional(z.number()),
  /** With `origin`: what the page's browser says it is from, and what the server was asked as. */
  names: z.optional(z.object({ page: z.string(), server: z.string() })),
  /** With `name-taken`: the name in the room that it would be taken for. */
  alike: z.optional(z.string()),
});
export type WireError = z.infer<typeof wireError>;

/** What a request on the socket is answered with (its acknowledgement). */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: WireError };
