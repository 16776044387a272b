import * as z from 'zod/mini';
import { ONLINE_ID_LENGTH } from '@/kit/address';

const token = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)));

/** 128 random bits: who has it may look at the room, and join it while it has a seat. */
export const roomID = token(ONLINE_ID_LENGTH);
export const matchID = token(ONLINE_ID_LENGTH);
/** Names a person to everybody in the room; no secret. */
export const personID = token(16);
/** 192 random bits, kept in the browser of the person they were given to. */
export const credential = token(32);
/** Chosen by the page for each action (and line of chat), the same again on each retry of it. */
export const requestID = z.string().check(z.regex(/^[\w-]{16,64}$/));
export const playerID = z.string().check(z.regex(/^(?:0|[1-9]\d?)$/));
export const stateID = z.int().check(z.nonnegative());

/** The proof of being a person of a room. Stays in that person's browsers; the server keeps a hash. */
export const seatKey = z.strictObject({ personID, credential });
export type SeatKey = z.infer<typeof seatKey>;
