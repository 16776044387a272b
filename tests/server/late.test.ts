import { AT_ONCE, HIDDEN } from '@tests/examples';
import { newCredential, newID } from '@/server/secrets';
import type { SeatKey } from '@/wire/ids';
import type { Seated } from '@/wire/requests';
import type { Room } from '@/wire/room';
import { HandClock } from './hand-clock';
import type { Page } from './page';
import { choices, rulebookOf, seatAll } from './players';
import { begin, call, type Party, type Served, serve } from './served';

const BOT = { kind: 'bot', level: 'easy' } as const;
const BOTS_SEAT = 2;

let clock: HandClock;
let served: Served;
/** Bots do not move before a test lets time pass. */
const PAUSE_MS = 1000;
beforeEach(async () => {
  clock = new HandClock();
  served = await serve({
    clock,
    pauseMs: () => PAUSE_MS,
    trust: { proxy: true, origins: new Set() },
  });
});
afterEach(() => served.close());

const HOME = { 'x-forwarded-for': '198.51.100.1' };
const FAR = { 'x-forwarded-for': '203.0.113.7' };

interface Table {
  readonly party: Party;
  readonly pages: readonly Page[];
  readonly watcher: Page;
}

/** Two people from one address, and a bot on the third seat. */
async function laid(slug = HIDDEN): Promise<Table> {
  const behind = {
    ...served,
    post: <T>(path: string, body: unknown) => served.post<T>(path, body, HOME),
  };
  const party = await begin(behind, slug, 2, { seats: [BOT] });
  const { seats: pages, watcher } = await seatAll(served, party);
  return { party, pages, watcher };
}

const at = ({ pages }: Table, seat: number): Page => {
  const page = pages[seat];
  if (page === undefined) throw new RangeError(`${seat}`);
  return page;
};
const keyOf = ({ party }: Table, seat: number): SeatKey => {
  const key = party.keys[seat];
  if (key === undefined) throw new RangeError(`${seat}`);
  return key;
};
const claims = (table: Table, more: object = {}, headers = FAR) =>
  served.post<Seated>(
    `/rooms/${table.party.room.roomID}/claim`,
    { name: 'Late', seat: BOTS_SEAT, ...more },
    headers,
  );
const refused = (table: Table, more: object = {}, headers = FAR) =>
  served.fault(
    `/rooms/${table.party.room.roomID}/claim`,
    { name: 'Late', seat: BOTS_SEAT, ...more },
    headers,
  );
const answers = (
  table: Table,
  seat: number,
  claimID: string,
  isWelcome = true,
  personID = keyOf(table, seat).personID,
) => at(table, seat).refusal('consent', { claimID, personID, isWelcome });
const roomOf = async ({ party }: Table): Promise<Room> =>
  (await call<{ room: Room }>(`${served.url}/api/rooms/${party.room.roomID}`)).body.room;

/** A page with a key, as the newcomer's. */
async function comesWith({ party }: Table, key: SeatKey): Promise<Page> {
  const page = await served.page();
  await page.enter(party.room.roomID, [key]);
  return page;
}

/** Bots and people act until something is so. */
async function playUntil({ pages, watcher }: Table, isSo: () => boolean): Promise<void> {
  const rulebook = await rulebookOf(HIDDEN);
  for (let step = 0; step < 60 && !isSo(); step++) {
    const { awaited = [], stateID = 0 } = watcher.status ?? {};
    const [asked = ''] = awaited;
    const page = pages.find((one, seat) => String(seat) === asked && one.socket.connected);
    const hasMoved = () => (watcher.status?.stateID ?? 0) > stateID;
    if (page === undefined || watcher.room?.seats[Number(asked)]?.kind === 'bot')
      // A bot may begin to think only after everybody has been told of the last move.
      while (!hasMoved()) {
        clock.turn(PAUSE_MS);
        await watcher.get('earlier', { before: 0 });
      }
    else {
      await page.until(() => page.state?._stateID === stateID);
      const [action] = choices(rulebook, page);
      if (action === undefined) throw new Error('nothing to do');
      await page.act(action);
    }
    await watcher.until(hasMoved);
  }
  expect(isSo()).toBe(true);
}

const isAsked = ({ watcher }: Table): boolean => watcher.status?.awaited[0] === String(BOTS_SEAT);
const untilUnasked = (table: Table) => playUntil(table, () => !isAsked(table));
const untilAsked = (table: Table) => playUntil(table, () => isAsked(table));
const isTaken = ({ watcher }: Table, seat: number, name: string): boolean => {
  const person = watcher.room?.seats[seat];
  return person?.kind === 'person' && person.name === name;
};

