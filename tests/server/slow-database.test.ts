import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { HIDDEN } from '@tests/examples';
import pg from 'pg';
import { StoreDown, StoreRefuses } from '@/server/fault';
import { newLog } from '@/server/log';
import { listen, type RunningServer } from '@/server/start';
import { NewerSchema } from '@/server/stores/migrations';
import { storeOf } from '@/server/stores/open-store';
import { PROTOCOL } from '@/wire/socket';
import { freePort } from '../../scripts/lib/address.mjs';
import { Gate } from './gate';
import { HandClock } from './hand-clock';
import { Page } from './page';
import { begin, call, NO_LIMITS, ownFolder, plainThinker } from './served';
import { KINDS, newPlace, type Place } from './stores-at-hand';

const { folder, forget } = ownFolder();
afterAll(forget);

const PATIENCE_MS = 60_000;

let clock: HandClock;
let said: string[];
let running: RunningServer | undefined;
beforeEach(() => {
  clock = new HandClock();
  said = [];
  running = undefined;
});
afterEach(() => running?.close());

async function starting(DATABASE_URL: string) {
  running = await listen({
    store: storeOf({ ...process.env, DATABASE_URL }, { clock: { now: clock.now } }),
    thinker: plainThinker,
    log: newLog('silent'),
    port: 0,
    host: '127.0.0.1',
    clock,
    limits: NO_LIMITS,
    trust: { proxy: false, origins: new Set() },
    pauseMs: () => 0,
    site: (_, response) => response.end('the site'),
    patienceMs: PATIENCE_MS,
    tell: (sentence, weight) => said.push(`${weight}: ${sentence}`),
  });
  const url = `http://127.0.0.1:${running.port}`;
  return { server: running, url, health: () => call<{ status: string }>(`${url}/healthz`) };
}

/** Time passes second by second until the server is ready, or has given up. */
async function passes(ready: Promise<boolean>, each: () => Promise<unknown>): Promise<void> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  ready.then(settle, settle);
  while (!isSettled) {
    clock.turn(1000);
    await each();
  }
}

describe.each(KINDS.filter((kind) => kind === 'postgres'))('a server whose %s is slow to start', (kind) => {
  let place: Place;
  let gate: Gate;
  beforeEach(async () => {
    place = await newPlace(kind);
    gate = Gate.at(new URL(place.env.DATABASE_URL), folder);
  });
  afterEach(async () => {
    gate.close();
    await place.forget();
  });

  test('serves its pages at once, says what it waits for, and opens by itself', async () => {
    const { server, url, health } = await starting(gate.url);
    expect(await (await fetch(`${url}/zh-Hant`)).text()).toBe('the site');
    expect(await health()).toEqual({ status: 503, body: { status: 'starting' } });
    expect((await call(`${url}/api/rooms`)).body.error.code).toBe('store-down');
    const asked = { slug: HIDDEN, name: 'Ada', seats: [{ kind: 'open' }] };
    expect((await call(`${url}/api/rooms`, asked)).body.error.code).toBe('store-down');
    const page = await new Page(url).connected();
    const enter = { protocol: PROTOCOL, roomID: 'r'.repeat(22), keys: [] };
    expect(await page.refusal('enter', enter)).toBe('store-down');
    for (let second = 0; second < 10; second++) {
      clock.turn(1000);
      await health();
    }
    expect(said).toEqual([
      expect.stringMatching(
        /^warn: The database does not answer yet \(.*ENOENT.*\)\. Pages are served .* 60 sec/,
      ),
    ]);
    await gate.begin();
    await passes(server.ready, health);
    expect(await server.ready).toBe(true);
    expect(await health()).toEqual({ status: 200, body: { status: 'ready', store: kind } });
    expect(said[1]).toBe('info: The database answers now.');
    const post = async <T>(route: string, body: unknown) => (await call<T>(`${url}/api${route}`, body)).body;
    const party = await begin({ post }, HIDDEN, 2);
    await page.enter(party.room.roomID, party.keys.slice(0, 1));
    expect(page.room?.stage).toBe('playing');
    page.close();
  });

  test('gives up after a minute, and says why', async () => {
    const { server, health } = await starting(gate.url);
    const since = clock.now();
    await passes(server.ready, health);
    expect(clock.now() - since).toBeGreaterThanOrEqual(PATIENCE_MS);
    await expect(server.ready).rejects.toThrow(StoreDown);
    expect(said).toHaveLength(1);
  });

  test('ends at once when it is asked to meanwhile, also in the middle of a try', async () => {
    const { server, health } = await starting(gate.url);
    await health();
    await server.close();
    expect(await server.ready).toBe(false);
    // A database that takes the call and says nothing.
    gate.shut();
    await gate.begin();
    const second = await starting(gate.url);
    await second.health();
    await second.server.close();
    expect(await second.server.ready).toBe(false);
    running = undefined;
  });

  test('does not wait for one that was written by a newer program', async () => {
    await (await place.open()).close();
    const hand = new pg.Client({ connectionString: place.env.DATABASE_URL });
    await hand.connect();
    await hand.query('INSERT INTO schema_step VALUES (999)');
    await hand.end();
    const { server } = await starting(place.env.DATABASE_URL);
    await expect(server.ready).rejects.toThrow(NewerSchema);
    expect(said).toEqual([]);
  });
});

