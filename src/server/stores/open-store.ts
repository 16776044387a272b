import path from 'node:path';
import type { LedClock } from '../clock';
import type { Tell } from './had-rooms';
import { type NodeClock, PostgresStore } from './postgres';
import { SqliteStore } from './sqlite';
import type { Store } from './store';

/** DATABASE_URL is set to something that is no store of ours. */
export class UnknownStore extends Error {
  constructor() {
    super('DATABASE_URL must begin with postgres:// (or be left out: then a file below DATA_DIR is used)');
    this.name = 'UnknownStore';
  }
}

export interface StoreAround {
  /** Default: the clock of this process. */
  readonly clock?: NodeClock & Partial<Pick<LedClock, 'after'>>;
  /** Hears what whoever runs the server should know of a file. */
  readonly tell?: Tell;
}

/**
 * The store the environment names: PostgreSQL by DATABASE_URL, else a file in DATA_DIR (default `data`). It is
 * still to be opened. Throws UnknownStore; for a file also NewerSchema and StoreDown.
 */
export function storeOf(env: NodeJS.ProcessEnv, { clock, tell }: StoreAround = {}): Store {
  const url = env.DATABASE_URL?.trim() ?? '';
  if (url === '')
    return new SqliteStore(path.join(env.DATA_DIR?.trim() || 'data', 'kaizhuo.sqlite'), clock?.now, {
      ...(clock?.after && { after: clock.after }),
      ...(tell && { tell }),
    });
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new UnknownStore();
  return new PostgresStore(url, clock);
}

/** The same, opened. Rejects with UnknownStore, NewerSchema, StoreRefuses or StoreDown. */
export async function openStore(env: NodeJS.ProcessEnv, around?: StoreAround): Promise<Store> {
  const store = storeOf(env, around);
  try {
    await store.open();
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
