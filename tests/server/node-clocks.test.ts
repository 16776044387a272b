import { HIDDEN } from '@tests/examples';
import pg from 'pg';
import { newID } from '@/server/secrets';
import { openStore } from '@/server/stores/open-store';
import type { Store } from '@/server/stores/store';
import { Machine } from './machine';
import { choices, rulebookOf, seatAt } from './players';
import { begin, gather, serve } from './served';
import { KINDS, newPlace, type Place } from './stores-at-hand';

const SECOND = 1000;
const HOUR = 3_600_000;
const STALE_MS = 35 * SECOND;
const BEGUN = Date.UTC(2026, 5, 1);

/** Nodes on one database, whose clock stands where the test sets it: each node is led by that, and not by its machine. */
describe.each(KINDS.filter((kind) => kind === 'postgres'))('nodes on one %s', (kind) => {
  let place: Place;
  let hand: pg.Client;
  let database: number;
  beforeEach(async () => {
    place = await newPlace(kind);
    hand = new pg.Client({ connectionString: place.env.DATABASE_URL });
    await hand.connect();
    // A function of the same name that is found first.
    await hand.query(`
      CREATE TABLE hand (ms BIGINT);
      INSERT INTO hand VALUES (0);
      CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql
        AS 'SELECT to_timestamp(ms / 1000.0) FROM public.hand'`);
    const { pathname } = new URL(place.env.DATABASE_URL);
    await hand.query(`ALTER DATABASE ${pathname.slice(1)} SET search_path = public, pg_catalog`);
    await setDatabase(BEGUN);
  });
  afterEach(async () => {
    await hand.end();
    await place.forget();
  });

  async function setDatabase(ms: number) {
    database = ms;
    await hand.query('UPDATE hand SET ms = $1', [ms]);
  }

  /** Time passes on the database and on machines that are awake. */
  async function passes(ms: number, ...awake: Machine[]) {
    await setDatabase(database + ms);
    for (const machine of awake) machine.passes(ms);
  }

  const storeOn = (machine: Machine): Promise<Store> =>
    openStore({ ...process.env, ...place.env }, { clock: machine.clock });

  const apart = (one: Machine, two: Machine) => Math.abs(one.clock.now() - two.clock.now());

  test('agree on the time, however wrong their machines are, and when one of these is set', async () => {
    const [one, two] = [new Machine(HOUR), new Machine(-HOUR)];
    const stores = [await storeOn(one), await storeOn(two)];
    expect([one.clock.now(), two.clock.now()]).toEqual([BEGUN, BEGUN]);
    const beat = () => Promise.all(stores.map((store, node) => store.beat(`${node}`, STALE_MS)));
    await beat();
    for (const ms of [HOUR, -2 * HOUR, 1000 * HOUR]) {
      one.set(ms);
      await passes(10 * SECOND, one, two);
      expect(await beat()).toEqual([0, 0]);
      expect(apart(one, two)).toBe(0);
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  test.each([HOUR, -HOUR])(
    'go on when the database’s clock is set by %d, as does one that comes after',
    async (ms) => {
      const [one, two, late] = [new Machine(), new Machine(), new Machine()];
      const stores = [await storeOn(one), await storeOn(two)];
      const beat = () => Promise.all(stores.map((store, node) => store.beat(`${node}`, STALE_MS)));
      await beat();
      await setDatabase(database + ms);
      for (let beats = 0; beats < 6; beats++) {
        await passes(10 * SECOND, one, two);
        expect(await beat()).toEqual([0, 0]);
        expect(apart(one, two)).toBe(0);
      }
      expect(Math.abs(one.clock.now() - BEGUN - 60 * SECOND)).toBeLessThan(100);
      stores.push(await storeOn(late));
      expect(apart(one, late)).toBeLessThan(10);
      await passes(10 * SECOND, one, two, late);
      expect(await beat()).toEqual([0, 0, 0]);
      await Promise.all(stores.map((store) => store.close()));
    },
  );

  test('take back one that has slept, with the time of those who went on', async () => {
    const [one, two] = [new Machine(), new Machine()];
    const [first, second] = [await storeOn(one), await storeOn(two)];
    await first.beat('one', STALE_MS);
    await second.beat('two', STALE_MS);
    for (let beats = 0; beats < 60; beats++) {
      await passes(60 * SECOND, two);
      await second.beat('two', STALE_MS);
    }
    one.set(HOUR);
    expect(apart(one, two)).toBe(HOUR);
    expect(await first.beat('one', STALE_MS)).toBe(0);
    expect(apart(one, two)).toBe(0);
    await passes(10 * SECOND, one, two);
    expect(await second.beat('two', STALE_MS)).toBe(0);
    await Promise.all([first.close(), second.close()]);
  });

  test('know a node that has died, also one that had another idea of time', async () => {
    const [one, ahead] = [new Machine(), new Machine()];
    const [store, dead] = [await storeOn(one), await storeOn(ahead)];
    ahead.clock.follow(database + HOUR, database + HOUR);
    // As a node of before would note it, which goes by its machine.
    await hand.query('INSERT INTO node (node_id, beat) VALUES ($1, $2)', ['old', database + HOUR]);
    await dead.beat('dead', STALE_MS);
    await passes(STALE_MS + SECOND, one);
    expect(await store.beat('one', STALE_MS)).toBeGreaterThanOrEqual(1);
    const { rows } = await hand.query('SELECT node_id FROM node');
    expect(rows).toEqual([{ node_id: 'one' }]);
    await Promise.all([store.close(), dead.close()]);
  });

  test('play on at one table when the machine of one is set, with the same turn clocks', async () => {
    const machines = [new Machine(), new Machine(-HOUR)];
    const nodes = await Promise.all(
      machines.map(async (machine) => serve({ clock: machine.clock, store: await storeOn(machine) })),
    );
    const [one, two] = nodes;
    if (one === undefined || two === undefined) throw new Error('no nodes');
    const settings = { turnClock: { baseSeconds: 60, incrementSeconds: 10 } };
    const party = await begin(one, HIDDEN, 2, { settings });
    const pages = [await seatAt(one, party, '0'), await seatAt(two, party, '1')];
    const rulebook = await rulebookOf(HIDDEN);
    for (const [step, ms] of [HOUR, -3 * HOUR, 5 * HOUR].entries()) {
      await Promise.all(
        pages.map((page) =>
          page.until(
            () =>
              page.status?.stateID === step &&
              page.state?._stateID === step &&
              page.status.clocks?.some((clock) => clock?.isRunning) === true,
          ),
        ),
      );
      await passes(5 * SECOND, ...machines);
      machines[step % 2]?.set(ms);
      const mine = pages[Number(pages[0]?.status?.awaited[0])];
      const [action] = mine === undefined ? [] : choices(rulebook, mine);
      if (mine === undefined || action === undefined) throw new Error('nothing to do');
      await mine.act(action);
    }
    await Promise.all(pages.map((page) => page.until(() => page.status?.stateID === 3)));
    const [here, there] = pages.map(({ status }) => status?.clocks?.map((clock) => clock?.leftMs));
    expect(here).toEqual(there);
    expect(Math.min(...(here ?? []).map((left) => left ?? 0))).toBeGreaterThan(55 * SECOND);
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('see who is at the other while the machine of one is set', async () => {
    const machines = [new Machine(), new Machine()];
    const nodes = await Promise.all(
      machines.map(async (machine) => serve({ clock: machine.clock, store: await storeOn(machine) })),
    );
    const [one, two] = nodes;
    if (one === undefined || two === undefined) throw new Error('no nodes');
    const party = await gather(one, HIDDEN, 2);
    const here = await one.page();
    await here.enter(party.room.roomID, party.keys.slice(0, 1));
    const there = await two.page();
    await there.enter(party.room.roomID, party.keys.slice(1));
    const areHere = () => here.room?.seats.every((seat) => seat.kind === 'person' && seat.isPresent) === true;
    await here.until(areHere);
    machines[0]?.set(HOUR);
    await passes(10 * SECOND, ...machines);
    const personID = party.keys[1]?.personID;
    await there.get('chat', { lineID: newID(), personID, text: 'hi' });
    await here.until(() => here.lines.length === 1);
    expect(areHere()).toBe(true);
    expect(Math.abs((here.lines[0]?.at ?? 0) - database)).toBeLessThan(SECOND);
    await Promise.all(nodes.map((node) => node.close()));
  });
});
