import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { HIDDEN } from '@tests/examples';
import { newID } from '@/server/secrets';
import { PostgresStore } from '@/server/stores/postgres';
import { chance, next, rulebookOf, seatAll } from './players';
import { begin, call, ownFolder, serve } from './served';
import { KINDS, newPlace, type Place } from './stores-at-hand';

const { folder, forget } = ownFolder();
afterAll(forget);

/** Stands before a database and can fall silent without hanging up, as a frozen one does. */
class Gate {
  readonly #server: Server;
  /** The address of the database, by way of the gate. */
  readonly url: string;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isShut = false;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async before(url: URL): Promise<Gate> {
    const server = createServer();
    const port = url.port === '' ? '5432' : url.port;
    const host = url.searchParams.get('host');
    const own = new URL(url.href);
    own.port = port;
    own.searchParams.set('host', folder);
    const gate = new Gate(server, own.href);
    server.on('connection', (near) => {
      const far =
        host === null ? connect(Number(port), url.hostname) : connect(path.join(host, `.s.PGSQL.${port}`));
      const pair = [near, far] as const;
      gate.#pairs.add(pair);
      for (const socket of pair) {
        const other = socket === near ? far : near;
        socket.on('data', (data) => other.write(data));
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          gate.#pairs.delete(pair);
          other.destroy();
        });
        if (gate.#isShut) socket.pause();
      }
    });
    await new Promise<void>((resolve) => server.listen(path.join(folder, `.s.PGSQL.${port}`), resolve));
    return gate;
  }

  shut(): void {
    this.#isShut = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  open(): void {
    this.#isShut = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  /** The connections that are open now fall silent for good; new ones are let through. */
  silence(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  close(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#server.close();
  }
}

describe.each(KINDS.filter((kind) => kind === 'postgres'))('a %s that falls silent', (kind) => {
  let place: Place;
  let gate: Gate;
  let store: PostgresStore;
  beforeEach(async () => {
    place = await newPlace(kind);
    gate = await Gate.before(new URL(place.env.DATABASE_URL));
    store = new PostgresStore(gate.url);
    await store.open();
  });
  afterEach(async () => {
    gate.close();
    await place.forget();
  });

  test('pauses play, says so, and loses nothing', async () => {
    const served = await serve({ store });
    const party = await begin(served, HIDDEN, 2);
    const { seats, watcher } = await seatAll(served, party);
    const turn = next(await rulebookOf(HIDDEN), seats, chance('silent'));
    if (turn === undefined) throw new Error('nobody is to act');
    const request = turn.page.request(turn.action);
    gate.shut();
    expect(await turn.page.refusal('act', request)).toBe('store-down');
    await watcher.until(() => watcher.status?.pause === 'store');
    expect((await call(`${served.url}/healthz`)).status).toBe(503);
    gate.open();
    await watcher.until(() => watcher.status?.pause === null);
    expect(await turn.page.get('act', request)).toEqual({ stateID: 1 });
    await served.close();
  }, 30_000);

  test('to its listener alone is noticed by the next beat, and what was missed is read again', async () => {
    const gap = new Promise<void>((resolve) => {
      store.onChange({ onRoom: () => undefined, onMatch: () => undefined, onGap: resolve });
    });
    const nodeID = newID();
    await store.beat(nodeID, 60_000);
    gate.silence();
    // The pool's own connections are silent, too: it gives them up, and the beat after that goes through.
    await expect(store.beat(nodeID, 60_000)).rejects.toThrow();
    await store.beat(nodeID, 60_000);
    await gap;
    await store.close();
  }, 30_000);
});
