import { AT_ONCE, HIDDEN, OPEN, respondsEntry } from '@tests/examples';
import { sidesRules } from '@tests/sides-at-hand';
import { type Action, sameAction } from '@/kit/action';
import { StoreDown } from '@/server/fault';
import { SqliteStore } from '@/server/stores/sqlite';
import type { Clocks, Commit } from '@/server/stores/store';
import { isTimeUp, nextTimeUp, skipped } from '@/server/turn-clock';
import type { SeatClock } from '@/wire/match';
import type { Room } from '@/wire/room';
import { HandClock } from './hand-clock';
import type { Page } from './page';
import { choices, rulebookOf, seatAll, seatAt } from './players';
import { begin, call, gather, ownFolder, type Party, type Served, serve } from './served';
import { KINDS, newPlace } from './stores-at-hand';

const { folder, forget } = ownFolder();
afterAll(forget);

/** A store that can be away, or slow, or pulled out from under its server. */
class Fragile extends SqliteStore {
  isAway = false;
  #isClosed = false;
  /** Commits wait for it. */
  gate: Promise<void> = Promise.resolve();

  override async ping(): Promise<void> {
    if (this.isAway) throw new StoreDown('away');
    await super.ping();
  }

  override async commit(commit: Commit) {
    await this.gate;
    if (this.isAway) throw new StoreDown('away');
    return super.commit(commit);
  }

