import { AT_ONCE, HIDDEN } from '@tests/examples';
import { nextDeadline, withAway } from '@/server/away';
import { claimsOf } from '@/server/claims';
import { newClock, systemClock } from '@/server/clock';
import { withOwner } from '@/server/lending';
import { Bucket } from '@/server/limits';
import { SqliteStore } from '@/server/stores/sqlite';
import type { RoomRecord } from '@/server/stores/store';
import { settled } from '@/server/turn-clock';
import type { Carry } from '@/wire/requests';
import { LEND_SECONDS, NUDGE_SECONDS, VOTE_SECONDS } from '@/wire/room';
import { HandClock } from './hand-clock';
import { Machine } from './machine';
import type { Page } from './page';
import { choices, rulebookOf, seatAll, seatAt } from './players';
import { begin, call, gather, ownFolder, type Served, serve } from './served';

const { folder, forget } = ownFolder();
afterAll(forget);

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Whichever way somebody sets the machine's clock. */
const JUMPS = [
  ['an hour forward', HOUR],
  ['an hour back', -HOUR],
  ['a day forward', DAY],
  ['a day back', -DAY],
  ['ten years forward', 3650 * DAY],
  ['ten years back', -3650 * DAY],
] as const;
const AN_HOUR = JUMPS.slice(0, 2);

describe('the clock', () => {
  test.each(JUMPS)('of this process goes on as before when the machine’s is set %s', (_, ms) => {
    const before = systemClock.now();
    const wall = Date.now();
    const set = jest.spyOn(Date, 'now').mockReturnValue(wall + ms);
    const after = systemClock.now();
    set.mockRestore();
    expect(Math.abs(after - before)).toBeLessThan(SECOND);
  });

  test.each(JUMPS)(
    'set %s is led to the new time by 1.8 s an hour at most, and never stands or goes back',
    (_, ms) => {
      const machine = new Machine();
      const { now } = machine.clock;
      const begun = now();
      machine.set(ms);
      expect(now()).toBe(begun);
      let last = begun;
      for (let passed = SECOND; passed <= HOUR; passed += SECOND) {
        machine.passes(SECOND);
        expect(now() - last).toBeGreaterThan(SECOND - 2);
        expect(now() - last).toBeLessThan(SECOND + 2);
        last = now();
      }
      expect(now() - begun - HOUR).toBeCloseTo(Math.sign(ms) * 1800, -1);
    },
  );

  test('is right again in the end, and stays so', () => {
    const machine = new Machine();
    machine.set(10 * SECOND);
    machine.passes(6 * HOUR);
    expect(machine.clock.now()).toBe(machine.wall());
    machine.passes(6 * HOUR);
    expect(machine.clock.now()).toBe(machine.wall());
  });

  test('says whole milliseconds', () => {
    const hand = new HandClock();
    const clock = newClock({ wall: () => hand.now() + 0.4, steady: () => hand.now() / 3 });
    hand.turn(1000);
    expect(Number.isInteger(clock.now())).toBe(true);
  });

  test.each(JUMPS)('takes over what it was set by at once while it rests: %s', (_, ms) => {
    const machine = new Machine();
    machine.set(ms);
    machine.clock.rest?.();
    expect(machine.clock.now()).toBe(machine.wall());
  });
});

