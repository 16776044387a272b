import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PagePolicy } from '@/server/page-policy';
import { ownFolder } from './served';

const { folder, forget } = ownFolder();
const write = (file: string, html: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), html);
};
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const [THEME, HOME, GAME, LOST] = ['setTheme("dark")', 'push("home")', 'push("game")', 'push("lost")'];
const ROOM = 'push("room")';
write(
  'zh-Hant.html',
  `<script src="/x.js"></script><script>${THEME}</script><script id="a">${HOME}</script>`,
);
write('en/chess.html', `<script>${THEME}</script><script>${GAME}</script>`);
write('en/room.html', `<script>${THEME}</script><script>${ROOM}</script>`);
write('_not-found.html', `<script>${LOST}</script>`);

const policy = new PagePolicy(folder);
/** What Next would have been told. */
let told: string | undefined;
const server = createServer((request, response) => {
  policy.apply(request, response);
  const header = request.headers['content-security-policy'];
  told = Array.isArray(header) ? header.join() : header;
  response.end();
}).listen(0, '127.0.0.1');
beforeAll(() => new Promise<void>((resolve) => server.once('listening', () => resolve())));
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  forget();
});

const scriptsOf = async (page: string): Promise<string[]> => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`);
  const header = response.headers.get('content-security-policy') ?? '';
  return /script-src ([^;]*)/.exec(header)?.[1]?.split(' ') ?? [];
};

test('a page that was built allows its own inline scripts and no others', async () => {
  expect(await scriptsOf('/zh-Hant?x=1')).toEqual(["'self'", hash(THEME), hash(HOME)]);
  expect(await scriptsOf('/en/chess/')).toEqual(["'self'", hash(THEME), hash(GAME)]);
  expect(told).toBeUndefined();
});

test('nobody may show a page in a frame but who is named, and then all of ours', async () => {
  const headersOf = (ancestors: readonly string[], url: string) => {
    const headers = new Map<string, string>();
    const response = { setHeader: (name: string, value: string) => headers.set(name, value) };
    new PagePolicy(folder, undefined, ancestors).apply({ url, headers: {} } as never, response as never);
    const [, frames] = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
    return [frames, headers.get('x-frame-options')];
  };
  for (const url of ['/zh-Hant', '/en/room/abc', '/nowhere', '/art/x.avif', '/_next/static/x.js']) {
    expect(headersOf([], url)).toEqual(["'none'", 'DENY']);
    expect(headersOf(["'self'", 'https://course.example'], url)).toEqual([
      "'self' https://course.example",
      undefined,
    ]);
  }
});

test('every room has the one page of rooms, which the build wrote', async () => {
  expect(await scriptsOf(`/en/rooms/${'x'.repeat(22)}`)).toEqual(["'self'", hash(THEME), hash(ROOM)]);
  const isWritten = (url: string) => policy.isWritten({ url } as IncomingMessage);
  expect(
    [`/en/rooms/${'x'.repeat(22)}?a`, '/en/rooms/mistyped', '/en/rooms/new', '/en/rooms'].map(isWritten),
  ).toEqual([true, true, false, false]);
});

test('any other page gets a nonce of its own, which Next is told', async () => {
  const [first, second] = [await scriptsOf('/en/room/abc'), await scriptsOf('/en/room/abc')];
  expect(first.slice(2)).toEqual([hash(LOST), hash(THEME)]);
  expect(first[1]).toMatch(/^'nonce-[\w+/]{24}'$/);
  expect(first[1]).not.toBe(second[1]);
  expect(told).toContain(second[1]);
});

test.each(['/%', '//', '/zh-Hant/../x', '/constructor'])('%s does no harm', async (page) => {
  expect((await scriptsOf(page))[1]).toMatch(/^'nonce-/);
});

test('scripts that evaluate text, and pages of others, are kept out everywhere', async () => {
  for (const page of ['/zh-Hant', '/elsewhere']) {
    const scripts = await scriptsOf(page);
    expect(scripts.filter((source) => /unsafe|\*|http|data/.test(source))).toEqual([]);
  }
});
