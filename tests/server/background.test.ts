import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BotPool } from '@/server/bots/pool';
import { bundle } from '../../scripts/lib/bundle.mjs';

/** How nice each thread of this process is: the seventeenth field after the name. */
const niceness = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return { isMain: thread === String(process.pid), nice: Number(stat.split(') ')[1]?.split(' ')[16]) };
  });

const BACKGROUND = os.constants.priority.PRIORITY_BELOW_NORMAL;
const onLinux = process.platform === 'linux' ? test : test.skip;
/** A run that is as nice as that itself shows no difference. */
const inFront = os.getPriority() < BACKGROUND ? onLinux : test.skip;

inFront('bots think behind whoever serves the tables', async () => {
  // Where the packages are found that it asks for.
  const file = path.resolve('.cache/test-server/background-worker.cjs');
  await bundle('src/server/bots/worker.ts', file);
  const before = os.getPriority();
  const pool = new BotPool({ file, size: 1, budgetMs: 30_000, startMs: 30_000, waitMs: 30_000 });
  // The answer to a question about no game comes from a thread that is up.
  const question = { slug: 'no-such-game' } as Parameters<BotPool['decide']>[0];
  await expect(pool.decide(question, 'a')).rejects.toThrow('no game');
  const threads = niceness();
  await pool.close();
  expect(threads.filter(({ isMain }) => isMain)).toEqual([{ isMain: true, nice: before }]);
  expect(threads.filter(({ nice }) => nice === BACKGROUND && nice !== before)).toHaveLength(1);
});

onLinux('a server that was begun as nice as can be has bots all the same', async () => {
  const file = path.resolve('.cache/test-server/nice-worker.cjs');
  await bundle('src/server/bots/background.ts', file);
  const script = `require('node:os').setPriority(0, 19); require(${JSON.stringify(file)}).stayInBackground();
    process.stdout.write(String(require('node:os').getPriority()))`;
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toBe('19');
});
