import { AT_ONCE, HIDDEN, OPEN } from '@tests/examples';
import { stateFrom, stateText } from '@/server/rules';
import { newID } from '@/server/secrets';
import type { Seated } from '@/wire/requests';
import type { Acted } from '@/wire/socket';
import { compileChild, Node } from './children';
import type { Page } from './page';
import { chance, choices, next, playOn, positionsOf, rulebookOf, rulesOf, seatAt } from './players';
import { begin, gather } from './served';
import { KINDS, newPlace, type Place } from './stores-at-hand';

let file: string;
beforeAll(async () => {
  file = await compileChild('nodes');
});

describe.each(KINDS)('four processes on one %s', (kind) => {
  let place: Place;
  let nodes: Node[];
  beforeAll(async () => {
    place = await newPlace(kind);
    nodes = await Promise.all([0, 1, 2, 3].map(() => Node.start(file, place)));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    await place.forget();
  });

  test('race on one match: position, log and answers agree', async () => {
    const [first] = nodes;
    if (first === undefined) throw new Error('no node');
    const rulebook = await rulebookOf(AT_ONCE);
    const party = await begin(first, AT_ONCE, 4);
    const { matchID } = party.room;
    const pages: Page[] = [];
    // Every process has every seat, and all of them act for whoever may.
    for (const node of nodes)
      for (const seat of party.keys.keys()) pages.push(await seatAt(node, party, String(seat)));
    const random = chance(`race ${kind}`);
    const accepted: Acted[] = [];
    const codes = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const answers = await Promise.all(
        pages.map((page, index) => {
          const [action] = random.Shuffle(choices(rulebook, page));
          const seat = String(index % party.keys.length);
          return action === undefined ? undefined : page.ask<Acted>('act', page.request(action, seat));
        }),
      );
      for (const answer of answers) {
        if (answer?.ok === true) accepted.push(answer.value);
        else if (answer !== undefined) codes.add(answer.error.code);
      }
      // What other processes did is fetched by whoever was refused, and by sitting down anew.
      await Promise.all(pages.map((page, index) => page.sit(String(index % party.keys.length))));
    }
    const store = await place.open();
    const stored = await store.readMatch(matchID ?? '');
    if (stored === undefined) throw new Error('no match');
    const moments = await store.readMoments(stored.match.matchID, -1);
    expect(accepted.map(({ stateID }) => stateID).sort((a, b) => a - b)).toEqual(
      moments.slice(1).map(({ stateID }) => stateID),
    );
    expect(stored.stateID).toBe(accepted.length);
    const positions = positionsOf(rulesOf(rulebook), stored.match, moments);
    expect(positions.map(stateText).at(-1)).toBe(stateText(stateFrom(stored.state)));
    expect([...codes].filter((code) => !['stale', 'refused', 'too-many'].includes(code))).toEqual([]);
    expect(accepted.length).toBeGreaterThan(12);
    await store.close();
  });

  test('get the same action at once and do it once', async () => {
    const [first] = nodes;
    if (first === undefined) throw new Error('no node');
    const rulebook = await rulebookOf(HIDDEN);
    const party = await begin(first, HIDDEN, 2);
    const pages: Page[] = [];
    for (const node of nodes) {
      const page = await seatAt(node, party, '0');
      pages.push(page.state?.ctx.currentPlayer === '0' ? page : await seatAt(node, party, '1'));
    }
    const turn = pages[0];
    if (turn === undefined) throw new Error('nobody');
    const [action] = choices(rulebook, turn);
    if (action === undefined) throw new Error('nothing to do');
    const request = turn.request(action, turn.state?.ctx.currentPlayer);
    const answers = await Promise.all(pages.map((page) => page.ask<Acted>('act', request)));
    expect(answers).toEqual(pages.map(() => ({ ok: true, value: { stateID: 1 } })));
  });
});

