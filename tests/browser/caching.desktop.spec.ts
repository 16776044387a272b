import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HIDDEN } from '@tests/examples';

const [script = ''] = readdirSync('.next/static/chunks').filter((file) => file.endsWith('.js'));
const REVALIDATED = 'private, no-cache';
const CONTENT = { rsc: '1' };

/** What is asked for, with which status it comes, and who may keep it. */
const ANSWERS: readonly (readonly [string, number, string, Record<string, string>?])[] = [
  ['/en', 200, REVALIDATED],
  [`/zh-Hant/${HIDDEN}`, 200, REVALIDATED],
  [`/en/rooms/${'x'.repeat(22)}`, 200, REVALIDATED],
  [`/en/${HIDDEN}?_rsc`, 200, REVALIDATED, CONTENT],
  ['/en/manifest.webmanifest', 200, REVALIDATED],
  ['/icon.svg', 200, 'public, no-cache'],
  [`/art/${HIDDEN}/box-small.avif`, 200, 'public, no-cache'],
  [`/_next/static/chunks/${script}`, 200, 'public, max-age=31536000, immutable'],
  ['/service-worker.js', 200, 'no-cache'],
  ['/', 307, REVALIDATED],
  [`/${HIDDEN}`, 307, REVALIDATED],
  ['/en/', 308, REVALIDATED],
  ['/en/nowhere', 404, 'no-store'],
  ['/nowhere.png', 404, 'no-store'],
  ['/_next/static/chunks/gone.js', 404, 'no-store'],
];

test('every answer of the built site says who may keep it, and what is kept is known again', async ({
  request,
}) => {
  for (const [address, status, kept, headers = {}] of ANSWERS)
    for (const method of ['GET', 'HEAD']) {
      const ask = (more: Record<string, string> = {}) =>
        request.fetch(address, { method, headers: { ...headers, ...more }, maxRedirects: 0 });
      const answer = await ask();
      const said = answer.headers();
      expect([answer.status(), said['cache-control']], `${method} ${address}`).toEqual([status, kept]);
      if (status !== 200 || kept === 'no-cache') {
        expect(said.etag, address).toBeUndefined();
        continue;
      }
      const again = await ask({ 'if-none-match': said.etag ?? '' });
      expect([again.status(), again.headers().etag], `${method} ${address}`).toEqual([304, said.etag]);
      expect((await again.body()).length, address).toBe(0);
    }
});

test('a cookie for the language is set when it changes, and no cache shares it', async ({ request }) => {
  const ask = (cookie: string) =>
    request.get('/en', { headers: { cookie, 'accept-language': 'zh-TW' }, maxRedirects: 0 });
  expect((await ask('NEXT_LOCALE=en')).headers()['set-cookie']).toBeUndefined();
  const changed = (await ask('NEXT_LOCALE=zh-Hant')).headers();
  expect(changed['set-cookie']).toContain('NEXT_LOCALE=en');
  expect(changed['cache-control']).toBe(REVALIDATED);
});

test('where an address without a language leads depends on what the browser says of itself', async ({
  request,
}) => {
  for (const [language, locale] of [
    ['en', 'en'],
    ['zh-TW', 'zh-Hant'],
  ] as const) {
    const said = (
      await request.get('/', { headers: { 'accept-language': language }, maxRedirects: 0 })
    ).headers();
    expect([said.location, said.vary]).toEqual([
      `/${locale}`,
      expect.stringContaining('Accept-Language, Cookie'),
    ]);
  }
  const other = await request.get('/zh-TW/credits?from=chat');
  expect([other.status(), new URL(other.url()).pathname + new URL(other.url()).search]).toEqual([
    200,
    '/zh-Hant/credits?from=chat',
  ]);
});
