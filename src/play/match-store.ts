import * as z from 'zod/mini';
import { MatchDatabase, type Matches } from './match-database';
import { type MatchRecord, matchRecord, Overtaken } from './match-record';
import { letGo, takeIn, takenIn } from './match-refuge';
import { StoreAway } from './store-away';

const database = new MatchDatabase();

/** Calls back when the database makes way for another page of the site, waits for one, or is free again. */
export const onStoreState = database.onState;

/** As much of a save as tells how far it has come. */
const progress = z.object({ format: z.literal(1), actions: z.array(z.unknown()) });

/** Whether a save is the same match as another, and has come further. */
function isFurther(save: unknown, than: unknown): boolean {
  const [one, other] = [matchRecord.safeParse(save), matchRecord.safeParse(than)];
  if (!one.success) return false;
  if (than === undefined) return true;
  if (!other.success || one.data.seed !== other.data.seed) return false;
  const { actions } = other.data;
  const beginning = one.data.actions.slice(0, actions.length);
  return one.data.actions.length > actions.length && JSON.stringify(beginning) === JSON.stringify(actions);
}

/** Brings home what was played while the database was not to be had. */
async function bringHome(db: Matches): Promise<void> {
  for (const [id, record] of await takenIn()) {
    const transaction = db.transaction('matches', 'readwrite');
    if (isFurther(record, await transaction.store.get(id))) await transaction.store.put(record, id);
    await transaction.done;
    await letGo(id);
  }
}

/** Nothing that lies in the refuge keeps a page from what lies where it belongs. */
const home = (db: Matches): Promise<void> =>
  bringHome(db).catch((error: unknown) => console.warn('What was not saved cannot be brought home:', error));

/**
 * What lies under an id, unchecked; undefined when there is nothing. Waits for an older page that holds the database;
 * rejects with StoreAway when this page is too old for it, with a DOMException when storage is forbidden.
 */
export const readMatch = (id: string): Promise<unknown> =>
  database.run(async (db) => {
    await home(db);
    return db.get('matches', id);
  });

/** Matches that this page has had to keep elsewhere. */
const elsewhere = new Set<string>();

/**
 * Saves a match of which `known` actions had been saved when this window last read or wrote it: compared and
 * written in one transaction. Rejects with Overtaken when there are others by now, with a DOMException
 * when storage is full (QuotaExceededError) or forbidden, and with StoreAway while another page has the database: until
 * then what was played is kept beside it. What nobody can read is put aside for it.
 */
export async function saveMatch(record: MatchRecord, known: number): Promise<void> {
  try {
    await database.runNow((db) => write(db, record, known));
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    elsewhere.add(record.id);
    await takeIn(record.id, record);
    throw error;
  }
  if (elsewhere.delete(record.id)) await letGo(record.id);
}

async function write(db: Matches, record: MatchRecord, known: number): Promise<void> {
  const transaction = db.transaction(['matches', 'aside'], 'readwrite');
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
  await database.run((db) => db.delete('matches', id));
}

/** Puts a save that cannot be opened out of the way, so that it is neither played on nor lost. */
export const setAside = (id: string, value: unknown): Promise<void> =>
  database.run(async (db) => {
    const transaction = db.transaction(['matches', 'aside'], 'readwrite');
    await Promise.all([
      transaction.objectStore('aside').put(value, id),
      transaction.objectStore('matches').delete(id),
      transaction.done,
    ]);
  });

/** Every match that can be gone on with, the latest first. */
export const listMatches = (): Promise<MatchRecord[]> =>
  database.run(async (db) => {
    await home(db);
    const values = await db.getAll('matches');
    return values
      .flatMap((value) => {
        const parsed = matchRecord.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      })
      .sort((a, b) => b.savedAt - a.savedAt);
  });
