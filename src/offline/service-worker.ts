/// <reference lib="webworker" />
import { type PrecacheEntry, Serwist, type SerwistPlugin } from 'serwist';
import { LOCALES } from '@/kit/entry';
import { isTableOpen } from './table-open';
import { isTakeOver, TABLE_OPEN } from './take-over';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: every file and page that play without a network needs. */
declare const PRECACHE: PrecacheEntry[];

/** Next's mark on a request for a page's content instead of the page: what a link inside the site asks for. */
const RSC = '_rsc';

const fetchAsNeeded: SerwistPlugin = {
  requestWillFetch: async ({ request: { url, cache, integrity } }) =>
    new Request(url, {
      cache,
      integrity,
      // Each page answers with a cookie for its language; fetching both must not change anybody's.
      credentials: 'omit',
      headers: new URL(url).searchParams.has(RSC) ? { rsc: '1' } : {},
    }),
};

/**
 * What was kept, as the answer to this request. A worker is told its parameters behind the # of its
 * address, and would take over the address of the kept answer, which has none.
 */
const answerTo = (request: Request, response: Response): Response =>
  request.destination === 'worker' ? new Response(response.body, response) : response;

const answerInPlace: SerwistPlugin = {
  handlerWillRespond: async ({ request, response }) => answerTo(request, response),
};

const serwist = new Serwist({
  precacheEntries: PRECACHE,
  precacheOptions: {
    plugins: [fetchAsNeeded, answerInPlace],
    matchOptions: { ignoreVary: true },
    // A query on a page's path is told apart below.
    ignoreURLParametersMatching: [],
    concurrency: 4,
  },
  clientsClaim: true,
});

/** What was kept under an address of the manifest; undefined for any other address. */
async function kept(address: string): Promise<Response | undefined> {
  const key = serwist.getPrecacheKeyForUrl(address);
  return key === undefined ? undefined : caches.match(key, { ignoreVary: true });
}

const isKept = (address: string): boolean => serwist.getPrecacheKeyForUrl(address) !== undefined;

const contentOf = ({ pathname }: URL): string => `${pathname}?${RSC}`;

const localeOf = ({ pathname }: URL): string =>
  LOCALES.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ??
  (self.navigator.language.startsWith('zh') ? 'zh-Hant' : 'en');

// Page and content come from the same build, so that a page never meets another version's content.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.searchParams.has(RSC) && isKept(contentOf(url)),
  async ({ url, request }) => {
    // A part fetched ahead of time: none is kept, which Next takes as "ask for the whole when it is needed".
    if (request.headers.has('next-router-segment-prefetch')) return new Response(null, { status: 204 });
    return (await kept(contentOf(url))) ?? fetch(request);
  },
);

// The site's mark is asked for with its version behind its name.
serwist.registerCapture(
  ({ url, request, sameOrigin }) => sameOrigin && request.destination === 'image' && isKept(url.pathname),
  async ({ url, request }) => (await kept(url.pathname)) ?? fetch(request),
);

serwist.registerCapture(
  ({ request }) => request.mode === 'navigate',
  async ({ url, request }) => {
    const page = await kept(url.pathname);
    if (page !== undefined) return page;
    try {
      return await fetch(request);
    } catch (error) {
      if (url.pathname === '/') return Response.redirect(`/${localeOf(url)}`);
      const apology = await kept(`/${localeOf(url)}/offline`);
      if (apology === undefined) throw error;
      return apology;
    }
  },
);

// A table that was open before this version keeps asking for files of its own.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
  async ({ url, request }) => {
    const older = await caches.match(url.href, { ignoreVary: true });
    return older === undefined ? fetch(request) : answerTo(request, older);
  },
);

const around = {
  locks: self.navigator.locks as LockManager | undefined,
  windows: async () =>
    (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id),
};

self.addEventListener('install', (event) => serwist.handleInstall(event));
self.addEventListener('fetch', (event) => serwist.handleFetch(event));

self.addEventListener('activate', (event) => {
  // The files of the version before are put away when nobody plays with them any more.
  event.waitUntil(
    isTableOpen(around).then(async (isOpen) => {
      if (!isOpen) await serwist.handleActivate(event);
    }),
  );
});

self.addEventListener('message', (event) => {
  if (!isTakeOver(event.data)) return;
  const decide = async (): Promise<void> => {
    const asking = event.source instanceof Client ? event.source.id : undefined;
    if (await isTableOpen(around, asking)) event.source?.postMessage(TABLE_OPEN);
    else await self.skipWaiting();
  };
  event.waitUntil(decide());
});
