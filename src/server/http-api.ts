import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod/mini';
import { ERROR_STATUS } from '@/wire/errors';
import * as requests from '@/wire/requests';
import { FRAME_BYTES } from '@/wire/socket';
import { wireErrorOf } from './answer';
import type { Clock } from './clock';
import { Fault } from './fault';
import { Buckets, type Limits } from './limits';
import type { Logger } from './log';
import type { OriginCheck } from './origin-check';
import type { Rooms } from './rooms';
import { addressOf, type Trust } from './visitor';

export interface ApiAround {
  readonly rooms: Rooms;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: Logger;
  readonly trust: Trust;
  readonly checkOrigin: OriginCheck;
}

interface Route {
  readonly method: 'GET' | 'POST';
  /** What follows API_PATH; its first group is the room's or the match's id. */
  readonly path: RegExp;
  /** What else a request spends besides a request. */
  readonly rate: 'joins' | undefined;
  readonly status: number;
  readonly handle: (id: string, body: unknown, address: string) => Promise<object>;
}

function routesOf(rooms: Rooms): Route[] {
  const get = (path: RegExp, handle: (id: string) => Promise<object>): Route => ({
    method: 'GET',
    path,
    rate: undefined,
    status: 200,
    handle,
  });
  const post = <T>(
    path: RegExp,
    schema: z.ZodMiniType<T>,
    handle: (id: string, request: T, address: string) => Promise<object>,
    { rate, status = 200 }: { rate?: 'joins'; status?: number } = {},
  ): Route => ({
    method: 'POST',
    path,
    rate,
    status,
    handle: (id, body, address) => {
      const parsed = schema.safeParse(body);
      if (!parsed.success) throw new Fault('malformed');
      return handle(id, parsed.data, address);
    },
  });
  const room = (deed: string) => new RegExp(`^/rooms/([\\w-]{1,64})/${deed}$`);
  return [
    post(/^\/rooms$/, requests.createRoom, (_, request, address) => rooms.create(request, address), {
      status: 201,
    }),
    get(/^\/rooms$/, () => rooms.lobby()),
    get(/^\/rooms\/([\w-]{1,64})$/, (id) => rooms.read(id)),
    post(room('join'), requests.joinRoom, (id, request, address) => rooms.join(id, request, address), {
      rate: 'joins',
    }),
    post(room('claim'), requests.claimSeat, (id, request, address) => rooms.claim(id, request, address), {
      rate: 'joins',
    }),
    post(room('withdraw'), requests.withKey, (id, request) => rooms.withdraw(id, request)),
    post(room('leave'), requests.withKey, (id, request) => rooms.leave(id, request)),
    post(room('rename'), requests.rename, (id, request) => rooms.rename(id, request)),
    post(room('seats'), requests.changeSeat, (id, request) => rooms.setSeat(id, request)),
    post(room('shuffle'), requests.withKey, (id, request) => rooms.shuffle(id, request)),
    post(room('change'), requests.changeRoom, (id, request) => rooms.changeRoom(id, request)),
    post(room('hand-on'), requests.handOn, (id, request) => rooms.handOn(id, request)),
    post(room('start'), requests.startMatch, (id, request) => rooms.start(id, request)),
    post(room('rematch'), requests.withKey, (id, request) => rooms.rematch(id, request)),
    post(room('carry'), requests.withKey, (id, request) => rooms.carry(id, request)),
    post(room('carried'), requests.carried, (id, request) => rooms.carried(id, request), { rate: 'joins' }),
    post(room('devices'), requests.withKey, (id, request) => rooms.devices(id, request)),
    post(room('sign-out'), requests.signOut, (id, request) => rooms.signOut(id, request)),
    // A page whose socket was refused is not told why by its browser, and asks here.
    post(/^\/origin$/, requests.nothing, async () => ({})),
    get(/^\/matches\/([\w-]{1,64})$/, (id) => rooms.replay(id)),
  ];
}

/** The body as JSON. Throws Fault `too-large` or `malformed`. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  // Other types could be sent from another site's page without asking first.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new Fault('malformed');
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      if (!Buffer.isBuffer(chunk)) throw new Fault('malformed');
      length += chunk.length;
      if (length > FRAME_BYTES) throw new Fault('too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever hung up in the middle of it has asked for nothing.
    if (!request.complete && !(error instanceof Fault)) throw new Fault('malformed');
    throw error;
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Fault('malformed');
  }
}

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Writes an answer as JSON. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, HEADERS).end(JSON.stringify(body));
}

/** The HTTP half of the wire (`/api`). The handler never rejects. */
export function apiHandler(around: ApiAround) {
  const { rooms, limits, clock, log, trust, checkOrigin } = around;
  const routes = routesOf(rooms);
  const buckets = {
    requests: new Buckets(limits.requests, clock),
    joins: new Buckets(limits.joins, clock),
  };

  const handle = async (
    request: IncomingMessage,
    path: string,
  ): Promise<{ status: number; body: object }> => {
    checkOrigin(request);
    const address = addressOf(request, trust);
    buckets.requests.spend(address);
    const route = routes.find((known) => known.method === request.method && known.path.test(path));
    if (route === undefined) throw new Fault('room-missing');
    if (route.rate !== undefined) buckets[route.rate].spend(address);
    const [, id = ''] = route.path.exec(path) ?? [];
    const body = route.method === 'POST' ? await bodyOf(request) : undefined;
    return { status: route.status, body: await route.handle(id, body, address) };
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').split('?', 1)[0]?.slice(requests.API_PATH.length) ?? '';
    try {
      const { status, body } = await handle(request, path);
      sendJson(response, status, body);
    } catch (error) {
      const told = wireErrorOf(error, log);
      // What is left of a refused body is not waited for.
      if (!request.complete) response.shouldKeepAlive = false;
      sendJson(response, ERROR_STATUS[told.code], { error: told });
    }
  };
}
