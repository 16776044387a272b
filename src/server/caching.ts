import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathOf } from './page-policy';

/** Named by a hash of what is in them, and so never another. */
const HASHED = /^\/_next\/static\//;
/** Next's mark on a request for a page's content instead of the page. */
const RSC = '_rsc';
/**
 * Who may keep an answer of the site, and for how long. Next gives a page a year in every cache on the way,
 * which would outlive its build by that year and hand a visitor's cookie to others.
 */
function cachingOf(status: number, address: string, said: string, hasCookie: boolean): string {
  if (status >= 400) return 'no-store';
  if (/no-store|no-cache/.test(said)) return said;
  const isRedirect = status >= 300 && status !== 304;
  if (isRedirect || hasCookie || /s-maxage/.test(said)) return 'private, no-cache';
  return HASHED.test(address) ? said : 'public, no-cache';
}

/** Whether a browser has this version already; encodings on the way make a strong mark a weak one. */
export function isKnown({ headers, method }: IncomingMessage, mark: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
  return known.split(',').some((each) => ['*', mark].includes(each.trim().replace(/^W\//, '')));
}

/** A mark that nothing else of the site has. */
export const markOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/**
 * The address of a file of the build that Next sends without a mark: a manifest, the site's icons (`.body`), what
 * links inside the site fetch of a page (`.rsc`; its parts, which are fetched ahead of time, go without).
 */
function addressOf(file: string): string | undefined {
  if (file.includes('.segments/')) return undefined;
  if (file.endsWith('.body')) return `/${file.slice(0, -'.body'.length)}`;
  return file.endsWith('.rsc') ? `/${file.slice(0, -'.rsc'.length)}?${RSC}` : undefined;
}

/** Settles how long browsers and caches keep what the built site answers. */
export class Caching {
  readonly #marks = new Map<string, string>();

  /** `folder`: where the build put what it wrote (`.next/server/app`). */
  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const address = addressOf(name.split(path.sep).join('/'));
      if (address === undefined) continue;
      this.#marks.set(address, markOf(readFileSync(path.join(folder, name))));
    }
  }

  #markOf(request: IncomingMessage): string | undefined {
    const { headers } = request;
    if (headers['next-router-segment-prefetch'] !== undefined) return undefined;
    return this.#marks.get(headers.rsc === '1' ? `${pathOf(request)}?${RSC}` : pathOf(request));
  }

  /** Gives the answer that is yet to be made the right headers, whoever makes it. */
  apply(request: IncomingMessage, response: ServerResponse): void {
    const address = pathOf(request);
    const mark = this.#markOf(request);
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
    response.writeHead = (made: number, ...more: unknown[]) => {
      const said = String(response.getHeader('cache-control') ?? '');
      response.setHeader('cache-control', cachingOf(made, address, said, response.hasHeader('set-cookie')));
      if (made >= 400) response.removeHeader('etag');
      // To which language an address without one leads.
      if (made === 307) response.appendHeader('vary', 'Accept-Language, Cookie');
      if (made !== 200 || mark === undefined) return writeHead(made, ...more);
      response.setHeader('etag', mark);
      if (!isKnown(request, mark)) return writeHead(made, ...more);
      for (const header of ['content-length', 'content-encoding']) response.removeHeader(header);
      // Node sends no body with it, whatever is written.
      return writeHead(304);
    };
  }
}