describe('a clock that is led by another', () => {
  test('begins with its time, whatever the machine says, and is led slowly from then on', () => {
    const machine = new Machine(HOUR);
    machine.clock.follow(1_000_000, undefined);
    expect(machine.clock.now()).toBe(1_000_000);
    machine.passes(SECOND);
    machine.clock.follow(1_001_000 + HOUR, undefined);
    machine.set(-DAY);
    expect(machine.clock.now()).toBe(1_001_000);
    machine.passes(1000 * SECOND);
    expect(machine.clock.now()).toBe(2_001_000 + 500);
  });

  test('begins with the time of others, and keeps to it when the one that leads them all is set', () => {
    const machine = new Machine();
    machine.clock.follow(HOUR, 5000);
    expect(machine.clock.now()).toBe(5000);
    machine.passes(10 * SECOND);
    machine.clock.follow(2 * HOUR, undefined);
    expect(machine.clock.now()).toBe(15_005);
  });

  test('takes the time of others after it has slept, and not because they differ a little', () => {
    const machine = new Machine();
    machine.clock.follow(0, undefined);
    machine.clock.follow(0, 900);
    expect(machine.clock.now()).toBe(0);
    // It slept for an hour, in which the others went on.
    machine.clock.follow(HOUR, HOUR + 900);
    expect(machine.clock.now()).toBe(HOUR + 900);
  });

  test('takes nothing over by itself while others go by the same time', () => {
    const machine = new Machine();
    machine.clock.follow(HOUR, 5000);
    machine.clock.follow(HOUR, 5900);
    machine.clock.rest?.();
    expect(machine.clock.now()).toBe(5000);
  });

  test('takes the time of others over once it rests, where they go by another', () => {
    const machine = new Machine();
    machine.clock.follow(0, undefined);
    machine.clock.follow(0, HOUR);
    expect(machine.clock.now()).toBe(0);
    machine.passes(SECOND);
    machine.clock.rest?.();
    expect(machine.clock.now()).toBe(HOUR + SECOND);
  });
});

