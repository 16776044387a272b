import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gameOf } from '@games/index';
import { FlatFile, Server } from 'boardgame.io/server';
import { newLog } from '@/server/log';
import { openServer } from '@/server/start';
import { openStore } from '@/server/stores/open-store';
import { cpuMs } from '../cpu';
import { endlessEntry, endlessGame } from './endless';

const FREELY = { burst: 1e9, everyMs: 0.001 };

/** What a server under test is asked by the bench; it answers each with its figures. */
export interface Figures {
  readonly cpuMs: number;
  readonly heapKiB: number;
  readonly rssKiB: number;
  /** Since it was asked last. */
  readonly longestStallMs: number;
}

/** Ours, as it is in production but for the limits, which one client on one machine would meet. */
async function openOurs(): Promise<number> {
  const { port } = await openServer({
    store: await openStore(process.env),
    thinker: { decide: () => Promise.reject(new Error('no bots here')), close: () => Promise.resolve() },
    log: newLog('silent'),
    port: 0,
    host: '127.0.0.1',
    games: (slug) => (slug === endlessEntry.slug ? endlessEntry : gameOf(slug)),
    limits: {
      requests: FREELY,
      pages: FREELY,
      writtenPages: FREELY,
      rooms: 1e6,
      joins: FREELY,
      connections: FREELY,
      sockets: 1e9,
      messages: FREELY,
      frames: FREELY,
      positions: FREELY,
      lines: FREELY,
    },
  });
  return port;
}

/** boardgame.io's own server with the store the argument names. */
async function openStock(store: string): Promise<number> {
  const db = store === 'flatfile' ? { db: new FlatFile({ dir: process.env.DATA_DIR ?? '' }) } : {};
  const server = Server({ games: [endlessGame], origins: ['http://127.0.0.1'], ...db });
  const { appServer } = await server.run({ port: 0, callback: () => undefined });
  return (appServer.address() as AddressInfo).port;
}

async function main(): Promise<void> {
  const [kind = '', store = ''] = process.argv.slice(2);
  const port = kind === 'kaizhuo' ? await openOurs() : await openStock(store);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('message', () => {
    const longestStallMs = delay.max / 1e6;
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const figures: Figures = {
      cpuMs: cpuMs(),
      heapKiB: (heapUsed + external) / 1024,
      rssKiB: rss / 1024,
      longestStallMs,
    };
    delay.reset();
    process.send?.(figures);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port });
}

void main();
