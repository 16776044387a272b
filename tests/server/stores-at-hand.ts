import path from 'node:path';
import pg from 'pg';
import { newSeed } from '@/kit/random';
import { openStore } from '@/server/stores/open-store';
import type { Store } from '@/server/stores/store';
import { ownFolder } from './served';

export type Kind = Store['kind'];

/** The stores that can be tested here; set-up-cluster.mjs says which. */
export const KINDS: readonly Kind[] =
  process.env.TEST_DATABASE_URL === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** An empty place for one store, as the environment of a server names it. */
export interface Place {
  readonly env: { readonly DATABASE_URL: string; readonly DATA_DIR: string };
  readonly open: (now?: () => number) => Promise<Store>;
  readonly forget: () => Promise<void>;
}

const place = (env: Place['env'], forget: Place['forget']): Place => ({
  env,
  open: (now) => openStore({ ...process.env, ...env }, now && { clock: { now } }),
  forget,
});

/** A folder, or a database, of the test's own. */
export async function newPlace(kind: Kind): Promise<Place> {
  const { folder, forget } = ownFolder();
  if (kind === 'sqlite')
    return place({ DATABASE_URL: '', DATA_DIR: path.join(folder, 'data') }, async () => forget());
  forget();
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `kaizhuo_${newSeed().slice(0, 16)}`;
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await ask(`CREATE DATABASE ${name}`);
  const own = new URL(url.href);
  own.pathname = name;
  return place({ DATABASE_URL: own.href, DATA_DIR: '' }, () => ask(`DROP DATABASE ${name} WITH (FORCE)`));
}
