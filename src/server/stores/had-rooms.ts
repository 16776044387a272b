import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { dayOf } from '../clock';

/** What the server says of itself, in one sentence for whoever runs it. */
export type Tell = (sentence: string, weight: 'info' | 'warn') => void;

const note = z.object({
  /** Rooms that lay in the file. */
  rooms: z.int(),
  /** When they were counted (ms since 1970). */
  at: z.number(),
});
export type RoomsNote = z.infer<typeof note>;

/** What lay where a file was about to be opened. */
export interface Before {
  /** There was a file, and it was not empty. */
  readonly isFile: boolean;
  readonly had: RoomsNote | undefined;
  /** The name of a log that belongs to no file; it was moved out of SQLite's way. */
  readonly setAside: string | undefined;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Beside the file, so that whoever removes all that begins with its name has removed this as well. */
const noteFile = (file: string): string => `${file}-rooms`;

function readNote(file: string): RoomsNote | undefined {
  try {
    const parsed = note.safeParse(JSON.parse(readFileSync(noteFile(file), 'utf8')));
    return parsed.data;
  } catch {
    // None was written yet, or half of one: then nothing is known of before.
    return undefined;
  }
}

/** Keeps the number of rooms beside the file, whole or not at all. Throws when the disk will not have it. */
export function noteRooms(file: string, rooms: RoomsNote): void {
  const own = `${noteFile(file)}.${process.pid}`;
  try {
    writeFileSync(own, JSON.stringify(rooms), { mode: 0o600 });
    renameSync(own, noteFile(file));
  } catch (error) {
    rmSync(own, { force: true });
    throw error;
  }
}

/**
 * Looks at what lies there before SQLite does, which throws a log away when it finds no file to it: matches may
 * be in it, so it is set aside under another name.
 */
export function lookBefore(file: string): Before {
  const isFile = sizeOf(file) > 0;
  const had = readNote(file);
  if (isFile || sizeOf(`${file}-wal`) === 0) return { isFile, had, setAside: undefined };
  let setAside = `${file}-wal.left`;
  for (let count = 2; existsSync(setAside); count++) setAside = `${file}-wal.left-${count}`;
  renameSync(`${file}-wal`, setAside);
  return { isFile, had, setAside: path.basename(setAside) };
}

/** Says what is amiss with a file without rooms, or that it is new. `wasLaidOut`: it had the store's tables. */
export function tellEmpty(tell: Tell, file: string, { isFile, had, setAside }: Before, wasLaidOut: boolean) {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  if (setAside !== undefined)
    tell(
      `${name} is missing in ${folder}, although its log was there: this server begins without rooms. The log is kept as ${setAside}; to have the rooms again, end the server and put back a copy of ${name}.`,
      'warn',
    );
  else if (had !== undefined && had.rooms > 0)
    tell(
      `${name} in ${folder} is empty; on ${dayOf(had.at)} it had ${had.rooms} ${had.rooms === 1 ? 'room' : 'rooms'}. If that is not meant to be so, end the server and put back a copy of ${name}.`,
      'warn',
    );
  else if (isFile && !wasLaidOut)
    tell(
      `${name} in ${folder} has nothing in it: it may be a copy that was taken from a running server without ${name}-wal. This server begins without rooms.`,
      'warn',
    );
  else if (isFile && had === undefined) tell(`There are no rooms in ${folder}.`, 'info');
  else if (!isFile) tell(`A new, empty collection of rooms was begun in ${folder}.`, 'info');
}
