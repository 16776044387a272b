import { HIDDEN } from '@tests/examples';
import { SqliteStore } from '@/server/stores/sqlite';
import type { SeatKey } from '@/wire/ids';
import type { Seated } from '@/wire/requests';
import { LEND_SECONDS, type LobbyRoom, type Room } from '@/wire/room';
import { HandClock } from './hand-clock';
import type { Page } from './page';
import { begin, call, gather, ownFolder, type Party, type Served, serve } from './served';

const LEND_MS = LEND_SECONDS * 1000;
const WITH_BOTS = { kind: 'bot', level: 'easy' } as const;

const { folder, forget } = ownFolder();
afterAll(forget);

let clock: HandClock;
let store: SqliteStore;
let served: Served;
let stores = 0;
beforeEach(async () => {
  clock = new HandClock();
  store = new SqliteStore(`${folder}/${stores++}.sqlite`, clock.now);
  served = await serve({ clock, store, random: () => 0 });
});
afterEach(() => served.close());

const keyOf = ({ keys }: Party, seat: number): SeatKey => {
  const key = keys[seat];
  if (key === undefined) throw new RangeError(`nobody on ${seat}`);
  return key;
};

/** Somebody's page, in a room. */
async function comes(party: Party, seat: number, roomID = party.room.roomID): Promise<Page> {
  const page = await served.page();
  await page.enter(roomID, [keyOf(party, seat)]);
  return page;
}

/** Whether somebody is here, as a page sees it. */
const isHere = ({ room }: Page, { personID }: SeatKey): boolean =>
  room?.seats.some((seat) => seat.kind === 'person' && seat.personID === personID && seat.isPresent) ?? false;

const asks = (party: Party, seat: number, deed: string, more: object = {}, roomID = party.room.roomID) =>
  served.fault(`/rooms/${roomID}/${deed}`, { key: keyOf(party, seat), ...more });
const starts = (party: Party, seat: number, roomID?: string) =>
  asks(party, seat, 'start', { openSeats: WITH_BOTS }, roomID);

/** A room of three and an open seat, the second and third here, the owner gone for as long as it is said. */
async function ownerGone(ms: number, settings = {}) {
  const party = await gather(served, HIDDEN, 3, { seats: [{ kind: 'open' }], settings });
  const owner = await comes(party, 0);
  const [second, third] = [await comes(party, 1), await comes(party, 2)];
  owner.close();
  await third.until(() => !isHere(third, keyOf(party, 0)));
  await second.until(() => !isHere(second, keyOf(party, 0)));
  clock.turn(ms);
  await third.get('earlier', { before: 0 });
  return { party, second, third };
}

/** The match ends, however it was played. */
async function ends(roomID: string): Promise<void> {
  const stored = await store.readRoom(roomID);
  if (stored === undefined || !(await store.saveRoom({ ...stored.record, stage: 'over' }, stored.revision)))
    throw new Error('the match did not end');
}

describe('an owner who is gone', () => {
  test('lends, after half a minute, the start to who sits first of those here, and says to whom', async () => {
    const { party, second, third } = await ownerGone(LEND_MS - 1);
    expect(second.room?.actingID).toBeNull();
    expect(await starts(party, 1)).toBe('not-owner');
    clock.turn(1);
    await second.until(() => second.room?.actingID === keyOf(party, 1).personID);
    await third.until(() => third.room?.actingID === keyOf(party, 1).personID);
    expect(await starts(party, 2)).toBe('not-owner');
    expect(second.room?.ownerID).toBe(keyOf(party, 0).personID);
    expect(await starts(party, 1)).toBe('200');
    expect(JSON.stringify(second.room)).not.toContain('ownerAwayAt');
  });

  test('has everything back in the moment they are', async () => {
    const { party, second } = await ownerGone(LEND_MS);
    await second.until(() => second.room?.actingID !== null);
    await comes(party, 0);
    expect(await starts(party, 1)).toBe('not-owner');
    await second.until(() => second.room?.actingID === null);
    expect(await starts(party, 0)).toBe('200');
  });

  test('who flickers is away anew each time', async () => {
    const { party, second } = await ownerGone(LEND_MS - 1);
    const again = await comes(party, 0);
    await second.until(() => isHere(second, keyOf(party, 0)));
    again.close();
    await second.until(() => !isHere(second, keyOf(party, 0)));
    clock.turn(LEND_MS - 1);
    expect(await starts(party, 1)).toBe('not-owner');
    clock.turn(1);
    await second.until(() => second.room?.actingID !== null);
    expect(await starts(party, 1)).toBe('200');
  });

  test('lends no more than that: seats nobody sits on, and nobody is shown out', async () => {
    const { party, second } = await ownerGone(LEND_MS);
    await second.until(() => second.room?.actingID !== null);
    const bot = { seat: 3, plan: WITH_BOTS, personID: null };
    expect(await asks(party, 1, 'seats', bot)).toBe('200');
    for (const seat of [0, 2])
      expect(
        await asks(party, 1, 'seats', {
          seat,
          plan: { kind: 'open' },
          personID: keyOf(party, seat).personID,
          keepOut: true,
        }),
      ).toBe('not-owner');
    expect(await asks(party, 1, 'shuffle')).toBe('not-owner');
    expect(await asks(party, 1, 'change', { settings: { isPublic: true } })).toBe('not-owner');
    expect(await asks(party, 1, 'hand-on', { personID: keyOf(party, 1).personID })).toBe('not-owner');
    expect(await asks(party, 2, 'seats', { ...bot, plan: { kind: 'open' } })).toBe('not-owner');
  });

  test('of a match that is over lends its rematch as well, at once', async () => {
    const party = await begin(served, HIDDEN, 2);
    const [owner, friend] = [await comes(party, 0), await comes(party, 1)];
    owner.close();
    await friend.until(() => !isHere(friend, keyOf(party, 0)));
    clock.turn(LEND_MS);
    const { roomID } = party.room;
    await ends(roomID);
    const { room } = await served.post<{ room: Room }>(`/rooms/${roomID}/rematch`, { key: keyOf(party, 1) });
    expect(room.ownerID).toBe(keyOf(party, 0).personID);
    const next = await comes(party, 1, room.roomID);
    await next.until(() => next.room?.actingID === keyOf(party, 1).personID);
    expect(await starts(party, 1, room.roomID)).toBe('200');
  });

  test('of whom nobody is left who is here lends nothing', async () => {
    const { party, second, third } = await ownerGone(LEND_MS);
    second.close();
    await third.until(() => !isHere(third, keyOf(party, 1)));
    third.close();
    const watcher = await served.page();
    await watcher.enter(party.room.roomID);
    await watcher.until(() => !isHere(watcher, keyOf(party, 2)));
    expect([await starts(party, 1), await starts(party, 2)]).toEqual(['not-owner', 'not-owner']);
  });
});