describe('somebody who comes late', () => {
  test('sits down where a bot plays once all who are here agree, sees what the seat may see, and plays', async () => {
    const table = await laid();
    await untilUnasked(table);
    const { key, room } = await claims(table);
    expect(room.claims).toMatchObject([
      { name: 'Late', playerID: '2', by: [], answer: 'open', personID: key.personID },
    ]);
    const early = await comesWith(table, key);
    expect(early.room?.seats[BOTS_SEAT]?.kind).toBe('bot');
    expect(await early.refusal('sit', { matchID: early.matchID, playerID: '2' })).toBe('forbidden');
    expect(await answers(table, 0, key.personID)).toBeUndefined();
    expect((await roomOf(table)).seats[BOTS_SEAT]?.kind).toBe('bot');
    expect(await answers(table, 1, key.personID)).toBeUndefined();
    await table.watcher.until(() => table.watcher.room?.seats[BOTS_SEAT]?.kind === 'person');
    expect(table.watcher.room?.seats[BOTS_SEAT]).toMatchObject({ name: 'Late', isPlayedByBot: false });
    expect(table.watcher.room?.claims).toEqual([]);
    const page = await comesWith(table, key);
    const { state } = await page.sit('2');
    expect(choices(await rulebookOf(HIDDEN), page)).toEqual([]);
    expect(await page.refusal('sit', { matchID: page.matchID, playerID: '0' })).toBe('forbidden');
    expect(state._stateID).toBe(table.watcher.status?.stateID);
    expect(JSON.stringify(await roomOf(table))).not.toContain(key.credential);
  });

  test('who is asked waits for the bot to choose, and takes nothing out of its hand', async () => {
    const table = await laid();
    await untilAsked(table);
    const { key } = await claims(table);
    await answers(table, 0, key.personID);
    await answers(table, 1, key.personID);
    expect((await roomOf(table)).seats[BOTS_SEAT]?.kind).toBe('bot');
    expect((await roomOf(table)).claims).toMatchObject([{ answer: 'yes' }]);
    clock.turn(PAUSE_MS);
    await table.watcher.until(() => table.watcher.room?.seats[BOTS_SEAT]?.kind === 'person');
    expect(table.watcher.status?.stateID).toBeGreaterThan(0);
  });

  test('of a game that always asks everybody sits down after the bot’s next choice', async () => {
    const table = await laid(AT_ONCE);
    const { key } = await claims(table);
    await answers(table, 0, key.personID);
    await answers(table, 1, key.personID);
    clock.turn(PAUSE_MS * 3);
    await table.watcher.until(() => table.watcher.room?.seats[BOTS_SEAT]?.kind === 'person');
    expect((await roomOf(table)).seats[BOTS_SEAT]).toMatchObject({ name: 'Late' });
  });

  test('takes the seat of somebody who has left for good, whose key opens nothing', async () => {
    const table = await laid();
    await untilUnasked(table);
    const [, leaver] = (await roomOf(table)).seats;
    const name = leaver !== undefined && 'name' in leaver ? leaver.name : '';
    await served.post(`/rooms/${table.party.room.roomID}/leave`, { key: keyOf(table, 1) });
    // The bot that stands in there plays under a name; whoever sits down in its place may have it.
    expect(await refused(table, { name })).toBe('name-taken');
    const { key } = await claims(table, { name, seat: 1 });
    await answers(table, 0, key.personID);
    await playUntil(table, () => isTaken(table, 1, name));
    const left = await comesWith(table, keyOf(table, 1));
    expect((await left.enter(table.party.room.roomID, [keyOf(table, 1)])).people).toEqual([]);
    expect(await left.refusal('sit', { matchID: left.matchID, playerID: '1' })).toBe('forbidden');
  });

  test('is told a no, and cannot ask again at once; a claim taken back is gone', async () => {
    const table = await laid();
    const { key } = await claims(table);
    expect(await answers(table, 0, key.personID, false)).toBeUndefined();
    expect((await roomOf(table)).claims).toMatchObject([{ answer: 'no' }]);
    expect(await answers(table, 1, key.personID)).toBe('stale');
    expect(await refused(table)).toBe('too-many');
    clock.turn(60_000);
    const again = await claims(table);
    const path = `/rooms/${table.party.room.roomID}/withdraw`;
    await served.post(path, { key: { ...again.key, credential: newCredential() } });
    expect((await roomOf(table)).claims).toHaveLength(1);
    await served.post(path, { key: again.key });
    expect((await roomOf(table)).claims).toEqual([]);
  });
});

