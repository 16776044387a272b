/** @jest-environment node */
import 'fake-indexeddb/auto';
import { hiddenRules } from '@tests/examples';
import { deleteDB, openDB } from 'idb';
import { BotDesk } from '@/bots/bot-desk';
import { DATABASE } from '@/play/kept';
import type { FromWorker } from '@/play/local/protocol';
import { TableHost } from '@/play/local/table-host';
import { TableSession } from '@/play/local/table-session';
import { MatchDatabase } from '@/play/match-database';
import { type MatchRecord, newMatch } from '@/play/match-record';
import { takeIn, takenIn } from '@/play/match-refuge';
import { listMatches, onStoreState, readMatch, saveMatch, setAside } from '@/play/match-store';
import type { StoreState } from '@/play/store-away';
import { hiddenMatch, person } from './table-at-hand';

/** A page of a later site, whose database has a diary besides. */
const laterSite = () =>
  new MatchDatabase({
    version: 2,
    upgrade: (db, oldVersion) => {
      const stores: IDBDatabase = db as unknown as IDBDatabase;
      if (oldVersion < 1) for (const store of ['matches', 'aside']) stores.createObjectStore(store);
      stores.createObjectStore('diary');
    },
  });
const savedLater = (later: MatchDatabase, id: string) =>
  later.run(async (db) => (await db.get('matches', id)) as MatchRecord | undefined);
const closeLater = (later: MatchDatabase) => later.run(async (db) => db.close());

/** The database as its first version has it, on a connection that makes way for nobody. */
const openFirst = () =>
  openDB(DATABASE, 1, {
    upgrade: (db) => {
      for (const store of ['matches', 'aside']) db.createObjectStore(store);
    },
  });

/** What the browser queues is done: a few turns of its event loop. */
const settled = async () => {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** A page with a table, on the database that all pages share. */
function openPage({ savesFirst = false } = {}) {
  const posted: FromWorker[] = [];
  const session: TableSession = new TableSession(hiddenRules, (message) => void host.receive(message));
  const host: TableHost = new TableHost({
    post: (message) => {
      posted.push(message);
      session.receive(structuredClone(message));
    },
    rulebook: async () => hiddenRules,
    read: readMatch,
    save: saveMatch,
    setAside,
    savesFirst,
    seed: () => 'seed',
    pause: async () => undefined,
    think: (question) => new BotDesk(async () => hiddenRules).think(question),
  });
  const forget = onStoreState((state) => host.storeIs(state));
  return {
    host,
    forget,
    get troubles() {
      return posted.flatMap((message) => (message.type === 'storage' ? [message.trouble ?? 'none'] : []));
    },
    get stage() {
      return session.getSnapshot().stage;
    },
    get fault() {
      const snapshot = session.getSnapshot();
      return snapshot.stage === 'failed' ? snapshot.fault : undefined;
    },
    get matchID() {
      const snapshot = session.getSnapshot();
      if (snapshot.stage !== 'seat' && snapshot.stage !== 'cover') throw new Error(snapshot.stage);
      return snapshot.table.matchID;
    },
    begin: () =>
      host.receive({ type: 'begin', match: hiddenMatch([person('甲'), person('乙')]), pace: 'brisk' }),
    resume: (matchID: string) => host.receive({ type: 'resume', matchID, pace: 'brisk' }),
    /** Whoever is to act sits down and does the first thing there is to do. */
    async play() {
      if (session.getSnapshot().stage === 'cover') session.reveal();
      const before = session.getSnapshot();
      if (before.stage === 'seat' && before.passTo !== undefined) {
        session.pass();
        session.reveal();
      }
      await settled();
      const snapshot = session.getSnapshot();
      if (snapshot.stage !== 'seat' || snapshot.seat === undefined) throw new Error(snapshot.stage);
      const [action] = hiddenRules.legal(snapshot.seat.state.G, snapshot.seat.state.ctx);
      if (action === undefined) throw new Error('nothing to do');
      session.play(action);
      await settled();
      return (session.getSnapshot() as typeof snapshot).status.stateID;
    },
  };
}

/** A test may leave this page's connection behind the database: a version that goes back to one mends that. */
async function startAnew() {
  await deleteDB(DATABASE);
  await deleteDB('kaizhuo-unsaved');
  await listMatches();
}
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await startAnew();
});
afterEach(() => jest.restoreAllMocks());