/** Takes calls and turns each away, as PostgreSQL does, with an error of the code it is given. */
class Doorman {
  readonly #server: Server;
  code: string;

  private constructor(server: Server, code: string) {
    this.#server = server;
    this.code = code;
  }

  static async with(code: string): Promise<Doorman> {
    const server = createServer();
    const doorman = new Doorman(server, code);
    server.on('connection', (socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => {
        const fields = Buffer.from(`SFATAL\0C${doorman.code}\0Mnot now\0\0`);
        const head = Buffer.alloc(5);
        head.write('E');
        head.writeInt32BE(fields.length + 4, 1);
        socket.end(Buffer.concat([head, fields]));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return doorman;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not open');
    return `postgres://somebody:wrong@127.0.0.1:${address.port}/kaizhuo`;
  }

  close(): void {
    this.#server.close();
  }
}

describe('a database that turns the server away', () => {
  test.each(['28P01', '28000', '3D000', '42501'])(
    'with %s is not waited for: nothing would come of it',
    async (code) => {
      const doorman = await Doorman.with(code);
      const { server } = await starting(doorman.url);
      await expect(server.ready).rejects.toThrow(StoreRefuses);
      expect(said).toEqual([]);
      doorman.close();
    },
  );

  test.each(['57P03', '53300'])('with %s is asked again, as it may be there soon', async (code) => {
    const doorman = await Doorman.with(code);
    const { server, health } = await starting(doorman.url);
    while (said.length === 0) await health();
    expect(said).toEqual([expect.stringMatching(/^warn: The database does not answer yet \(not now\)/)]);
    doorman.code = '28P01';
    await passes(server.ready, health);
    await expect(server.ready).rejects.toThrow(StoreRefuses);
    doorman.close();
  });
});

describe('the command', () => {
  let child: ChildProcess;
  let output: string;
  afterEach(() => {
    child.kill('SIGKILL');
  });

  function start(env: Record<string, string>) {
    output = '';
    // Without a channel to this process, which would keep it.
    child = spawn(process.execPath, ['tests/server/house-child.mjs'], {
      env: { ...process.env, DATA_DIR: folder, ...env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        output += String(data);
      });
    return once(child, 'exit') as Promise<[number | null, string | null]>;
  }

  test('waits for a database, says so in a sentence, and ends at once when it is asked to', async () => {
    const doorman = await Doorman.with('57P03');
    const port = await freePort();
    const ended = start({ DATABASE_URL: doorman.url, PORT: String(port) });
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', () => {
        if (output.includes('tried again')) resolve();
      });
    });
    expect((await call<object>(`http://127.0.0.1:${port}/healthz`)).status).toBe(503);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output).toMatch(/^The database does not answer yet \(not now\)\. .*\n$/);
    doorman.close();
  });

  test.each([
    ['postgres', /^The database of DATABASE_URL refuses: not now\n$/],
    ['mysql', /^DATABASE_URL must begin with postgres:\/\/.*\n$/],
  ])('ends with a sentence where waiting is in vain (%s)', async (scheme, sentence) => {
    const doorman = await Doorman.with('28P01');
    const ended = start({ DATABASE_URL: doorman.url.replace('postgres', scheme) });
    expect(await ended).toEqual([1, null]);
    expect(output).toMatch(sentence);
    doorman.close();
  });
});
