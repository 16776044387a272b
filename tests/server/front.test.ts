import type { IncomingMessage, ServerResponse } from 'node:http';
import { createConnection } from 'node:net';
import pino from 'pino';
import { systemClock } from '@/server/clock';
import { Front } from '@/server/front';
import { newLog } from '@/server/log';
import type { Handler } from '@/server/start';
import { SqliteStore } from '@/server/stores/sqlite';
import { LIMITS, ownFolder, type Served, serve } from './served';

const { folder, forget } = ownFolder();
afterAll(forget);

let served: Served;
let seen: Record<string, unknown>[];
const site: Handler = (request, response) => {
  seen.push(request.headers);
  response.end('the site');
};
beforeEach(async () => {
  seen = [];
  served = await serve({ site });
});
afterEach(() => served.close());

/** Sends a request as it is written, and gives the status it is answered with. */
const statusOf = (head: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = createConnection(Number(new URL(served.url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
    });
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
    socket.on('error', reject);
    socket.write(`${head}\r\nHost: here\r\nConnection: close\r\n\r\n`);
  });

test.each([
  ['GET /zh-Hant HTTP/1.1', 200],
  ['HEAD /zh-Hant HTTP/1.1', 200],
  ['GET /% HTTP/1.1', 400],
  ['GET /%ff HTTP/1.1', 400],
  ['OPTIONS * HTTP/1.1', 405],
  ['GET * HTTP/1.1', 400],
  ['TRACE / HTTP/1.1', 405],
  ['DELETE /api/rooms HTTP/1.1', 405],
  ['GET /_next/image?url=x&w=64&q=75 HTTP/1.1', 404],
])('%s is answered with %i', async (head, status) => {
  expect(await statusOf(head)).toBe(status);
});

test('what a proxy would say is not believed of a visitor, unless there is a proxy', async () => {
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil' };
  await fetch(served.url, { headers: forged });
  for (const header of Object.keys(forged)) expect(seen[0]).not.toHaveProperty(header);
  const behind = await serve({ site, trust: { proxy: true, origins: new Set() } });
  await fetch(behind.url, { headers: forged });
  expect(seen[1]).toMatchObject(forged);
  await behind.close();
});

test('pages and questions after its health have a rate for each address; files have none', async () => {
  const once = { burst: 1, everyMs: 60_000 };
  const few = await serve({ site, limits: { ...LIMITS, pages: once, requests: once } });
  const ask = async (path: string) => (await fetch(`${few.url}${path}`)).status;
  expect([await ask('/zh-Hant/rooms/a'), await ask('/zh-Hant/rooms/b')]).toEqual([200, 429]);
  expect([await ask('/_next/static/a.js'), await ask('/art/chess/box.svg')]).toEqual([200, 200]);
  expect([await ask('/healthz'), await ask('/healthz')]).toEqual([200, 429]);
  await few.close();
});

