import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BotQuestion } from '@/bots/bot-desk';
import { BotPool } from '@/server/bots/pool';
import { HandClock } from './hand-clock';
import { ownFolder } from './served';

const { folder, forget } = ownFolder();
afterAll(forget);

/** A thread that does what the thought's `slug` says. */
const file = path.join(folder, 'worker.cjs');
writeFileSync(
  file,
  `const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ slug }) => {
    if (slug === 'stillborn') process.exit(4);
    if (slug === 'slow') return void setTimeout(() => {
      parentPort.postMessage({ began: true });
      parentPort.postMessage({ action: { move: slug, args: [threadId] } });
    }, 300);
    parentPort.postMessage({ began: true });
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
  pool = new BotPool({ file, size: 2, budgetMs: 3_000, startMs: 30_000, waitMs: 30_000 });
});
afterEach(() => pool.close());

test('each thought gets its own answer', async () => {
  const slugs = Array.from({ length: 20 }, (_, index) => `move ${index}`);
  const actions = await Promise.all(slugs.map((slug) => pool.decide(question(slug), 'a')));
  expect(actions.map(({ move }) => move)).toEqual(slugs);
  expect(new Set(actions.map(({ args }) => args[0])).size).toBeLessThanOrEqual(2);
});

test.each([
  ['loop', 'a bot took too long'],
  ['crash', 'a bot’s thread ended with 3'],
  ['throw', 'boom'],
  ['fail', 'no idea'],
])('%s fails that thought alone', async (slug, message) => {
  const [bad, good] = await Promise.allSettled([
    pool.decide(question(slug), 'a'),
    pool.decide(question('fine'), 'a'),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message } });
  expect(good.status).toBe('fulfilled');
  expect((await pool.decide(question('again'), 'a')).move).toBe('again');
});

test('tables take turns, however many bots one of them has', async () => {
  const one = new BotPool({ file, size: 1, budgetMs: 30_000, startMs: 30_000, waitMs: 30_000 });
  const order: string[] = [];
  const think = (table: string, count: number) =>
    Array.from({ length: count }, () => one.decide(question('move'), table).then(() => order.push(table)));
  await Promise.all([...think('crowded', 20), ...think('small', 2), ...think('other', 1)]);
  expect(order.slice(0, 6).sort()).toEqual(['crowded', 'crowded', 'crowded', 'other', 'small', 'small']);
  await one.close();
});

test('a thought that waits too long for its turn is given up, and holds up nobody', async () => {
  const one = new BotPool({ file, size: 1, budgetMs: 3_000, startMs: 30_000, waitMs: 100 });
  const [long, waiting] = [one.decide(question('loop'), 'a'), one.decide(question('move'), 'b')];
  await expect(waiting).rejects.toThrow('a bot waited too long for its turn');
  await expect(long).rejects.toThrow('a bot took too long');
  expect((await one.decide(question('next'), 'b')).move).toBe('next');
  await one.close();
});

test('once closed it thinks no more', async () => {
  await pool.close();
  await expect(pool.decide(question('late'), 'a')).rejects.toThrow();
});

test('a thread that is slow to start is no failure: it is used once it is there', async () => {
  const clock = new HandClock();
  const one = new BotPool({ file, size: 1, budgetMs: 1, startMs: 20_000, waitMs: 60_000 }, clock);
  const slow = one.decide(question('slow'), 'a');
  // No more than the start's time: the budget counts from when it begins.
  clock.turn(19_999);
  const settled = jest.fn();
  void slow.catch(() => undefined).then(settled);
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).not.toHaveBeenCalled();
  clock.turn(1);
  await expect(slow).rejects.toThrow('a bot’s thread is slow to start');
  const [first, second] = [one.decide(question('one'), 'a'), one.decide(question('two'), 'a')];
  const threads = (await Promise.all([first, second])).map(({ args }) => args[0]);
  expect(new Set(threads).size).toBe(1);
  await one.close();
});

test('where two threads in a row do not start, another is tried after a minute, and never for ever not', async () => {
  const clock = new HandClock();
  const one = new BotPool({ file, size: 1, budgetMs: 1000, startMs: 20_000, waitMs: 60_000 }, clock);
  for (let time = 0; time < 2; time++)
    await expect(one.decide(question('stillborn'), 'a')).rejects.toThrow('a bot’s thread ended with 4');
  await expect(one.decide(question('fine'), 'a')).rejects.toThrow('no thread for bots would start');
  clock.turn(59_999);
  await expect(one.decide(question('fine'), 'a')).rejects.toThrow('no thread for bots would start');
  clock.turn(1);
  expect((await one.decide(question('fine'), 'a')).move).toBe('fine');
  expect((await one.decide(question('again'), 'a')).move).toBe('again');
  await one.close();
});
