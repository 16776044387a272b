import path from 'node:path';
import { AT_ONCE, HIDDEN, OPEN } from '@tests/examples';
import { newCredential } from '@/server/secrets';
import { SqliteStore } from '@/server/stores/sqlite';
import type { Replay } from '@/wire/match';
import type { Carry, Devices, Seated } from '@/wire/requests';
import type { LobbyRoom, Room } from '@/wire/room';
import { HandClock } from './hand-clock';
import { chance, playOn, rulebookOf, seatAll } from './players';
import { begin, call, gather, ownFolder, type Served, serve } from './served';

const clock = new HandClock();
let served: Served;
beforeEach(async () => {
  served = await serve({ clock, random: () => 0 });
});
afterEach(() => served.close());

const names = ({ seats }: Room) => seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind));
const put = (room: Room, deed: string, body: object) =>
  served.post<{ room: Room }>(`/rooms/${room.roomID}/${deed}`, body);
const refused = (room: Room, deed: string, body: object) =>
  served.fault(`/rooms/${room.roomID}/${deed}`, body);

describe('opening', () => {
  test('one name and a game are enough', async () => {
    const { room, key } = await served.post<Seated>('/rooms', { slug: HIDDEN, name: '  阿  明 ' });
    expect(names(room)).toEqual(['阿 明', 'open', 'open', 'open']);
    expect(room).toMatchObject({
      stage: 'waiting',
      ownerID: key.personID,
      settings: { isPublic: false, awaySeconds: 90, allowsHints: true },
      matchID: null,
    });
    expect(JSON.stringify(room)).not.toContain(key.credential);
  });

  test.each([
    [{ slug: 'chess', name: 'Ada' }, 'unknown-game'],
    [{ slug: HIDDEN, name: ' ' }, 'name-empty'],
    [{ slug: HIDDEN, name: 'A\u202Eda' }, 'name-hidden'],
    [{ slug: HIDDEN, name: 'a'.repeat(25) }, 'name-long'],
    [{ slug: HIDDEN, name: 'Ada', options: { goal: 'never' } }, 'bad-options'],
    [{ slug: HIDDEN, name: 'Ada', seats: [] }, 'bad-seats'],
    [{ slug: HIDDEN, name: 'Ada', seats: Array(9).fill({ kind: 'open' }) }, 'bad-seats'],
    [{ slug: HIDDEN, name: 'Ada', settings: { isPublic: true, awaySeconds: null } }, 'bad-options'],
    [{ slug: HIDDEN, name: 'Ada', owner: true }, 'malformed'],
  ])('%j is refused: %s', async (body, code) => {
    expect(await served.fault('/rooms', body)).toBe(code);
  });
});

