import { HIDDEN } from '@tests/examples';
import type { Handler } from '@/server/start';
import { straightPath } from '@/server/straight-path';
import { type Served, serve } from './served';

const ID = 'Ab3_-xYz01234567890Qrs';
const STUCK = [
  '快來玩',
  '，',
  '。',
  '.',
  ')',
  '）',
  '」',
  '!',
  ',',
  ':',
  ' now',
  '*',
  "'",
  '>',
  '…',
  '🎲',
  '.快',
];

test.each([
  '/en',
  '/zh-Hant',
  `/en/${HIDDEN}`,
  `/zh-Hant/${HIDDEN}/rules`,
  '/en/rooms',
  '/en/rooms/new',
  '/en/bots',
  `/${HIDDEN}`,
])('text stuck to %s is taken off', (page) => {
  for (const text of STUCK)
    for (const slash of ['', '/']) {
      expect(straightPath(encodeURI(page + slash + text))).toBe(page);
      // As somebody may send it who does not encode it.
      expect(straightPath(page + slash + encodeURIComponent(text))).toBe(page);
    }
  expect(straightPath(encodeURI(`${page}，或是/這裡.html`))).toBe(page);
});

test.each(['', '/en', '/zh-Hant'])('a room below "%s" is known by the length of its id', (locale) => {
  const room = `${locale}/rooms/${ID}`;
  for (const text of [...STUCK, 'come', '.jpg', '-', '/more', '/，', '%25'])
    expect(straightPath(encodeURI(room + text))).toBe(room);
  for (const whole of [room, `${room}/`]) expect(straightPath(whole)).toBeUndefined();
  expect(straightPath(`${locale}/rooms/mistyped%EF%BC%8C`)).toBe(`${locale}/rooms/mistyped`);
});

test.each(['/%EF%BC%8C', '/)', '/%E5%BF%AB%E4%BE%86%E7%8E%A9'])('%s is the front door', (path) => {
  expect(straightPath(path)).toBe('/');
});

test.each([
  '/',
  '/en',
  '/en/',
  '/zh-Hant',
  '/english',
  `/en/${HIDDEN}`,
  `/en/${HIDDEN}/table`,
  '/en/rooms/new',
  '/en/rooms/mistyped',
  '/en/nowhere/at/all',
  '/service-worker.js',
  '/icon.svg',
  '/apple-icon.png',
  '/favicon.ico',
  '/robots.txt',
  '/en/manifest.webmanifest',
  '/.well-known/security.txt',
  '/en/.env',
  '/~somebody',
  '/@vite/client',
  '//evil.example',
  '//evil.example，',
  `/art/${HIDDEN}/box-800.avif`,
  '/art/a,b.avif',
  '/icons/512.png',
  '/fonts/x)',
  '/_next/static/chunks/app/[locale]/page-1.js',
  '/_next/static/media/a.b.woff2',
  '/healthz',
  '/api/rooms',
  `/api/rooms/${ID}，`,
  '/socket.io/',
  `/${'x'.repeat(3000)}，`,
])('%s is left alone', (path) => {
  expect(straightPath(encodeURI(path))).toBeUndefined();
});

test('no path takes long to be looked at', () => {
  const since = Date.now();
  for (const part of ['/', '/a', 'a', '.', '/.a', '，'])
    straightPath(encodeURI(part.repeat(1990 / part.length)).slice(0, 1998 - (1998 % 9)));
  expect(Date.now() - since).toBeLessThan(500);
});

describe('the server', () => {
  const site: Handler = ({ url }, response) => {
    response.end(`the site at ${url}`);
  };
  let served: Served;
  beforeAll(async () => {
    served = await serve({ site });
  });
  afterAll(() => served.close());
  const ask = (path: string, method = 'GET') => fetch(served.url + path, { method, redirect: 'manual' });

  test.each(['GET', 'HEAD'])(
    'leads a %s to the straight address, its query and no cache with it',
    async (method) => {
      const answer = await ask(`/en/rooms/${ID}快來玩?from=chat`, method);
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        307,
        `/en/rooms/${ID}?from=chat`,
        'private, no-cache',
      ]);
    },
  );

  test('gives the site every other path as it is, and what is posted', async () => {
    expect(await (await ask('/en/rooms/new?game=x')).text()).toBe('the site at /en/rooms/new?game=x');
    expect((await ask(`/en/rooms/${ID}，`, 'POST')).status).toBe(200);
  });
});