test('a page makes way for a later one, says that it is older, and plays on; nothing that it played is lost', async () => {
  const page = openPage();
  await page.begin();
  await page.play();
  const later = laterSite();
  expect((await savedLater(later, page.matchID))?.actions).toHaveLength(1);
  await settled();
  expect(page.troubles).toEqual(['busy', 'outdated']);
  // The table plays on; what is played is kept beside the database.
  expect(await page.play()).toBe(2);
  expect(await page.play()).toBe(3);
  expect((await savedLater(later, page.matchID))?.actions).toHaveLength(1);
  expect(await takenIn()).toMatchObject(new Map([[page.matchID, { actions: { length: 3 } }]]));
  expect(page.troubles).toEqual(['busy', 'outdated']);
  page.forget();
  await closeLater(later);
});

test('what an older page kept beside the database is brought home by whoever opens it next, once', async () => {
  const old = openPage();
  await old.begin();
  await old.play();
  const { matchID } = old;
  const saved = (await readMatch(matchID)) as MatchRecord;
  const later = laterSite();
  await closeLater(later);
  await settled();
  await old.play();
  old.forget();
  // The later site is, for the code at hand, one whose version it knows.
  await deleteDB(DATABASE);
  const db = await openFirst();
  await db.put('matches', saved, matchID);
  db.close();
  const page = openPage();
  await page.resume(matchID);
  expect(((await readMatch(matchID)) as MatchRecord).actions).toHaveLength(2);
  expect(await page.play()).toBe(3);
  expect((await listMatches()).map(({ actions }) => actions.length)).toEqual([3]);
  expect(await takenIn()).toEqual(new Map());
  // Here both pages are one process: what the old one knew is forgotten with the first look.
  expect(page.troubles.at(-1)).toBe('none');
  page.forget();
});

test('what is kept beside the database never takes the place of what has gone on differently', async () => {
  const record = newMatch(hiddenMatch([person('甲'), person('乙')]), 'seed');
  const action = (move: string) => ({ playerID: '0', move, args: [] });
  for (const [kept, there] of [
    [[action('a')], [action('b')]],
    [[action('a')], [action('a'), action('b')]],
    [[action('a'), action('b')], [action('b')]],
  ] as const) {
    await saveMatch({ ...record, actions: [...there] }, 0).catch(() => undefined);
    await takeIn(record.id, { ...record, actions: kept });
    expect(((await readMatch(record.id)) as MatchRecord).actions).toEqual(there);
    expect(await takenIn()).toEqual(new Map());
    await startAnew();
  }
});

test.each([false, true])(
  'the database is cleared away under a table (saved before shown: %s): it is laid again, and all is saved',
  async (savesFirst) => {
    const page = openPage({ savesFirst });
    await page.begin();
    await page.play();
    await deleteDB(DATABASE);
    await settled();
    expect(await page.play()).toBe(2);
    expect(((await readMatch(page.matchID)) as MatchRecord).actions).toHaveLength(2);
    expect(page.troubles.at(-1)).toBe('none');
    page.forget();
  },
);

describe('a page that raises the version beside one that does not make way', () => {
  test('says that it waits, and goes on by itself when the other is closed', async () => {
    const old = await openFirst();
    const later = laterSite();
    const states: StoreState[] = [];
    later.onState((state) => states.push(state));
    let isOpen = false;
    const opening = later.run(async (db) => {
      isOpen = true;
      return [...db.objectStoreNames];
    });
    await settled();
    expect([states, isOpen]).toEqual([['waiting'], false]);
    await expect(later.runNow(async () => undefined)).rejects.toMatchObject({ state: 'waiting' });
    old.close();
    expect(await opening).toEqual(['aside', 'diary', 'matches']);
    expect(states).toEqual(['waiting', 'free']);
    await closeLater(later);
  });

  test('whoever wants to save now is not kept waiting either, when the wait begins under them', async () => {
    const old = await openFirst();
    const later = laterSite();
    const saving = later.runNow(async () => 'saved');
    await expect(saving).rejects.toMatchObject({ name: 'StoreAway', state: 'waiting' });
    old.close();
    await expect(later.run(async () => 'saved')).resolves.toBe('saved');
    await closeLater(later);
  });
});

test('a table that was to be gone on with on a page that is too old says so, and is neither lost nor damaged', async () => {
  const page = openPage();
  await page.begin();
  page.forget();
  const later = laterSite();
  const before = await savedLater(later, page.matchID);
  await settled();
  const again = openPage();
  await again.resume(page.matchID);
  expect(again.fault).toBe('outdated');
  expect(await savedLater(later, page.matchID)).toEqual(before);
  again.forget();
  await closeLater(later);
});
