import { openDB } from 'idb';

/** Beside the database of the tables, and never changed with it: every version of the site can write it down here. */
const REFUGE = 'kaizhuo-unsaved';

const open = () =>
  openDB(REFUGE, 1, {
    upgrade: (db) => {
      db.createObjectStore('matches');
    },
  });

async function inRefuge<T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Keeps a match that cannot be saved where it belongs just now, until a page brings it there. */
export const takeIn = (id: string, record: unknown): Promise<void> =>
  inRefuge(async (db) => {
    await db.put('matches', record, id);
  });

/** What has been kept so, by id. */
export async function takenIn(): Promise<ReadonlyMap<string, unknown>> {
  // Most browsers have never had one, and need none for being asked.
  const names = (await indexedDB.databases?.())?.map(({ name }) => name);
  if (names !== undefined && !names.includes(REFUGE)) return new Map();
  return inRefuge(async (db) => {
    const transaction = db.transaction('matches');
    const [ids, records] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    return new Map(ids.map((id, place) => [String(id), records[place]]));
  });
}

/** It lies where it belongs, or is not wanted any more. */
export const letGo = (id: string): Promise<void> => inRefuge((db) => db.delete('matches', id));
