import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const random = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** 128 random bits: an address that cannot be guessed. */
export const newID = (): string => random(16);
/** 96 random bits: tells people apart, and is known to all of them. */
export const newPersonID = (): string => random(12);
/** 192 random bits: the proof of being somebody. Never stored, only its hash. */
export const newCredential = (): string => random(24);

/**
 * The address of the room that is opened with a credential: whoever opens it again with the same one
 * finds it. Says no more about the credential than its hash does, and is not that hash.
 */
export const roomIDOf = (credential: string): string =>
  createHash('sha256').update(`room ${credential}`).digest().subarray(0, 16).toString('base64url');

/** What is stored of a credential. It has 192 bits, so a plain hash cannot be searched backwards. */
export const hashOf = (credential: string): string =>
  createHash('sha256').update(credential).digest('base64url');

/** What a room remembers of an address: the same one gives the same mark, and it says nothing more. */
export const markOf = (address: string): string => hashOf(`address ${address}`).slice(0, 16);

/** What the room calls a page that watches: the same secret of a page always gives the same, and no person's. */
export const voiceOf = (roomID: string, secret: string): string =>
  hashOf(`voice ${roomID} ${secret}`).slice(0, 16);

/** By what a person tells their devices apart: a part of the hash, which opens nothing. */
export const deviceOf = (hash: string): string => hash.slice(0, 12);

/** Whether a credential has one of these hashes; takes the same time whichever it is. */
export function opens(credential: string, hashes: readonly string[]): boolean {
  const own = Buffer.from(hashOf(credential));
  let found = false;
  for (const hash of hashes) {
    const other = Buffer.from(hash);
    if (other.length === own.length && timingSafeEqual(own, other)) found = true;
  }
  return found;
}
