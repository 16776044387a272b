import { gameOf } from '@games/index';
import { AT_ONCE, HIDDEN, OPEN } from '@tests/examples';
import { StoreDown } from '@/server/fault';
import { journalOf, Rules, stateText } from '@/server/rules';
import { newID } from '@/server/secrets';
import { SqliteStore } from '@/server/stores/sqlite';
import type { Commit } from '@/server/stores/store';
import type { MatchStatus, Replay } from '@/wire/match';
import { type Room, room as roomSchema } from '@/wire/room';
import { HandClock } from './hand-clock';
import { chance, next, playOn, rulebookOf, seatAll, seatAt } from './players';
import { begin, call, gather, ownFolder, type Served, serve } from './served';

const { folder, forget } = ownFolder();
afterAll(forget);

/** A store whose disk can be full. */
class Fragile extends SqliteStore {
  isBroken = false;

  #check(): void {
    if (this.isBroken) throw new StoreDown('disk full');
  }

  override async ping(): Promise<void> {
    this.#check();
    await super.ping();
  }

  override async commit(commit: Commit) {
    this.#check();
    return super.commit(commit);
  }
}

let clock: HandClock;
let served: Served;
let store: Fragile;
let stores = 0;
beforeEach(async () => {
  clock = new HandClock();
  store = new Fragile(`${folder}/${stores++}.sqlite`, clock.now);
  served = await serve({ clock, store });
});
afterEach(() => served.close());

test('a full disk in mid-match pauses play, loses nothing, and play goes on by itself', async () => {
  const rulebook = await rulebookOf(HIDDEN);
  const party = await begin(served, HIDDEN, 2);
  const { seats, watcher } = await seatAll(served, party);
  const random = chance('trouble');
  await playOn(rulebook, seats, random, { limit: 3, also: [watcher] });
  const turn = next(rulebook, seats, random);
  if (turn === undefined) throw new Error('nobody is to act');
  const { page, action } = turn;
  const request = page.request(action);

  store.isBroken = true;
  expect(await page.refusal('act', request)).toBe('store-down');
  await watcher.until(() => watcher.status?.pause === 'store');
  expect((await call(`${served.url}/healthz`)).status).toBe(503);
  expect(seats.map(({ state }) => state?._stateID)).toEqual([3, 3]);

  // A second later it is asked again, in vain; a second after that it is back.
  clock.turn(1000);
  expect((await call(`${served.url}/healthz`)).status).toBe(503);
  store.isBroken = false;
  clock.turn(1000);
  await watcher.until(() => watcher.status?.pause === null);
  expect(await page.get('act', request)).toEqual({ stateID: 4 });
  await playOn(rulebook, seats, random, { limit: 2, also: [watcher] });
});

test('while the store is away every page is told so, also one that comes in meanwhile', async () => {
  const party = await begin(served, HIDDEN, 2);
  const { seats, watcher } = await seatAll(served, party);
  const pages = [...seats, watcher];
  const turn = next(await rulebookOf(HIDDEN), seats, chance('told'));
  if (turn === undefined) throw new Error('nobody is to act');
  const before = pages.map(({ frames }) => frames.length);
  store.isBroken = true;
  await turn.page.refusal('act', turn.page.request(turn.action));
  await Promise.all(pages.map((page) => page.until(() => page.status?.pause === 'store')));
  const late = await served.page();
  expect((await late.enter(party.room.roomID)).status).toMatchObject({ pause: 'store', stateID: 0 });
  store.isBroken = false;
  clock.turn(1000);
  await Promise.all([...pages, late].map((page) => page.until(() => page.status?.pause === null)));
  for (const [index, { frames }] of pages.entries()) {
    const told = frames.slice(before[index]).filter(({ event }) => event === 'status');
    expect(told.map(({ said }) => (said as MatchStatus).pause)).toEqual(['store', null]);
  }
});

