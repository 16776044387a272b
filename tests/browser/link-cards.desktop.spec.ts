import { readFileSync } from 'node:fs';
import { gameOf, games } from '@games/index';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { HIDDEN } from '@tests/examples';
import { LOCALES, type Locale } from '@/kit/entry';
import { CARD, cardPicture, SHELF, UNTOLD } from '@/kit/link-card';
import { wordsOf } from './words';

/** Playwright asks as messengers do: it does not say what for. */
type Asking = APIRequestContext;

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** What a page says of itself to messengers, each thing once. */
function tagsOf(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"\/>/g)];
  const names = tags.map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  return Object.fromEntries(tags.map(([, name, said = '']) => [name, plain(said)]));
}

interface Kind {
  readonly path: string;
  readonly slug: string;
  readonly title: (locale: Locale) => string;
}
const titleOf = (slug: string, locale: Locale) => gameOf(slug)?.title[locale] ?? '';
const about = (message: string, slug: string, locale: Locale) =>
  message.replace('{game}', titleOf(slug, locale));

const SITE: readonly Kind[] = [
  { path: '', slug: SHELF, title: (locale) => wordsOf(locale).site.title },
  { path: '/rooms', slug: SHELF, title: (locale) => wordsOf(locale).online.lobby.title },
  { path: '/bots', slug: SHELF, title: (locale) => wordsOf(locale).bots.title },
  { path: '/credits', slug: SHELF, title: (locale) => wordsOf(locale).credits.title },
  { path: `/rooms/${'x'.repeat(22)}`, slug: SHELF, title: (locale) => wordsOf(locale).site.title },
];
const KINDS: readonly Kind[] = [
  ...SITE,
  ...games.flatMap(({ slug }): Kind[] => [
    { path: `/${slug}`, slug, title: (locale) => titleOf(slug, locale) },
    { path: `/${slug}/rules`, slug, title: (locale) => about(wordsOf(locale).rules.title, slug, locale) },
    {
      path: `/${slug}/replay`,
      slug,
      title: (locale) => `${titleOf(slug, locale)} · ${wordsOf(locale).replay.title}`,
    },
    { path: `/${slug}/table`, slug, title: (locale) => titleOf(slug, locale) },
  ]),
];

async function openRoom(request: Asking): Promise<string> {
  const answer = await request.post('/api/rooms', {
    data: { slug: HIDDEN, name: 'Zebulon', seats: [{ kind: 'open' }] },
  });
  return (await answer.json()).room.roomID;
}

for (const locale of LOCALES)
  test(`every page has what a messenger shows of a link to it, in ${locale}`, async ({
    request,
    baseURL,
  }) => {
    for (const { path, slug, title } of KINDS) {
      const address = `/${locale}${path}`;
      const html = await (await request.get(address)).text();
      const tags = tagsOf(html);
      const isLost = path === `/rooms/${'x'.repeat(22)}`;
      expect(tags, address).toMatchObject({
        'og:type': 'website',
        'og:site_name': wordsOf(locale).site.name,
        'og:title': title(locale),
        'og:description': expect.stringMatching(/.{5}/),
        'og:url': `${baseURL}${isLost ? `/${locale}` : address}`,
        'og:locale': locale === 'en' ? 'en_US' : 'zh_TW',
        'og:locale:alternate': locale === 'en' ? 'zh_TW' : 'en_US',
        'og:image': `${baseURL}${cardPicture(slug, locale)}`,
        'og:image:width': String(CARD.width),
        'og:image:height': String(CARD.height),
        'og:image:alt': expect.stringMatching(/.{5}/),
        'twitter:card': 'summary_large_image',
        'twitter:image': `${baseURL}${cardPicture(slug, locale)}`,
      });
      expect(html.slice(0, html.indexOf('</head>')), address).not.toContain(UNTOLD.origin);
    }
  });

test('every picture that is named is there, as messengers read it', async ({ request }) => {
  for (const slug of [SHELF, ...games.map((game) => game.slug)])
    for (const locale of LOCALES) {
      const { status, type } = await request
        .get(cardPicture(slug, locale))
        .then((answer) => ({ status: answer.status(), type: answer.headers()['content-type'] }));
      expect([slug, status, type]).toEqual([slug, 200, 'image/jpeg']);
    }
});

test('a room shows its game and that somebody invites, and nobody is there because of it', async ({
  request,
  baseURL,
}) => {
  const roomID = await openRoom(request);
  for (const locale of LOCALES) {
    const address = `/${locale}/rooms/${roomID}`;
    const html = await (await request.get(address)).text();
    const { card } = wordsOf(locale);
    const title = about(card.invitation, HIDDEN, locale);
    expect(tagsOf(html)).toMatchObject({
      'og:title': title,
      'og:description': card.invites,
      'og:url': baseURL + address,
      'og:image': `${baseURL}${cardPicture(HIDDEN, locale)}`,
      'og:image:alt': about(card.box, HIDDEN, locale),
      'twitter:title': title,
    });
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('Zebulon');
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain(UNTOLD.game);
  }
  const { room } = await (await request.get(`/api/rooms/${roomID}`)).json();
  expect([room.watchers, room.revision, room.seats[0].isPresent]).toEqual([0, 1, false]);
});

test('an invite link names no language, and leads a messenger to a page with tags', async ({
  request,
  playwright,
  baseURL,
}) => {
  const roomID = await openRoom(request);
  for (const [headers, locale] of [
    [{ 'accept-language': '' }, 'zh-Hant'],
    [{ 'accept-language': 'en' }, 'en'],
  ] as const) {
    // A messenger keeps no cookie for a language.
    const messenger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const html = await (await messenger.get(`/rooms/${roomID}`, { headers })).text();
    await messenger.dispose();
    expect(tagsOf(html)['og:title']).toBe(about(wordsOf(locale).card.invitation, HIDDEN, locale));
  }
});

test('a browser gets every page byte for byte as it was built', async ({ request }) => {
  for (const locale of LOCALES)
    for (const [address, file] of [
      [`/${locale}`, `${locale}.html`],
      [`/${locale}/${HIDDEN}`, `${locale}/${HIDDEN}.html`],
      [`/${locale}/rooms/${'x'.repeat(22)}`, `${locale}/room.html`],
    ] as const) {
      const answer = await request.get(address, { headers: { 'sec-fetch-dest': 'document' } });
      expect(await answer.text(), address).toBe(readFileSync(`.next/server/app/${file}`, 'utf8'));
      expect(answer.headers().vary, address).toContain('Sec-Fetch-Dest');
    }
});

test('what no messenger is to show has no tags that nobody fills', async ({ request }) => {
  for (const address of ['/en/rooms/new', '/en/nowhere', '/en/offline'])
    expect(await (await request.get(address)).text(), address).not.toContain(`content="${UNTOLD.origin}`);
});
