import { readdirSync } from 'node:fs';
import { games } from '@games/index';
import { HIDDEN } from '@tests/examples';
import { RandomSource } from '@/kit/random';
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
  ...[
    'zh',
    'ZH',
    'zh-TW',
    'zh-tw',
    'zh_TW',
    'zh-HK',
    'zh-MO',
    'zh-Hant-TW',
    'zh-hant',
    'ZH-HANT',
    'zh_Hant',
  ].map((language) => [language, 'zh-Hant'] as const),
  ...['zh-CN', 'zh-Hans', 'zh-SG', 'zho', 'cmn-Hant-TW', 'yue', 'tw', 'cht', 'zh%2DTW', 'zh%5fTW'].map(
    (language) => [language, 'zh-Hant'] as const,
  ),
  ...['EN', 'En', 'en-US', 'en-GB', 'en_us', 'en-Latn-US', 'eng'].map(
    (language) => [language, 'en'] as const,
  ),
])('/%s is %s, with what follows', (language, locale) => {
  const led = (rest: string) => straightPath(`/${language}${rest}`);
  expect(led('')).toBe(`/${locale}`);
  expect(led('/')).toBe(`/${locale}`);
  expect(led(`/${HIDDEN}/rules`)).toBe(`/${locale}/${HIDDEN}/rules`);
  expect(led(`/rooms/${ID}`)).toBe(`/${locale}/rooms/${ID}`);
  expect(led(`/rooms/${ID}${encodeURIComponent('快來玩')}`)).toBe(`/${locale}/rooms/${ID}`);
  expect(led(encodeURIComponent('，'))).toBe(`/${locale}`);
  expect(led('/manifest.webmanifest')).toBe(`/${locale}/manifest.webmanifest`);
  expect(led('/%7Ea')).toBe(`/${locale}/%7Ea`);
});

test.each([
  [`/zh-Hant/en/${HIDDEN}`, `/zh-Hant/${HIDDEN}`],
  ['/zh-Hant/zh-Hant', '/zh-Hant'],
  ['/en/en/en/rooms', '/en/rooms'],
  ['/zh-Hant/zh-TW/rooms', '/zh-Hant/rooms'],
  ['/EN/zh-tw/', '/en'],
])('%s is %s: a language once', (path, straight) => {
  expect(straightPath(path)).toBe(straight);
  expect(straightPath(straight)).toBeUndefined();
});

test.each(['/zh-TW//evil.example', '/EN///evil.example/x', '/en/en//evil.example'])(
  '%s leads to nobody else',
  (path) => {
    const straight = straightPath(path) ?? '';
    expect(new URL(straight, 'https://ours.example').host).toBe('ours.example');
    expect(straightPath(straight)).toBeUndefined();
  },
);

test('no address of the site begins with another language', () => {
  for (const { slug } of games) expect(straightPath(`/${slug}/table`)).toBeUndefined();
  const pages = readdirSync('src/app/[locale]/(site)').filter((page) => /^\w+$/.test(page));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(straightPath(`/${page}`)).toBeUndefined();
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
  '/fr',
  '/ja/rooms',
  '/pt-BR',
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

test('a path is led once, wherever it began', () => {
  const parts = [
    'en',
    'EN',
    'zh-TW',
    'zh-Hant',
    'ja',
    '',
    'rooms',
    ID,
    HIDDEN,
    '，',
    '%E5%BF%AB',
    '.',
    'x.js',
  ];
  const random = new RandomSource({ seed: 'paths', position: 0 });
  const drawn = () => parts[random.Die(parts.length) - 1] ?? '';
  for (let count = 0; count < 3000; count++) {
    const path = `/${Array.from({ length: random.Die(5) }, drawn).join('/')}`;
    const straight = straightPath(path);
    if (straight === undefined) continue;
    expect([path, straightPath(straight)]).toEqual([path, undefined]);
    expect(straight).toMatch(/^\/(?!\/)/);
  }
});

test('no path takes long to be looked at', () => {
  const since = Date.now();
  for (const part of ['/', '/a', 'a', '.', '/.a', '，', '/en', '/zh-TW', 'zh-'])
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

  test('leads to the page of a language that is called otherwise', async () => {
    const answer = await ask(`/zh-TW/${HIDDEN}?mode=device`);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, `/zh-Hant/${HIDDEN}?mode=device`]);
  });

  test('gives the site every other path as it is, and what is posted', async () => {
    expect(await (await ask('/en/rooms/new?game=x')).text()).toBe('the site at /en/rooms/new?game=x');
    expect((await ask(`/en/rooms/${ID}，`, 'POST')).status).toBe(200);
  });
});