describe.each(AN_HOUR)('a server whose machine is set %s', (_, ms) => {
  let machine: Machine;
  let served: Served;
  let stores = 0;
  beforeEach(async () => {
    machine = new Machine();
    const { clock } = machine;
    served = await serve({ clock, store: new SqliteStore(`${folder}/${ms}-${stores++}.sqlite`, clock.now) });
  });
  afterEach(() => served.close());

  /** What the room was asked before this is done when it has answered. */
  const rest = async (page: Page, passed: number) => {
    machine.passes(passed);
    await page.get('earlier', { before: 0 });
  };

  async function table(people = 2, settings: object = {}, slug = HIDDEN) {
    const party = await begin(served, slug, people, { settings });
    const { seats, watcher } = await seatAll(served, party);
    const awaited = Number(watcher.status?.awaited[0]);
    const mine = seats[awaited];
    if (mine === undefined) throw new Error('nobody is to act');
    return { party, seats, watcher, awaited, mine };
  }

  test('takes an action of somebody who has time left, and none of somebody who has not', async () => {
    const turnClock = { baseSeconds: 60, incrementSeconds: 10 };
    const { mine, watcher, awaited } = await table(2, { turnClock });
    await watcher.until(() => watcher.status?.clocks?.[awaited]?.isRunning === true);
    machine.passes(SECOND);
    machine.set(ms);
    const [action] = choices(await rulebookOf(HIDDEN), mine);
    if (action === undefined) throw new Error('nothing to do');
    await mine.act(action);
    await watcher.until(() => watcher.status?.stateID === 1);
    expect(Math.abs((watcher.status?.clocks?.[awaited]?.leftMs ?? 0) - 69 * SECOND)).toBeLessThan(10);
    await runsOut(machine, watcher);
  });

  test('gives nobody’s seat away before their time, and gives it away then', async () => {
    const { seats, watcher, party } = await table(3, { awaySeconds: 90 }, AT_ONCE);
    const seat = () => {
      const person = watcher.room?.seats[1];
      if (person?.kind !== 'person') throw new Error('nobody');
      return person;
    };
    seats[1]?.close();
    await watcher.until(() => !seat().isPresent);
    expect(seat().awayInMs).toBe(90 * SECOND);
    machine.set(ms);
    await rest(watcher, 85 * SECOND);
    // Asked anew, the room says how long it still is.
    const { body } = await call<{ room: { seats: { awayInMs: number }[] } }>(
      `${served.url}/api/rooms/${party.room.roomID}`,
    );
    expect(Math.abs((body.room.seats[1]?.awayInMs ?? 0) - 5 * SECOND)).toBeLessThan(100);
    expect(seat().isPlayedByBot).toBe(false);
    machine.passes(6 * SECOND);
    await watcher.until(() => seat().isPlayedByBot);
  });

  test('counts how long somebody is waited for, and lets nobody vote before', async () => {
    const { seats, watcher, awaited, party, mine } = await table();
    const other = seats.find((page) => page !== mine);
    if (other === undefined) throw new Error('nobody');
    const ballot = {
      matchID: watcher.matchID,
      playerID: String(awaited),
      personID: party.keys[1 - awaited]?.personID,
    };
    machine.set(ms);
    await rest(watcher, NUDGE_SECONDS * SECOND);
    expect(await other.refusal('vote', ballot)).toBe('stale');
    machine.passes((VOTE_SECONDS - NUDGE_SECONDS) * SECOND);
    expect(await other.refusal('vote', ballot)).toBeUndefined();
  });

  test('lends a room whose owner is away when it is time to, not before', async () => {
    const party = await gather(served, HIDDEN, 2);
    const [owner, friend] = [await served.page(), await served.page()];
    await owner.enter(party.room.roomID, party.keys.slice(0, 1));
    await friend.enter(party.room.roomID, party.keys.slice(1));
    owner.close();
    await friend.until(() => friend.room?.seats[0]?.kind === 'person' && !friend.room.seats[0].isPresent);
    machine.set(ms);
    await rest(friend, (LEND_SECONDS - 2) * SECOND);
    expect(friend.room?.actingID).toBeNull();
    machine.passes(3 * SECOND);
    await friend.until(() => friend.room?.actingID !== null);
  });

  test('keeps a code for another device as long as it said', async () => {
    const party = await gather(served, HIDDEN, 2);
    const { roomID } = party.room;
    const page = await served.page();
    await page.enter(roomID, party.keys.slice(0, 1));
    const codeOf = () => served.post<Carry>(`/rooms/${roomID}/carry`, { key: party.keys[0] });
    const spend = (code: string) => served.fault(`/rooms/${roomID}/carried`, { code });
    const { code, expiresInMs } = await codeOf();
    machine.set(ms);
    machine.passes(expiresInMs - 2 * SECOND);
    expect(await spend(code)).toBe('200');
    const late = await codeOf();
    machine.passes(expiresInMs + 2 * SECOND);
    expect(await spend(late.code)).toBe('code-spent');
  });

  test('dates lines of chat one after the other', async () => {
    const party = await gather(served, HIDDEN, 2);
    const page = await served.page();
    await page.enter(party.room.roomID, party.keys.slice(0, 1));
    const say = (lineID: string) =>
      page.get<{ at: number }>('chat', { lineID, personID: party.keys[0]?.personID, text: 'hi' });
    const first = await say('a'.repeat(22));
    machine.set(ms);
    machine.passes(10 * SECOND);
    const second = await say('b'.repeat(22));
    expect(Math.abs(second.at - first.at - 10 * SECOND)).toBeLessThan(10);
  });

  test('gives nobody more of what is limited, and keeps nobody from it', () => {
    // One on which no house rests.
    const own = new Machine();
    const bucket = new Bucket({ burst: 1, everyMs: 10 * SECOND }, own.clock);
    expect(bucket.trySpend()).toBe(true);
    own.set(ms);
    expect(bucket.trySpend()).toBe(false);
    own.passes(10.1 * SECOND);
    expect(bucket.trySpend()).toBe(true);
  });

  test('sweeps no room that is new, and thinks no node gone', async () => {
    const { party, watcher } = await table();
    machine.set(ms);
    machine.passes(20 * SECOND);
    await call(`${served.url}/healthz`);
    await served.server.house.sweep();
    expect((await call(`${served.url}/api/rooms/${party.room.roomID}`)).status).toBe(200);
    const late = await seatAt(served, party, null);
    expect(late.room?.seats.map((seat) => seat.kind === 'person' && seat.isPresent)).toEqual([true, true]);
    expect(watcher.status?.pause).toBeNull();
  });

  test('takes the machine’s time over once nobody is in any room', async () => {
    const { seats, watcher } = await table();
    machine.set(ms);
    machine.passes(20 * SECOND);
    await call(`${served.url}/healthz`);
    expect(Math.abs(machine.clock.now() - machine.wall())).toBeGreaterThan(HOUR / 2);
    for (const page of [...seats, watcher]) page.close();
    await gone(served);
    machine.passes(20 * SECOND);
    await call(`${served.url}/healthz`);
    expect(machine.clock.now()).toBe(machine.wall());
  });
});

