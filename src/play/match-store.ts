import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { DATABASE } from './kept';
import { type MatchRecord, matchRecord, Overtaken } from './match-record';

interface Schema extends DBSchema {
  /** Records by id; typed unknown, for a save may have been damaged since it was written. */
  matches: { key: string; value: unknown };
  /** Saves that could not be opened, kept for their owner. */
  aside: { key: string; value: unknown };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('matches');
      db.createObjectStore('aside');
    },
    terminated: () => {
      database = undefined;
    },
  }).catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

/** What lies under an id, unchecked; undefined when there is nothing. Rejects when storage is forbidden. */
export const readMatch = async (id: string): Promise<unknown> => (await open()).get('matches', id);

/** As much of a save as tells how far it has come. */
const progress = z.object({ format: z.literal(1), actions: z.array(z.unknown()) });

/**
 * Saves a match of which `known` actions had been saved when this window last read or wrote it: compared and
 * written in one transaction. Rejects with Overtaken when there are others by now, and with a DOMException
 * when storage is full (QuotaExceededError) or forbidden. What nobody can read is put aside for it.
 */
export async function saveMatch(record: MatchRecord, known: number): Promise<void> {
  const transaction = (await open()).transaction(['matches', 'aside'], 'readwrite');
  const matches = transaction.objectStore('matches');
  const there = await matches.get(record.id);
  const saved = progress.safeParse(there);
  if (saved.success && saved.data.actions.length !== known) {
    await transaction.done;
    throw new Overtaken();
  }
  const isLost = there !== undefined && !saved.success;
  await Promise.all([
    matches.put(record, record.id),
    isLost ? transaction.objectStore('aside').put(there, record.id) : undefined,
    transaction.done,
  ]);
}

export async function removeMatch(id: string): Promise<void> {
  await (await open()).delete('matches', id);
}

/** Puts a save that cannot be opened out of the way, so that it is neither played on nor lost. */
export async function setAside(id: string, value: unknown): Promise<void> {
  const db = await open();
  const transaction = db.transaction(['matches', 'aside'], 'readwrite');
  await Promise.all([
    transaction.objectStore('aside').put(value, id),
    transaction.objectStore('matches').delete(id),
    transaction.done,
  ]);
}

/** Every match that can be gone on with, the latest first. */
export async function listMatches(): Promise<MatchRecord[]> {
  const values = await (await open()).getAll('matches');
  return values
    .flatMap((value) => {
      const parsed = matchRecord.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}
