import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameOf } from '@games/index';
import { HIDDEN } from '@tests/examples';
import { UNTOLD } from '@/kit/link-card';
import { Caching } from '@/server/caching';
import { StoreDown } from '@/server/fault';
import { LinkCards } from '@/server/link-cards';
import { newLog } from '@/server/log';
import type { Handler } from '@/server/start';
import { SqliteStore } from '@/server/stores/sqlite';
import { begin, gather, NO_LIMITS, ownFolder, type Served, serve } from './served';

const { folder, forget } = ownFolder();
const TITLE = gameOf(HIDDEN)?.title ?? { en: '', 'zh-Hant': '' };
const SCRIPT = `<script>push("${UNTOLD.origin}/en ${UNTOLD.game}")</script>`;

/** A page as the build writes it: what it says in its head, and says again to React. */
function write(file: string, title: string, picture: string) {
  const tags = [
    `<title>${title} · the site</title>`,
    '<meta name="robots" content="noindex"/>',
    `<meta property="og:title" content="${title}"/>`,
    `<meta property="og:url" content="${UNTOLD.origin}/${file.replace('.html', '')}"/>`,
    `<meta property="og:image" content="${UNTOLD.origin}/art/${picture}/card.jpg"/>`,
    `<meta property="og:image:alt" content="The box of ${title}"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<meta name="twitter:image" content="${UNTOLD.origin}/art/${picture}/card.jpg"/>`,
  ];
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(
    path.join(folder, file),
    `<head>${tags.join('')}</head><p>${UNTOLD.origin}</p>${SCRIPT}`.padEnd(3000, '.'),
  );
}
for (const locale of ['en', 'zh-Hant']) {
  write(`${locale}.html`, `The shelf ${locale}`, 'table');
  write(`${locale}/game.html`, 'A game', 'game');
  write(`${locale}/room.html`, `${UNTOLD.game}: come`, UNTOLD.slug);
}
const built = (page: string) => readFileSync(path.join(folder, `${page}.html`), 'utf8');

/** What the built site does: its own mark and cookie, and pages as they are. */
const plain: Handler = (request, response) => {
  const page = (request.url ?? '').replace(/\?.*/, '').replace(/rooms\/.*/, 'room');
  response.setHeader('set-cookie', 'NEXT_LOCALE=en');
  response.setHeader('vary', 'rsc');
  if (page === '/en/game/') {
    response.writeHead(308, { location: '/en/game' }).end();
    return;
  }
  response.setHeader('etag', '"built"');
  response.setHeader(
    'content-type',
    request.headers.rsc === '1' ? 'text/x-component' : 'text/html; charset=utf-8',
  );
  if (request.headers['if-none-match'] === '"built"') {
    response.writeHead(304).end();
    return;
  }
  const body = built(page);
  response.setHeader('content-length', Buffer.byteLength(body));
  if (request.method === 'HEAD') response.end();
  else {
    response.write(body.slice(0, 100));
    response.end(body.slice(100));
  }
};

let own: ReturnType<typeof ownFolder>;
let store: SqliteStore;
let served: Served;
async function open(proxy = false) {
  own = ownFolder();
  store = new SqliteStore(path.join(own.folder, 'kaizhuo.sqlite'));
  const trust = { proxy, origins: new Set<string>() };
  const caching = new Caching(folder);
  const carded = new LinkCards({ folder, trust, store, log: newLog('silent') }).over(plain);
  const site: Handler = (request, response) => {
    caching.apply(request, response);
    return carded(request, response);
  };
  served = await serve({ store, site, trust, limits: NO_LIMITS });
}
beforeEach(() => open());
afterEach(async () => {
  await served.close();
  own.forget();
});
afterAll(forget);

/** As a messenger asks: fetch of Node sends `Sec-Fetch-Mode`, and no destination. */
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(served.url + address, { headers, method, redirect: 'manual' });
const textOf = async (address: string, headers?: Record<string, string>) =>
  (await ask(address, headers)).text();
const tagsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)"\/>/g)].map(([, name, said]) => [
      name,
      said,
    ]),
  );