test('a machine that is set by years while nobody is there, and put right within a day, costs nobody a room', async () => {
  const machine = new Machine();
  const { clock } = machine;
  const served = await serve({ clock, store: new SqliteStore(`${folder}/years.sqlite`, clock.now) });
  const { room } = await gather(served, HIDDEN, 2);
  const status = async () => (await call(`${served.url}/api/rooms/${room.roomID}`)).status;
  machine.set(3650 * DAY);
  machine.passes(20 * SECOND);
  await status();
  expect(machine.clock.now()).toBe(machine.wall());
  machine.passes(5 * HOUR);
  expect(await status()).toBe(200);
  machine.set(-3650 * DAY);
  machine.passes(20 * SECOND);
  await status();
  expect(machine.clock.now()).toBe(machine.wall());
  await served.server.house.sweep();
  expect(await status()).toBe(200);
  await served.close();
});

/** Whoever is to act lets their time run out; resolves when a bot has done it for them, which it soon does. */
async function runsOut(machine: Machine, watcher: Page): Promise<void> {
  const { stateID = 0, awaited } = watcher.status ?? {};
  machine.passes(80 * SECOND);
  await watcher.until(
    () => awaited?.some((seat) => watcher.status?.clocks?.[Number(seat)]?.leftMs === 0) === true,
  );
  machine.passes(1);
  await watcher.until(() => (watcher.status?.stateID ?? 0) > stateID);
}

/** Resolves when the server has noticed that every page has gone. */
async function gone({ server, url }: Served): Promise<void> {
  while (server.house.size > 0) await call(`${url}/healthz`);
}

describe.each(AN_HOUR)(
  'a server that ended without a word, and starts again on a machine set %s',
  (_, ms) => {
    const settings = { turnClock: { baseSeconds: 60, incrementSeconds: 10 }, awaySeconds: 90 };
    let stores = 0;

    /** The same file in a process with another idea of time. */
    async function restarted() {
      const file = `${folder}/again-${ms}-${stores++}.sqlite`;
      const before = new Machine();
      const first = await serve({ clock: before.clock, store: new SqliteStore(file, before.clock.now) });
      const party = await begin(first, HIDDEN, 2, { settings });
      const { watcher } = await seatAll(first, party);
      const awaited = Number(watcher.status?.awaited[0]);
      await watcher.until(() => watcher.status?.clocks?.[awaited]?.isRunning === true);
      const { code } = await first.post<Carry>(`/rooms/${party.room.roomID}/carry`, { key: party.keys[0] });
      const after = new Machine(ms);
      // The first still stands: nothing of it has been told the store.
      const second = await serve({ clock: after.clock, store: new SqliteStore(file, after.clock.now) });
      const end = async () => {
        await second.close();
        await first.close();
      };
      return { after, second, party, awaited, code, end };
    }

    test('takes an action, and lets nobody think for hours', async () => {
      const { after, second, party, awaited, end } = await restarted();
      const page = await seatAt(second, party, String(awaited));
      const watcher = await seatAt(second, party, null);
      await watcher.until(() => watcher.status?.clocks?.[awaited]?.isRunning === true);
      expect(watcher.status?.clocks?.[awaited]?.leftMs).toBe(60 * SECOND);
      after.passes(59 * SECOND);
      const [action] = choices(await rulebookOf(HIDDEN), page);
      if (action === undefined) throw new Error('nothing to do');
      await page.act(action);
      await watcher.until(() => watcher.status?.stateID === 1);
      await runsOut(after, watcher);
      await end();
    });

    test('gives a seat to a bot after the time that was agreed on', async () => {
      const { after, second, party, awaited, end } = await restarted();
      const watcher = await seatAt(second, party, String(1 - awaited));
      const seat = () => {
        const person = watcher.room?.seats[awaited];
        if (person?.kind !== 'person') throw new Error('nobody');
        return person;
      };
      await watcher.until(() => seat().awayInMs !== null);
      expect(seat().awayInMs).toBe(90 * SECOND);
      after.passes(91 * SECOND);
      await watcher.until(() => seat().isPlayedByBot);
      await end();
    });

    test('has no code that is good for longer than it should', async () => {
      const { second, party, code, end } = await restarted();
      const { roomID } = party.room;
      expect(await second.fault(`/rooms/${roomID}/carried`, { code })).toBe('code-spent');
      await end();
    });
  },
);

