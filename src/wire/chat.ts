import * as z from 'zod/mini';
import { personID, requestID } from './ids';

/** Characters of one chat line, as a reader counts them. */
export const CHAT_LENGTH = 300;
/** Chat lines a room keeps. */
export const CHAT_KEPT = 200;

/**
 * Who is sent a line: everybody in the room, or only pages that have no seat that still plays (`watchers`):
 * those that watch, and those whose seats are out of the match.
 */
export const circle = z.enum(['room', 'watchers']);
export type Circle = z.infer<typeof circle>;

/** A line of the room's chat. Plain text. */
const chatLine = z.object({
  /** Grows along the room's chat. */
  lineID: z.int(),
  /** Of a person in the room, or what a watcher's page is called (`Entered.voice`). */
  personID,
  /** Empty for a watcher's. */
  name: z.string(),
  text: z.string(),
  circle,
  /** Milliseconds since 1970, by the server's clock. */
  at: z.number(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** Bytes of JSON of the lines that one answer holds; a line that is longer comes alone. */
export const CHAT_PART_BYTES = 16 * 1024;

/** Some of a room's lines, oldest first. */
export interface ChatPart {
  readonly lines: readonly ChatLine[];
  /** Lines were said before these; `earlier` asks for them. */
  readonly hasEarlier: boolean;
}

/** Asks for the lines said before this one. */
export const earlier = z.strictObject({ before: z.int() });
export type Earlier = z.infer<typeof earlier>;

export const chat = z.strictObject({
  lineID: requestID,
  /** Null: a watcher speaks. */
  personID: z.nullable(personID),
  text: z.string().check(z.maxLength(CHAT_LENGTH * 8)),
});
export type Chat = z.infer<typeof chat>;
