import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { newID } from '@/server/secrets';
import { SqliteStore } from '@/server/stores/sqlite';
import type { RoomRecord } from '@/server/stores/store';
import { HandClock } from './hand-clock';
import { ownFolder } from './served';

const { folder, forget } = ownFolder();
afterAll(forget);

/** Long enough for a server at which nothing is written to rest. */
const REST_MS = 10_000;
const NAME = 'kaizhuo.sqlite';

let clock: HandClock;
let home: string;
let said: string[];
let homes = 0;
beforeEach(() => {
  clock = new HandClock();
  home = path.join(folder, `home-${homes++}`);
  mkdirSync(home);
  said = [];
});

const openAt = (where: string) =>
  new SqliteStore(path.join(where, NAME), clock.now, {
    after: (ms, work) => clock.after(ms, work),
    tell: (sentence, weight) => said.push(`${weight}: ${sentence}`),
  });

const roomOf = (): RoomRecord => ({
  roomID: newID(),
  slug: 'chess',
  options: {},
  settings: { isPublic: false, awaySeconds: 90, turnClock: null, allowsHints: true },
  ownerID: null,
  ownerAwayAt: null,
  seats: [],
  keys: [],
  banned: [],
  votes: [],
  claims: [],
  stage: 'waiting',
  matchID: null,
  nextRoomID: null,
});

/** What somebody has who copied the one file and nothing beside it. */
function copied(from = home): string {
  const copy = path.join(folder, `home-${homes++}`);
  mkdirSync(copy);
  copyFileSync(path.join(from, NAME), path.join(copy, NAME));
  return copy;
}

/** Another process that has begun to read the file; until it commits, what it reads stays where it is. */
function readerOf(where: string): Database.Database {
  const reader = new Database(path.join(where, NAME));
  reader.exec('BEGIN');
  reader.prepare('SELECT COUNT(*) FROM room').get();
  return reader;
}

/** Whether the one file has a room, read by SQLite alone. */
function holds(where: string, { roomID }: RoomRecord): boolean {
  const db = new Database(path.join(where, NAME));
  try {
    return db.prepare('SELECT 1 FROM room WHERE room_id = ?').get(roomID) !== undefined;
  } catch {
    return false;
  } finally {
    db.close();
  }
}

const logSize = () => statSync(path.join(home, `${NAME}-wal`), { throwIfNoEntry: false })?.size ?? 0;

describe('the one file', () => {
  test('has everything after an orderly end', async () => {
    const store = openAt(home);
    const room = roomOf();
    await store.createRoom(room);
    expect(await store.readRoom(room.roomID)).toBeDefined();
    expect(holds(copied(), room)).toBe(false);
    await store.close();
    expect(logSize()).toBe(0);
    expect(holds(copied(), room)).toBe(true);
  });

  test('has everything once nothing has been written for a while, also of a process that never ends', async () => {
    const store = openAt(home);
    const [first, second] = [roomOf(), roomOf()];
    await store.createRoom(first);
    clock.turn(REST_MS / 4);
    expect(holds(copied(), first)).toBe(false);
    await store.createRoom(second);
    clock.turn(REST_MS);
    expect(holds(copied(), first)).toBe(true);
    expect(holds(copied(), second)).toBe(true);
    await store.close();
  });

  test('has what a process left in the log that ended without a word', async () => {
    const store = openAt(home);
    const room = roomOf();
    await store.createRoom(room);
    const [crashed, log] = [copied(), `${NAME}-wal`];
    copyFileSync(path.join(home, log), path.join(crashed, log));
    const next = openAt(crashed);
    clock.turn(REST_MS);
    expect(holds(copied(crashed), room)).toBe(true);
    await Promise.all([store.close(), next.close()]);
  });

  test('is left alone while nothing but who is here is noted', async () => {
    const store = openAt(home);
    const room = roomOf();
    await store.createRoom(room);
    clock.turn(REST_MS);
    expect(logSize()).toBe(0);
    await store.notePresence('node', room.roomID, ['a'], 0);
    await store.beat('node', REST_MS);
    await store.ping();
    const before = logSize();
    expect(before).toBeGreaterThan(0);
    for (let rest = 0; rest < 20; rest++) clock.turn(REST_MS);
    expect(logSize()).toBe(before);
    await store.close();
  });

  test('that another process reads is left as it is, said to be so at the end, and whole with its log', async () => {
    const store = openAt(home);
    const reader = readerOf(home);
    const room = roomOf();
    await store.createRoom(room);
    clock.turn(REST_MS);
    expect(logSize()).toBeGreaterThan(0);
    said.length = 0;
    await store.close();
    expect(said).toEqual([expect.stringMatching(/^warn: Another program reads kaizhuo\.sqlite.*-wal/)]);
    reader.exec('COMMIT');
    reader.close();
    const again = openAt(home);
    expect((await again.readRoom(room.roomID))?.record).toEqual(room);
    await again.close();
  });

  test('is tried again when whoever read it has gone', async () => {
    const store = openAt(home);
    const reader = readerOf(home);
    const room = roomOf();
    await store.createRoom(room);
    clock.turn(REST_MS);
    expect(holds(copied(), room)).toBe(false);
    reader.exec('COMMIT');
    reader.close();
    clock.turn(60_000);
    expect(holds(copied(), room)).toBe(true);
    await store.close();
  });

  test('is folded in by two processes, neither of which loses the other’s', async () => {
    const [one, two] = [openAt(home), openAt(home)];
    const [first, second] = [roomOf(), roomOf()];
    await one.createRoom(first);
    await one.close();
    await two.createRoom(second);
    expect((await two.readRoom(first.roomID))?.record).toEqual(first);
    await two.close();
    expect([first, second].map((room) => holds(copied(), room))).toEqual([true, true]);
  });
});

