import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import Database from 'libsql';
import { newSeed } from '@/kit/random';
import { StoreDown } from '@/server/fault';
import { newID } from '@/server/secrets';
import { NewerSchema, stepsFrom } from '@/server/stores/migrations';
import { openStore } from '@/server/stores/open-store';
import type { Clocks, Commit, MatchRecord, RoomRecord, Store } from '@/server/stores/store';
import type { Circle } from '@/wire/chat';
import { KINDS, newPlace, type Place } from './stores-at-hand';

const roomOf = (more: Partial<RoomRecord> = {}): RoomRecord => ({
  roomID: newID(),
  slug: 'chess',
  options: { goal: 'short', open: true },
  settings: { isPublic: false, awaySeconds: 90, turnClock: null, allowsHints: true },
  ownerID: 'p1',
  ownerAwayAt: null,
  seats: [
    { kind: 'person', personID: 'p1', name: '阿明 👩‍👧', awayAt: null, isPlayedByBot: false },
    { kind: 'bot', level: 'easy', name: '' },
  ],
  keys: [{ personID: 'p1', hashes: ['h'], from: null, carry: { hash: 'c', expiresAt: 5 } }],
  banned: [],
  votes: [],
  claims: [],
  stage: 'waiting',
  matchID: null,
  nextRoomID: null,
  ...more,
});