test('a messenger reads addresses under the origin it asked by; nothing else of the page is touched', async () => {
  const page = await textOf('/en/game');
  const tags = tagsOf(page);
  expect(tags).toMatchObject({
    'og:url': `${served.url}/en/game`,
    'og:image': `${served.url}/art/game/card.jpg`,
    'twitter:image': `${served.url}/art/game/card.jpg`,
  });
  const end = page.indexOf('</head>');
  expect(page.slice(0, end)).not.toContain(UNTOLD.origin);
  const whole = built('en/game');
  expect(page.slice(end)).toBe(whole.slice(whole.indexOf('</head>')));
});

test('a query is part of the address it leads to, and no way into the page', async () => {
  expect(tagsOf(await textOf('/en/game?match=abc&x=1'))['og:url']).toBe(
    `${served.url}/en/game?match=abc&amp;x=1`,
  );
  const page = await textOf(`/en/game?"/><script>alert(1)</script>'$&`);
  expect(page.match(/<script>/g)).toHaveLength(1);
});

test.each(['document', 'empty', 'iframe'])(
  'whoever asks for a %s, as browsers say, gets the page byte for byte as it was built',
  async (destination) => {
    const answer = await ask('/en/game', { 'sec-fetch-dest': destination });
    expect(await answer.text()).toBe(built('en/game'));
    expect(answer.headers.get('etag')).toBe('"built"');
    expect(answer.headers.get('vary')).toBe('rsc, Sec-Fetch-Dest');
  },
);

test('what links inside the site fetch is left alone', async () => {
  const answer = await ask('/en/game?_rsc=x', { rsc: '1' });
  expect(await answer.text()).toBe(built('en/game'));
  expect(answer.headers.get('vary')).toBe('rsc');
});

test('both readings vary by who reads, have a mark each, and so has each host', async () => {
  const { headers } = await ask('/en/game');
  expect(headers.get('vary')).toBe('rsc, Sec-Fetch-Dest');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('set-cookie')).toBe('NEXT_LOCALE=en');
  const mark = headers.get('etag') ?? '';
  expect(mark).toMatch(/^"[\w-]{22}"$/);
  for (const method of ['GET', 'HEAD']) {
    const again = await ask('/en/game', { 'if-none-match': `"x", W/${mark}` }, method);
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, mark, '']);
    expect(again.headers.get('vary')).toBe('rsc, Sec-Fetch-Dest');
  }
  expect((await ask('/en/game', { 'if-none-match': '"built"' })).status).toBe(200);
  const browser = { 'sec-fetch-dest': 'document' };
  expect((await ask('/en/game', { ...browser, 'if-none-match': mark })).status).toBe(200);
  expect((await ask('/en/game', { ...browser, 'if-none-match': '"built"' })).status).toBe(304);
  await served.close();
  await open(true);
  const there = (host: string) => ask('/en/game', { 'x-forwarded-host': host });
  const [one, other] = await Promise.all([there('a.example'), there('b.example')]);
  expect(one.headers.get('etag')).not.toBe(other.headers.get('etag'));
});

test('asked for its head alone, or packed, it is the same page', async () => {
  const head = await ask('/en/game', { 'accept-encoding': 'identity' }, 'HEAD');
  const whole = await ask('/en/game', { 'accept-encoding': 'identity' });
  const page = await whole.text();
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(page)));
  expect([head.headers.get('etag'), await head.text()]).toEqual([whole.headers.get('etag'), '']);
  const packed = await ask('/en/game', { 'accept-encoding': 'br, gzip' });
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['gzip', page]);
  expect(
    (await ask('/en/game', { 'accept-encoding': 'gzip;q=0, br' })).headers.get('content-encoding'),
  ).toBeNull();
});

test('an answer that is no page stays what it is', async () => {
  const answer = await ask('/en/game/');
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/en/game']);
});

test('the origin is the Host’s; what a visitor says a proxy said counts for nothing', async () => {
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  };
  expect(await textOf('/en/game', forged)).not.toContain('evil');
  expect(tagsOf(await textOf('/en/game', forged))['og:url']).toBe(`${served.url}/en/game`);
});

