/**
 * How a server fares with many who sit and some who play, seen from outside: `npm run bench:seats
 * [-- --seated 10000] [-- --playing 1000] [-- --rate 450] [-- --seconds 60] [-- --game <slug>]
 * [-- --seats 2] [-- --option <id>=<value>]`. The server is a process of its own on SQLite; here are the pages.
 * Node gets the flags that `npm start` gives it.
 * Tells bytes of a view and of an update, memory a seat, CPU at rest, and how long the answer to a move takes.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gameOf } from '@games/index';
import { HIDDEN } from '@tests/examples';
import { begin, call } from '@tests/server/served';
import { RandomSource } from '@/kit/random';
import { awaitedSeats } from '@/kit/seats';
import { newID } from '@/server/secrets';
import { decisionOf } from '@/wire/action';
import { PROTOCOL, type Sat } from '@/wire/socket';
import type { Figures } from './lib/bench/server';
import { WireSeat } from './lib/bench/wire-seat';
import { bundle } from './lib/bundle.mjs';
import { Expected, say } from './lib/say.mjs';

const { values } = parseArgs({
  options: {
    seated: { type: 'string', default: '10000' },
    playing: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '450' },
    seconds: { type: 'string', default: '60' },
    game: { type: 'string', default: HIDDEN },
    seats: { type: 'string', default: '2' },
    option: { type: 'string', multiple: true, default: [] },
  },
});
const [seated, playing, rate, seconds, seats] = [
  values.seated,
  values.playing,
  values.rate,
  values.seconds,
  values.seats,
].map(Number) as [number, number, number, number, number];
const options = Object.fromEntries(values.option.map((one) => one.split('='))) as Record<string, string>;
const REST_MS = 10_000;
/** So many rooms are opened at a time. */
const AT_ONCE = 20;

const rulebook = await gameOf(values.game)?.rulebook();
if (rulebook === undefined) throw new Expected(`There is no game called "${values.game}".`);
const { slug } = rulebook;
const random = new RandomSource({ seed: 'seats', position: 0 });

interface Table {
  readonly matchID: string;
  readonly pages: readonly WireSeat[];
}

const viewBytes: number[] = [];
const taken: number[] = [];

async function lay(url: string): Promise<Table> {
  const post = async <T>(route: string, body: unknown): Promise<T> => {
    const answer = await call<T>(`${url}/api${route}`, body);
    if (answer.status >= 300) throw new Error(`${route}: ${answer.status}`);
    return answer.body;
  };
  const { room, keys } = await begin({ post }, slug, seats, { options, settings: { awaySeconds: null } });
  const { roomID } = room;
  const matchID = room.matchID ?? '';
  const pages = await Promise.all(
    keys.map(async (key, seat) => {
      const page = await WireSeat.connect(url);
      await page.ask('enter', { protocol: PROTOCOL, roomID, keys: [key] });
      page.state = (await page.ask<Sat>('sit', { matchID, playerID: String(seat) })).state;
      viewBytes.push(page.lastBytes);
      return page;
    }),
  );
  return { matchID, pages };
}

/** One action of whoever is to act; false once nobody is. */
async function move({ matchID, pages }: Table): Promise<boolean> {
  for (const [seat, page] of pages.entries()) {
    const playerID = String(seat);
    const { state } = page;
    if (state === undefined || !awaitedSeats(state.ctx).includes(playerID)) continue;
    const legal = rulebook?.legal(state.G, state.ctx) ?? [];
    const action = legal[random.Die(legal.length) - 1];
    if (action === undefined) return false;
    const request = {
      actionID: newID(),
      matchID,
      playerID,
      decision: decisionOf(state.ctx, playerID),
      action,
    };
    const since = performance.now();
    // Where several may act at once somebody else may have been first.
    const isDone = await page.ask('act', request).then(
      () => true,
      () => false,
    );
    if (isDone) taken.push(performance.now() - since);
    return true;
  }
  return false;
}

/** Plays a table at its own pace until the time is up. */
async function play(table: Table, end: number): Promise<void> {
  const everyMs = (1000 * playing) / rate;
  await pause(random.Number() * everyMs);
  for (let next = performance.now(); next < end; next += everyMs) {
    await pause(Math.max(0, next - performance.now()));
    if (!(await move(table))) return;
  }
}

async function figuresOf(child: ChildProcess): Promise<Figures> {
  child.send('figures');
  const [figures] = (await once(child, 'message')) as [Figures];
  return figures;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const inOrder = (all: readonly number[]) => [...all].sort((a, b) => a - b);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
const outfile = path.resolve('.cache/bench/server.cjs');
await bundle('scripts/lib/bench/server.ts', outfile);
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaizhuo-seats-'));
const child = fork(outfile, ['kaizhuo', 'sqlite'], {
  execArgv: ['--expose-gc', ...flags],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' },
});
try {
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const url = `http://127.0.0.1:${port}`;
  const empty = await figuresOf(child);
  const tables: Table[] = [];
  const count = Math.ceil(seated / seats);
  while (tables.length < count)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, () => lay(url)),
      )),
    );
  const full = await figuresOf(child);
  const people = count * seats;
  say(`${people} seated at ${count} tables of ${slug}.`);
  await pause(REST_MS);
  const rested = await figuresOf(child);
  const end = performance.now() + seconds * 1000;
  await Promise.all(tables.slice(0, playing).map((table) => play(table, end)));
  const after = await figuresOf(child);
  const answers = inOrder(taken);
  const sizes = inOrder(viewBytes);
  const updates = inOrder(
    tables.slice(0, playing).flatMap(({ pages }) => pages.map(({ mostBytes }) => mostBytes)),
  );
  say(
    JSON.stringify(
      {
        game: slug,
        seated: people,
        playing: Math.min(playing, count),
        viewBytes: { p50: percentile(sizes, 0.5), most: sizes.at(-1) },
        largestUpdateBytes: { p50: percentile(updates, 0.5), most: updates.at(-1) },
        kibASeat: Number(((full.rssKiB - empty.rssKiB) / people).toFixed(1)),
        restCpuPercent: Number(((100 * (rested.cpuMs - full.cpuMs)) / REST_MS).toFixed(1)),
        playCpuPercent: Number(((100 * (after.cpuMs - rested.cpuMs)) / (1000 * seconds)).toFixed(1)),
        movesPerSecond: Math.round(answers.length / seconds),
        answerMs: Object.fromEntries(
          [0.5, 0.95, 0.99, 1].map((share) => [
            share === 1 ? 'most' : `p${100 * share}`,
            Number(percentile(answers, share).toFixed(1)),
          ]),
        ),
        longestStallMs: Number(after.longestStallMs.toFixed(1)),
      },
      null,
      2,
    ),
  );
  for (const { pages } of tables) for (const page of pages) page.close();
} finally {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