describe('nobody sits down', () => {
  test('on a person’s seat, under somebody’s name, before the match or after it', async () => {
    const table = await laid();
    expect(await refused(table, { seat: 0 })).toBe('seat-taken');
    expect(await refused(table, { seat: 9 })).toBe('seat-taken');
    expect(await refused(table, { name: '小美' })).toBe('name-taken');
    expect(await refused(table, { name: ' ' })).toBe('name-empty');
    const { room } = await served.post<Seated>('/rooms', { slug: HIDDEN, name: 'Ada', seats: [BOT] });
    expect(await served.fault(`/rooms/${room.roomID}/claim`, { name: 'Late', seat: 1 })).toBe('not-started');
  });

  test('who holds a seat here, who is kept out, or who may have read what watchers say', async () => {
    const table = await laid();
    expect(await refused(table, { keys: [keyOf(table, 0)] })).toBe('forbidden');
    expect(await refused(table, { credential: keyOf(table, 1).credential })).toBe('forbidden');
    const { watcher } = table;
    await watcher.get('chat', { lineID: newID(), personID: null, text: 'he has the princess' });
    expect(await refused(table)).toBe('has-heard');
    expect((await roomOf(table)).claims).toEqual([]);
  });

  test('by their own consent, by a watcher’s or in somebody’s name', async () => {
    const table = await laid();
    const { key } = await claims(table);
    const own = await comesWith(table, key);
    expect(
      await own.refusal('consent', { claimID: key.personID, personID: key.personID, isWelcome: true }),
    ).toBe('forbidden');
    expect(await answers(table, 0, key.personID, true, keyOf(table, 1).personID)).toBe('forbidden');
    const yes = { claimID: key.personID, personID: keyOf(table, 0).personID, isWelcome: true };
    expect(await table.watcher.refusal('consent', yes)).toBe('forbidden');
    expect((await roomOf(table)).claims).toMatchObject([{ by: [], answer: 'open' }]);
  });

  test('in a second browser of the one who is left: whoever comes from the same place needs those who are away', async () => {
    const table = await laid();
    await untilUnasked(table);
    at(table, 1).close();
    await table.watcher.until(() => {
      const seat = table.watcher.room?.seats[1];
      return seat?.kind === 'person' && !seat.isPresent;
    });
    const { key } = await claims(table, {}, HOME);
    expect(await answers(table, 0, key.personID)).toBeUndefined();
    expect((await roomOf(table)).claims).toMatchObject([{ answer: 'open' }]);
    expect((await roomOf(table)).seats[BOTS_SEAT]?.kind).toBe('bot');
    // Somebody from elsewhere is let in by whoever is here.
    await served.post(`/rooms/${table.party.room.roomID}/withdraw`, { key });
    const far = await claims(table);
    expect(await answers(table, 0, far.key.personID)).toBeUndefined();
    await table.watcher.until(() => isTaken(table, BOTS_SEAT, 'Late'));
  });

  test('by a storm of claims: one an address, few in a room', async () => {
    const table = await laid();
    await claims(table);
    expect(await refused(table, { name: 'Again' })).toBe('seat-taken');
    await served.post(`/rooms/${table.party.room.roomID}/leave`, { key: keyOf(table, 1) });
    expect(await refused(table, { name: 'Again', seat: 1 })).toBe('too-many');
    const found = await Promise.all(
      Array.from({ length: 12 }, (_, host) =>
        refused(table, { name: `N${host}`, seat: 1 }, { 'x-forwarded-for': `203.0.113.${100 + host}` }),
      ),
    );
    expect(found.filter((code) => code === '200')).toHaveLength(1);
    expect((await roomOf(table)).claims).toHaveLength(2);
  });

  test('with nobody here to agree', async () => {
    const table = await laid();
    const { key } = await claims(table);
    for (const page of table.pages) page.close();
    await table.watcher.until(() => table.watcher.status?.pause === 'nobody');
    clock.turn(60_000);
    await table.watcher.get('earlier', { before: 0 });
    expect((await roomOf(table)).seats[BOTS_SEAT]?.kind).toBe('bot');
    expect((await roomOf(table)).claims).toMatchObject([{ personID: key.personID, answer: 'open' }]);
  });
});

test('no page is sent more of the cards for a claim, and none of the newcomer’s before they sit', async () => {
  const table = await laid();
  await untilUnasked(table);
  const { key } = await claims(table);
  const newcomer = await comesWith(table, key);
  await newcomer.sit(null);
  const views = () => [table.watcher, newcomer].map(({ state }) => JSON.stringify(state?.G));
  const [watched, waiting] = views();
  expect(waiting).toBe(watched);
  await answers(table, 0, key.personID);
  await answers(table, 1, key.personID);
  await table.watcher.until(() => table.watcher.room?.seats[BOTS_SEAT]?.kind === 'person');
  expect(views()).toEqual([watched, waiting]);
  expect(newcomer.frames.filter(({ event }) => event === 'update')).toEqual([]);
});