  override async close(): Promise<void> {
    if (!this.#isClosed) await super.close();
    this.#isClosed = true;
  }
}

const TURN_CLOCK = { baseSeconds: 60, incrementSeconds: 10 };
const settings = { turnClock: TURN_CLOCK };
const [BASE, INCREMENT] = [60_000, 10_000];

let clock: HandClock;
let store: Fragile;
let file: string;
let stores = 0;
let served: Served;
beforeEach(async () => {
  clock = new HandClock();
  file = `${folder}/${stores++}.sqlite`;
  store = new Fragile(file, clock.now);
  served = await serve({ clock, store });
});
afterEach(() => served.close());

const clocksOf = ({ status }: Page): readonly (SeatClock | null)[] => {
  if (status?.clocks === undefined || status.clocks === null) throw new Error('no clocks');
  return status.clocks;
};
const clockOf = (page: Page, seat: number | string): SeatClock => {
  const seatClock = clocksOf(page)[Number(seat)];
  if (seatClock === undefined || seatClock === null) throw new Error(`no clock on ${seat}`);
  return seatClock;
};
/** Resolves once the page has been told of a clock like this. */
const shows = (page: Page, seat: number | string, expected: SeatClock) =>
  page.until(() => {
    const { leftMs, isRunning } = clockOf(page, seat);
    return leftMs === expected.leftMs && isRunning === expected.isRunning;
  });

/** A match of two, and who is to act in it. */
async function table(doors: Served = served, slug = HIDDEN, more: object = {}) {
  const rulebook = await rulebookOf(slug);
  const party = await begin(doors, slug, 2, { settings: { ...settings, ...more } });
  const { seats, watcher } = await seatAll(doors, party);
  const seatOf = (playerID: string): Page => {
    const page = seats[Number(playerID)];
    if (page === undefined) throw new RangeError(playerID);
    return page;
  };
  const first = watcher.state?.ctx.currentPlayer ?? '';
  await watcher.until(() => watcher.status?.clocks?.some((seat) => seat?.isRunning) === true);
  return { rulebook, party, watcher, seatOf, first, other: first === '0' ? '1' : '0' };
}

const someAction = (rulebook: Awaited<ReturnType<typeof rulebookOf>>, page: Page): Action => {
  const [action] = choices(rulebook, page);
  if (action === undefined) throw new Error('nothing to do');
  return action;
};

describe('the setting', () => {
  const refused = (room: Room, body: object) => served.fault(`/rooms/${room.roomID}/change`, body);

  test('is the owner’s, until the match begins, and everybody reads it', async () => {
    const { room, keys } = await gather(served, HIDDEN, 2);
    const [key, guest] = keys;
    expect(room.settings.turnClock).toBeNull();
    const watcher = await served.page();
    await watcher.enter(room.roomID);
    expect(await refused(room, { key: guest, settings })).toBe('not-owner');
    await served.post(`/rooms/${room.roomID}/change`, { key, settings });
    await watcher.until(() => watcher.room?.settings.turnClock !== null);
    expect(watcher.room?.settings).toMatchObject({ isPublic: false, awaySeconds: 90, turnClock: TURN_CLOCK });
    // Another setting leaves it as it is.
    await served.post(`/rooms/${room.roomID}/change`, { key, settings: { isPublic: true } });
    await watcher.until(() => watcher.room?.settings.isPublic === true);
    expect(watcher.room?.settings.turnClock).toEqual(TURN_CLOCK);
    await served.post(`/rooms/${room.roomID}/start`, { key, openSeats: { kind: 'closed' } });
    expect(await refused(room, { key, settings: { turnClock: null } })).toBe('already-started');
  });

  test.each([
    { baseSeconds: 9, incrementSeconds: 5 },
    { baseSeconds: 60, incrementSeconds: 4 },
    { baseSeconds: 7201, incrementSeconds: 5 },
    { baseSeconds: 60, incrementSeconds: 601 },
    { baseSeconds: 60.5, incrementSeconds: 5 },
    { baseSeconds: 60 },
  ])('%j is refused', async (turnClock) => {
    const { room, keys } = await gather(served, HIDDEN, 2);
    expect(await refused(room, { key: keys[0], settings: { turnClock } })).toBe('malformed');
  });

  test('left off, there are no clocks', async () => {
    const party = await begin(served, HIDDEN, 2);
    const page = await seatAt(served, party, '0');
    expect(page.status?.clocks).toBeNull();
  });
});

describe('a seat’s clock', () => {
  test('runs while the table waits for it, and gains the increment when it has acted', async () => {
    const { rulebook, watcher, seatOf, first, other } = await table();
    expect(clockOf(watcher, first)).toEqual({ leftMs: BASE, isRunning: true });
    expect(clockOf(watcher, other)).toEqual({ leftMs: BASE, isRunning: false });
    clock.turn(7000);
    await seatOf(first).act(someAction(rulebook, seatOf(first)));
    await watcher.until(() => watcher.status?.stateID === 1);
    expect(clockOf(watcher, first).leftMs).toBe(BASE - 7000 + INCREMENT);
    // Unless the round ended with it, the other seat is to act now.
    const awaited = watcher.status?.awaited ?? [];
    expect(clocksOf(watcher).map((seat) => seat?.isRunning)).toEqual(
      ['0', '1'].map((playerID) => awaited.includes(playerID)),
    );
  });

  test('wins nothing by an action that is refused, or sent again', async () => {
    const { rulebook, watcher, seatOf, first } = await table();
    const page = seatOf(first);
    clock.turn(5000);
    expect(await page.refusal('act', page.request({ move: 'play', args: ['nothing'] }))).toBe('refused');
    clock.turn(5000);
    const request = page.request(someAction(rulebook, page));
    await page.get('act', request);
    await page.get('act', request);
    await watcher.until(() => watcher.status?.stateID === 1);
    expect(clockOf(watcher, first).leftMs).toBe(BASE - 10_000 + INCREMENT);
  });

  test('that has run out lets a bot make this one decision; the person has the increment for the next', async () => {
    const { rulebook, watcher, seatOf, first, other } = await table();
    clock.turn(BASE);
    await shows(watcher, first, { leftMs: 0, isRunning: true });
    clock.turn(1);
    await watcher.until(() => watcher.status?.stateID === 1);
    expect(clockOf(watcher, first).leftMs).toBe(INCREMENT);
    expect(watcher.room?.seats[Number(first)]).toMatchObject({ kind: 'person', isPlayedByBot: false });
    // Everybody plays on themselves.
    for (let stateID = 1; stateID < 4; stateID++) {
      const [next = other] = watcher.status?.awaited ?? [];
      await seatOf(next).until(() => seatOf(next).state?._stateID === stateID);
      await seatOf(next).act(someAction(rulebook, seatOf(next)));
      await watcher.until(() => watcher.status?.stateID === stateID + 1);
    }
    expect(clockOf(watcher, first).leftMs).toBeGreaterThan(INCREMENT);
  });

  test('counts an action that reaches the server in time, and none that comes later', async () => {
    const { rulebook, watcher, seatOf, first } = await table();
    const page = seatOf(first);
    clock.turn(BASE - 1);
    await page.act(someAction(rulebook, page));
    await watcher.until(() => watcher.status?.stateID === 1);
    expect(clockOf(watcher, first).leftMs).toBe(1 + INCREMENT);

    const again = await table();
    const slow = again.seatOf(again.first);
    clock.turn(BASE);
    const request = slow.request(someAction(rulebook, slow));
    expect(await slow.refusal('act', request)).toBe('time-up');
    expect(again.watcher.status?.stateID).toBe(0);
  });

  test('gains the increment once for a decision, however many actions it takes', async () => {
    // No match of it is over by then; one in forty has no turn of two actions so far, so that others follow.
    const [ACTIONS, MATCHES] = [80, 5];
    let partial = 0;
    for (let match = 0; partial === 0 && match < MATCHES; match++) {
      const { rulebook, watcher, seatOf } = await table(served, OPEN);
      for (let stateID = 1; partial === 0 && stateID <= ACTIONS; stateID++) {
        const [acting = ''] = watcher.status?.awaited ?? [];
        const page = seatOf(acting);
        await page.until(() => page.state?._stateID === stateID - 1);
        const [turn, { leftMs }] = [page.state?.ctx.turn, clockOf(watcher, acting)];
        clock.turn(100);
        await page.act(someAction(rulebook, page));
        await Promise.all([
          page.until(() => page.state?._stateID === stateID),
          watcher.until(() => watcher.status?.stateID === stateID),
        ]);
        const isSame = page.state?.ctx.turn === turn;
        if (isSame) partial++;
        expect(clockOf(watcher, acting)).toEqual(
          isSame
            ? { leftMs: leftMs - 100, isRunning: true }
            : { leftMs: leftMs - 100 + INCREMENT, isRunning: false },
        );
      }
    }
    expect(partial).toBe(1);
  });

  test('an answer that was lost is told again, whatever the clock says by then', async () => {
    const { rulebook, watcher, seatOf, first } = await table();
    const page = seatOf(first);
    const request = page.request(someAction(rulebook, page));
    const answer = await page.get('act', request);
    await watcher.until(() => watcher.status?.stateID === 1);
    clock.turn(10 * BASE);
    expect(await page.get('act', request)).toEqual(answer);
  });

  test('stands still while nobody is there', async () => {
    const { party, watcher, seatOf, first, other } = await table();
    clock.turn(5000);
    seatOf(first).close();
    seatOf(other).close();
    await shows(watcher, first, { leftMs: BASE - 5000, isRunning: false });
    expect(watcher.status?.pause).toBe('nobody');
    clock.turn(10 * BASE);
    await seatAt(served, party, other);
    await shows(watcher, first, { leftMs: BASE - 5000, isRunning: true });
    expect(watcher.status).toMatchObject({ stateID: 0, pause: null });
  });

  test('stands still while the store does not answer', async () => {
    const { rulebook, watcher, seatOf, first } = await table();
    const page = seatOf(first);
    clock.turn(5000);
    store.isAway = true;
    const request = page.request(someAction(rulebook, page));
    expect(await page.refusal('act', request)).toBe('store-down');
    await shows(watcher, first, { leftMs: BASE - 5000, isRunning: false });
    // Asked again, in vain; a second after that it is back.
    clock.turn(10 * BASE);
    expect((await call(`${served.url}/healthz`)).status).toBe(503);
    store.isAway = false;
    clock.turn(1000);
    await watcher.until(() => watcher.status?.pause === null);
    expect(clockOf(watcher, first)).toEqual({ leftMs: BASE - 5000, isRunning: true });
    clock.turn(1000);
    await page.get('act', request);
    await watcher.until(() => watcher.status?.stateID === 1);
    expect(clockOf(watcher, first).leftMs).toBe(BASE - 6000 + INCREMENT);
  });

  test('stands still while a bot plays the seat, and goes on when its person is back', async () => {
    const { party, watcher, seatOf, first } = await table(served, HIDDEN, { awaySeconds: 15 });
    const seat = Number(first);
    const person = () => {
      const there = watcher.room?.seats[seat];
      if (there?.kind !== 'person') throw new Error('nobody');
      return there;
    };
    seatOf(first).close();
    await watcher.until(() => person().awayInMs !== null);
    // Away, the clock runs: whichever ends first, the table goes on.
    clock.turn(15_000);
    await watcher.until(() => person().isPlayedByBot);
    await shows(watcher, first, { leftMs: BASE - 15_000, isRunning: false });
    const back = await seatAt(served, party, first);
    await back.get('take-back', { personID: person().personID });
    await shows(watcher, first, { leftMs: BASE - 15_000, isRunning: true });
  });

  test('runs out for somebody who is away before a bot takes the seat: one decision is made', async () => {
    const { watcher, seatOf, first } = await table(served, HIDDEN, { awaySeconds: 300 });
    seatOf(first).close();
    const away = () => {
      const there = watcher.room?.seats[Number(first)];
      return there?.kind === 'person' ? there : undefined;
    };
    await watcher.until(() => away()?.isPresent === false);
    clock.turn(BASE);
    await shows(watcher, first, { leftMs: 0, isRunning: true });
    clock.turn(1);
    await watcher.until(() => watcher.status?.stateID === 1);
    expect(away()).toMatchObject({ isPlayedByBot: false });
  });

  test('survives a restart of the server, which takes nobody’s time', async () => {
    const { party, first } = await table();
    clock.turn(5000);
    await served.close();
    clock.turn(10 * BASE);
    store = new Fragile(file, clock.now);
    served = await serve({ clock, store });
    const page = await seatAt(served, party, first);
    expect(clockOf(page, first)).toEqual({ leftMs: BASE - 5000, isRunning: true });
    clock.turn(BASE - 5000);
    await shows(page, first, { leftMs: 0, isRunning: true });
    clock.turn(1);
    await page.until(() => page.status?.stateID === 1);
  });

  test('survives a crash: what passed after the server was last heard of is not counted', async () => {
    const { party, first } = await table();
    clock.turn(5000);
    const crashed = served;
    await store.close();
    clock.turn(20_000);
    store = new Fragile(file, clock.now);
    served = await serve({ clock, store });
    const page = await seatAt(served, party, first);
    // It has been heard of once, before the match began.
    expect(clockOf(page, first)).toEqual({ leftMs: BASE, isRunning: true });
    await crashed.close();
  });

  test('says the same to everybody, and nothing that is not public', async () => {
    const { watcher, seatOf } = await table();
    for (const page of [seatOf('0'), seatOf('1')]) expect(page.status).toEqual(watcher.status);
    const running = ['0', '1'].filter((playerID) => clockOf(watcher, playerID).isRunning);
    expect(running).toEqual(watcher.status?.awaited);
  });
});

describe('a turn of many decisions, in which others decide as well', () => {
  const PASS = { move: 'pass', args: [] };
  const ANSWER = { move: 'answer', args: [] };
  const ask = (other: string): Action => ({ move: 'ask', args: [other] });

  /** A match of two in which turns count; seat 0 begins. `decides`: what bots do, one after the other. */
  async function turns(decides: Action[] = []) {
    const doors = await serve({
      clock,
      games: (slug) =>
        slug === 'sides' ? { ...respondsEntry, slug, rulebook: async () => sidesRules } : undefined,
      thinker: { decide: async () => decides.shift() ?? PASS, close: () => Promise.resolve() },
    });
    const { seats, watcher } = await seatAll(doors, await begin(doors, 'sides', 2, { settings }));
    await watcher.until(() => watcher.status?.clocks?.some((seat) => seat?.isRunning) === true);
    let stateID = 0;
    const reached = async () => {
      stateID += 1;
      await Promise.all(
        [...seats, watcher].map((page) => page.until(() => page.state?._stateID === stateID)),
      );
    };
    const act = async (playerID: string, action: Action) => {
      clock.turn(1000);
      await seats[Number(playerID)]?.act(action);
      await reached();
    };
    return { doors, watcher, act, reached };
  }

  test('brings the increment once it is over', async () => {
    const { doors, watcher, act } = await turns();
    expect(watcher.status?.sides).toEqual(['explorers', 'explorers']);
    await act('0', ask('1'));
    expect(clocksOf(watcher)).toEqual([
      { leftMs: BASE - 1000, isRunning: false },
      { leftMs: BASE, isRunning: true },
    ]);
    // Who is asked in another's turn pays for the time it takes, and wins none.
    await act('1', ANSWER);
    expect(clocksOf(watcher)).toEqual([
      { leftMs: BASE - 1000, isRunning: true },
      { leftMs: BASE - 1000, isRunning: false },
    ]);
    await act('0', PASS);
    expect(clocksOf(watcher)).toEqual([
      { leftMs: BASE - 2000 + INCREMENT, isRunning: false },
      { leftMs: BASE - 1000, isRunning: true },
    ]);
    await doors.close();
  });

  test('is played to its end by a bot when its time is up; the person has the increment for the next', async () => {
    const { doors, watcher, act, reached } = await turns([ask('1'), PASS]);
    clock.turn(BASE);
    await shows(watcher, 0, { leftMs: 0, isRunning: true });
    clock.turn(1);
    await reached();
    expect(watcher.status?.awaited).toEqual(['1']);
    expect(clockOf(watcher, 0)).toEqual({ leftMs: 0, isRunning: false });
    await act('1', ANSWER);
    clock.turn(1);
    await reached();
    expect(watcher.status?.awaited).toEqual(['1']);
    expect(clockOf(watcher, 0)).toEqual({ leftMs: INCREMENT, isRunning: false });
    await doors.close();
  });
});

describe('seats that choose at once', () => {
  test('each have their own time; who has chosen stands still; taking it back wins nothing', async () => {
    const { rulebook, watcher, seatOf } = await table(served, AT_ONCE);
    expect(clocksOf(watcher)).toEqual([
      { leftMs: BASE, isRunning: true },
      { leftMs: BASE, isRunning: true },
    ]);
    clock.turn(4000);
    const one = seatOf('0');
    await one.act(someAction(rulebook, one));
    await watcher.until(() => watcher.status?.stateID === 1);
    expect(clockOf(watcher, 0)).toEqual({ leftMs: BASE - 4000, isRunning: false });
    expect(clockOf(watcher, 1)).toEqual({ leftMs: BASE - 4000, isRunning: true });

    const back = { move: 'unlock', args: [] };
    await one.until(() => choices(rulebook, one).some((action) => sameAction(action, back)));
    await one.act(back);
    await watcher.until(() => watcher.status?.stateID === 2);
    clock.turn(1000);
    await one.until(() => one.state?._stateID === 2);
    await one.act(someAction(rulebook, one));
    await watcher.until(() => watcher.status?.stateID === 3);
    // It may be taken back once, so this is final, and brings the increment.
    expect(clockOf(watcher, 0)).toEqual({ leftMs: BASE - 5000 + INCREMENT, isRunning: false });

    clock.turn(1000);
    const two = seatOf('1');
    await two.act(someAction(rulebook, two));
    await watcher.until(() => watcher.status?.stateID === 4);
    expect(clocksOf(watcher)).toEqual([
      { leftMs: BASE - 5000 + INCREMENT, isRunning: true },
      { leftMs: BASE - 6000 + INCREMENT, isRunning: true },
    ]);
  });

  test('are judged by when they have answered, not by when their turn comes', async () => {
    const { rulebook, watcher, seatOf } = await table(served, AT_ONCE);
    let open: () => void = () => undefined;
    store.gate = new Promise((resolve) => {
      open = resolve;
    });
    clock.turn(BASE - 1);
    const pages = ['0', '1'].map(seatOf);
    const answers = pages.map((page) => page.ask('act', page.request(someAction(rulebook, page))));
    // What is answered at once says that what was sent before it has arrived.
    await Promise.all(pages.map((page) => page.get('rise', {})));
    clock.turn(BASE);
    open();
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ ok: true });
    await watcher.until(() => watcher.status?.stateID === 2);
    expect(clockOf(watcher, 1).leftMs).toBe(1 + INCREMENT);
  });

