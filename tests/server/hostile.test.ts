import { HIDDEN, OPEN } from '@tests/examples';
import { WebSocket } from 'ws';
import { newCredential, newID, newPersonID } from '@/server/secrets';
import type { WireError } from '@/wire/errors';
import type { SeatKey } from '@/wire/ids';
import type { Seated } from '@/wire/requests';
import type { Room } from '@/wire/room';
import { PROTOCOL } from '@/wire/socket';
import { HandClock } from './hand-clock';
import type { Page } from './page';
import { rulebookOf, seatAt } from './players';
import { begin, call, gather, LIMITS, NO_LIMITS, type Party, type Served, serve } from './served';

let served: Served;
beforeEach(async () => {
  served = await serve();
});
afterEach(async () => {
  // Whatever was tried: the server answers, and nobody's objects have grown.
  expect(await call(`${served.url}/healthz`)).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect(Object.keys(Object.prototype)).toEqual([]);
  await served.close();
});

const seatedPage = (party: Party, seat: number): Promise<Page> => seatAt(served, party, String(seat));

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const polluting: unknown = JSON.parse('{"__proto__":{"isAdmin":true}}');

describe('an action', () => {
  let party: Party;
  let page: Page;
  beforeEach(async () => {
    party = await begin(served, HIDDEN, 2);
    page = await seatedPage(party, 0);
  });

  const MOVES = [
    'valueOf',
    'toString',
    'constructor',
    '__proto__',
    'hasOwnProperty',
    'endGame',
    'endTurn',
    'undo',
  ];
  test.each(MOVES)('that names %s instead of a move is refused', async (move) => {
    expect(await page.refusal('act', page.request({ move, args: [] }))).toBe('refused');
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text', 'act'],
    ['the stock server’s UPDATE', { type: 'UPDATE', state: null }],
    ['a stock action', { type: 'MAKE_MOVE', payload: { type: 'play', args: [], playerID: '1' } }],
  ])('that is %s is malformed', async (_, request) => {
    expect(await page.refusal('act', request)).toBe('malformed');
  });

  test.each([
    ['deep', nested(2000)],
    ['polluting', polluting],
    ['binary', Buffer.from('guard')],
  ])('with %s arguments is malformed', async (_, arg) => {
    const request = page.request({ move: 'play', args: [] });
    const forged = { ...request, action: { move: 'play', args: [arg] } };
    expect(await page.refusal('act', forged)).toBe('malformed');
  });

  const ARGS = [
    [],
    [null],
    [0],
    [{}],
    ['guard', {}],
    ['x'.repeat(8000)],
    Array(16).fill('guard'),
    [-1, 1e308],
  ];
  test.each(ARGS.map((args) => [args]))('with the arguments %j is refused', async (args) => {
    expect(await page.refusal('act', page.request({ move: 'play', args }))).toBe('refused');
    expect(page.frames.some(({ event }) => event === 'update')).toBe(false);
  });

  test('for another seat is forbidden', async () => {
    const request = page.request({ move: 'play', args: ['guard'] }, '1');
    expect(await page.refusal('act', request)).toBe('forbidden');
    expect(await page.refusal('act', { ...request, playerID: '7' })).toBe('forbidden');
    expect(await page.refusal('act', { ...request, playerID: '__proto__' })).toBe('malformed');
  });

  test('for a match that is not in the room leads nowhere', async () => {
    const request = { ...page.request({ move: 'play', args: ['guard'] }), matchID: newID() };
    expect(await page.refusal('act', request)).toBe('match-missing');
  });

  test('that is refused ten times writes nothing and is told to nobody else', async () => {
    const other = await seatedPage(party, 1);
    const before = other.frames.length;
    for (let count = 0; count < 10; count++)
      await page.refusal('act', page.request({ move: 'play', args: ['nothing'] }));
    // A round trip of the other page: anything sent to it before would have arrived.
    await other.ask('rise', {});
    expect(other.frames.slice(before).map(({ event }) => event)).toEqual(['rise answered']);
    expect(other.status?.stateID).toBe(0);
  });

  test('in a burst with syncs is accepted once for each decision', async () => {
    const rulebook = await rulebookOf(HIDDEN);
    const acting = page.state?.ctx.currentPlayer === '0' ? page : await seatedPage(party, 1);
    const { state } = acting;
    const actions = state === undefined ? [] : rulebook.legal(state.G, state.ctx);
    const answers = await Promise.all(
      actions
        .slice(0, 2)
        .concat(actions.slice(0, 2))
        .flatMap((action) => [
          acting.ask('act', acting.request(action)),
          acting.ask('sit', { matchID: acting.matchID, playerID: acting === page ? '0' : '1' }),
        ]),
    );
    const acted = answers.filter((_, index) => index % 2 === 0);
    expect(acted.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('a stranger', () => {
  test('with a forged key opens nothing', async () => {
    const { room, keys } = await begin(served, HIDDEN, 2);
    const [own] = keys;
    const forged: SeatKey[] = [
      { personID: own?.personID ?? '', credential: newCredential() },
      { personID: newPersonID(), credential: own?.credential ?? '' },
    ];
    const page = await served.page();
    expect((await page.enter(room.roomID, forged)).people).toEqual([]);
    expect(await page.refusal('sit', { matchID: page.matchID, playerID: '0' })).toBe('forbidden');
    await page.sit(null);
    expect(await page.refusal('act', page.request({ move: 'play', args: ['guard'] }, '0'))).toBe('forbidden');
    const talk = { lineID: newID(), personID: own?.personID, text: 'hi' };
    expect(await page.refusal('chat', talk)).toBe('forbidden');
    expect(await page.refusal('take-back', { personID: own?.personID })).toBe('forbidden');
    for (const key of forged)
      expect(await served.fault(`/rooms/${room.roomID}/leave`, { key })).toBe('forbidden');
  });

  test('who has not come in is told nothing', async () => {
    const page = await served.page();
    expect(await page.refusal('sit', { matchID: newID(), playerID: null })).toBe('forbidden');
    expect(await page.refusal('rise', {})).toBe('forbidden');
  });

  test('cannot make a room or a match by naming it, nor fill the memory with names', async () => {
    const page = await served.page();
    const names = Array.from({ length: 500 }, () => newID());
    const answers = await Promise.all(
      names.map((roomID) => page.refusal('enter', { protocol: PROTOCOL, roomID, keys: [] })),
    );
    expect(new Set(answers)).toEqual(new Set(['room-missing']));
    expect(served.server.house.size).toBe(0);
    expect(await page.refusal('enter', { protocol: PROTOCOL, roomID: '../../etc', keys: [] })).toBe(
      'malformed',
    );
  });

  test('of another protocol is asked to reload', async () => {
    const { room } = await gather(served, HIDDEN, 2);
    const page = await served.page();
    const old = { protocol: PROTOCOL + 1, roomID: room.roomID, keys: [] };
    expect(await page.refusal('enter', old)).toBe('protocol');
  });

  test('whose page is of another site is kept out', async () => {
    await expect(served.page({ origin: 'https://elsewhere.example' })).rejects.toThrow();
    const { status, body } = await call(
      `${served.url}/api/rooms`,
      { slug: OPEN, name: 'Eve' },
      { origin: 'https://elsewhere.example' },
    );
    const names = { page: 'https://elsewhere.example', server: new URL(served.url).host };
    expect({ status, body }).toEqual({ status: 403, body: { error: { code: 'origin', names } } });
    const own = await served.page({ origin: served.url });
    expect(own.socket.connected).toBe(true);
  });

  test('who joins as __proto__ has no effect on anybody', async () => {
    const { room } = await gather(served, HIDDEN, 1, { seats: [{ kind: 'open' }] });
    const body = JSON.parse('{"playerID":"__proto__","name":"Eve","data":{"isAdmin":true}}');
    expect(await served.fault(`/rooms/${room.roomID}/join`, body)).toBe('malformed');
    expect(await served.fault(`/rooms/${room.roomID}/join`, polluting)).toBe('malformed');
  });
});

test('whoever was shown out sees and hears nothing more', async () => {
  const party = await gather(served, HIDDEN, 2);
  const [key, guestKey] = party.keys;
  const page = await served.page();
  await page.enter(party.room.roomID, guestKey === undefined ? [] : [guestKey]);
  const out = { key, seat: 1, plan: { kind: 'bot', level: 'random' }, personID: guestKey?.personID };
  await served.post(`/rooms/${party.room.roomID}/seats`, out);
  await served.post<{ room: Room }>(`/rooms/${party.room.roomID}/start`, {
    key,
    openSeats: { kind: 'closed' },
  });
  await page.until(() => page.room?.stage === 'playing');
  expect(await page.refusal('sit', { matchID: page.matchID, playerID: '1' })).toBe('forbidden');
});

test('a seat left behind stops being sent to its page', async () => {
  const party = await begin(served, HIDDEN, 2, { settings: { awaySeconds: null } });
  const page = await seatedPage(party, 1);
  const other = await seatedPage(party, 0);
  await served.post(`/rooms/${party.room.roomID}/leave`, { key: party.keys[1] });
  await other.until(() => other.room?.seats[1]?.kind === 'bot');
  const rulebook = await rulebookOf(HIDDEN);
  await other.until(() => other.state?.ctx.currentPlayer === '0');
  const { state } = other;
  const [action] = state === undefined ? [] : rulebook.legal(state.G, state.ctx);
  if (action === undefined) throw new Error('nothing to do');
  const before = page.frames.filter(({ event }) => event === 'update').length;
  const { stateID } = await other.act(action);
  await page.until(() => (page.status?.stateID ?? 0) >= stateID);
  expect(page.frames.filter(({ event }) => event === 'update')).toHaveLength(before);
});

describe('the line itself', () => {
  /** A socket without a client library; resolves when the server has closed it or answered a ping. */
  const raw = (send: (socket: WebSocket) => void) =>
    new Promise<string>((resolve, reject) => {
      const socket = new WebSocket(
        `${served.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
      );
      let isIn = false;
      socket.on('message', (data) => {
        const text = String(data);
        if (text.startsWith('0')) socket.send('40');
        else if (text.startsWith('40') && !isIn) {
          isIn = true;
          send(socket);
          socket.send('42["enter",{}]');
          socket.send('421["rise",{}]');
        } else if (text.startsWith('431')) {
          socket.close();
          resolve('answered');
        }
      });
      socket.on('close', () => resolve('closed'));
      socket.on('error', reject);
    });

  test.each([
    ['half a packet', '42["act"', 'closed'],
    ['no packet', 'zzz', 'closed'],
    ['a packet without an event', '42[]', 'closed'],
    ['a number for an event', '42[7,{}]', 'answered'],
    ['an event named error', '42["error",{"message":"boom"}]', 'answered'],
    ['an event named __proto__', '42["__proto__",{}]', 'answered'],
    ['a reserved event', '42["disconnecting",{}]', 'closed'],
    ['endless attachments', '4599999999-["act",{}]', 'closed'],
    ['another namespace', '40/admin,', 'closed'],
    ['a second socket', '40', 'closed'],
    ['leaving the socket', '41', 'closed'],
    ['acknowledgement of nothing', '4399[{}]', 'answered'],
    ['a flood of brackets', `42["act",${'['.repeat(8000)}${']'.repeat(8000)}]`, 'answered'],
  ])('%s', async (_, packet, outcome) => {
    expect(await raw((socket) => socket.send(packet))).toBe(outcome);
  });

  test('a frame of 900 kB ends its socket and nothing else', async () => {
    const { room, keys } = await begin(served, HIDDEN, 2);
    const page = await seatedPage({ room, keys }, 0);
    page.socket.emit('act', { junk: 'x'.repeat(900_000) });
    await page.until(() => !page.socket.connected);
    const again = await seatedPage({ room, keys }, 0);
    expect(again.state?._stateID).toBe(0);
  });

  test('a request without an acknowledgement does no harm', async () => {
    const { room, keys } = await begin(served, HIDDEN, 2);
    const page = await seatedPage({ room, keys }, 0);
    for (const event of ['enter', 'sit', 'act', 'look-back', 'take-back', 'chat', 'rise'])
      page.socket.emit(event, null, 'not a function');
    expect((await page.ask('rise', {})).ok).toBe(true);
  });
});

describe('bodies over HTTP', () => {
  const send = async (body: string, headers: Record<string, string>) => {
    const response = await fetch(`${served.url}/api/rooms`, { method: 'POST', body, headers });
    return response.status;
  };
  const JSON_TYPE = { 'content-type': 'application/json' };

  test.each([
    ['not JSON', '{', JSON_TYPE, 400],
    ['a list', '[]', JSON_TYPE, 400],
    ['of another type', '{}', { 'content-type': 'text/plain' }, 400],
    ['of 900 kB', JSON.stringify({ name: 'x'.repeat(900_000) }), JSON_TYPE, 413],
    ['deeply nested', `{"slug":${'['.repeat(5000)}${']'.repeat(5000)}}`, JSON_TYPE, 400],
  ])('%s are refused', async (_, body, headers, status) => {
    expect(await send(body, headers)).toBe(status);
  });

  test.each(['/api', '/api/', '/api/rooms/x/y', '/api/matches', '/api/%00', '/api//rooms'])(
    '%s is no route',
    async (path) => {
      expect((await call(`${served.url}${path}`)).status).toBe(404);
    },
  );
});

describe('limits', () => {
  let limited: Served;
  beforeEach(async () => {
    limited = await serve({ limits: LIMITS });
  });
  afterEach(() => limited.close());

  describe('on rooms opened from one address', () => {
    let clock: HandClock;
    let crowded: Served;
    beforeEach(async () => {
      clock = new HandClock();
      crowded = await serve({
        clock,
        limits: { ...NO_LIMITS, rooms: LIMITS.rooms },
        trust: { proxy: true, origins: new Set() },
      });
    });
    afterEach(() => crowded.close());
    const opens = (address: string, more: object = {}) =>
      call<Seated & { error: WireError }>(
        `${crowded.url}/api/rooms`,
        { slug: OPEN, name: 'Eve', ...more },
        { 'x-forwarded-for': address },
      );
    const crowd = async () => {
      for (let count = 0; count < LIMITS.rooms; count++)
        expect((await opens('198.51.100.1')).status).toBe(201);
    };

    test('a class of thirty opens one each, twice over, in one instant', async () => {
      const answers = await Promise.all(Array.from({ length: 60 }, () => opens('198.51.100.1')));
      expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(201));
    });

    test('as many as are open at a time: it is told how long to wait, and others are not kept out', async () => {
      await crowd();
      clock.turn(60_000);
      const { status, body } = await opens('198.51.100.1');
      expect(status).toBe(429);
      expect(body.error).toEqual({ code: 'too-many-rooms', retryInMs: 9 * 60_000 });
      expect((await opens('198.51.100.2')).status).toBe(201);
      clock.turn(9 * 60_000);
      expect((await opens('198.51.100.1')).status).toBe(201);
    });

    test('a room that was opened before is found again all the same', async () => {
      const credential = newCredential();
      const { body } = await opens('198.51.100.1', { credential });
      for (let count = 1; count < LIMITS.rooms; count++) await opens('198.51.100.1');
      expect((await opens('198.51.100.1')).status).toBe(429);
      expect((await opens('198.51.100.1', { credential })).body.room.roomID).toBe(body.room.roomID);
    });
  });

  test('on requests of one socket, which is cut when it does not stop', async () => {
    const page = await limited.page();
    const first = await Promise.all(
      Array.from({ length: LIMITS.messages.burst + 20 }, () => page.refusal('rise', {})),
    );
    expect(first.at(-1)).toBe('too-many');
    for (let count = 0; count < 300; count++) page.socket.emit('rise', {});
    await page.until(() => !page.socket.connected);
    expect(page.socket.connected).toBe(false);
  });

  test('on lines of chat', async () => {
    const { room, keys } = await gather(limited, HIDDEN, 2);
    const page = await limited.page();
    await page.enter(room.roomID, keys.slice(0, 1));
    const codes: (string | undefined)[] = [];
    for (let count = 0; count <= LIMITS.lines.burst; count++)
      codes.push(
        await page.refusal('chat', { lineID: newID(), personID: keys[0]?.personID, text: `${count}` }),
      );
    expect(codes).toEqual([...Array(LIMITS.lines.burst).fill(undefined), 'too-many']);
  });

  /** A bare connection that does something once it is in, and keeps its line alive as a page does. */
  const bare = (onceIn: (socket: WebSocket) => void) => {
    const url = limited.url.replace('http', 'ws');
    const socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`);
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('0')) socket.send('40');
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40')) onceIn(socket);
    });
    return socket;
  };
  /** The same; resolves when the server has closed it. */
  const cut = (onceIn: (socket: WebSocket) => void) =>
    new Promise<void>((resolve, reject) => {
      bare(onceIn)
        .on('close', () => resolve())
        .on('error', reject);
    });
  const many = (packet: string) => Array<string>(LIMITS.frames.burst + 50).fill(packet);

  test.each([
    ['unknown events', many('42["nothing",{}]')],
    ['answers that nobody asked for', many('430[{}]')],
    ['pings', many('2')],
    ['sockets', many('40')],
    ['a socket, after it was left', ['41', '40']],
    ['a socket, left at once', ['41']],
  ])('on frames of any kind: %s', async (_, packets) => {
    await cut((socket) => {
      for (const packet of packets) socket.send(packet);
    });
  });

  test.each(['ping', 'pong'] as const)('on a WebSocket’s own frames: %s', async (frame) => {
    await cut((socket) => {
      for (let count = 0; count < LIMITS.frames.burst + 50; count++) socket[frame]('', true, () => undefined);
    });
  });

  test('on the fragments of one message, of which only the whole is a frame', async () => {
    const fewer = LIMITS.frames.burst - 10;
    await cut((socket) => {
      for (let count = 0; count < fewer; count++) socket.send('', { fin: false }, () => undefined);
    });
  });

  test('on no WebSocket that pings now and then: each ping is answered', async () => {
    const pings = 40;
    let pongs = 0;
    const stays = await new Promise<WebSocket>((resolve, reject) => {
      const socket = bare(() => {
        for (let count = 0; count < pings; count++) socket.ping();
      });
      socket.on('pong', () => {
        pongs++;
        if (pongs === pings) resolve(socket);
      });
      socket.on('close', () => reject(new Error('cut')));
    });
    expect(stays.readyState).toBe(WebSocket.OPEN);
    stays.close();
  });

  test('on positions asked for by one address, over however many sockets', async () => {
    const few = await serve({ limits: { ...LIMITS, positions: { burst: 6, everyMs: 60_000 } } });
    const party = await begin(few, HIDDEN, 2);
    const pages = [await seatAt(few, party, '0'), await seatAt(few, party, null)];
    const [page, watcher] = pages;
    const { matchID } = page ?? {};
    expect(await page?.refusal('look-back', { matchID, stateID: 0 })).toBeUndefined();
    expect(await watcher?.refusal('sit', { matchID, playerID: null })).toBeUndefined();
    expect(await page?.refusal('sit', { matchID, playerID: '0' })).toBe('too-many');
    expect(await watcher?.refusal('look-back', { matchID, stateID: 0 })).toBe('too-many');
    // What would be put right by a position waits like one.
    const nonsense = page?.request({ move: 'play', args: ['nothing'] });
    expect(await page?.refusal('act', nonsense)).toBe('too-many');
    await few.close();
  });

  test('on sockets of one address', async () => {
    const few = await serve({ limits: { ...LIMITS, sockets: 2 } });
    const [first] = [await few.page(), await few.page()];
    await expect(few.page()).rejects.toThrow();
    first.close();
    await few.close();
  });
});
