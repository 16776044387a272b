import path from 'node:path';
import { PostgresStore } from './postgres';
import { SqliteStore } from './sqlite';
import type { Store } from './store';

/** DATABASE_URL is set to something that is no store of ours. */
export class UnknownStore extends Error {
  constructor() {
    super('DATABASE_URL must begin with postgres:// (or be left out: then a file below DATA_DIR is used)');
    this.name = 'UnknownStore';
  }
}

/**
 * The store the environment names: PostgreSQL by DATABASE_URL, else a file in DATA_DIR (default
 * `data`). Rejects with UnknownStore, NewerSchema or StoreDown.
 */
export async function openStore(env: NodeJS.ProcessEnv, now?: () => number): Promise<Store> {
  const url = env.DATABASE_URL?.trim() ?? '';
  if (url === '') return new SqliteStore(path.join(env.DATA_DIR?.trim() || 'data', 'kaizhuo.sqlite'), now);
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new UnknownStore();
  return PostgresStore.open(url, now);
}