describe('a room passes on', () => {
  const leaves = (party: Party, seat: number) => asks(party, seat, 'leave');
  const ownerOf = async ({ room }: Party) =>
    (await call<{ room: Room }>(`${served.url}/api/rooms/${room.roomID}`)).body.room.ownerID;

  test('to somebody who is here, when its owner leaves', async () => {
    const party = await gather(served, HIDDEN, 3);
    await comes(party, 0);
    await comes(party, 2);
    await leaves(party, 0);
    expect(await ownerOf(party)).toBe(keyOf(party, 2).personID);
  });

  test('to whoever is back first, when nobody was', async () => {
    const party = await gather(served, HIDDEN, 3);
    await leaves(party, 0);
    expect(await ownerOf(party)).toBeNull();
    expect(await starts(party, 1)).toBe('not-owner');
    const third = await comes(party, 2);
    expect(third.room?.ownerID).toBe(keyOf(party, 2).personID);
    await comes(party, 1);
    expect(await ownerOf(party)).toBe(keyOf(party, 2).personID);
  });

  test('to whom its owner hands it, in the match as well', async () => {
    const party = await begin(served, HIDDEN, 2);
    const [owner, friend] = [keyOf(party, 0).personID, keyOf(party, 1).personID];
    expect(await asks(party, 1, 'hand-on', { personID: friend })).toBe('not-owner');
    expect(await asks(party, 0, 'hand-on', { personID: 'AAAAAAAAAAAAAAAA' })).toBe('forbidden');
    expect(await ownerOf(party)).toBe(owner);
    expect(await asks(party, 0, 'hand-on', { personID: friend })).toBe('200');
    expect(await ownerOf(party)).toBe(friend);
    expect(await asks(party, 0, 'hand-on', { personID: owner })).toBe('not-owner');
  });

  test('not to somebody who has left after the end', async () => {
    const party = await begin(served, HIDDEN, 2);
    await ends(party.room.roomID);
    await leaves(party, 1);
    expect(await asks(party, 0, 'hand-on', { personID: keyOf(party, 1).personID })).toBe('forbidden');
  });
});

test('the lobby says who of a room is here, and whether its owner is', async () => {
  const { party } = await ownerGone(0, { isPublic: true });
  const { body } = await call<{ rooms: LobbyRoom[] }>(`${served.url}/api/rooms`);
  expect(body.rooms).toMatchObject([
    { roomID: party.room.roomID, ownerName: '阿明', isOwnerHere: false, people: 3, present: 2, openSeats: 1 },
  ]);
  const { room } = await served.post<Seated>('/rooms', {
    slug: HIDDEN,
    name: 'Ada',
    settings: { isPublic: true },
  });
  const again = await call<{ rooms: LobbyRoom[] }>(`${served.url}/api/rooms`);
  expect(again.body.rooms.find(({ roomID }) => roomID === room.roomID)).toMatchObject({
    isOwnerHere: false,
    present: 0,
  });
});