test('behind a proxy the origin is what the browser asked the proxy', async () => {
  await served.close();
  await open(true);
  const said = { 'x-forwarded-host': 'x.example:8443', 'x-forwarded-proto': 'https' };
  expect(tagsOf(await textOf('/en/game', said))['og:image']).toBe('https://x.example:8443/art/game/card.jpg');
  const nonsense = { 'x-forwarded-host': '"><script>alert(1)</script>' };
  const page = await textOf('/en/game', nonsense);
  expect(page.match(/<script>/g)).toHaveLength(1);
  expect(tagsOf(page)['og:image']).toBe('/art/game/card.jpg');
});

test.each(['en', 'zh-Hant'] as const)(
  'a room shows its game in %s, and that somebody invites',
  async (locale) => {
    const { room } = await gather(served, HIDDEN, 2);
    const page = await textOf(`/${locale}/rooms/${room.roomID}?from=chat`);
    expect(tagsOf(page)).toEqual({
      robots: 'noindex',
      'og:title': `${TITLE[locale]}: come`,
      'og:url': `${served.url}/${locale}/rooms/${room.roomID}`,
      'og:image': `${served.url}/art/${HIDDEN}/card.jpg`,
      'og:image:alt': `The box of ${TITLE[locale]}: come`,
      'twitter:card': 'summary_large_image',
      'twitter:image': `${served.url}/art/${HIDDEN}/card.jpg`,
    });
    expect(page).toContain(`<title>${TITLE[locale]}: come</title>`);
  },
);

test('a room’s card tells no name, no key, and nothing of how it stands there', async () => {
  const { room, keys } = await gather(served, HIDDEN, 2);
  const before = await textOf(`/en/rooms/${room.roomID}`);
  const { record } = (await store.readRoom(room.roomID)) ?? {};
  const secrets = [
    ...(record?.seats ?? []).flatMap((seat) => (seat.kind === 'person' ? [seat.name, seat.personID] : [])),
    ...(record?.keys ?? []).flatMap(({ hashes, personID }) => [...hashes, personID]),
    ...keys.map(({ credential }) => credential),
  ];
  expect(secrets.length).toBeGreaterThan(6);
  for (const secret of secrets) expect(before).not.toContain(secret);
  await served.post(`/rooms/${room.roomID}/start`, { key: keys[0], openSeats: { kind: 'closed' } });
  expect(await textOf(`/en/rooms/${room.roomID}`)).toBe(before);
});

test('nobody is there because of it, and the room is as it was', async () => {
  const { room } = await begin(served, HIDDEN, 2);
  const [before, presence] = [await store.readRoom(room.roomID), await store.readPresence(room.roomID)];
  for (const locale of ['en', 'zh-Hant']) await ask(`/${locale}/rooms/${room.roomID}`);
  expect(await store.readRoom(room.roomID)).toEqual(before);
  expect(await store.readPresence(room.roomID)).toEqual(presence);
  expect([presence.watchers, presence.people.size]).toEqual([0, 0]);
});

test.each([
  ['that nobody opened', `/en/rooms/${'x'.repeat(22)}`],
  ['whose address is none', '/en/rooms/a~b'],
  ['that is the page of all of them', '/en/room'],
])('a room %s shows the site’s own card', async (_, address) => {
  const page = await textOf(address);
  expect(tagsOf(page)).toMatchObject({
    robots: 'noindex',
    'og:title': 'The shelf en',
    'og:url': `${served.url}/en`,
    'og:image': `${served.url}/art/table/card.jpg`,
  });
  expect(page.match(/og:title/g)).toHaveLength(1);
});

test('while the store is away, a room shows the site’s own card', async () => {
  jest.spyOn(store, 'readRoom').mockRejectedValue(new StoreDown(new Error('away')));
  expect(tagsOf(await textOf(`/en/rooms/${'x'.repeat(22)}`))['og:title']).toBe('The shelf en');
});

test('a browser at a room has nothing read for it', async () => {
  const read = jest.spyOn(store, 'readRoom');
  const { room } = await gather(served, HIDDEN, 2);
  read.mockClear();
  const answer = await ask(`/en/rooms/${room.roomID}`, { 'sec-fetch-dest': 'document' });
  expect(await answer.text()).toBe(built('en/room'));
  expect(read).not.toHaveBeenCalled();
});