  test('all run out: a bot chooses for each', async () => {
    const { watcher } = await table(served, AT_ONCE);
    clock.turn(BASE);
    await shows(watcher, 1, { leftMs: 0, isRunning: true });
    clock.turn(1);
    await watcher.until(() => watcher.status?.stateID === 2);
    expect(clocksOf(watcher)).toEqual(Array(2).fill({ leftMs: INCREMENT, isRunning: true }));
  });
});

describe.each(KINDS.filter((kind) => kind === 'postgres'))('two nodes on one %s', (kind) => {
  test('keep the same clocks, and make a late decision once', async () => {
    const place = await newPlace(kind);
    const reader = await place.open();
    const [one, two] = [
      await serve({ clock, store: await place.open(clock.now) }),
      await serve({ clock, store: await place.open(clock.now) }),
    ];
    const rulebook = await rulebookOf(HIDDEN);
    const party: Party = await begin(one, HIDDEN, 2, { settings });
    const pages = [await seatAt(one, party, '0'), await seatAt(two, party, '1')] as const;
    const [here, there] = pages;
    const everywhere = (condition: (page: Page) => boolean) =>
      Promise.all(pages.map((page) => page.until(() => condition(page))));
    const first = here.state?.ctx.currentPlayer ?? '';
    await everywhere((page) => clockOf(page, first).isRunning);

    clock.turn(7000);
    const acting = first === '0' ? here : there;
    await acting.act(someAction(rulebook, acting));
    await everywhere((page) => page.status?.stateID === 1);
    expect(clockOf(there, first).leftMs).toBe(BASE - 7000 + INCREMENT);
    expect(there.status?.clocks).toEqual(here.status?.clocks);

    const [late = ''] = here.status?.awaited ?? [];
    clock.turn(clockOf(here, late).leftMs);
    await everywhere((page) => clockOf(page, late).leftMs === 0);
    clock.turn(1);
    await everywhere((page) => page.status?.stateID === 2);
    expect(clockOf(here, late).leftMs).toBe(INCREMENT);
    const moments = await reader.readMoments(here.matchID, 1);
    expect(moments).toHaveLength(1);

    // A node that goes leaves the clock to the other; when both have gone it stands still.
    there.close();
    await here.until(() => here.room?.seats[1]?.kind === 'person' && !here.room.seats[1].isPresent);
    clock.turn(1000);
    await two.close();
    await one.close();
    const stored = await reader.readClocks(here.matchID);
    expect(stored?.clocks.seats.map(({ since }) => since)).toEqual([null, null]);
    await reader.close();
    await place.forget();
  });
});

describe('time in which nobody kept the clock', () => {
  const clocks: Clocks = {
    incrementMs: INCREMENT,
    seats: [
      { leftMs: 50_000, since: 1_000_000 },
      { leftMs: 40_000, since: null },
    ],
  };

  test('is not counted, as far as it is known', () => {
    expect(skipped(clocks, 1_010_000, 1_200_000).seats).toEqual([
      { leftMs: 40_000, since: 1_200_000 },
      { leftMs: 40_000, since: null },
    ]);
    expect(skipped(clocks, Number.NEGATIVE_INFINITY, 1_200_000).seats[0]).toEqual({
      leftMs: 50_000,
      since: 1_200_000,
    });
    // Two nodes that both noticed it give it back once.
    const once = skipped(clocks, 1_010_000, 1_200_000);
    expect(skipped(once, 1_010_000, 1_200_000)).toBe(once);
  });

  test('a clock that another node set a little ahead of ours has not lost or won anything', () => {
    expect(isTimeUp(clocks, '0', 999_000)).toBe(false);
    expect(nextTimeUp(clocks, 999_000)).toBe(1_050_000);
    expect(nextTimeUp(clocks, 1_050_000)).toBeUndefined();
  });
});
