import { games } from '@games/index';
import { HIDDEN } from '@tests/examples';
import { mannerOf } from '@/kit/manners';
import type { Thinker } from '@/server/bots/thinker';
import { SqliteStore } from '@/server/stores/sqlite';
import { AWAY_SECONDS } from '@/wire/room';
import { HandClock } from './hand-clock';
import type { Page } from './page';
import { chance, choices, next, rulebookOf, seatAll, seatAt } from './players';
import { begin, ownFolder, type Party, plainThinker, type Served, serve } from './served';

const { folder, forget } = ownFolder();
afterAll(forget);

let clock: HandClock;
let served: Served;
let stores = 0;
const newStore = () => new SqliteStore(`${folder}/${stores++}.sqlite`, clock.now);
beforeEach(() => {
  clock = new HandClock();
});
afterEach(() => served.close());

const personAt = (page: Page, seat: number) => {
  const person = page.room?.seats[seat];
  if (person?.kind !== 'person') throw new Error(`no person on ${seat}`);
  return person;
};

describe('somebody who is away', () => {
  let party: Party;
  let pages: Page[];
  let watcher: Page;
  beforeEach(async () => {
    served = await serve({ clock, store: newStore() });
    party = await begin(served, HIDDEN, 2);
    ({ seats: pages, watcher } = await seatAll(served, party));
  });

  const [ME, FRIEND] = [0, 1];
  const at = (seat: number): Page => {
    const page = pages[seat];
    if (page === undefined) throw new RangeError(`${seat}`);
    return page;
  };
  const goes = async (seat: number) => {
    at(seat).close();
    await watcher.until(() => !personAt(watcher, seat).isPresent);
  };

  test('is counted down, for everybody to see, and then played for', async () => {
    await goes(FRIEND);
    await at(ME).until(() => personAt(at(ME), FRIEND).awayInMs !== null);
    expect(personAt(at(ME), FRIEND)).toMatchObject({ awayInMs: AWAY_SECONDS * 1000, isPlayedByBot: false });
    clock.turn(AWAY_SECONDS * 1000);
    await at(ME).until(() => personAt(at(ME), FRIEND).isPlayedByBot);
    expect(personAt(at(ME), FRIEND).awayInMs).toBeNull();
  });

  test('comes back in time, and nothing has happened', async () => {
    await goes(FRIEND);
    clock.turn(AWAY_SECONDS * 1000 - 1);
    await seatAt(served, party, String(FRIEND));
    clock.turn(AWAY_SECONDS * 1000);
    await watcher.sit(null);
    expect(personAt(watcher, FRIEND)).toMatchObject({
      isPresent: true,
      isPlayedByBot: false,
      awayInMs: null,
    });
  });

  test('of a table where nobody is left is not played for: the match rests', async () => {
    await goes(FRIEND);
    await goes(ME);
    await watcher.until(() => watcher.status?.pause === 'nobody');
    clock.turn(AWAY_SECONDS * 10_000);
    await watcher.ask('rise', {});
    expect([ME, FRIEND].map((seat) => personAt(watcher, seat).isPlayedByBot)).toEqual([false, false]);
    expect(watcher.status).toMatchObject({ stateID: 0, pause: 'nobody' });
  });
});

test.each(games.map(({ slug, seats: { min } }) => [slug, Math.max(2, min)] as const))(
  '%s: a bot plays on, and one tap takes the seat back',
  async (slug, people) => {
    served = await serve({ clock, store: newStore() });
    const party = await begin(served, slug, people);
    const rulebook = await rulebookOf(slug);
    const { seats, watcher } = await seatAll(served, party);
    const turn = next(rulebook, seats, chance('away'));
    if (turn === undefined) throw new Error('nobody is to act');
    const away = seats.indexOf(turn.page);
    const [here] = seats.filter((page) => page !== turn.page);
    turn.page.close();
    await watcher.until(() => personAt(watcher, away).awayInMs !== null);
    clock.turn(AWAY_SECONDS * 1000);
    await watcher.until(() => personAt(watcher, away).isPlayedByBot);
    // The bot's own pause, which is none in tests, still passes by the clock.
    clock.turn(1);
    await here?.until(() => (here.state?._stateID ?? 0) > 0);

    const back = await seatAt(served, party, String(away));
    const personID = personAt(back, away).personID;
    // What was done in one's name meanwhile is news.
    const { since, journal } = await back.sit(String(away));
    expect(since).toBe(0);
    expect(journal.some(({ stateID }) => stateID > since)).toBe(true);
    expect(await back.refusal('act', back.request(turn.action))).toBe('played-by-bot');
    await back.get('take-back', { personID });
    expect(personAt(back, away)).toMatchObject({ isPlayedByBot: false, isPresent: true });
  },
);

