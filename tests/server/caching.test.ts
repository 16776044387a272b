import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Caching } from '@/server/caching';
import type { Handler } from '@/server/start';
import { ownFolder, type Served, serve } from './served';

const { folder, forget } = ownFolder();
mkdirSync(path.join(folder, 'en'));
writeFileSync(path.join(folder, 'en/manifest.webmanifest.body'), '{}');
writeFileSync(path.join(folder, 'en.rsc'), 'content');
mkdirSync(path.join(folder, 'en.segments'));
writeFileSync(path.join(folder, 'en.segments/_tree.segment.rsc'), 'a part');
const caching = new Caching(folder);

/** What the site says of itself, as Next does: a status and headers for each path. */
const SITE: Record<string, readonly [number, Record<string, string>]> = {
  '/en': [200, { 'cache-control': 's-maxage=31536000', etag: '"a"' }],
  '/zh-Hant': [200, { 'cache-control': 's-maxage=31536000', 'set-cookie': 'NEXT_LOCALE=zh-Hant' }],
  '/en/manifest.webmanifest': [200, { 'cache-control': 's-maxage=31536000' }],
  '/art/box.avif': [200, { 'cache-control': 'public, max-age=0', etag: 'W/"b"' }],
  '/cookie.avif': [200, { 'cache-control': 'public, max-age=0', 'set-cookie': 'a=b' }],
  '/_next/static/a.js': [200, { 'cache-control': 'public, max-age=31536000, immutable' }],
  '/_next/static/gone.js': [404, { 'cache-control': 'public, max-age=31536000, immutable', etag: '"c"' }],
  '/en/rooms/new': [200, { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
  '/service-worker.js': [200, { 'cache-control': 'no-cache' }],
  '/': [307, { location: '/en', vary: 'rsc' }],
  '/en/': [308, { location: '/en' }],
  '/en/nowhere': [404, { 'cache-control': 's-maxage=31536000', etag: '"d"' }],
  '/broken': [500, {}],
};
const site: Handler = (request, response) => {
  caching.apply(request, response);
  const [status, headers] = SITE[request.url?.split('?')[0] ?? ''] ?? [404, {}];
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(request.method === 'HEAD' ? undefined : 'the site');
};

let served: Served;
beforeAll(async () => {
  served = await serve({ site });
});
afterAll(async () => {
  await served.close();
  forget();
});
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(served.url + address, { headers, method, redirect: 'manual' });

test.each([
  ['/en', 'private, no-cache', '"a"'],
  ['/zh-Hant', 'private, no-cache', null],
  ['/en/manifest.webmanifest', 'private, no-cache', expect.stringMatching(/^"[\w-]{22}"$/)],
  ['/art/box.avif', 'public, no-cache', 'W/"b"'],
  ['/cookie.avif', 'private, no-cache', null],
  ['/_next/static/a.js', 'public, max-age=31536000, immutable', null],
  ['/_next/static/gone.js', 'no-store', null],
  ['/en/rooms/new', 'private, no-cache, no-store, max-age=0, must-revalidate', null],
  ['/service-worker.js', 'no-cache', null],
  ['/', 'private, no-cache', null],
  ['/en/', 'private, no-cache', null],
  ['/en/nowhere', 'no-store', null],
  ['/broken', 'no-store', null],
])('%s is kept as "%s"', async (address, kept, mark) => {
  for (const method of ['GET', 'HEAD']) {
    const { headers } = await ask(address, {}, method);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual([kept, mark]);
  }
});

test('where an address without a language leads depends on what the browser says of itself', async () => {
  expect((await ask('/')).headers.get('vary')).toBe('rsc, Accept-Language, Cookie');
  expect((await ask('/en')).headers.has('vary')).toBe(false);
});

test.each([
  ['/en/manifest.webmanifest', {}],
  ['/en?_rsc=x', { rsc: '1', 'next-router-state-tree': 'x' }],
])(
  '%s, which Next sends without a mark, has one, by which a browser need not fetch it again',
  async (address, headers) => {
    const mark = (await ask(address, headers)).headers.get('etag') ?? '';
    expect(mark).toMatch(/^"[\w-]{22}"$/);
    for (const known of [mark, `W/${mark}`, `"x", ${mark}`, '*'])
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(address, { ...headers, 'if-none-match': known }, method);
        expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, mark, '']);
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      }
    expect((await ask(address, { ...headers, 'if-none-match': '"x"' })).status).toBe(200);
  },
);

test('a page, its content and a part of that are not taken for each other', async () => {
  const content = (await ask('/en?_rsc', { rsc: '1' })).headers.get('etag') ?? '';
  expect((await ask('/en', { 'if-none-match': content })).status).toBe(200);
  const part = { rsc: '1', 'next-router-segment-prefetch': '/_tree', 'if-none-match': content };
  expect((await ask('/en?_rsc=y', part)).status).toBe(200);
});

test('what is turned away at the door is not kept either', async () => {
  for (const [address, method] of [
    ['/_next/image', 'GET'],
    ['/%ff', 'GET'],
    ['/en', 'DELETE'],
  ] as const)
    expect((await ask(address, {}, method)).headers.get('cache-control')).toBe('no-store');
});
