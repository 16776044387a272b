import { HIDDEN } from '@tests/examples';
import { newID } from '@/server/secrets';
import { PostgresStore } from '@/server/stores/postgres';
import { Gate } from './gate';
import { chance, next, rulebookOf, seatAll } from './players';
import { begin, call, ownFolder, serve } from './served';
import { KINDS, newPlace, type Place } from './stores-at-hand';

const { folder, forget } = ownFolder();
afterAll(forget);

describe.each(KINDS.filter((kind) => kind === 'postgres'))('a %s that falls silent', (kind) => {
  let place: Place;
  let gate: Gate;
  let store: PostgresStore;
  beforeEach(async () => {
    place = await newPlace(kind);
    gate = await Gate.before(new URL(place.env.DATABASE_URL), folder);
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
