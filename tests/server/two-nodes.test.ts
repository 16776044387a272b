import { HIDDEN } from '@tests/examples';
import type { SeatKey } from '@/wire/ids';
import { LEND_SECONDS, VOTE_SECONDS } from '@/wire/room';
import { HandClock } from './hand-clock';
import type { Page } from './page';
import { seatAt } from './players';
import { begin, call, gather, type Party, type Served, serve } from './served';
import { KINDS, newPlace, type Place } from './stores-at-hand';

/** How often a node says that it is alive. */
const BEAT_MS = 10_000;

/** Two servers in this process, on one store and one clock: what takes minutes is tried without waiting. */
describe.each(KINDS.filter((kind) => kind === 'postgres'))('two nodes on one %s', (kind) => {
  let place: Place;
  let clock: HandClock;
  let one: Served;
  let two: Served;
  beforeEach(async () => {
    clock = new HandClock();
    place = await newPlace(kind);
    [one, two] = [
      await serve({ clock, store: await place.open(clock.now) }),
      await serve({ clock, store: await place.open(clock.now) }),
    ];
  });
  afterEach(async () => {
    await Promise.all([one.close(), two.close()]);
    await place.forget();
  });

  /** Time passes slowly enough for both to say that they are alive. */
  const passes = async (ms: number, pages: readonly Page[]) => {
    for (let passed = 0; passed < ms; passed += BEAT_MS) {
      clock.turn(BEAT_MS);
      await Promise.all(pages.map((page) => page.get('earlier', { before: 0 })));
      await Promise.all([one, two].map(({ url }) => call(`${url}/healthz`)));
    }
  };

  const keyOf = ({ keys }: Party, seat: number): SeatKey => {
    const key = keys[seat];
    if (key === undefined) throw new RangeError(`nobody on ${seat}`);
    return key;
  };
  const person = ({ room }: Page, seat: number) => {
    const found = room?.seats[seat];
    if (found?.kind !== 'person') throw new RangeError(`no person on ${seat}`);
    return found;
  };

  test('an owner who is gone from one lends at the other, and has all back when they come to either', async () => {
    const party = await gather(one, HIDDEN, 2);
    const { roomID } = party.room;
    const owner = await one.page();
    await owner.enter(roomID, [keyOf(party, 0)]);
    const friend = await two.page();
    await friend.enter(roomID, [keyOf(party, 1)]);
    await friend.until(() => person(friend, 0).isPresent);
    owner.close();
    await friend.until(() => !person(friend, 0).isPresent);
    clock.turn(LEND_SECONDS * 1000);
    await friend.until(() => friend.room?.actingID === keyOf(party, 1).personID);
    const back = await two.page();
    await back.enter(roomID, [keyOf(party, 0)]);
    const start = { key: keyOf(party, 1), openSeats: { kind: 'closed' } };
    expect(await one.fault(`/rooms/${roomID}/start`, start)).toBe('not-owner');
    back.close();
    await friend.until(() => !person(friend, 0).isPresent);
    clock.turn(LEND_SECONDS * 1000);
    await friend.until(() => friend.room?.actingID !== null);
    // The other node has nobody in the room.
    expect(await one.fault(`/rooms/${roomID}/start`, start)).toBe('200');
  });

  test('votes given at both are counted together', async () => {
    const party = await begin(one, HIDDEN, 3);
    const pages = [
      await seatAt(one, party, '0'),
      await seatAt(two, party, '1'),
      await seatAt(one, party, '2'),
    ];
    const [first] = pages;
    if (first === undefined) throw new Error('nobody');
    await first.until(() => [0, 1, 2].every((seat) => person(first, seat).isPresent));
    const sleeper = Number(first.status?.awaited[0]);
    await passes(VOTE_SECONDS * 1000, pages);
    for (const [seat, page] of pages.entries())
      if (seat !== sleeper)
        await page.get('vote', {
          matchID: page.matchID,
          playerID: String(sleeper),
          personID: keyOf(party, seat).personID,
        });
    await first.until(() => person(first, sleeper).isPlayedByBot);
  });
});