describe('joining', () => {
  test('two who want one seat: one has it', async () => {
    const { room } = await gather(served, HIDDEN, 1, { seats: [{ kind: 'open' }, { kind: 'open' }] });
    const answers = await Promise.all(
      ['Ada', 'Bo'].map((name) =>
        call<Seated>(`${served.url}/api/rooms/${room.roomID}/join`, { name, seat: 2 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ error: { code: 'seat-taken' } });
  });

  test('many at once fill the room and no more', async () => {
    const { room } = await gather(served, HIDDEN, 1, {
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    });
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) =>
        call<Seated>(`${served.url}/api/rooms/${room.roomID}/join`, { name }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const { body } = await call<{ room: Room }>(`${served.url}/api/rooms/${room.roomID}`);
    expect(new Set(names(body.room)).size).toBe(4);
  });

  test.each([
    ['阿明', 'name-taken'],
    ['阿\u200D明', 'name-taken'],
    ['阿\u{1D159}明', 'name-hidden'],
    ['阿明\u2066', 'name-hidden'],
    ['阿明\uFFFF', 'name-hidden'],
    ['', 'name-empty'],
  ])('the name %j is refused: %s', async (name, code) => {
    const { room } = await gather(served, HIDDEN, 1, { seats: [{ kind: 'open' }] });
    expect(await refused(room, 'join', { name })).toBe(code);
  });

  test('a name that looks like somebody’s is refused with the name that is meant, joined or renamed', async () => {
    const { room } = await gather(served, HIDDEN, 1, { seats: [{ kind: 'open' }, { kind: 'open' }] });
    const join = (name: string) => call(`${served.url}/api/rooms/${room.roomID}/join`, { name });
    expect((await join('Anna')).status).toBe(200);
    const taken = { error: { code: 'name-taken', alike: 'Anna' } };
    for (const name of ['Аnna', 'anna', 'Ａnna']) expect((await join(name)).body).toEqual(taken);
    const { key } = await served.post<Seated>(`/rooms/${room.roomID}/join`, { name: 'Hannah' });
    const rename = await call(`${served.url}/api/rooms/${room.roomID}/rename`, { key, name: 'Annа' });
    expect(rename.body).toEqual(taken);
    expect(
      (await call(`${served.url}/api/rooms/${room.roomID}/rename`, { key, name: 'Anna K' })).status,
    ).toBe(200);
  });

  test('a full room, a room that plays and a mistyped link say so', async () => {
    const { room } = await gather(served, HIDDEN, 2);
    expect(await refused(room, 'join', { name: 'Late' })).toBe('room-full');
    const playing = await begin(served, OPEN, 2);
    expect(await refused(playing.room, 'join', { name: 'Late' })).toBe('already-started');
    expect(await served.fault('/rooms/AAAAAAAAAAAAAAAAAAAAAA/join', { name: 'Late' })).toBe('room-missing');
    expect(await served.fault('/rooms/__proto__')).toBe('room-missing');
  });
});

describe('a request that is sent again because its answer was lost', () => {
  const openSeat = { seats: [{ kind: 'open' as const }] };
  const [mine, other] = [newCredential(), newCredential()];

  test('sits down once: the same seat, the same key', async () => {
    const { room, keys } = await gather(served, HIDDEN, 1, openSeat);
    const ask = () => served.post<Seated>(`/rooms/${room.roomID}/join`, { name: 'Ada', credential: mine });
    const answers = await Promise.all([ask(), ask(), ask()]);
    const [first] = answers;
    expect(first?.key.credential).toBe(mine);
    for (const { key } of answers) expect(key).toEqual(first?.key);
    expect(names((await ask()).room)).toEqual(['阿明', 'Ada']);
    expect(JSON.stringify(first?.room)).not.toContain(mine);
    // Also when the match has begun meanwhile.
    await put(room, 'start', { key: keys[0], openSeats: { kind: 'closed' } });
    expect((await ask()).key).toEqual(first?.key);
  });

  test('another credential is another person, who gets nothing of the first', async () => {
    const { room } = await gather(served, HIDDEN, 1, openSeat);
    const path = `/rooms/${room.roomID}/join`;
    await served.post<Seated>(path, { name: 'Ada', credential: mine });
    expect(await served.fault(path, { name: 'Ada', credential: other })).toBe('room-full');
    const { body } = await call<{ room: Room }>(`${served.url}/api/rooms/${room.roomID}`);
    const [owner, ada] = body.room.seats;
    // What everybody may know of somebody is no credential of theirs.
    for (const seat of [owner, ada]) {
      const personID = seat?.kind === 'person' ? seat.personID : '';
      const guess = personID.padEnd(32, 'A');
      expect(await served.fault(path, { name: 'Eve', credential: guess })).toBe('room-full');
    }
    expect(await served.fault(path, { name: 'Eve', credential: 'short' })).toBe('malformed');
  });

  test('opens one room', async () => {
    const ask = (credential: string, name = 'Ada') =>
      served.post<Seated>('/rooms', { slug: HIDDEN, name, credential });
    const [first, again] = await Promise.all([ask(mine), ask(mine)]);
    expect(again.key).toEqual(first.key);
    expect(again.room.roomID).toBe(first.room.roomID);
    const { room: renamed } = await put(first.room, 'rename', { key: first.key, name: 'Zoe' });
    expect((await ask(mine)).room).toEqual(renamed);
    expect((await ask(other)).room.roomID).not.toBe(first.room.roomID);
    // The address betrays nothing: with it alone there is no key.
    expect(first.room.roomID).not.toContain(mine.slice(0, 8));
    expect(await refused(first.room, 'leave', { key: { ...first.key, credential: other } })).toBe(
      'forbidden',
    );
  });

  test('whoever has left the room they opened is not let in by asking again', async () => {
    const ask = { slug: HIDDEN, name: 'Ada', credential: mine };
    const { room, key } = await served.post<Seated>('/rooms', ask);
    await put(room, 'leave', { key });
    expect(await served.fault('/rooms', ask)).toBe('forbidden');
  });

  test('spends a carrying code once, and for whoever spent it only', async () => {
    const { room, keys } = await gather(served, HIDDEN, 1, openSeat);
    const { code } = await served.post<Carry>(`/rooms/${room.roomID}/carry`, { key: keys[0] });
    const path = `/rooms/${room.roomID}/carried`;
    const ask = () => served.post<Seated>(path, { code, credential: mine });
    const first = await ask();
    expect(first.key).toEqual({ personID: keys[0]?.personID, credential: mine });
    expect((await ask()).key).toEqual(first.key);
    expect(await served.fault(path, { code, credential: other })).toBe('code-spent');
    expect(await served.fault(path, { code })).toBe('code-spent');
  });
});

describe('the owner', () => {
  test('sets seats, and nobody else does', async () => {
    const { room, keys } = await gather(served, HIDDEN, 2, { seats: [{ kind: 'open' }] });
    const [owner, guest] = keys;
    const plan = { kind: 'bot', level: 'easy' };
    const change = { seat: 2, plan, personID: null };
    expect(await refused(room, 'seats', { ...change, key: guest })).toBe('not-owner');
    const { room: changed } = await put(room, 'seats', { ...change, key: owner });
    expect(changed.seats[2]).toEqual({ kind: 'bot', level: 'easy', name: '' });
  });

  test('shows somebody out, whose key then opens nothing', async () => {
    const { room, keys } = await gather(served, HIDDEN, 2);
    const [key, guest] = keys;
    const out = { key, seat: 1, plan: { kind: 'open' }, personID: null };
    expect(await refused(room, 'seats', out)).toBe('seat-taken');
    const { room: changed } = await put(room, 'seats', { ...out, personID: guest?.personID });
    expect(names(changed)).toEqual(['阿明', 'open']);
    expect(await refused(room, 'leave', { key: guest })).toBe('forbidden');
  });

  test('changes game and options behind the same link; people keep their seats', async () => {
    const { room, keys } = await gather(served, HIDDEN, 2, {
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    const { room: changed } = await put(room, 'change', { key: keys[0], slug: AT_ONCE });
    expect(changed).toMatchObject({ roomID: room.roomID, slug: AT_ONCE });
    expect(names(changed).slice(0, 2)).toEqual(['阿明', '小美']);
    expect(await refused(room, 'change', { key: keys[0], options: { goal: 'short' } })).toBe('bad-options');
    expect(await refused(room, 'change', { key: keys[1], slug: OPEN })).toBe('not-owner');
  });

  test('shuffles the seats; everybody still opens their own', async () => {
    const { room, keys } = await gather(served, HIDDEN, 2, { seats: [{ kind: 'open' }] });
    const { room: shuffled } = await put(room, 'shuffle', { key: keys[0] });
    expect(names(shuffled)).toEqual(['小美', 'open', '阿明']);
    const { room: renamed } = await put(room, 'rename', { key: keys[1], name: 'May' });
    expect(names(renamed)).toEqual(['May', 'open', '阿明']);
  });

  test('leaves a room that nobody is in to whoever comes', async () => {
    const { room, keys } = await gather(served, HIDDEN, 2);
    const [owner, guest] = keys;
    const { room: left } = await put(room, 'leave', { key: owner });
    expect(left.ownerID).toBeNull();
    await put(room, 'leave', { key: guest });
    const seated = await served.post<Seated>(`/rooms/${room.roomID}/join`, { name: 'Ada' });
    expect(seated.room.ownerID).toBe(seated.key.personID);
  });
});

describe('starting', () => {
  test('needs the minimum; open seats become bots on request', async () => {
    const { room, keys } = await gather(served, HIDDEN, 1, {
      seats: [{ kind: 'open' }, { kind: 'closed' }, { kind: 'open' }],
    });
    const [key] = keys;
    expect(await refused(room, 'start', { key, openSeats: { kind: 'closed' } })).toBe('too-few');
    const { room: started } = await put(room, 'start', { key, openSeats: { kind: 'bot', level: 'random' } });
    expect(names(started)).toEqual(['阿明', 'bot', 'bot']);
    expect(started).toMatchObject({ stage: 'playing', matchID: expect.stringMatching(/^[\w-]{22}$/) });
    expect(await refused(room, 'start', { key, openSeats: { kind: 'closed' } })).toBe('already-started');
  });

  test.each([
    [1, ['阿明', 'bot']],
    [2, ['阿明', 'bot', 'bot']],
    [9, ['阿明', 'bot', 'bot', 'bot']],
  ])('with %i bots on three open seats', async (count, expected) => {
    const { room, keys } = await gather(served, HIDDEN, 1, { seats: Array(3).fill({ kind: 'open' }) });
    const start = { key: keys[0], openSeats: { kind: 'bot', level: 'random', count } };
    expect(names((await put(room, 'start', start)).room)).toEqual(expected);
  });

  test('with fewer bots than the game needs begins nothing', async () => {
    const { room, keys } = await gather(served, HIDDEN, 1, { seats: [{ kind: 'open' }] });
    const start = (count: number) => ({ key: keys[0], openSeats: { kind: 'bot', level: 'random', count } });
    expect(await refused(room, 'start', start(0))).toBe('too-few');
    expect(await refused(room, 'start', start(-1))).toBe('malformed');
  });

  test('twice at once begins one match', async () => {
    const { room, keys } = await gather(served, HIDDEN, 2);
    const request = { key: keys[0], openSeats: { kind: 'closed' } };
    const answers = await Promise.all(
      [0, 1, 2].map(() => call(`${served.url}/api/rooms/${room.roomID}/start`, request)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a match that runs is nobody’s to read, and has no rematch', async () => {
    const { room, keys } = await begin(served, HIDDEN, 2);
    expect(await served.fault(`/matches/${room.matchID}`)).toBe('not-over');
    expect(await refused(room, 'rematch', { key: keys[0] })).toBe('not-over');
    expect(await served.fault('/matches/AAAAAAAAAAAAAAAAAAAAAA')).toBe('match-missing');
  });

  test('who leaves a running match leaves a bot under their name', async () => {
    const { room, keys } = await begin(served, HIDDEN, 2);
    const { room: left } = await put(room, 'leave', { key: keys[1] });
    expect(left.seats[1]).toEqual({ kind: 'bot', level: 'normal', name: '小美' });
  });
});

test('who leaves after the end stays who played, and keeps no seat in the next room', async () => {
  const played = await begin(served, HIDDEN, 2);
  const { seats } = await seatAll(served, played);
  const rulebook = await rulebookOf(HIDDEN);
  await playOn(rulebook, seats, chance('after the end'));
  const [page] = seats;
  await page?.until(() => page.room?.stage === 'over');
  const { room, keys } = played;
  const before = await call<Replay>(`${served.url}/api/matches/${room.matchID}`);
  const { room: left } = await put(room, 'leave', { key: keys[0] });
  expect(names(left)).toEqual(['阿明', '小美']);
  expect(left.ownerID).toBe(keys[1]?.personID);
  expect(await refused(room, 'rematch', { key: keys[0] })).toBe('forbidden');
  const after = await call<Replay>(`${served.url}/api/matches/${room.matchID}`);
  expect(after.body.seats).toEqual(before.body.seats);
  expect(after.body.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  const { room: next } = await put(room, 'rematch', { key: keys[1] });
  expect(names(next)).toEqual(['open', '小美']);
});

test('a match is over with its last action, before its room says so', async () => {
  const { folder, forget } = ownFolder();
  const store = new SqliteStore(path.join(folder, 'kaizhuo.sqlite'));
  const house = await serve({ store });
  const played = await begin(house, HIDDEN, 2);
  const { seats } = await seatAll(house, played);
  await playOn(await rulebookOf(HIDDEN), seats, chance('over before its room'));
  await seats[0]?.until(() => seats[0]?.room?.stage === 'over');
  for (const page of seats) page.close();
  const { roomID, matchID } = played.room;
  // Those who go change the room as well: it is read again then.
  const asItWas = async (): Promise<void> => {
    const stored = await store.readRoom(roomID);
    if (stored === undefined) throw new Error('the room is gone');
    if (!(await store.saveRoom({ ...stored.record, stage: 'playing' }, stored.revision))) await asItWas();
  };
  await asItWas();
  expect((await call<Replay>(`${house.url}/api/matches/${matchID}`)).body).toMatchObject({ matchID });
  await asItWas();
  const rematch = () => house.post<{ room: Room }>(`/rooms/${roomID}/rematch`, { key: played.keys[0] });
  const { room } = await rematch();
  expect([room.stage, room.roomID === roomID]).toEqual(['waiting', false]);
  // Whoever asks next is led there, too.
  expect((await rematch()).room.roomID).toBe(room.roomID);
  await house.close();
  forget();
});

describe('visitors by their addresses', () => {
  let behind: Served;
  beforeEach(async () => {
    behind = await serve({ clock, trust: { proxy: true, origins: new Set() } });
  });
  afterEach(() => behind.close());
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const open = (address: string, settings: object = {}) =>
    behind.post<Seated>('/rooms', { slug: HIDDEN, name: 'Ada', settings }, from(address));

  test('who was shown out for good does not come back, under whatever name; others do', async () => {
    const { room, key } = await open('198.51.100.1');
    const join = (name: string, address: string) =>
      behind.post<Seated>(`/rooms/${room.roomID}/join`, { name }, from(address));
    const { key: guest } = await join('Eve', '198.51.100.2');
    const out = { key, seat: 1, plan: { kind: 'open' }, personID: guest.personID, keepOut: true };
    const { room: left } = await behind.post<{ room: Room }>(`/rooms/${room.roomID}/seats`, out);
    expect(names(left)).toEqual(['Ada', 'open', 'open', 'open']);
    // Nobody is told where anybody came from, or who is kept out.
    expect(Object.keys(left)).toEqual(Object.keys(room));
    const again = { name: 'Eva' };
    expect(await behind.fault(`/rooms/${room.roomID}/join`, again, from('198.51.100.2'))).toBe('banned');
    expect((await join('Bo', '198.51.100.3')).key.personID).not.toBe(guest.personID);
  });

  test('a household is not shut out of its own room', async () => {
    const { room, key } = await open('198.51.100.1');
    const join = (name: string) =>
      behind.post<Seated>(`/rooms/${room.roomID}/join`, { name }, from('198.51.100.1'));
    const { key: guest } = await join('Kid');
    const out = { key, seat: 1, plan: { kind: 'open' }, personID: guest.personID, keepOut: true };
    await behind.post(`/rooms/${room.roomID}/seats`, out);
    expect(names((await join('Kid')).room)).toEqual(['Ada', 'Kid', 'open', 'open']);
  });

  test('one address has a share of the lobby, and leaves room for others', async () => {
    const first = await open('198.51.100.9', { isPublic: true });
    clock.turn(1000);
    for (let count = 0; count < 70; count++) await open('198.51.100.1', { isPublic: true });
    const { rooms } = (await call<{ rooms: LobbyRoom[] }>(`${behind.url}/api/rooms`)).body;
    expect(rooms).toHaveLength(60);
    expect(rooms.slice(0, 7).map(({ roomID }) => roomID)).toContain(first.room.roomID);
  });

  test('a class of thirty finds each of its rooms in the lobby', async () => {
    for (let count = 0; count < 30; count++) await open('198.51.100.1', { isPublic: true });
    const { rooms } = (await call<{ rooms: LobbyRoom[] }>(`${behind.url}/api/rooms`)).body;
    expect(rooms).toHaveLength(30);
  });
});

describe('the devices of a person', () => {
  test('are told to them alone, and another one can be signed out, at once', async () => {
    const { room, keys } = await begin(served, HIDDEN, 2);
    const [own, other] = keys;
    const { code } = await served.post<Carry>(`/rooms/${room.roomID}/carry`, { key: own });
    const { key: carried } = await served.post<Seated>(`/rooms/${room.roomID}/carried`, { code });
    const there = await served.page();
    await there.enter(room.roomID, [carried]);
    await there.sit('0');
    const { devices } = await served.post<Devices>(`/rooms/${room.roomID}/devices`, { key: own });
    expect(devices.map(({ isOwn }) => isOwn)).toEqual([true, false]);
    const [here, second] = devices;
    expect(await refused(room, 'sign-out', { key: other, deviceID: second?.deviceID })).toBe('200');
    expect(await refused(room, 'sign-out', { key: own, deviceID: here?.deviceID })).toBe('malformed');
    expect((await served.post<Devices>(`/rooms/${room.roomID}/devices`, { key: own })).devices).toHaveLength(
      2,
    );
    await served.post(`/rooms/${room.roomID}/sign-out`, { key: own, deviceID: second?.deviceID });
    await there.until(() => !there.socket.connected);
    const again = await served.page();
    expect((await again.enter(room.roomID, [carried])).people).toEqual([]);
    expect((await again.enter(room.roomID, own === undefined ? [] : [own])).people).toEqual([own?.personID]);
    expect(await refused(room, 'devices', { key: carried })).toBe('forbidden');
  });
});

describe('another device', () => {
  test('opens the seat with a code that is good once', async () => {
    const { room, keys } = await gather(served, HIDDEN, 2);
    const { code } = await served.post<Carry>(`/rooms/${room.roomID}/carry`, { key: keys[1] });
    const { key } = await served.post<Seated>(`/rooms/${room.roomID}/carried`, { code });
    expect(key.personID).toBe(keys[1]?.personID);
    expect(key.credential).not.toBe(keys[1]?.credential);
    expect(await refused(room, 'carried', { code })).toBe('code-spent');
    const page = await served.page();
    expect((await page.enter(room.roomID, [key])).people).toEqual([key.personID]);
  });

  test('not with a code that has expired', async () => {
    const { room, keys } = await gather(served, HIDDEN, 2);
    const { code, expiresInMs } = await served.post<Carry>(`/rooms/${room.roomID}/carry`, { key: keys[1] });
    clock.turn(expiresInMs);
    expect(await refused(room, 'carried', { code })).toBe('code-spent');
  });
});

test('the lobby lists public rooms that wait, and no others', async () => {
  await gather(served, HIDDEN, 1, { seats: [{ kind: 'open' }] });
  const settings = { isPublic: true };
  const { room } = await gather(served, OPEN, 1, { seats: [{ kind: 'open' }], settings });
  await gather(served, OPEN, 2, { settings });
  await begin(served, OPEN, 2, { settings });
  const { body } = await call<{ rooms: LobbyRoom[] }>(`${served.url}/api/rooms`);
  expect(body.rooms).toEqual([
    {
      roomID: room.roomID,
      slug: OPEN,
      options: room.options,
      ownerName: '阿明',
      isOwnerHere: false,
      people: 1,
      present: 0,
      openSeats: 1,
    },
  ]);
});

test('rooms nobody has touched for long are swept', async () => {
  const { room } = await gather(served, HIDDEN, 2);
  const playing = await begin(served, HIDDEN, 2);
  clock.turn(8 * 24 * 60 * 60_000);
  await served.server.house.sweep();
  expect(await served.fault(`/rooms/${room.roomID}`)).toBe('room-missing');
  expect(await served.fault(`/rooms/${playing.room.roomID}`)).toBe('200');
});
