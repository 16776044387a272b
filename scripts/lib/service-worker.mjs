// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.mjs';
import { root } from './root.mjs';

/** @typedef {import('../../src/server/start').Handler} Handler */

export const serviceWorkerFile = path.join(root, 'dist/site/service-worker.js');
const address = '/service-worker.js';
const builtPages = path.join(root, '.next/server/app');

/** Rooms are on the network; their pages are fetched from there, or apologised for. */
const online = /^[^/]+\/rooms?(?:\/|\.html$)/;
const ofALanguage = /^[a-z]{2}(?:-[A-Za-z]+)?(?:\/|\.html$)/;

/**
 * Compiles the service worker with the list of what the build wrote: files by their hashed names, pages
 * and what public holds by a hash of their content.
 */
export async function buildServiceWorker() {
  // Before the installation there is none.
  const { build } = await import('esbuild');
  await build({
    entryPoints: [path.join(root, 'src/offline/service-worker.ts')],
    outfile: serviceWorkerFile,
    tsconfig: path.join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    define: { PRECACHE: JSON.stringify(precache()), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

/** Whether no page shows it: only what `npm run pictures` has painted of it, or only a messenger does. */
const isUnseen = (/** @type {string} */ file) => /^\.\/art\/.*(?:\.svg|\/card\.[^/]+)$/.test(file);

function precache() {
  const files = filesBelow(path.join(root, '.next/static'), ['.'])
    .filter((file) => !file.endsWith('.map'))
    .map((file) => ({ url: encodeURI(`/_next/static/${file.slice(2)}`), revision: null }));
  const art = filesBelow(path.join(root, 'public'), ['.'])
    .filter((file) => !isUnseen(file))
    .map((file) => ({
      url: encodeURI(`/${file.slice(2)}`),
      revision: hash(path.join(root, 'public', file)),
    }));
  const pages = filesBelow(builtPages, ['.'])
    .map((file) => file.slice(2))
    .filter((file) => file.endsWith('.html') && ofALanguage.test(file) && !online.test(file))
    .flatMap((file) => {
      const page = file.slice(0, -'.html'.length);
      return [entry(`/${page}`, file), entry(`/${page}?_rsc`, `${page}.rsc`)];
    });
  // The site's mark, and the manifests.
  const routes = filesBelow(builtPages, ['.'])
    .filter((file) => file.endsWith('.body'))
    .map((file) => entry(file.slice(1, -'.body'.length), file));
  return [...files, ...art, ...pages, ...routes];
}

/**
 * A page of another build, sent while a deployment is under way, must not get in among these.
 * @param {string} url
 * @param {string} file
 */
function entry(url, file) {
  const content = path.join(builtPages, file);
  return { url, revision: hash(content), integrity: `sha256-${hash(content, 'base64')}` };
}

/**
 * @param {string} file
 * @param {'hex' | 'base64'} [encoding]
 */
function hash(file, encoding = 'hex') {
  return createHash('sha256').update(readFileSync(file)).digest(encoding);
}

/** Takes the place of a worker of the built site, and goes: pages that are worked on are never kept. */
const RETIREMENT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
})()));
`;

/**
 * The site with its service worker; without a built one, with a worker that removes an older one.
 * @param {Handler} site
 * @param {string} [file]
 * @returns {Handler}
 */
export function withServiceWorker(site, file) {
  const script = file !== undefined && existsSync(file) ? readFileSync(file) : RETIREMENT;
  return (request, response) => {
    if (request.url !== address) return site(request, response);
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    // Browsers look here for a new version.
    response.setHeader('cache-control', 'no-cache');
    response.end(request.method === 'HEAD' ? undefined : script);
  };
}