describe('a bot', () => {
  const withBot = async (thinker: Thinker, store = newStore()) => {
    served = await serve({ clock, store, thinker });
    const party = await begin(served, HIDDEN, 1, { seats: [{ kind: 'bot', level: 'easy' }] });
    return { party, page: await seatAt(served, party, '0') };
  };

  /** Lets the person act until it is the bot's turn. */
  const untilBot = async (page: Page) => {
    const rulebook = await rulebookOf(HIDDEN);
    while (page.state?.ctx.currentPlayer === '0') {
      const [action] = choices(rulebook, page);
      if (action === undefined) throw new Error('nothing to do');
      const { stateID } = await page.act(action);
      await page.until(() => page.state?._stateID === stateID);
    }
    return page.state?._stateID ?? 0;
  };

  test.each<[string, Thinker['decide']]>([
    ['that breaks down', () => Promise.reject(new Error('broken'))],
    ['that answers nonsense', () => Promise.resolve({ move: 'valueOf', args: [] })],
  ])('%s plays something legal, and the table goes on', async (_, decide) => {
    const { page } = await withBot({ decide, close: () => Promise.resolve() });
    const stateID = await untilBot(page);
    clock.turn(1);
    await page.until(() => (page.state?._stateID ?? 0) > stateID);
    expect(page.state?._stateID).toBe(stateID + 1);
  });

  test('gets its seat’s view and ctx, and no more', async () => {
    const thoughts: Parameters<Thinker['decide']>[0][] = [];
    const { page } = await withBot({
      decide: (thought) => {
        thoughts.push(thought);
        return plainThinker.decide(thought, 'a');
      },
      close: () => Promise.resolve(),
    });
    const stateID = await untilBot(page);
    clock.turn(1);
    await page.until(() => (page.state?._stateID ?? 0) > stateID);
    // Its move may end a round that it then begins: it is asked again, for a later state.
    expect(thoughts.length).toBeGreaterThan(0);
    for (const thought of thoughts)
      expect(thought).toEqual({
        slug: HIDDEN,
        level: 'easy',
        view: expect.objectContaining({ playerID: '1' }),
        ctx: expect.objectContaining({ currentPlayer: '1' }),
        seed: expect.stringMatching(/^[\w-]{32}$/),
        manner: mannerOf('1'),
      });
    const turns = thoughts.map(({ view }) => JSON.stringify(view));
    expect(new Set(turns).size).toBe(turns.length);
  });

  test('rests while no person is there, and goes on when one is', async () => {
    const { party, page } = await withBot(plainThinker);
    const watcher = await seatAt(served, party, null);
    const stateID = await untilBot(page);
    page.close();
    await watcher.until(() => watcher.status?.pause === 'nobody');
    clock.turn(60_000);
    expect((await watcher.sit(null)).state._stateID).toBe(stateID);
    const back = await seatAt(served, party, '0');
    clock.turn(1);
    await back.until(() => (back.state?._stateID ?? 0) > stateID);
    expect(watcher.status?.pause).toBeNull();
  });

  test('whose turn it was when the server went down acts when it is up again', async () => {
    const file = `${folder}/restart.sqlite`;
    const never: Thinker = { decide: () => new Promise(() => undefined), close: () => Promise.resolve() };
    const { party, page } = await withBot(never, new SqliteStore(file, clock.now));
    const stateID = await untilBot(page);
    clock.turn(1);
    await served.close();
    served = await serve({ clock, store: new SqliteStore(file, clock.now) });
    const back = await seatAt(served, party, '0');
    expect(back.state?._stateID).toBe(stateID);
    clock.turn(1);
    await back.until(() => (back.state?._stateID ?? 0) > stateID);
    expect(back.state?._stateID).toBe(stateID + 1);
  });
});