describe('a server that has no rooms', () => {
  test('says that it begins anew where nothing was', async () => {
    await openAt(home).close();
    expect(said).toEqual([`info: A new, empty collection of rooms was begun in ${home}.`]);
  });

  test('says nothing where there never were any', async () => {
    await openAt(home).close();
    said.length = 0;
    await openAt(home).close();
    expect(said).toEqual([]);
  });

  test('says nothing where it has swept them all', async () => {
    const store = openAt(home);
    await store.createRoom(roomOf());
    clock.turn(REST_MS);
    clock.turn(REST_MS);
    await store.sweep({ waiting: clock.now(), playing: 0, over: 0 });
    await store.close();
    said.length = 0;
    await openAt(home).close();
    expect(said).toEqual([]);
  });

  test('says so where it had some, and opens all the same', async () => {
    const store = openAt(home);
    await store.createRoom(roomOf());
    await store.close();
    said.length = 0;
    rmSync(path.join(home, NAME));
    const next = openAt(home);
    expect(said).toEqual([expect.stringMatching(/^warn: .*is empty; on 2026-01-01 it had 1 room\./)]);
    await expect(next.createRoom(roomOf())).resolves.toBe(true);
    await next.close();
  });

  test('says so over a copy that was taken of a running one without its log', async () => {
    const store = openAt(home);
    await store.createRoom(roomOf());
    const copy = copied();
    said.length = 0;
    await openAt(copy).close();
    expect(said).toEqual([expect.stringMatching(/^warn: .*has nothing in it.*kaizhuo\.sqlite-wal/)]);
    await store.close();
  });

  test('keeps a log whose file is gone, which SQLite would throw away, and says where', async () => {
    const store = openAt(home);
    await store.createRoom(roomOf());
    const size = logSize();
    const left = path.join(folder, `home-${homes++}`);
    mkdirSync(left);
    copyFileSync(path.join(home, `${NAME}-wal`), path.join(left, `${NAME}-wal`));
    said.length = 0;
    await openAt(left).close();
    expect(said).toEqual([expect.stringMatching(/^warn: kaizhuo\.sqlite is missing.*-wal\.left/)]);
    expect(statSync(path.join(left, `${NAME}-wal.left`)).size).toBe(size);
    await store.close();
  });
});

test('what lies beside the file is for its owner alone, and nothing half written stays', async () => {
  const store = openAt(home);
  await store.createRoom(roomOf());
  await store.close();
  for (const name of readdirSync(home)) expect(statSync(path.join(home, name)).mode & 0o077).toBe(0);
  expect(readdirSync(home).filter((name) => name.startsWith(`${NAME}-rooms`))).toEqual([`${NAME}-rooms`]);
  expect(existsSync(path.join(home, NAME))).toBe(true);
});
