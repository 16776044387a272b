import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from './clock';
import { Buckets, type Limits } from './limits';
import { FORWARDED } from './proxy';
import { addressOf, type Trust } from './visitor';

const METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'POST']);
/** What the build has written and a browser keeps: sending it costs next to nothing. */
const FILES = /^\/(?:_next\/static|art|fonts|sounds)\/|\.(?:png|svg|ico|webmanifest|js)$/;
/** Pictures come as they were built; nobody has the server make others of them. */
const IMAGES = '/_next/image';
const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return path.startsWith('/');
  } catch {
    return false;
  }
};

/** What stands between the port and everything behind it: turns away what no page of ours asks for. */
export class Front {
  readonly #pages: Buckets;
  readonly #writtenPages: Buckets;
  readonly #trust: Trust;
  readonly #isWritten: (request: IncomingMessage) => boolean;

  /** `isWritten`: whether the build wrote the page that a request asks for. */
  constructor(limits: Limits, clock: Clock, trust: Trust, isWritten: (request: IncomingMessage) => boolean) {
    this.#pages = new Buckets(limits.pages, clock);
    this.#writtenPages = new Buckets(limits.writtenPages, clock);
    this.#trust = trust;
    this.#isWritten = isWritten;
  }

  /** Whether the request may go on; if not, it has been answered. */
  admits(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (!this.#trust.proxy) for (const header of FORWARDED) delete request.headers[header];
    if (!METHODS.has(request.method)) return refuse(response, 405, { allow: [...METHODS].join(', ') });
    if (!isReadable(path)) return refuse(response, 400);
    if (path === IMAGES) return refuse(response, 404);
    return true;
  }

  /** The same for a page of the site: one that is made for whoever asks has a lower rate than one that is ready. */
  admitsToSite(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const isReady = request.method !== 'POST' && this.#isWritten(request);
    const rate = isReady ? this.#writtenPages : this.#pages;
    if (FILES.test(path) || rate.trySpend(addressOf(request, this.#trust))) return true;
    return refuse(response, 429, { 'retry-after': '1' });
  }
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): false {
  response
    .writeHead(status, {
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      connection: 'close',
      ...headers,
    })
    .end();
  return false;
}
