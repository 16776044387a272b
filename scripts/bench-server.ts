/**
 * Our server against boardgame.io's own: `npm run bench:server [-- --json] [-- --seconds 15]`. Fifty
 * matches, two sockets each, one move in flight per match; the servers run one after the other, each
 * in a process of its own, and share the machine with what loads them. Ends within 400 seconds.
 * `--two-nodes` adds two processes on one PostgreSQL, `--only <store>` leaves the others out.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchMatch, type Client, ours, stock } from './lib/bench/clients';
import type { Figures } from './lib/bench/server';
import { bundle } from './lib/bundle.mjs';
import { findPostgres, startCluster } from './lib/cluster.mjs';
import { say } from './lib/say.mjs';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '15' },
    only: { type: 'string' },
    'two-nodes': { type: 'boolean', default: false },
  },
});

const MATCHES = 50;
const IDLE = 1000;
/** boardgame.io's FlatFile dies after two minutes of load. */
const SECONDS = Math.min(60, Math.max(1, Number(values.seconds)));
const WARM_UP_MS = 2000;

interface Result {
  readonly server: 'kaizhuo' | 'boardgame.io';
  readonly store: 'sqlite' | 'postgres' | 'flatfile' | 'memory';
  readonly nodes: number;
  readonly matches: number;
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly serverCpuMsPerMove: number;
  readonly idleMatchKiB: number;
}

interface Subject {
  readonly server: Result['server'];
  readonly store: Result['store'];
  readonly nodes: number;
}

const SUBJECTS: readonly Subject[] = [
  { server: 'kaizhuo', store: 'sqlite', nodes: 1 },
  { server: 'kaizhuo', store: 'postgres', nodes: 1 },
  { server: 'kaizhuo', store: 'postgres', nodes: 2 },
  { server: 'boardgame.io', store: 'flatfile', nodes: 1 },
  { server: 'boardgame.io', store: 'memory', nodes: 1 },
];

const outfile = path.resolve('.cache/bench/server.cjs');

async function figures(children: readonly ChildProcess[]): Promise<Figures> {
  const each = await Promise.all(
    children.map(async (child) => {
      child.send('figures');
      const [own] = (await once(child, 'message')) as [Figures];
      return own;
    }),
  );
  const sum = (key: keyof Figures) => each.reduce((total, own) => total + own[key], 0);
  return {
    cpuMs: sum('cpuMs'),
    heapKiB: sum('heapKiB'),
    rssKiB: sum('rssKiB'),
    longestStallMs: Math.max(...each.map(({ longestStallMs }) => longestStallMs)),
  };
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Keeps one move in flight in each match until the time is up; the time each move took. */
async function load(matches: readonly BenchMatch[], ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  const taken: number[] = [];
  await Promise.all(
    matches.map(async (match) => {
      while (performance.now() < end) {
        const since = performance.now();
        await match.move();
        taken.push(performance.now() - since);
      }
    }),
  );
  return taken;
}

const openMany = async (client: Client, urls: readonly string[], count: number): Promise<BenchMatch[]> => {
  const matches: BenchMatch[] = [];
  while (matches.length < count)
    matches.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, count - matches.length) }, () => client.open(urls)),
      )),
    );
  return matches;
};

async function measure(subject: Subject, DATABASE_URL: string): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaizhuo-bench-'));
  const children = Array.from({ length: subject.nodes }, () =>
    fork(outfile, [subject.server, subject.store], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data'), DATABASE_URL },
    }),
  );
  try {
    const urls = await Promise.all(
      children.map(async (child) => {
        const [{ port }] = (await once(child, 'message')) as [{ port: number }];
        return `http://127.0.0.1:${port}`;
      }),
    );
    const client = subject.server === 'kaizhuo' ? ours : stock;
    const matches = await openMany(client, urls, MATCHES);
    await load(matches, WARM_UP_MS);
    const before = await figures(children);
    const since = performance.now();
    const taken = await load(matches, SECONDS * 1000);
    const seconds = (performance.now() - since) / 1000;
    const after = await figures(children);
    const sorted = taken.sort((a, b) => a - b);
    for (const match of matches) match.close();

    const empty = await figures(children);
    const idle = await openMany(client, urls, IDLE);
    const full = await figures(children);
    for (const match of idle) match.close();
    return {
      ...subject,
      matches: MATCHES,
      movesPerSecond: Math.round(taken.length / seconds),
      p50Ms: Number(percentile(sorted, 0.5).toFixed(1)),
      p99Ms: Number(percentile(sorted, 0.99).toFixed(1)),
      serverCpuMsPerMove: Number(((after.cpuMs - before.cpuMs) / taken.length).toFixed(3)),
      idleMatchKiB: Number(((full.heapKiB - empty.heapKiB) / IDLE).toFixed(1)),
    };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function table(results: readonly Result[]): string {
  const head = ['server', 'store', 'nodes', 'moves/s', 'p50 ms', 'p99 ms', 'CPU ms/move', 'idle KiB/match'];
  const rows = results.map((result) =>
    [
      result.server,
      result.store,
      result.nodes,
      result.movesPerSecond,
      result.p50Ms,
      result.p99Ms,
      result.serverCpuMsPerMove,
      result.idleMatchKiB,
    ].map(String),
  );
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

await bundle('scripts/lib/bench/server.ts', outfile);
const bin = findPostgres();
const cluster = bin === undefined ? undefined : await startCluster(bin, { durable: true });
if (cluster === undefined) console.error('No PostgreSQL found: its figures are left out.');
try {
  const results: Result[] = [];
  for (const subject of SUBJECTS) {
    if (subject.store === 'postgres' && cluster === undefined) continue;
    if (subject.nodes > 1 && !values['two-nodes']) continue;
    if (values.only !== undefined && subject.store !== values.only) continue;
    const result = await measure(subject, subject.store === 'postgres' ? (cluster?.url ?? '') : '');
    results.push(result);
    if (!values.json) console.error(JSON.stringify(result));
  }
  say(values.json ? JSON.stringify(results) : `\n${table(results)}`);
} finally {
  await cluster?.stop();
}
