import { gameOf } from '@games/index';
import { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { isActive } from '@/kit/seats';
import type { Acted, Replay, Room } from '@/kit/wire';
import type { Page } from './page';
import { begin, call, type Party, type Served, serve } from './served';

let served: Served;
beforeEach(async () => {
  served = await serve();
});
afterEach(() => served.close());

const rulebookOf = async (slug: string): Promise<Rulebook> => {
  const rulebook = await gameOf(slug)?.rulebook();
  if (rulebook === undefined) throw new RangeError(slug);
  return rulebook;
};

/** One page for each seat, each with its own key, and one that watches. */
async function table({ room, keys }: Party) {
  const seats: Page[] = [];
  for (const [seat, key] of keys.entries()) {
    const page = await served.page();
    await page.enter(room.roomID, [key]);
    await page.sit(String(seat));
    seats.push(page);
  }
  const watcher = await served.page();
  await watcher.enter(room.roomID);
  await watcher.sit(null);
  return { seats, watcher };
}

/** What a page's seat may do now. */
function choices(rulebook: Rulebook, page: Page) {
  const state = page.state;
  return state === undefined ? [] : rulebook.legal(state.G, state.ctx);
}

describe.each(['love-letter', 'sushi-go', 'numeri'])('%s over the wire', (slug) => {
  test('is played to its end, and then lies open', async () => {
    const rulebook = await rulebookOf(slug);
    const party = await begin(served, slug, 2);
    const { seats, watcher } = await table(party);
    const random = new RandomSource({ seed: `wire ${slug}`, position: 0 });
    let stateID = 0;
    while (seats[0]?.state?.ctx.gameover === undefined) {
      const acting = seats.flatMap((page, seat) =>
        page.state !== undefined && isActive(page.state.ctx, String(seat)) ? [page] : [],
      );
      const [page] = random.Shuffle(acting);
      if (page === undefined) throw new Error('nobody is to act');
      const [action] = random.Shuffle(choices(rulebook, page));
      if (action === undefined) throw new Error('nothing to do');
      ({ stateID } = await page.act(action));
      const reached = stateID;
      await Promise.all(
        [...seats, watcher].map((each) => each.until(() => each.state?._stateID === reached)),
      );
    }
    await watcher.until(() => watcher.room?.stage === 'over');
    expect(watcher.status).toMatchObject({ isOver: true, stateID, awaited: [] });
    const { body } = await call<Replay>(`${served.url}/api/matches/${watcher.matchID}`);
    expect(body.actions).toHaveLength(stateID);
    expect(body.seed).toMatch(/^[0-9a-f]{48}$/);
  });
});

test('a retry of an action is not a second action', async () => {
  const rulebook = await rulebookOf('love-letter');
  const { seats } = await table(await begin(served, 'love-letter', 2));
  const page = seats[Number(seats[0]?.state?.ctx.currentPlayer)];
  if (page === undefined) throw new Error('nobody');
  const [action] = choices(rulebook, page);
  if (action === undefined) throw new Error('nothing');
  const request = page.request(action);
  const answers = await Promise.all([page.ask('act', request), page.ask('act', request)]);
  expect(answers).toEqual([
    { ok: true, value: { stateID: 1 } },
    { ok: true, value: { stateID: 1 } },
  ]);
  expect(await page.get<Acted>('act', request)).toEqual({ stateID: 1 });
  expect(page.frames.filter(({ event }) => event === 'update')).toHaveLength(1);
});

test('two who choose at the same moment are both accepted', async () => {
  const rulebook = await rulebookOf('sushi-go');
  const { seats } = await table(await begin(served, 'sushi-go', 2));
  const requests = seats.map((page) => {
    const [action] = choices(rulebook, page);
    if (action === undefined) throw new Error('nothing');
    return { page, request: page.request(action) };
  });
  const answers = await Promise.all(requests.map(({ page, request }) => page.ask<Acted>('act', request)));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  // The decision they answered has passed with the turn.
  const [first] = requests;
  if (first === undefined) throw new Error('nobody');
  const late = { ...first.request, actionID: 'a-later-action-0001' };
  expect(await first.page.refusal('act', late)).toBe('stale');
  const sync = first.page.frames.findLast(({ event }) => event === 'sync');
  expect(sync?.said).toMatchObject({ state: { _stateID: 2 }, playerID: '0' });
});

test('a refusal says why, and changes nothing', async () => {
  const { seats } = await table(await begin(served, 'love-letter', 2));
  const [one, two] = seats;
  if (one === undefined || two === undefined) throw new Error('nobody');
  const waiting = one.state?.ctx.currentPlayer === '0' ? two : one;
  const answer = await waiting.ask('act', waiting.request({ move: 'play', args: ['guard'] }));
  expect(answer).toMatchObject({
    ok: false,
    error: { code: 'refused', refusal: { reason: 'not-your-turn' } },
  });
  expect(waiting.state?._stateID).toBe(0);
});

test('bots play their seats, and a bot acts for nobody when all are gone', async () => {
  const party = await begin(served, 'love-letter', 1, { seats: [{ kind: 'bot', level: 'easy' }] });
  const rulebook = await rulebookOf('love-letter');
  const { seats } = await table(party);
  const [page] = seats;
  if (page === undefined) throw new Error('nobody');
  while (page.state?.ctx.gameover === undefined) {
    await page.until(
      () =>
        page.state !== undefined && (isActive(page.state.ctx, '0') || page.state.ctx.gameover !== undefined),
    );
    const [action] = choices(rulebook, page);
    if (action === undefined) break;
    await page.act(action);
  }
  expect(page.state?.ctx.gameover).toBeDefined();
});

test('a rematch leads everybody to one next room, with the keys they have', async () => {
  const rulebook = await rulebookOf('numeri');
  const party = await begin(served, 'numeri', 2);
  const { seats } = await table(party);
  while (seats[0]?.state?.ctx.gameover === undefined) {
    const page = seats[Number(seats[0]?.state?.ctx.currentPlayer)];
    const action = page === undefined ? undefined : choices(rulebook, page)[0];
    if (page === undefined || action === undefined) throw new Error('nobody');
    const { stateID } = await page.act(action);
    await Promise.all(seats.map((each) => each.until(() => each.state?._stateID === stateID)));
  }
  const [page] = seats;
  await page?.until(() => page.room?.stage === 'over');
  const rooms = await Promise.all(
    party.keys.map((key) => served.post<{ room: Room }>(`/rooms/${party.room.roomID}/rematch`, { key })),
  );
  expect(new Set(rooms.map(({ room }) => room.roomID)).size).toBe(1);
  await page?.until(() => page.room?.nextRoomID === rooms[0]?.room.roomID);
  const next = await served.page();
  expect((await next.enter(rooms[0]?.room.roomID ?? '', party.keys)).people).toHaveLength(2);
});
