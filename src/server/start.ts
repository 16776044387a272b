import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GameEntry } from '@/kit/entry';
import { API_PATH } from '@/wire/requests';
import { settleHost } from './asked-host';
import type { Thinker } from './bots/thinker';
import { type Clock, systemClock } from './clock';
import { Front } from './front';
import { House } from './house';
import { apiHandler, sendJson } from './http-api';
import { Buckets, LIMITS, type Limits } from './limits';
import type { Logger } from './log';
import { originCheck } from './origin-check';
import { patiently } from './patience';
import { proxyWatch } from './proxy';
import { Rooms } from './rooms';
import { Shelf } from './rules';
import { newID } from './secrets';
import { serveSockets } from './socket';
import type { Tell } from './stores/had-rooms';
import type { Store } from './stores/store';
import { straightPath } from './straight-path';
import { addressOf, type Trust, trustFrom } from './visitor';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface ServerOptions {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly log: Logger;
  readonly port: number;
  /** Default: every address of this machine. */
  readonly host?: string | undefined;
  /** Everything that is neither `/api`, the socket nor `/healthz`: the site. */
  readonly site?: Handler;
  /** Whether the site has the page ready that a request asks for, and need not make it; default: never. */
  readonly isWritten?: (request: IncomingMessage) => boolean;
  readonly clock?: Clock;
  /** How long a store that does not answer is tried again at the start; default: not at all. */
  readonly patienceMs?: number;
  /** Hears, in sentences, what whoever runs the server should know; default: nobody does. */
  readonly tell?: Tell;
  readonly limits?: Limits;
  readonly trust?: Trust;
  readonly pauseMs?: (isAfterRound: boolean, share: number) => number;
  /** The games there are; default: the collection. */
  readonly games?: (slug: string) => GameEntry | undefined;
  /** A number from 0 to below 1, for shuffling seats. */
  readonly random?: () => number;
}

export interface RunningServer {
  readonly http: Server;
  readonly port: number;
  readonly house: House;
  /**
   * True once the store is there and rooms open; false when the server was closed before. Rejects with StoreDown,
   * StoreRefuses or NewerSchema; the server is still to be closed then.
   */
  readonly ready: Promise<boolean>;
  /** Finishes what is in flight, closes every socket, lets go of the store. */
  readonly close: () => Promise<void>;
}

/** How long the store is waited for at the end, for each of two goodbyes. */
const FAREWELL_MS = 1500;
/** How long a page may still be sent after the server was asked to close. */
const PATIENCE_MS = 1000;
const HEALTH_PATH = '/healthz';

/** Long enough to read what came of a round, of a bot that begins the next. */
const READING_MS = 6000;

/** A constant and some noise, drawn before the bot looks at its cards. */
const naturalPause = (isAfterRound: boolean, share: number): number =>
  share * (700 + Math.random() * 500) + (isAfterRound ? READING_MS : 0);

const notFound: Handler = (_, response) => {
  response.writeHead(404).end();
};

/** Leads a link with text stuck to it where it was to lead; whether it did. */
function straightens(request: IncomingMessage, response: ServerResponse, path: string): boolean {
  const straight = request.method === 'POST' ? undefined : straightPath(path);
  if (straight === undefined) return false;
  const location = straight + (request.url ?? '').slice(path.length);
  response.writeHead(307, { location, 'cache-control': 'private, no-cache' }).end();
  return true;
}

/** Rejects when `work` takes longer. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Serves site and games on one port, as `listen` does, and resolves when rooms open. Rejects when they do not. */
export async function openServer(options: ServerOptions): Promise<RunningServer> {
  const server = await listen(options);
  try {
    await server.ready;
  } catch (error) {
    await server.close();
    throw error;
  }
  return server;
}

/**
 * Serves the site on one port, and the games from when the store answers: until then they say that it does not.
 * Rejects when the port cannot be had; else the store is the server's from then on, and closed with it.
 */
export async function listen(options: ServerOptions): Promise<RunningServer> {
  const { store, thinker, log, site = notFound, clock = systemClock, limits = LIMITS } = options;
  const {
    trust = trustFrom(process.env),
    random = Math.random,
    pauseMs = naturalPause,
    isWritten = () => false,
    patienceMs = 0,
    tell = () => undefined,
  } = options;
  const shelf = new Shelf(
    (error) => log.error({ err: error }, 'a move threw and was refused'),
    options.games,
  );
  const rooms = new Rooms({ store, shelf, clock, random, mostRooms: limits.rooms });
  const house = new House({ store, shelf, rooms, clock, thinker, log, pauseMs, nodeID: newID() });
  const checkOrigin = originCheck(trust, log);
  const api = apiHandler({ rooms, limits, clock, log, trust, checkOrigin });

  let isReady = false;
  const front = new Front(limits, clock, trust, isWritten);
  const checks = new Buckets(limits.requests, clock);
  const health: Handler = async (request, response) => {
    if (!checks.trySpend(addressOf(request, trust))) {
      sendJson(response, 429, { status: 'too-many' });
      return;
    }
    if (!isReady) {
      sendJson(response, 503, { status: 'starting' });
      return;
    }
    try {
      await store.ping();
      sendJson(response, 200, { status: 'ready', store: store.kind });
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      sendJson(response, 503, { status: 'store-down' });
    }
  };

  const http = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (!front.admits(request, response, path)) return;
    if (path === HEALTH_PATH) health(request, response);
    else if (path === API_PATH || path.startsWith(`${API_PATH}/`)) void api(request, response);
    else if (front.admitsToSite(request, response, path) && !straightens(request, response, path)) {
      settleHost(request, trust);
      site(request, response);
    }
  });
  if (trust.proxy) {
    const watch = proxyWatch(log);
    // Before the site is told what was asked, in headers of the same names.
    http.prependListener('request', watch).on('upgrade', watch);
  }
  // A slow client may not hold a connection open with half a request.
  http.requestTimeout = 30_000;
  http.headersTimeout = 15_000;
  const sockets = serveSockets(http, { house, limits, clock, log, trust, checkOrigin });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, options.host, () => {
      http.off('error', reject);
      resolve();
    });
  });

  const reach = async () => {
    await store.open();
    await house.open();
    isReady = true;
  };
  const opening = patiently(reach, { clock, patienceMs, log, tell });

  const close = async (): Promise<void> => {
    opening.callOff();
    const stopped = new Promise<void>((resolve) => {
      http.close(() => resolve());
    });
    http.closeIdleConnections();
    await within(FAREWELL_MS, house.close()).catch((error: unknown) => {
      // One that was never reached has nothing to be told.
      if (isReady) log.warn({ err: error }, 'the store was not told of the end');
    });
    // Before anything that others can draw out: what is on the disk is whole.
    await within(FAREWELL_MS, store.close()).catch((error: unknown) =>
      log.warn({ err: error }, 'the store was not closed'),
    );
    sockets.disconnectSockets(true);
    sockets.engine.close();
    // A page that is being sent may finish; a connection that is merely held open may not keep us.
    const patience = setTimeout(() => http.closeAllConnections(), PATIENCE_MS);
    await stopped;
    clearTimeout(patience);
    await thinker.close();
    log.info('closed');
  };
  const { port } = http.address() as AddressInfo;
  const ready = opening.done.then((isOpen) => {
    if (isOpen) log.info({ port, store: store.kind }, 'open');
    return isOpen;
  });
  // Whoever wants to know asks for it; nobody has to.
  ready.catch(() => undefined);
  return { http, port, house, ready, close };
}
