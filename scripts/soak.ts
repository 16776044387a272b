/**
 * Two hundred tables of all games under a server that is killed now and then, with hostile clients beside:
 * `npm run soak [-- --minutes 5] [-- --tables 200] [-- --only sqlite]`. Prints what was acknowledged, lost,
 * doubled and leaked, how long the event loop stood still, and memory at start and end.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@/server/stores/open-store';
import { buildServer } from './lib/build.mjs';
import { findPostgres, startCluster } from './lib/cluster.mjs';
import { say } from './lib/say.mjs';
import type { Figures } from './lib/soak/server';
import { soak } from './lib/soak/soak';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    tables: { type: 'string', default: '200' },
    only: { type: 'string' },
  },
});
/** Times the process is killed in the middle of everything. */
const KILLS = 4;

async function run(env: Readonly<Record<string, string>>): Promise<boolean> {
  const store = await openStore({ ...process.env, ...env, NODE_ENV: 'production' });
  const plan = { env, store, durationMs: Number(values.minutes) * 60_000, tables: Number(values.tables) };
  const { verdict, before, seen } = await soak({ ...plan, kills: KILLS });
  await store.close();
  const most = (pick: (figures: Figures) => number) => Math.max(...seen.map(pick)).toFixed(0);
  say(
    `${store.kind}: ${verdict.matches} matches, ${verdict.acknowledged} moves acknowledged, ${verdict.lost} lost, ` +
      `${verdict.doubled} doubled; ${verdict.views} views looked at, ${verdict.leaks} leaks; ${KILLS} kills; ` +
      `loop delay p99 ${most(({ p99Ms }) => p99Ms)} ms, at most ${most(({ maxMs }) => maxMs)} ms; ` +
      `memory ${before.memoryMiB.toFixed(0)} MiB at the start, ${most(({ memoryMiB }) => memoryMiB)} at most, ` +
      `${seen.at(-1)?.memoryMiB.toFixed(0)} at the end`,
  );
  return verdict.acknowledged > 0 && verdict.lost + verdict.doubled + verdict.leaks === 0;
}

async function main(): Promise<void> {
  await buildServer();
  let isSound = true;
  if (values.only !== 'postgres') {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kaizhuo-soak-'));
    isSound = (await run({ DATABASE_URL: '', DATA_DIR: folder })) && isSound;
    rmSync(folder, { recursive: true, force: true });
  }
  const bin = findPostgres();
  if (values.only !== 'sqlite' && bin !== undefined) {
    const cluster = await startCluster(bin, { durable: true });
    isSound = (await run({ DATABASE_URL: cluster.url, DATA_DIR: '' })) && isSound;
    await cluster.stop();
  }
  process.exitCode = isSound ? 0 : 1;
}

void main();
