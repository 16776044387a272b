import { games } from '@games/index';
import { OpenMatch, statesIn } from '@tests/browser/frames';
import { AT_ONCE, HIDDEN, OPEN } from '@tests/examples';
import { PAUSE_SHARE } from '@/kit/manners';
import type { Rulebook } from '@/kit/rulebook';
import { isActive } from '@/kit/seats';
import { nextRoom, openRoom } from '@/server/room-changes';
import { Rules } from '@/server/rules';
import type { Replay } from '@/wire/match';
import type { Room } from '@/wire/room';
import type { Acted, Sat, Sync } from '@/wire/socket';
import type { Page } from './page';
import { chance, choices, playOn, rulebookOf, seatAll, seatAt } from './players';
import { begin, call, type Served, serve } from './served';

let served: Served;
beforeEach(async () => {
  served = await serve();
});
afterEach(() => served.close());

/** Chance deals matches of a thousand moves as well, and each is dealt anew for every page. */
const LONGEST = 90_000;

const texts = ({ frames }: Page): string[] => frames.map((frame) => JSON.stringify(frame));

describe.each(games.map(({ slug, seats }) => [slug, seats.min] as const))(
  '%s over the wire',
  (slug, people) => {
    test(
      'is played to its end, a page comes back on the way, and then lies open',
      async () => {
        const rulebook = await rulebookOf(slug);
        const party = await begin(served, slug, people);
        const { seats, watcher } = await seatAll(served, party);
        const random = chance(`wire ${slug}`);
        await playOn(rulebook, seats, random, { limit: 5, also: [watcher] });
        const [first, ...others] = seats;
        if (first === undefined) throw new Error('nobody');
        first.close();
        const back = await seatAt(served, party, '0');
        await playOn(rulebook, [back, ...others], random, { also: [watcher] });

        const stateID = watcher.state?._stateID ?? 0;
        await watcher.until(() => watcher.room?.stage === 'over');
        expect(watcher.status).toMatchObject({ isOver: true, stateID, awaited: [] });
        const { body } = await call<Replay>(`${served.url}/api/matches/${watcher.matchID}`);
        expect(body.actions).toHaveLength(stateID);
        expect(body.seed).toMatch(/^[0-9a-f]{48}$/);

        // Held against the truth, now that it is known.
        const match = new OpenMatch(body);
        expect(statesIn(texts(watcher))).toHaveLength(stateID + 1);
        expect(match.untoldIn(texts(watcher))).toEqual([]);
        expect(match.secretsIn(texts(watcher), null)).toEqual([]);
        for (const page of [first, back]) expect(match.secretsIn(texts(page), '0')).toEqual([]);
        for (const [place, page] of others.entries())
          expect(match.secretsIn(texts(page), String(place + 1))).toEqual([]);
      },
      LONGEST,
    );
  },
);