test('a server that comes back with other rules closes the match for whoever was in it', async () => {
  const entry = gameOf(OPEN);
  const rulebook = await rulebookOf(OPEN);
  if (entry === undefined) throw new Error('no game');
  const party = await begin(served, OPEN, 2);
  const { seats } = await seatAll(served, party);
  await playOn(rulebook, seats, chance('rules'), { limit: 3 });
  const { matchID } = party.room;
  await served.close();
  const changed = { ...rulebook, rulesVersion: rulebook.rulesVersion + 1 };
  store = new Fragile(`${folder}/${stores - 1}.sqlite`, clock.now);
  served = await serve({ clock, store, games: () => ({ ...entry, rulebook: async () => changed }) });

  const [key] = party.keys;
  const page = await served.page();
  const entered = await page.enter(party.room.roomID, key === undefined ? [] : [key]);
  expect(roomSchema.parse(entered.room)).toMatchObject({ stage: 'closed', matchID, nextRoomID: null });
  expect(entered).toMatchObject({ status: null, people: [key?.personID] });
  for (const [event, request] of [
    ['sit', { matchID, playerID: '0' }],
    ['look-back', { matchID, stateID: 0 }],
    ['act', seats[0]?.request({ move: 'move', args: [] }, '0')],
  ] as const)
    expect(await page.refusal(event, request)).toBe('other-rules');
  const { body } = await call<Replay>(`${served.url}/api/matches/${matchID}`);
  expect(body.actions).toHaveLength(3);
  // The way on is open to everybody, and is told to them.
  const { room } = await served.post<{ room: Room }>(`/rooms/${party.room.roomID}/rematch`, { key });
  await page.until(() => page.room?.nextRoomID === room.roomID);
});

test('a match whose rules have changed is closed with a message, and its history stays', async () => {
  const rulebook = await rulebookOf(HIDDEN);
  const { room, keys } = await gather(served, HIDDEN, 2);
  const stored = await store.readRoom(room.roomID);
  if (stored === undefined) throw new Error('no room');
  const rules = new Rules(rulebook, (error) => {
    throw error;
  });
  const match = {
    matchID: newID(),
    roomID: room.roomID,
    slug: HIDDEN,
    rulesVersion: rulebook.rulesVersion - 1,
    seed: 'of old',
    options: room.options,
    numPlayers: 2,
  };
  const state = rules.deal(match);
  const record = { ...stored.record, stage: 'playing' as const, matchID: match.matchID };
  await store.startMatch(record, stored.revision, match, stateText(state), journalOf(state), null);

  const page = await served.page();
  await page.enter(room.roomID, keys.slice(0, 1));
  expect(page.room).toMatchObject({ stage: 'closed', matchID: match.matchID });
  expect(await page.refusal('sit', { matchID: match.matchID, playerID: '0' })).toBe('other-rules');
  const { body } = await call<Replay>(`${served.url}/api/matches/${match.matchID}`);
  expect(body).toMatchObject({ seed: 'of old', rulesVersion: rulebook.rulesVersion - 1, actions: [] });
  expect(body.journal[0]?.entries).toEqual(journalOf(state));
});

test('a rulebook that throws refuses, and is reported', async () => {
  const rulebook = await rulebookOf(HIDDEN);
  const reports: unknown[] = [];
  const broken = {
    ...rulebook,
    refuse: () => {
      throw new Error('broken');
    },
  };
  const rules = new Rules(broken, (error) => reports.push(error));
  const state = rules.deal({ seed: 's', options: rulebook.options.parse({}), numPlayers: 2 });
  expect(rules.attempt(state, '0', { move: 'play', args: [] })).toEqual({ refusal: { reason: 'malformed' } });
  expect(reports).toEqual([new Error('broken')]);
});

test('a lid that was closed: the page comes back to the position as it is now', async () => {
  const rulebook = await rulebookOf(AT_ONCE);
  const party = await begin(served, AT_ONCE, 2, { settings: { awaySeconds: null } });
  const { seats } = await seatAll(served, party);
  const random = chance('lid');
  await playOn(rulebook, seats, random, { limit: 3 });
  const [, gone] = seats;
  const frames = gone?.frames.length ?? 0;
  gone?.socket.io.engine.close();
  const turn = next(rulebook, seats.slice(0, 1), random);
  const stateID = turn === undefined ? 3 : (await turn.page.act(turn.action)).stateID;
  const back = await seatAt(served, party, '1');
  expect(back.state?._stateID).toBe(stateID);
  expect(gone?.frames.length).toBe(frames);
});

test('a past position is shown as its seat saw it', async () => {
  const rulebook = await rulebookOf(HIDDEN);
  const party = await begin(served, HIDDEN, 2);
  const { seats } = await seatAll(served, party);
  const [page] = seats;
  if (page === undefined) throw new Error('nobody');
  const before = page.state;
  await playOn(rulebook, seats, chance('back'), { limit: 5 });
  expect(await page.get('look-back', { matchID: page.matchID, stateID: 0 })).toEqual(before);
  expect(await page.refusal('look-back', { matchID: page.matchID, stateID: 99 })).toBe('malformed');
});