describe('a time that a process noted which had another idea of time', () => {
  const NOW = Date.UTC(2026, 0, 1);
  const person = (personID: string, awayAt: number | null) =>
    ({ kind: 'person', personID, name: personID, awayAt, isPlayedByBot: false }) as const;
  const room: RoomRecord = {
    roomID: 'room',
    slug: HIDDEN,
    options: {},
    settings: { isPublic: false, awaySeconds: 90, turnClock: null, allowsHints: true },
    ownerID: 'gone',
    ownerAwayAt: null,
    seats: [person('here', null), person('gone', null)],
    keys: [],
    banned: [],
    votes: [],
    claims: [],
    stage: 'playing',
    matchID: 'match',
    nextRoomID: null,
  };
  const present = new Set(['here']);
  const awayAt = (at: number) =>
    nextDeadline(withAway({ ...room, seats: [person('here', null), person('gone', at)] }, present, NOW));

  test('keeps nobody’s seat for longer than was agreed on; what nodes differ by changes nothing', () => {
    expect(awayAt(NOW + HOUR)).toBe(NOW + 90 * SECOND);
    for (const at of [NOW + 80 * SECOND, NOW + 91 * SECOND]) expect(awayAt(at)).toBe(at);
  });

  test('lends a room after half a minute all the same', () => {
    const since = (ownerAwayAt: number) => withOwner({ ...room, ownerAwayAt }, present, NOW).ownerAwayAt;
    expect(since(NOW + HOUR)).toBe(NOW);
    for (const at of [NOW - SECOND, NOW + SECOND]) expect(since(at)).toBe(at);
  });

  test('lets a turn clock run from now on, and not from then', () => {
    const ctx = {
      numPlayers: 2,
      turn: 1,
      currentPlayer: '0',
      playOrder: ['0', '1'],
      playOrderPos: 0,
      phase: '',
    };
    const clocks = (since: number) => ({
      incrementMs: 0,
      seats: [
        { leftMs: 60 * SECOND, since },
        { leftMs: 60 * SECOND, since: null },
      ],
    });
    const runs = (since: number) => settled(clocks(since), () => true, { ...ctx, activePlayers: null }, NOW);
    expect(runs(NOW + HOUR).seats[0]).toEqual({ leftMs: 60 * SECOND, since: NOW });
    for (const at of [NOW - SECOND, NOW + SECOND]) expect(runs(at).seats[0]?.since).toBe(at);
  });

  test('keeps nobody waiting for an answer that was asked for then', () => {
    const claim = {
      personID: 'p',
      name: 'P',
      place: 0,
      hashes: [],
      from: 'f',
      askedAt: NOW,
      consents: [],
      isDeclined: true,
      grantedAt: null,
    };
    const kept = (askedAt: number) => claimsOf({ ...room, claims: [{ ...claim, askedAt }] }, NOW).length;
    expect([NOW + HOUR, NOW + SECOND, NOW - SECOND, NOW - HOUR].map(kept)).toEqual([0, 1, 1, 0]);
  });
});
