import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gameOf } from '@games/index';
import { BotDesk } from '@/bots/bot-desk';
import type { Thinker } from '@/server/bots/thinker';
import { LIMITS, type Limits } from '@/server/limits';
import { newLog } from '@/server/log';
import { openServer, type RunningServer, type ServerOptions } from '@/server/start';
import { SqliteStore } from '@/server/stores/sqlite';
import type { WireError } from '@/wire/errors';
import type { SeatKey } from '@/wire/ids';
import type { Seated } from '@/wire/requests';
import type { Room, SeatPlan } from '@/wire/room';
import { Page } from './page';

/** A folder of the test's own; it goes with `forget`. */
export function ownFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaizhuo-'));
  return { folder, forget: () => rmSync(folder, { recursive: true, force: true }) };
}

const desk = new BotDesk(async (slug) => gameOf(slug)?.rulebook());

/** Thinks in this thread. */
export const plainThinker: Thinker = {
  decide: async (question) => (await desk.think(question)).action,
  close: () => Promise.resolve(),
};

const FREELY = { burst: 1e6, everyMs: 0.001 };
/** For tests that are about something else than limits. */
export const NO_LIMITS: Limits = {
  requests: FREELY,
  pages: FREELY,
  writtenPages: FREELY,
  rooms: 1e6,
  joins: FREELY,
  connections: FREELY,
  sockets: 10_000,
  frames: FREELY,
  messages: FREELY,
  positions: FREELY,
  lines: FREELY,
};
export { LIMITS };

/** HTTP as a page uses it: the status, and the body. */
export async function call<T = { error: WireError }>(
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: T }> {
  const response = await fetch(url, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  });
  return { status: response.status, body: (await response.json()) as T };
}

export interface Served {
  readonly url: string;
  readonly server: RunningServer;
  readonly page: (headers?: Record<string, string>) => Promise<Page>;
  readonly post: <T>(path: string, body: unknown, headers?: Record<string, string>) => Promise<T>;
  readonly fault: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A whole server in this process, on a free port, over a store of its own. */
export async function serve(options: Partial<ServerOptions> = {}): Promise<Served> {
  const { folder, forget } = ownFolder();
  const server = await openServer({
    store: options.store ?? new SqliteStore(path.join(folder, 'kaizhuo.sqlite'), options.clock?.now),
    thinker: plainThinker,
    log: newLog('silent'),
    port: 0,
    host: '127.0.0.1',
    limits: NO_LIMITS,
    trust: { proxy: false, origins: new Set() },
    pauseMs: () => 0,
    ...options,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const pages: Page[] = [];
  return {
    url,
    server,
    page: (headers) => {
      const page = new Page(url, headers);
      pages.push(page);
      return page.connected();
    },
    post: async (route, body, headers) => {
      const answer = await call(`${url}/api${route}`, body, headers);
      if (answer.status >= 300) throw new Error(`${route}: ${JSON.stringify(answer.body)}`);
      return answer.body as never;
    },
    fault: async (route, body, headers) => {
      const answer = await call(`${url}/api${route}`, body, headers);
      return answer.body.error?.code ?? `${answer.status}`;
    },
    close: async () => {
      for (const page of pages) page.close();
      await server.close();
      forget();
    },
  };
}

export interface Party {
  readonly room: Room;
  readonly keys: readonly SeatKey[];
}

const NAMES = ['阿明', '小美', 'Ada', 'Bo', 'Cy', 'Di'];

/** A room in which so many people sit, and then the given seats. */
export async function gather(
  { post }: Pick<Served, 'post'>,
  slug: string,
  people: number,
  { seats = [], ...more }: { seats?: SeatPlan[]; settings?: object; options?: object } = {},
): Promise<Party> {
  const open = Array.from({ length: people - 1 }, () => ({ kind: 'open' as const }));
  const { room, key } = await post<Seated>('/rooms', {
    slug,
    name: NAMES[0],
    seats: [...open, ...seats],
    ...more,
  });
  const keys = [key];
  for (const name of NAMES.slice(1, people)) {
    const seated = await post<Seated>(`/rooms/${room.roomID}/join`, { name });
    keys.push(seated.key);
  }
  return { room, keys };
}

/** The same, with the match begun. */
export async function begin(
  served: Pick<Served, 'post'>,
  ...party: [string, number, Parameters<typeof gather>[3]?]
): Promise<Party> {
  const { room, keys } = await gather(served, ...party);
  const started = await served.post<{ room: Room }>(`/rooms/${room.roomID}/start`, {
    key: keys[0],
    openSeats: { kind: 'closed' },
  });
  return { room: started.room, keys };
}
