import { HIDDEN } from '@tests/examples';
import { Past } from '@/server/past';
import { Serial } from '@/server/serial';
import { SqliteStore } from '@/server/stores/sqlite';
import { chance, playOn, positionsOf, rulebookOf, rulesOf, seatAll } from './players';
import { begin, ownFolder, serve } from './served';

const { folder, forget } = ownFolder();
afterAll(forget);

describe('looking back', () => {
  const played = async () => {
    const store = new SqliteStore(`${folder}/past.sqlite`);
    const served = await serve({ store });
    const party = await begin(served, HIDDEN, 2);
    const { seats } = await seatAll(served, party);
    const rulebook = await rulebookOf(HIDDEN);
    await playOn(rulebook, seats, chance('past'), { limit: 60 });
    const stored = await store.readMatch(party.room.matchID ?? '');
    if (stored === undefined) throw new Error('no match');
    const moments = await store.readMoments(stored.match.matchID, -1);
    await served.close();
    return { rules: rulesOf(rulebook), match: stored.match, moments };
  };

  test('reads the match once, plays it once, and then a few actions for each look', async () => {
    const { rules, match, moments } = await played();
    const readMoments = jest.fn(() => Promise.resolve(moments));
    const store = new SqliteStore(`${folder}/unread.sqlite`);
    const past = new Past(Object.assign(store, { readMoments }), rules, match);
    const positions = positionsOf(rules, match, moments);
    const attempt = jest.spyOn(rules, 'attempt');
    const last = moments.length - 1;
    expect(last).toBeGreaterThan(16);
    expect(await past.position(last)).toEqual(positions[last]);
    expect(attempt).toHaveBeenCalledTimes(last);
    for (let stateID = last; stateID >= 0; stateID--) {
      attempt.mockClear();
      expect(await past.position(stateID)).toEqual(positions[stateID]);
      expect(attempt.mock.calls.length).toBeLessThan(8);
    }
    expect(readMoments).toHaveBeenCalledTimes(1);
    await store.close();
  });

  test('knows what has been added since, and reads again what it missed', async () => {
    const { rules, match, moments } = await played();
    const [readNow, readLater] = [moments.slice(0, 3), moments.slice(0, 9)];
    const readMoments = jest.fn().mockResolvedValueOnce(readNow).mockResolvedValueOnce(readLater);
    const store = new SqliteStore(`${folder}/missed.sqlite`);
    const past = new Past(Object.assign(store, { readMoments }), rules, match);
    expect(await past.moments(2)).toEqual(readNow);
    past.add(moments.slice(2, 5));
    expect(await past.moments(4)).toEqual(moments.slice(0, 5));
    expect(readMoments).toHaveBeenCalledTimes(1);
    past.add(moments.slice(8, 9));
    expect(await past.moments(8)).toEqual(readLater);
    expect(readMoments).toHaveBeenCalledTimes(2);
    await store.close();
  });
});

test('a long line of requests lets everything else have its turn in between', async () => {
  const serial = new Serial(100);
  let done = 0;
  const work = Array.from({ length: 50 }, () =>
    serial.run(async () => {
      done++;
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toBeLessThan(5);
  await Promise.all(work);
});
