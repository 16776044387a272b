import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BotQuestion } from '@/bots/bot-desk';
import { BotPool } from '@/server/bots/pool';
import { ownFolder } from './served';

const { folder, forget } = ownFolder();
afterAll(forget);

/** A thread that does what the thought's `slug` says. */
const file = path.join(folder, 'worker.cjs');
writeFileSync(
  file,
  `const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ slug }) => {
    if (slug === 'loop') for (;;);
    if (slug === 'crash') process.exit(3);
    if (slug === 'throw') throw new Error('boom');
    if (slug === 'fail') parentPort.postMessage({ error: 'no idea' });
    else parentPort.postMessage({ action: { move: slug, args: [threadId] } });
  });`,
);

const question = (slug: string) => ({ slug }) as unknown as BotQuestion;

let pool: BotPool;
beforeEach(() => {
  pool = new BotPool({ file, size: 2, budgetMs: 400 });
});
afterEach(() => pool.close());

test('each thought gets its own answer', async () => {
  const slugs = Array.from({ length: 20 }, (_, index) => `move ${index}`);
  const actions = await Promise.all(slugs.map((slug) => pool.decide(question(slug))));
  expect(actions.map(({ move }) => move)).toEqual(slugs);
  expect(new Set(actions.map(({ args }) => args[0])).size).toBeLessThanOrEqual(2);
});

test.each([
  ['loop', 'a bot took too long'],
  ['crash', 'a bot’s thread ended with 3'],
  ['throw', 'boom'],
  ['fail', 'no idea'],
])('%s fails that thought alone', async (slug, message) => {
  const [bad, good] = await Promise.allSettled([pool.decide(question(slug)), pool.decide(question('fine'))]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message } });
  expect(good.status).toBe('fulfilled');
  expect((await pool.decide(question('again'))).move).toBe('again');
});

test('once closed it thinks no more', async () => {
  await pool.close();
  await expect(pool.decide(question('late'))).rejects.toThrow();
});
