import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { gameOf } from '@games/index';
import { type GameEntry, LOCALES, type Locale } from '@/kit/entry';
import { UNTOLD } from '@/kit/link-card';
import { askedOrigin } from './asked-host';
import { isKnown, markOf } from './caching';
import type { Logger } from './log';
import { pagesBelow, pathOf } from './page-policy';
import type { Handler } from './start';
import type { Store } from './stores/store';
import type { Trust } from './visitor';

const zipped = promisify(gzip);

/** What a page says of itself to whoever shows links to it. */
const TAG = /<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"\/>/g;
const TITLE = /<title>[^<]*<\/title>/;
/** The page of all rooms, and the address of one. */
const ROOM_PAGE = /^\/([^/]+)\/room$/;
const ROOM = /^\/[^/]+\/rooms\/([\w-]{1,64})\/?$/;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

interface CardsAround {
  /** Where the build put the pages it wrote (`.next/server/app`). */
  readonly folder: string;
  readonly trust: Trust;
  readonly store: Pick<Store, 'readRoom'>;
  readonly log: Logger;
}

/**
 * Tells whoever shows a link (a messenger, a search) what the build could not know: the origin under which the site
 * is reached, and of a room its game. Browsers, which name what they fetch a page for, get it as it was built: the
 * service worker compares it with its hash.
 */
export class LinkCards {
  readonly #around: CardsAround;
  readonly #files: ReadonlySet<string>;

  constructor(around: CardsAround) {
    this.#around = around;
    this.#files = new Set(pagesBelow(around.folder));
  }

  /** The site, with cards. */
  over(site: Handler): Handler {
    return (request, response) => {
      const file = `${pathOf(request).slice(1)}.html`;
      if (request.headers.rsc !== undefined || !this.#files.has(file)) return site(request, response);
      variesByReader(response);
      if (request.headers['sec-fetch-dest'] !== undefined) return site(request, response);
      return this.#filled(request, file)
        .then((page) => layInstead(request, response, page))
        .catch((error: unknown) => this.#around.log.error({ err: error }, 'a page is sent as it was built'))
        .then(() => site(request, response));
    };
  }

  async #filled(request: IncomingMessage, file: string): Promise<string> {
    const page = await this.#read(file);
    const end = page.indexOf('</head>');
    const origin = askedOrigin(request, this.#around.trust) ?? '';
    const told = await this.#told(request, page.slice(0, end));
    return told.replaceAll(UNTOLD.origin, escaped(origin)) + page.slice(end);
  }

  #read(file: string): Promise<string> {
    return readFile(path.join(this.#around.folder, file), 'utf8');
  }

  /** The head of a page with all that is known of its address. */
  async #told(request: IncomingMessage, head: string): Promise<string> {
    const [address = ''] = (request.url ?? '').split('?', 1);
    const [, language] = ROOM_PAGE.exec(pathOf(request)) ?? [];
    const locale = LOCALES.find((each) => each === language);
    // Who was sent to an address with a query is to be led there, too.
    if (locale === undefined) return withAddress(head, request.url ?? '');
    const game = await this.#gameOf(address);
    if (game === undefined) return withTagsOf(head, await this.#read(`${locale}.html`));
    return withAddress(withGame(head, game, locale), address);
  }

  /** The game of the room at an address: all that is read of it. Undefined where there is none, or nobody can say. */
  async #gameOf(address: string): Promise<GameEntry | undefined> {
    const [, roomID] = ROOM.exec(address) ?? [];
    if (roomID === undefined) return undefined;
    const stored = await this.#around.store.readRoom(roomID).catch(() => undefined);
    return stored === undefined ? undefined : gameOf(stored.record.slug);
  }
}

const withAddress = (head: string, address: string): string =>
  head.replace(TAG, (tag, name: string) =>
    name === 'og:url' ? `<meta property="og:url" content="${UNTOLD.origin}${escaped(address)}"/>` : tag,
  );

function withGame(head: string, game: GameEntry, locale: Locale): string {
  const title = escaped(game.title[locale]);
  let shown = title;
  const told = head.replace(TAG, (tag, name: string) => {
    const said = tag.replaceAll(UNTOLD.game, title).replace(`/${UNTOLD.slug}/`, `/${game.slug}/`);
    if (name === 'og:title') shown = said.replace(TAG, '$2');
    return said;
  });
  return told.replace(TITLE, () => `<title>${shown}</title>`);
}

function withTagsOf(head: string, other: string): string {
  const tags = other.slice(0, other.indexOf('</head>')).match(TAG) ?? [];
  return head.replace(TAG, '') + tags.join('');
}

/** Says of a page that browsers get it otherwise than messengers. */
function variesByReader(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (made: number, ...more: unknown[]) => {
    if (made === 200 || made === 304) response.appendHeader('vary', 'Sec-Fetch-Dest');
    return writeHead(made, ...more);
  };
}

/** Has the site answer with `page` where it would have sent the page as it was built: with its cookies, and its own way on. */
async function layInstead(request: IncomingMessage, response: ServerResponse, page: string): Promise<void> {
  const { 'accept-encoding': encodings = '' } = request.headers;
  const mark = markOf(page);
  const isNews = !isKnown(request, mark);
  const isZipped = /\bgzip\b(?!\s*;\s*q=0(?!\.\d*[1-9]))/.test(String(encodings));
  const body = isZipped && isNews ? await zipped(page) : Buffer.from(page);
  // What the site compares and packs would be the other page.
  for (const header of ['accept-encoding', 'if-none-match', 'if-modified-since'])
    delete request.headers[header];

  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...chunk: unknown[]) => boolean;
  const end = response.end.bind(response) as (...chunk: unknown[]) => ServerResponse;
  let isLaid = false;
  response.writeHead = (made: number, ...more: unknown[]) => {
    isLaid = made === 200 && /^text\/html\b/.test(String(response.getHeader('content-type')));
    if (!isLaid) return writeHead(made, ...more);
    for (const header of ['content-length', 'content-encoding']) response.removeHeader(header);
    response.setHeader('etag', mark);
    if (!isNews) return writeHead(304);
    if (isZipped) response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-length', body.length);
    return writeHead(made);
  };
  const begin = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
  };
  response.write = (...chunk: unknown[]) => {
    begin();
    return isLaid ? true : write(...chunk);
  };
  response.end = (...chunk: unknown[]) => {
    begin();
    if (!isLaid) return end(...chunk);
    return request.method === 'HEAD' || !isNews ? end() : end(body);
  };
}