test('thirty visitors behind one address get every page that the build wrote; what is made for them has its rate', async () => {
  const written = 2 * 12 * 6 * 2;
  const isWritten = ({ url = '' }: IncomingMessage) => url.startsWith('/en/');
  const behind = new Front(
    LIMITS,
    { ...systemClock, now: () => 0 },
    { proxy: false, origins: new Set() },
    isWritten,
  );
  const answer = { writeHead: () => answer, end: () => answer } as unknown as ServerResponse;
  const admits = (path: string, method = 'GET') =>
    behind.admitsToSite(
      { url: path, method, headers: {}, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage,
      answer,
      path,
    );
  for (let page = 0; page < 30 * written; page++) expect(admits(`/en/page-${page}`)).toBe(true);
  const made = Array.from({ length: 2 * LIMITS.pages.burst }, () => admits('/lost')).filter(Boolean);
  expect(made).toHaveLength(LIMITS.pages.burst);
  expect(admits('/en/page-0', 'POST')).toBe(false);
});

/** Everything that is logged, a line each. */
const logged = () => {
  const lines: { level: number; msg: string; from?: string; err?: { errorCode?: string } }[] = [];
  const log = newLog('info', { write: (line: string) => lines.push(JSON.parse(line)) });
  return { lines, log };
};

describe('what only a proxy may say, to a server that believes it', () => {
  const FORWARDED = { 'x-forwarded-host': 'games.example.org' };
  const WARNING = expect.stringContaining('TRUST_PROXY');

  let behind: Served | undefined;
  afterEach(() => behind?.close());

  /** A server that takes whoever connects for somebody at `address`; gives what it warned of. */
  const listening = async (address: string, proxy = true) => {
    const { lines, log } = logged();
    behind = await serve({ site, log, trust: { proxy, origins: new Set() } });
    behind.server.http.on('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: address }),
    );
    const warnings = () =>
      lines.filter(({ level }) => level === pino.levels.values.warn).map(({ msg, from }) => ({ msg, from }));
    return { ...behind, warnings };
  };

  test.each(['203.0.113.7', '::ffff:203.0.113.7', '172.32.0.1', '2001:db8::7'])(
    'is told of once when it comes from %s',
    async (address) => {
      const { url, warnings } = await listening(address);
      await fetch(url);
      expect(warnings()).toEqual([]);
      await fetch(url, { headers: FORWARDED });
      await fetch(url, { headers: { 'x-forwarded-for': '198.51.100.1' } });
      expect(warnings()).toEqual([{ msg: WARNING, from: address }]);
    },
  );

  test('is told of when it comes with a socket', async () => {
    const { page, warnings } = await listening('203.0.113.7');
    await page(FORWARDED);
    expect(warnings()).toEqual([{ msg: WARNING, from: '203.0.113.7' }]);
  });

  test.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.1.1',
    '169.254.0.1',
    '100.64.0.1',
    'fd00::1',
    'fe80::1%eth0',
  ])('is the proxy’s when it comes from %s', async (address) => {
    const { url, warnings } = await listening(address);
    await fetch(url, { headers: FORWARDED });
    expect(warnings()).toEqual([]);
  });

  test('is nothing to one that believes no proxy', async () => {
    const { url, warnings } = await listening('203.0.113.7', false);
    await fetch(url, { headers: FORWARDED });
    expect(warnings()).toEqual([]);
  });
});

test('a page that hangs up in the middle of a request is no error of ours', async () => {
  const { lines, log } = logged();
  const listening = await serve({ site, log });
  const socket = createConnection(Number(new URL(listening.url).port), '127.0.0.1');
  const closed = new Promise((resolve) => {
    listening.server.http.on('request', (request) => request.once('close', resolve));
  });
  socket.write(
    'POST /api/rooms HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  await new Promise((resolve) => listening.server.http.once('request', resolve));
  socket.destroy();
  await closed;
  await listening.close();
  expect(lines.filter(({ level }) => level >= (pino.levels.values.error ?? 0))).toEqual([]);
});

test('the code of an error is logged, the code that opens a seat is not', () => {
  const { lines, log } = logged();
  log.error({ err: Object.assign(new Error('no room'), { code: 'ENOSPC' }) }, 'the store is down');
  log.error({ code: 'secret', request: { code: 'secret' } }, 'carried');
  expect(lines[0]?.err?.errorCode).toBe('ENOSPC');
  expect(JSON.stringify(lines[1])).not.toContain('secret"');
});

test('at the end the store is closed first, whoever still holds a connection', async () => {
  const order: string[] = [];
  class Watched extends SqliteStore {
    override async close() {
      order.push('store');
      await super.close();
    }
  }
  const ending = await serve({ site, store: new Watched(`${folder}/ending.sqlite`) });
  const silent = createConnection(Number(new URL(ending.url).port), '127.0.0.1');
  await new Promise((resolve) => silent.once('connect', resolve));
  silent.once('close', () => order.push('silent'));
  const half = createConnection(Number(new URL(ending.url).port), '127.0.0.1');
  half.write(
    'POST /api/rooms HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await new Promise((resolve) => ending.server.http.once('request', resolve));
  half.once('close', () => order.push('half'));
  await ending.close();
  await Promise.all(
    [silent, half].map(
      (socket) => socket.destroyed || new Promise((resolve) => socket.once('close', resolve)),
    ),
  );
  expect(order[0]).toBe('store');
  expect(order.toSorted()).toEqual(['half', 'silent', 'store']);
});