describe.each(KINDS)('%s', (kind) => {
  let place: Place;
  let store: Store;
  let now = 1000;
  beforeAll(async () => {
    place = await newPlace(kind);
    store = await place.open(() => now);
  });
  afterAll(async () => {
    await store.close();
    await place.forget();
  });
  beforeEach(() => {
    now = 1000;
  });

  const newRoom = async (more?: Partial<RoomRecord>) => {
    const room = roomOf(more);
    expect(await store.createRoom(room)).toBe(true);
    return room;
  };

  const newMatch = async (clocks: Clocks | null = null) => {
    const room = await newRoom();
    const match: MatchRecord = {
      matchID: newID(),
      roomID: room.roomID,
      slug: 'chess',
      rulesVersion: 1,
      seed: newSeed(),
      options: room.options,
      numPlayers: 2,
    };
    const playing: RoomRecord = { ...room, stage: 'playing', matchID: match.matchID };
    expect(await store.startMatch(playing, 1, match, '{"n":0}', [], clocks)).toBe(true);
    return { room: playing, match };
  };

  const commitOf = (match: MatchRecord, expected: number, more: Partial<Commit> = {}): Commit => ({
    matchID: match.matchID,
    roomID: match.roomID,
    expected,
    state: `{"n":${expected + 1}}`,
    isOver: false,
    actionID: newID(),
    action: { playerID: '0', move: 'play', args: ['guard', { n: 1 }, null] },
    journal: [{ kind: 'play', playerID: '0', facts: { card: 'guard' }, secret: { 1: { other: 'king' } } }],
    clocks: null,
    ...more,
  });

  test('answers', async () => {
    expect(store.kind).toBe(kind);
    await expect(store.ping()).resolves.toBeUndefined();
  });

  describe('a room', () => {
    test('is read as it was written', async () => {
      const room = await newRoom();
      expect(await store.readRoom(room.roomID)).toEqual({ record: room, revision: 1 });
      expect(await store.readRoom(newID())).toBeUndefined();
    });

    test('is not opened a second time', async () => {
      const room = await newRoom();
      expect(await store.createRoom({ ...room, ownerID: null })).toBe(false);
      expect(await store.readRoom(room.roomID)).toEqual({ record: room, revision: 1 });
    });

    test('is changed only by whoever knows its revision', async () => {
      const room = await newRoom();
      const changed = { ...room, ownerID: null };
      expect(await store.saveRoom(changed, 1)).toBe(true);
      expect(await store.saveRoom(room, 1)).toBe(false);
      expect(await store.readRoom(room.roomID)).toEqual({ record: changed, revision: 2 });
    });

    test('changed by many at once is changed by one', async () => {
      const room = await newRoom();
      const saved = await Promise.all(Array.from({ length: 8 }, () => store.saveRoom(room, 1)));
      expect(saved.filter(Boolean)).toHaveLength(1);
    });

    test('opens its next room in the same step, or not at all', async () => {
      const room = await newRoom();
      const next = roomOf();
      expect(await store.saveRooms({ ...room, nextRoomID: next.roomID }, 7, next)).toBe(false);
      expect(await store.readRoom(next.roomID)).toBeUndefined();
      expect(await store.saveRooms({ ...room, nextRoomID: next.roomID }, 1, next)).toBe(true);
      expect((await store.readRoom(next.roomID))?.record).toEqual(next);
    });

    test('is listed while it is public and waits', async () => {
      const settings = { isPublic: true, awaySeconds: 90, turnClock: null, allowsHints: false };
      const first = await newRoom({ settings });
      now++;
      const second = await newRoom({ settings });
      await newRoom();
      await newRoom({ settings, stage: 'over' });
      expect((await store.listRooms(9, 9)).map(({ roomID }) => roomID)).toEqual([
        second.roomID,
        first.roomID,
      ]);
      expect(await store.listRooms(1, 9)).toHaveLength(1);
      await Promise.all([first, second].map((room) => store.saveRoom({ ...room, stage: 'over' }, 1)));
    });

    test('comes in the list after those of others, once its address has its share', async () => {
      const settings = { isPublic: true, awaySeconds: 90, turnClock: null, allowsHints: false };
      const openedBy = async (from: string) => {
        now++;
        const keys = [{ personID: 'p1', hashes: ['h'], from, carry: null }];
        return (await newRoom({ settings, keys })).roomID;
      };
      const [one, ...many] = [
        await openedBy('a'),
        await openedBy('b'),
        await openedBy('b'),
        await openedBy('b'),
      ];
      const listed = (await store.listRooms(9, 2)).map(({ roomID }) => roomID);
      expect(listed).toEqual([many[2], many[1], one, many[0]]);
    });

    test('is counted for the address it was opened from, until it is over or left alone', async () => {
      const keys = [{ personID: 'p1', hashes: ['h'], from: 'counted', carry: null }];
      const from = now;
      const room = await newRoom({ keys });
      now++;
      await newRoom({ keys, stage: 'playing' });
      await newRoom({ keys: [{ personID: 'p1', hashes: ['h'], from: 'other', carry: null }] });
      expect(await store.countRooms('counted', from - 1)).toEqual({ count: 2, oldest: from });
      expect(await store.countRooms('counted', from)).toEqual({ count: 1, oldest: from + 1 });
      await store.saveRoom({ ...room, stage: 'over' }, 1);
      expect(await store.countRooms('counted', 0)).toEqual({ count: 1, oldest: from + 1 });
      expect(await store.countRooms('nobody', 0)).toEqual({ count: 0, oldest: null });
    });
  });

  describe('a match', () => {
    test('begins with its deal', async () => {
      const { match } = await newMatch();
      expect(await store.readMatch(match.matchID)).toEqual({
        match,
        stateID: 0,
        state: '{"n":0}',
        clocks: null,
      });
      expect(await store.readMoments(match.matchID, -1)).toEqual([{ stateID: 0, action: null, journal: [] }]);
      expect(await store.readNews(match.matchID, 0)).toBeUndefined();
      expect(await store.readNews(newID(), -1)).toBeUndefined();
      expect(await store.readMatch(newID())).toBeUndefined();
    });

    test('does not begin in a room that has changed', async () => {
      const room = await newRoom();
      const match = { ...(await newMatch()).match, matchID: newID(), roomID: room.roomID };
      expect(await store.startMatch(room, 4, match, '{}', [], null)).toBe(false);
      expect(await store.readMatch(match.matchID)).toBeUndefined();
    });

    test('moves by one, with position, action and journal', async () => {
      const { match } = await newMatch();
      const commit = commitOf(match, 0);
      expect(await store.commit(commit)).toEqual({ kind: 'committed', stateID: 1 });
      expect(await store.readMatch(match.matchID)).toMatchObject({ stateID: 1, state: '{"n":1}' });
      const moments = [{ stateID: 1, action: commit.action, journal: commit.journal }];
      expect(await store.readMoments(match.matchID, 0)).toEqual(moments);
      expect(await store.readNews(match.matchID, 0)).toEqual({
        stateID: 1,
        state: '{"n":1}',
        clocks: null,
        moments,
      });
      expect(await store.findAction(match.matchID, '0', commit.actionID)).toBe(1);
      expect(await store.lastActionsOf(match.matchID, '0')).toEqual({ own: 1, byBot: null });
      expect(await store.lastActionsOf(match.matchID, '1')).toEqual({ own: null, byBot: null });
      await store.commit({ ...commitOf(match, 1), actionID: 'bot 1' });
      expect(await store.lastActionsOf(match.matchID, '0')).toEqual({ own: 1, byBot: 2 });
    });

    test('does not move from where it no longer stands', async () => {
      const { match } = await newMatch();
      await store.commit(commitOf(match, 0));
      expect(await store.commit(commitOf(match, 0))).toEqual({ kind: 'conflict' });
      expect(await store.commit(commitOf(match, 5))).toEqual({ kind: 'conflict' });
      expect(await store.commit({ ...commitOf(match, 0), matchID: newID() })).toEqual({ kind: 'conflict' });
      expect(await store.readMoments(match.matchID, -1)).toHaveLength(2);
    });

    test('knows an action again, whenever it comes', async () => {
      const { match } = await newMatch();
      const commit = commitOf(match, 0);
      await store.commit(commit);
      await store.commit(commitOf(match, 1));
      expect(await store.commit(commit)).toEqual({ kind: 'duplicate', stateID: 1 });
      expect(await store.commit({ ...commit, expected: 2 })).toEqual({ kind: 'duplicate', stateID: 1 });
      // The same id from another seat is another action.
      const other = { ...commit, expected: 2, action: { ...commit.action, playerID: '1' } };
      expect(await store.commit(other)).toEqual({ kind: 'committed', stateID: 3 });
    });

    test('moved by many at once is moved by one', async () => {
      const { match } = await newMatch();
      const results = await Promise.all(Array.from({ length: 8 }, () => store.commit(commitOf(match, 0))));
      expect(results.filter((result) => result.kind === 'committed')).toHaveLength(1);
      expect(results.filter((result) => result.kind === 'conflict')).toHaveLength(7);
      expect((await store.readMatch(match.matchID))?.stateID).toBe(1);
    });

    test('sent twice at once is moved once', async () => {
      const { match } = await newMatch();
      const commit = commitOf(match, 0);
      await Promise.all([store.commit(commit), store.commit(commit)]);
      expect((await store.readMatch(match.matchID))?.stateID).toBe(1);
      expect(await store.findAction(match.matchID, '0', commit.actionID)).toBe(1);
    });
  });

  describe('turn clocks', () => {
    const clocks: Clocks = { incrementMs: 5000, seats: [{ leftMs: 60_000, since: null }] };
    const running: Clocks = { incrementMs: 5000, seats: [{ leftMs: 60_000, since: 7 }] };

    test('are read as they were written, with the match and by themselves', async () => {
      const { match } = await newMatch(clocks);
      const stored = { clocks, revision: 0 };
      expect((await store.readMatch(match.matchID))?.clocks).toEqual(stored);
      expect(await store.readClocks(match.matchID)).toEqual(stored);
      expect(await store.readClocks((await newMatch()).match.matchID)).toBeNull();
      expect(await store.readClocks(newID())).toBeNull();
    });

    test('are changed only by whoever knows their revision', async () => {
      const { match } = await newMatch(clocks);
      expect(await store.saveClocks(match, running, 0)).toBe(true);
      expect(await store.saveClocks(match, clocks, 0)).toBe(false);
      expect(await store.readClocks(match.matchID)).toEqual({ clocks: running, revision: 1 });
    });

    test('move with an action, or the action does not happen', async () => {
      const { match } = await newMatch(clocks);
      await store.saveClocks(match, running, 0);
      const late = commitOf(match, 0, { clocks: { clocks, revision: 0 } });
      expect(await store.commit(late)).toEqual({ kind: 'conflict' });
      const commit = { ...late, clocks: { clocks, revision: 1 } };
      expect(await store.commit(commit)).toEqual({ kind: 'committed', stateID: 1 });
      const stored = { clocks, revision: 2 };
      expect(await store.readClocks(match.matchID)).toEqual(stored);
      expect((await store.readNews(match.matchID, 0))?.clocks).toEqual(stored);
    });
  });

  describe('chat', () => {
    const say = (roomID: string, requestID: string, circle: Circle = 'room', keep = 3) =>
      store.addLine(
        roomID,
        requestID,
        { personID: 'p1', name: '阿明', text: `“${requestID}”`, circle, at: now },
        keep,
      );

    test('keeps the last lines in order', async () => {
      const { roomID } = await newRoom();
      for (const id of ['a', 'b', 'c', 'd']) await say(roomID, id);
      const lines = await store.readLines(roomID, 0);
      expect(lines.map(({ text }) => text)).toEqual(['“b”', '“c”', '“d”']);
      expect((await store.readLines(roomID, lines[1]?.lineID ?? 0)).map(({ text }) => text)).toEqual(['“d”']);
    });

    test('of each circle by itself: no talk of watchers makes that of the room forgotten', async () => {
      const { roomID } = await newRoom();
      await say(roomID, 'a');
      for (const id of ['b', 'c', 'd', 'e']) await say(roomID, id, 'watchers');
      const lines = await store.readLines(roomID, 0);
      expect(lines.map(({ text, circle }) => `${circle} ${text}`)).toEqual([
        'room “a”',
        'watchers “c”',
        'watchers “d”',
        'watchers “e”',
      ]);
    });

    test('knows a line again', async () => {
      const { roomID } = await newRoom();
      const first = await say(roomID, 'a');
      expect(await say(roomID, 'a')).toEqual(first);
      expect(await store.readLines(roomID, 0)).toEqual([first]);
    });
  });

  describe('a change that breaks a rule of the store', () => {
    test('fails alone, and is no sign of the store being down', async () => {
      const { match } = await newMatch();
      const other = await newRoom();
      const again = { ...other, stage: 'playing' as const, matchID: match.matchID };
      const outcomes = await Promise.allSettled([
        store.commit(commitOf(match, 0)),
        store.startMatch(again, 1, match, '{}', [], null),
        store.addLine(
          other.roomID,
          'a',
          { personID: 'p1', name: 'A', text: 'hi', circle: 'room', at: 1 },
          10,
        ),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      const reason: unknown = outcomes[1]?.status === 'rejected' ? outcomes[1].reason : undefined;
      expect(reason).toBeInstanceOf(Error);
      expect(reason).not.toBeInstanceOf(StoreDown);
      // What the failed one had done before it failed is taken back, too.
      expect(await store.readRoom(other.roomID)).toEqual({ record: other, revision: 1 });
      expect((await store.readMatch(match.matchID))?.stateID).toBe(1);
    });

    test('a line to a room that is gone is none', async () => {
      const line = { personID: 'p1', name: 'A', text: 'hi', circle: 'room', at: 1 } as const;
      const room = await newRoom();
      const [gone, kept] = await Promise.all([
        store.addLine(newID(), 'a', line, 10),
        store.addLine(room.roomID, 'a', line, 10),
      ]);
      expect(gone).toBeUndefined();
      expect(kept).toMatchObject(line);
    });
  });

  describe('presence', () => {
    test('adds up over nodes, and goes with them', async () => {
      const { roomID } = await newRoom();
      await store.notePresence('one', roomID, ['a', 'b'], 1);
      await store.notePresence('two', roomID, ['b', 'c'], 2);
      expect(await store.readPresence(roomID)).toEqual({
        people: new Set(['a', 'b', 'c']),
        watchers: 3,
        aliveAt: 1000,
      });
      await store.notePresence('two', roomID, [], 0);
      expect(await store.readPresence(roomID)).toEqual({
        people: new Set(['a', 'b']),
        watchers: 1,
        aliveAt: 1000,
      });
      await store.forgetNode('two');
      await store.forgetNode('one');
      expect(await store.readPresence(roomID)).toEqual({ people: new Set(), watchers: 0, aliveAt: null });
    });

    test('of a node that has died lapses', async () => {
      const { roomID } = await newRoom();
      await store.notePresence('dead', roomID, ['a'], 0);
      await store.beat('alive', 500);
      now += 400;
      expect(await store.beat('alive', 500)).toBe(0);
      now += 200;
      expect(await store.beat('alive', 500)).toBe(1);
      expect((await store.readPresence(roomID)).people).toEqual(new Set());
    });

    test('of a room that is gone is nothing', async () => {
      await expect(store.notePresence('one', newID(), ['a'], 0)).resolves.toBeUndefined();
    });
  });

  test('what nobody has touched for long is swept, with its match and its chat', async () => {
    const waiting = await newRoom();
    const { room, match } = await newMatch();
    now = 2000;
    await store.commit(commitOf(match, 0));
    expect(await store.sweep({ waiting: 1500, playing: 1500, over: 1500 })).toBeGreaterThan(0);
    expect(await store.readRoom(waiting.roomID)).toBeUndefined();
    expect(await store.readRoom(room.roomID)).toBeDefined();
    expect(await store.sweep({ waiting: 0, playing: 2500, over: 0 })).toBeGreaterThan(0);
    expect(await store.readMatch(match.matchID)).toBeUndefined();
    expect(await store.readMoments(match.matchID, -1)).toEqual([]);
  });

  test('what was written is there for the next process', async () => {
    const room = await newRoom();
    const other = await place.open();
    expect((await other.readRoom(room.roomID))?.record).toEqual(room);
    await other.close();
  });

  test('once closed it is down', async () => {
    const other = await place.open();
    await other.close();
    await expect(other.createRoom(roomOf())).rejects.toThrow(StoreDown);
  });
});

describe.each(KINDS.filter((kind) => kind === 'postgres'))('%s between nodes', (kind) => {
  test('one hears of the other’s changes, by id only, and not of its own', async () => {
    const place = await newPlace(kind);
    const [one, two] = [await place.open(), await place.open()];
    const heard: string[] = [];
    const own: string[] = [];
    const room = roomOf();
    const match: MatchRecord = {
      matchID: newID(),
      roomID: room.roomID,
      slug: 'chess',
      rulesVersion: 1,
      seed: 'a secret',
      options: {},
      numPlayers: 2,
    };
    const listen = (store: Store, list: string[], told: () => void) => {
      const note = (what: string) => (roomID: string) => {
        list.push(`${what} ${roomID}`);
        told();
      };
      store.onChange({ onRoom: note('room'), onMatch: note('match'), onGap: () => undefined });
    };
    const told = new Promise<void>((resolve) => {
      listen(two, heard, () => heard.length === 4 && resolve());
    });
    listen(one, own, () => undefined);
    await one.createRoom(room);
    await one.startMatch(room, 1, match, '{}', [], null);
    await one.notePresence('one', room.roomID, ['p1'], 0);
    await one.addLine(room.roomID, 'a', { personID: 'p1', name: 'A', text: 'hi', circle: 'room', at: 1 }, 10);
    const action = { playerID: '0', move: 'a', args: [] };
    const { matchID, roomID } = match;
    const at = {
      matchID,
      roomID,
      expected: 0,
      state: '{}',
      isOver: false,
      actionID: 'x',
      action,
      journal: [],
      clocks: null,
    };
    await one.commit(at);
    await told;
    expect(heard).toEqual([...Array(3).fill(`room ${roomID}`), `match ${roomID}`]);
    expect(own).toEqual([]);
    await Promise.all([one.close(), two.close()]);
    await place.forget();
  });
});

test('a store written by a newer program is not touched', async () => {
  const place = await newPlace('sqlite');
  await (await place.open()).close();
  const db = new Database(`${place.env.DATA_DIR}/kaizhuo.sqlite`);
  db.exec('INSERT INTO schema_step VALUES (999)');
  db.close();
  await expect(place.open()).rejects.toThrow(NewerSchema);
  await place.forget();
});

test('a store from before there were turn clocks is brought up to date, with what is in it', async () => {
  const place = await newPlace('sqlite');
  mkdirSync(place.env.DATA_DIR);
  const db = new Database(`${place.env.DATA_DIR}/kaizhuo.sqlite`);
  const [first = ''] = stepsFrom(0, 'sqlite');
  db.exec(
    `${first} CREATE TABLE schema_step (version BIGINT PRIMARY KEY); INSERT INTO schema_step VALUES (1)`,
  );
  const room = roomOf();
  const old = { ...room, settings: { isPublic: false, awaySeconds: 90 } };
  db.prepare("INSERT INTO room VALUES (?, 1, ?, 'playing', 0, 0)").run(room.roomID, JSON.stringify(old));
  db.prepare("INSERT INTO match VALUES ('m', ?, 'chess', 1, 's', '{}', 2, 4, '{}', 0, 0)").run(room.roomID);
  db.close();
  const store = await place.open();
  expect(await store.readRoom(room.roomID)).toEqual({ record: room, revision: 1 });
  expect(await store.readMatch('m')).toMatchObject({ stateID: 4, clocks: null });
  await store.close();
  await place.forget();
});

test('a file that is no database, and a database that is not there, are said to be down', async () => {
  const place = await newPlace('sqlite');
  await expect(openStore({ NODE_ENV: 'test', DATA_DIR: '/dev/null/data' })).rejects.toThrow(StoreDown);
  const nowhere = 'postgres://nobody@127.0.0.1:1/none';
  await expect(openStore({ NODE_ENV: 'test', DATABASE_URL: nowhere })).rejects.toThrow(StoreDown);
  await expect(openStore({ NODE_ENV: 'test', DATABASE_URL: 'mysql://x' })).rejects.toThrow('postgres://');
  await place.forget();
});

test('the file, with its own files beside it, is for its owner alone, also one that was readable before', async () => {
  const place = await newPlace('sqlite');
  const modes = () =>
    Object.fromEntries(
      readdirSync(place.env.DATA_DIR).map((name) => [
        name,
        (statSync(`${place.env.DATA_DIR}/${name}`).mode & 0o777).toString(8),
      ]),
    );
  const first = await place.open();
  await first.createRoom(roomOf());
  const all = { 'kaizhuo.sqlite': '600', 'kaizhuo.sqlite-shm': '600', 'kaizhuo.sqlite-wal': '600' };
  expect(modes()).toEqual(all);
  expect((statSync(place.env.DATA_DIR).mode & 0o777).toString(8)).toBe('700');
  for (const name of readdirSync(place.env.DATA_DIR)) chmodSync(`${place.env.DATA_DIR}/${name}`, 0o644);
  const second = await place.open();
  expect(modes()).toEqual(all);
  await Promise.all([first.close(), second.close()]);
  await place.forget();
});

describe('another process on the same file', () => {
  const held = async () => {
    const place = await newPlace('sqlite');
    const store = await place.open();
    const other = new Database(`${place.env.DATA_DIR}/kaizhuo.sqlite`);
    other.exec('BEGIN IMMEDIATE');
    const end = async () => {
      other.close();
      await store.close();
      await place.forget();
    };
    return { store, other, end };
  };

  test('holds up what is written while it writes itself, and nothing else', async () => {
    const { store, other, end } = await held();
    const room = roomOf();
    const created = store.createRoom(room);
    // The event loop goes round meanwhile, and reads are answered.
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(await store.readRoom(room.roomID)).toBeUndefined();
    other.exec('ROLLBACK');
    expect(await created).toBe(true);
    expect((await store.readRoom(room.roomID))?.record).toEqual(room);
    await end();
  });

  test('that keeps it counts as the store being down', async () => {
    const { store, other, end } = await held();
    await expect(store.createRoom(roomOf())).rejects.toThrow(StoreDown);
    other.exec('ROLLBACK');
    await expect(store.createRoom(roomOf())).resolves.toBe(true);
    await end();
  });
});

test('asked whether it is well the file is written to, so that a full disk is found out', async () => {
  const place = await newPlace('sqlite');
  const store = await place.open();
  const log = () => statSync(`${place.env.DATA_DIR}/kaizhuo.sqlite-wal`).size;
  const before = log();
  await store.ping();
  expect(log()).toBeGreaterThan(before);
  await store.close();
  await place.forget();
});