test('a retry of an action is not a second action', async () => {
  const rulebook = await rulebookOf(HIDDEN);
  const { seats } = await seatAll(served, await begin(served, HIDDEN, 2));
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
  const rulebook = await rulebookOf(AT_ONCE);
  const { seats } = await seatAll(served, await begin(served, AT_ONCE, 2));
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
  const { seats } = await seatAll(served, await begin(served, HIDDEN, 2));
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

/** Plays a match of one person and a bot to its end. */
async function playOut(page: Page, rulebook: Rulebook): Promise<void> {
  const isOver = () => page.state?.ctx.gameover !== undefined;
  while (!isOver()) {
    await page.until(() => isOver() || (page.state !== undefined && isActive(page.state.ctx, '0')));
    const [action] = choices(rulebook, page);
    if (action !== undefined) await page.act(action);
  }
}

/** One person at a table of two, against a bot. */
async function againstBot(at: Served): Promise<Page> {
  const party = await begin(at, HIDDEN, 1, { seats: [{ kind: 'bot', level: 'easy' }] });
  const [page] = (await seatAll(at, party)).seats;
  if (page === undefined) throw new Error('nobody');
  return page;
}

describe('the journal of a match under way', () => {
  const underWay = async () => {
    const rulebook = await rulebookOf(HIDDEN);
    const party = await begin(served, HIDDEN, 2);
    const { seats } = await seatAll(served, party);
    await playOn(rulebook, seats, chance('journal'), { limit: 6 });
    const [page] = seats;
    if (page === undefined) throw new Error('nobody');
    return { party, page, stateID: page.state?._stateID ?? 0 };
  };

  test('is not sent again with a refusal', async () => {
    const { page, stateID } = await underWay();
    page.frames.length = 0;
    await page.refusal('act', page.request({ move: 'play', args: ['nothing'] }, '0'));
    const syncs = page.frames.flatMap(({ event, said }) => (event === 'sync' ? [said as Sync] : []));
    expect(syncs).toEqual([expect.objectContaining({ after: stateID, journal: [] })]);
  });

  test('is continued for a page that has its beginning, and is whole for one that cannot', async () => {
    const { page, stateID } = await underWay();
    const sit = (after?: number) =>
      page.get<Sat>('sit', { matchID: page.matchID, playerID: '0', ...(after !== undefined && { after }) });
    const whole = await sit();
    expect(whole.after).toBe(-1);
    expect(whole.journal).toHaveLength(stateID + 1);
    expect(await sit(2)).toMatchObject({ after: 2, journal: whole.journal.slice(3) });
    expect(await sit(stateID)).toMatchObject({ after: stateID, journal: [] });
    expect(await sit(stateID + 1)).toMatchObject({ after: -1, journal: whole.journal });
    expect(await page.refusal('sit', { matchID: page.matchID, playerID: '0', after: -3 })).toBe('malformed');
  });
});

test('bots play their seats', async () => {
  const page = await againstBot(served);
  await playOut(page, await rulebookOf(HIDDEN));
  expect(page.state?.ctx.gameover).toBeDefined();
});

/** What a server is asked for while a bot plays a match to its end. */
async function pausesAsked(): Promise<[isAfterRound: boolean, share: number][]> {
  const asked: [boolean, number][] = [];
  const pauseMs = (...pause: [boolean, number]) => {
    asked.push(pause);
    return 0;
  };
  const pausing = await serve({ pauseMs });
  try {
    await playOut(await againstBot(pausing), await rulebookOf(HIDDEN));
  } finally {
    await pausing.close();
  }
  return asked;
}

test('the bot that begins a round leaves time to read what came of the last one', async () => {
  const pauses = await pausesAsked();
  const afterRounds = pauses.filter(([isAfterRound]) => isAfterRound).length;
  expect(afterRounds).toBeGreaterThan(0);
  // Not every pause is one: a short match may have as many of these as of others.
  expect(afterRounds).toBeLessThan(pauses.length);
});

test('a bot is given the share of a pause that the manner of its seat has', async () => {
  const shares = (await pausesAsked()).map(([, share]) => share);
  expect([...new Set(shares)]).toEqual([PAUSE_SHARE.quick]);
});

test('a rematch leads everybody to one next room, with the keys they have', async () => {
  const rulebook = await rulebookOf(OPEN);
  const party = await begin(served, OPEN, 2);
  const { seats } = await seatAll(served, party);
  await playOn(rulebook, seats, chance('rematch'));
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

test('in the next room the bot that stood in for somebody is one like any other', async () => {
  const rules = new Rules(await rulebookOf(OPEN), () => undefined);
  const { room } = openRoom(rules, { slug: OPEN, name: 'Ann' }, 'here');
  const seats = room.seats.with(1, { kind: 'bot', level: 'easy', name: 'Ben' });
  expect(nextRoom({ ...room, seats }).seats[1]).toEqual({ kind: 'bot', level: 'easy', name: '' });
});

test('a page with two seats is sent the one in front, and no other', async () => {
  const rulebook = await rulebookOf(HIDDEN);
  const { room, keys } = await begin(served, HIDDEN, 3);
  const page = await served.page();
  await page.enter(room.roomID, keys);
  await page.sit('0');
  // All three act; only the seat in front is shown.
  for (let count = 0; count < 3; count++) {
    const playerID = page.state?.ctx.currentPlayer ?? '';
    const helper = await served.page();
    await helper.enter(room.roomID, keys);
    await helper.sit(playerID);
    const [action] = choices(rulebook, helper);
    if (action === undefined) throw new Error('nothing to do');
    const { stateID } = await helper.act(action);
    await page.until(() => page.state?._stateID === stateID);
    helper.close();
  }
  const shown = page.frames.flatMap(({ event, said }) =>
    event === 'update' ? [(said as { playerID: string }).playerID] : [],
  );
  expect(shown).toEqual(['0', '0', '0']);
  await page.get('rise', {});
  const before = page.frames.length;
  await page.sit('1');
  expect(page.frames.slice(before).map(({ event }) => event)).toEqual(['sit answered']);
  expect(page.state?.G.playerID).toBe('1');
});

test('two tabs on one seat stay in step', async () => {
  const rulebook = await rulebookOf(HIDDEN);
  const party = await begin(served, HIDDEN, 2);
  const { seats } = await seatAll(served, party);
  const seat = seats[0]?.state?.ctx.currentPlayer ?? '0';
  const [one, two] = [await seatAt(served, party, seat), await seatAt(served, party, seat)];
  const [action] = choices(rulebook, one);
  if (action === undefined) throw new Error('nothing to do');
  const { stateID } = await one.act(action);
  await two.until(() => two.state?._stateID === stateID);
  expect(two.state).toEqual(one.state);
});
