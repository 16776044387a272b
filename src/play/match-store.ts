import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE } from './kept';
import { type MatchRecord, matchRecord } from './match-record';

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

/** Rejects with a DOMException when storage is full (QuotaExceededError) or forbidden. */
export async function saveMatch(record: MatchRecord): Promise<void> {
  await (await open()).put('matches', record, record.id);
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
