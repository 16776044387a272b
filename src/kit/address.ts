/**
 * What an address carries, without the text a chat has stuck to its end (`…?match=<id>快來看`): a chat takes
 * for the link whatever follows it without a space.
 */

/** Characters of the name of a match that a device keeps. */
export const SAVE_ID_LENGTH = 32;

/** Characters of the name of a room, and of a match that the server keeps: 128 bits. */
export const ONLINE_ID_LENGTH = 22;

/** An id by its length; a text that begins with none stays as it is. */
export const idIn = (text: string, length: number): string =>
  new RegExp(`^[\\w-]{${length}}`).exec(text)?.[0] ?? text;

/**
 * A value of ours, made of letters, figures, `-` and `_`; a text that begins with none stays as it is, and so does
 * a number that is not whole: nobody asked for two when it says 2.5.
 */
export const wordIn = (text: string): string => /^[\w-]+(?:[.,]\d+)*/.exec(text)?.[0] ?? text;
