import { AT_ONCE, HIDDEN } from '@tests/examples';
import { VOTE_SECONDS } from '@/wire/room';
import { HandClock } from './hand-clock';
import type { Page } from './page';
import { choices, rulebookOf, seatAll, seatAt } from './players';
import { begin, type Party, type Served, serve } from './served';

const VOTE_MS = VOTE_SECONDS * 1000;

let clock: HandClock;
let served: Served;
beforeEach(async () => {
  clock = new HandClock();
  served = await serve({ clock });
});
afterEach(() => served.close());

interface Table {
  readonly party: Party;
  readonly pages: readonly Page[];
  readonly watcher: Page;
  /** The seat the table waits for, and the others. */
  readonly sleeper: number;
  readonly others: readonly number[];
}

async function laid(people: number, settings = {}, slug = HIDDEN): Promise<Table> {
  const party = await begin(served, slug, people, { settings });
  const { seats: pages, watcher } = await seatAll(served, party);
  const sleeper = Number(watcher.status?.awaited[0]);
  return { party, pages, watcher, sleeper, others: [...pages.keys()].filter((seat) => seat !== sleeper) };
}

const pageAt = ({ pages }: Table, seat: number): Page => {
  const page = pages[seat];
  if (page === undefined) throw new RangeError(`${seat}`);
  return page;
};
const personOn = ({ party }: Table, seat: number) => party.keys[seat]?.personID;

/** Somebody votes about a seat; what came of it. */
const votes = (table: Table, seat: number, about = table.sleeper, personID = personOn(table, seat)) => {
  const page = pageAt(table, seat);
  return page.refusal('vote', { matchID: page.matchID, playerID: String(about), personID });
};

const isBots = ({ watcher }: Table, seat: number): boolean => {
  const person = watcher.room?.seats[seat];
  return person?.kind === 'person' && person.isPlayedByBot;
};

const rest = async ({ watcher }: Table, ms: number) => {
  clock.turn(ms);
  await watcher.get('earlier', { before: 0 });
};

describe('somebody who is there and does nothing', () => {
  test('is nobody’s to vote about before the others have waited for three minutes', async () => {
    const table = await laid(2);
    const [other = 0] = table.others;
    expect(table.watcher.status?.waited[table.sleeper]).toBe(0);
    expect(table.watcher.status?.waited[other]).toBeNull();
    await rest(table, VOTE_MS - 2000);
    expect(await votes(table, other)).toBe('stale');
    expect(isBots(table, table.sleeper)).toBe(false);
  });

  test('is played for when the only other one says so, and plays on at the next press', async () => {
    const table = await laid(2, { awaySeconds: null });
    const [other = 0] = table.others;
    await rest(table, VOTE_MS);
    expect(await votes(table, other)).toBeUndefined();
    await table.watcher.until(() => isBots(table, table.sleeper));
    clock.turn(1);
    await table.watcher.until(() => (table.watcher.status?.stateID ?? 0) > 0);
    await pageAt(table, table.sleeper).get('take-back', { personID: personOn(table, table.sleeper) });
    await table.watcher.until(() => !isBots(table, table.sleeper));
  });

  test('is played for by a majority of the others who are here, each of whom has one vote', async () => {
    const table = await laid(4);
    const [first = 0, second = 0] = table.others;
    await rest(table, VOTE_MS);
    expect(await votes(table, first)).toBeUndefined();
    expect(await votes(table, first)).toBeUndefined();
    expect(table.watcher.room?.votes).toEqual([
      { playerID: String(table.sleeper), by: [personOn(table, first)] },
    ]);
    expect(isBots(table, table.sleeper)).toBe(false);
    expect(await votes(table, second)).toBeUndefined();
    await table.watcher.until(() => isBots(table, table.sleeper));
    expect(table.watcher.room?.votes).toEqual([]);
  });

  test('is played for when those who would not have it go', async () => {
    const table = await laid(3);
    const [first = 0, second = 0] = table.others;
    await rest(table, VOTE_MS);
    expect(await votes(table, first)).toBeUndefined();
    expect(isBots(table, table.sleeper)).toBe(false);
    pageAt(table, second).close();
    await table.watcher.until(() => isBots(table, table.sleeper));
  });

  test('wakes, and nothing of the vote is left for the next decision', async () => {
    const table = await laid(3);
    const [first = 0, second = 0] = table.others;
    await rest(table, VOTE_MS);
    expect(await votes(table, first)).toBeUndefined();
    const awake = pageAt(table, table.sleeper);
    const [action] = choices(await rulebookOf(HIDDEN), awake);
    if (action === undefined) throw new Error('nothing to do');
    await awake.act(action);
    await table.watcher.until(() => table.watcher.room?.votes.length === 0);
    expect(await votes(table, second)).toBe('stale');
    expect(isBots(table, table.sleeper)).toBe(false);
  });
});

describe('a vote is refused', () => {
  test('about oneself, by a watcher, by somebody else’s name, and about a seat nobody waits for', async () => {
    const table = await laid(3);
    const [first = 0, second = 0] = table.others;
    await rest(table, VOTE_MS);
    expect(await votes(table, table.sleeper)).toBe('forbidden');
    expect(await votes(table, first, table.sleeper, personOn(table, second))).toBe('forbidden');
    expect(await votes(table, first, second)).toBe('stale');
    const { watcher } = table;
    const ballot = {
      matchID: watcher.matchID,
      playerID: String(table.sleeper),
      personID: personOn(table, first),
    };
    expect(await watcher.refusal('vote', ballot)).toBe('forbidden');
    expect(table.watcher.room?.votes).toEqual([]);
  });

  test('by somebody a bot plays for, and about a bot', async () => {
    const table = await laid(3);
    const [first = 0, second = 0] = table.others;
    await rest(table, VOTE_MS);
    await votes(table, first);
    await votes(table, second);
    await table.watcher.until(() => isBots(table, table.sleeper));
    expect(await votes(table, first)).not.toBeUndefined();
    await served.post(`/rooms/${table.party.room.roomID}/leave`, { key: table.party.keys[second] });
    await table.watcher.until(() => table.watcher.room?.seats[second]?.kind === 'bot');
    expect(await votes(table, second, first)).toBe('forbidden');
  });
});

test('where several are asked at once, those who sleep keep nobody from voting', async () => {
  const table = await laid(4, {}, AT_ONCE);
  const [awake, ...asleep] = [0, 1, 2, 3];
  if (awake === undefined) throw new Error('nobody');
  await rest(table, VOTE_MS);
  for (const seat of asleep) {
    expect(await votes(table, awake, seat)).toBeUndefined();
    await table.watcher.until(() => isBots(table, seat));
  }
});

test('time in which nobody was there is not waited', async () => {
  const party = await begin(served, HIDDEN, 2);
  const page = await seatAt(served, party, '0');
  page.close();
  const watcher = await seatAt(served, party, null);
  await watcher.until(() => watcher.status?.pause === 'nobody');
  clock.turn(VOTE_MS * 2);
  const back = await seatAt(served, party, '0');
  expect(Math.max(...(back.status?.waited ?? []).map((ms) => ms ?? 0))).toBe(0);
});