describe.each(KINDS.filter((kind) => kind === 'postgres'))('two nodes on one %s', (kind) => {
  let place: Place;
  let one: Node;
  let two: Node;
  beforeAll(async () => {
    place = await newPlace(kind);
    [one, two] = await Promise.all([Node.start(file, place), Node.start(file, place)]);
  });
  afterAll(async () => {
    await Promise.all([one.kill(), two.kill()]);
    await place.forget();
  });

  test('serve one room: a match is played to its end with a player on each', async () => {
    const rulebook = await rulebookOf(AT_ONCE);
    const party = await begin(one, AT_ONCE, 2);
    const seats = [await seatAt(one, party, '0'), await seatAt(two, party, '1')];
    const watcher = await seatAt(two, party, null);
    await playOn(rulebook, seats, chance('nodes'), { also: [watcher] });
    expect(watcher.state?.ctx.gameover).toBeDefined();
    await Promise.all([...seats, watcher].map((page) => page.until(() => page.room?.stage === 'over')));
  });

  test('know of each other’s people, and carry their talk', async () => {
    const party = await begin(one, HIDDEN, 2);
    const [here, there] = [await seatAt(one, party, '0'), await seatAt(two, party, '1')];
    const isPresent = (page: Page) =>
      page.room?.seats.map((seat) => seat.kind === 'person' && seat.isPresent).join() === 'true,true';
    await Promise.all([here, there].map((page) => page.until(() => isPresent(page))));
    await here.get('chat', { lineID: newID(), personID: party.keys[0]?.personID, text: '在嗎？' });
    await there.until(() => there.lines.length === 1);
    expect(there.lines[0]?.text).toBe('在嗎？');
    there.close();
    await here.until(() => !isPresent(here));
    const seat = here.room?.seats[1];
    expect(seat?.kind === 'person' && seat.awayInMs !== null).toBe(true);
  });

  test('what is said through both at once reaches every page, once and in one order', async () => {
    const party = await gather(one, OPEN, 2);
    const pages = [await one.page(), await two.page()];
    for (const [seat, page] of pages.entries())
      await page.enter(party.room.roomID, party.keys.slice(seat, seat + 1));
    const BURSTS = 6;
    const AT_A_TIME = 10;
    for (let burst = 0; burst < BURSTS; burst++)
      await Promise.all(
        pages.flatMap((page, seat) =>
          Array.from({ length: AT_A_TIME }, (_, count) => {
            const { personID } = party.keys[seat] ?? {};
            return page.get('chat', { lineID: newID(), personID, text: `${seat} ${burst} ${count}` });
          }),
        ),
      );
    const all = BURSTS * AT_A_TIME * pages.length;
    await Promise.all(pages.map((page) => page.until(() => page.lines.length >= all)));
    const [here, there] = pages.map(({ lines }) => lines.map(({ lineID }) => lineID));
    expect(here).toEqual(there);
    expect(new Set(here).size).toBe(all);
    expect(here).toEqual(here?.toSorted((a, b) => a - b));
  });

  test('carry a room handed on, and somebody who comes late, from one to the other', async () => {
    const party = await begin(one, HIDDEN, 2, { seats: [{ kind: 'bot', level: 'easy' }] });
    const { roomID } = party.room;
    const [mine, hers] = [await seatAt(one, party, '0'), await seatAt(two, party, '1')];
    await mine.until(() => mine.room?.seats[1]?.kind === 'person' && mine.room.seats[1].isPresent);
    const [owner, guest] = party.keys;
    await two.post(`/rooms/${roomID}/hand-on`, { key: owner, personID: guest?.personID });
    await mine.until(() => mine.room?.ownerID === guest?.personID);

    const { key } = await two.post<Seated>(`/rooms/${roomID}/claim`, { name: 'Late', seat: 2 });
    for (const [seat, page] of [mine, hers].entries()) {
      await page.until(() => page.room?.claims.length === 1);
      const { personID } = party.keys[seat] ?? {};
      await page.get('consent', { claimID: key.personID, personID, isWelcome: true });
    }
    const rulebook = await rulebookOf(HIDDEN);
    const random = chance(`late ${kind}`);
    const isSeated = () => mine.room?.seats[2]?.kind === 'person';
    // Bots act by themselves in these processes: people answer until the seat is free to be taken.
    for (let step = 0; step < 40 && !isSeated(); step++) {
      const turn = next(rulebook, [mine, hers], random);
      if (turn !== undefined) await turn.page.ask('act', turn.page.request(turn.action));
      else await mine.until(() => isSeated() || next(rulebook, [mine, hers], random) !== undefined);
    }
    const late = await one.page();
    await late.enter(roomID, [key]);
    expect((await late.sit('2')).state._stateID).toBeGreaterThanOrEqual(0);
    expect(late.room?.seats[2]).toMatchObject({ kind: 'person', name: 'Late' });
  });

  test('a player whose node dies goes on at the other', async () => {
    const rulebook = await rulebookOf(OPEN);
    const party = await begin(one, OPEN, 2);
    const doomed = await Node.start(file, place);
    const seats = [await seatAt(one, party, '0'), await seatAt(doomed, party, '1')];
    await playOn(rulebook, seats, chance('doomed'), { limit: 6 });
    await doomed.kill();
    const moved = await seatAt(two, party, '1');
    expect(moved.state).toEqual(seats[1]?.state);
    await playOn(rulebook, [seats[0] ?? moved, moved], chance('after'), { limit: 4 });
    expect(next(rulebook, [seats[0] ?? moved, moved], chance('still'))).toBeDefined();
  });
});
