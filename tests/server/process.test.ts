import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { HIDDEN, OPEN } from '@tests/examples';
import { openStore } from '@/server/stores/open-store';
import { Page } from './page';
import { choices, rulebookOf, seatAt } from './players';
import { begin, call } from './served';
import { newPlace, type Place } from './stores-at-hand';

let place: Place;
let child: ChildProcess;
let url: string;
beforeAll(async () => {
  place = await newPlace('sqlite');
  child = fork('tests/server/house-child.mjs', {
    // What it says to whoever starts it is not said to whoever runs the tests.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...place.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  child.kill('SIGKILL');
  await place.forget();
});

const post = async <T>(route: string, body: unknown): Promise<T> =>
  (await call<T>(`${url}/api${route}`, body)).body;
const page = () => new Page(url).connected();

test('site and games share one port, and it says when it is ready', async () => {
  expect(await (await fetch(`${url}/zh-Hant`)).text()).toBe('the site');
  expect(await call(`${url}/healthz`)).toEqual({ status: 200, body: { status: 'ready', store: 'sqlite' } });
  expect((await call(`${url}/api/rooms`)).body).toEqual({ rooms: [] });
});

test('bots think in threads of their own', async () => {
  const rulebook = await rulebookOf(HIDDEN);
  const party = await begin({ post }, HIDDEN, 1, { seats: [{ kind: 'bot', level: 'easy' }] });
  const mine = await seatAt({ page }, party, '0');
  let stateID = 0;
  while (mine.state?.ctx.currentPlayer === '0') {
    const [action] = choices(rulebook, mine);
    if (action === undefined) throw new Error('nothing to do');
    ({ stateID } = await mine.act(action));
    await mine.until(() => mine.state?._stateID === stateID);
  }
  await mine.until(() => (mine.state?._stateID ?? 0) > stateID);
  expect(mine.state?._stateID).toBe(stateID + 1);
  mine.close();
});

test('asked to end, it closes its sockets and is gone within five seconds, with nothing lost', async () => {
  const party = await begin({ post }, OPEN, 2);
  const mine = await seatAt({ page }, party, '0');
  // A connection that sends half a request and holds on.
  const slow = fetch(`${url}/api/rooms`, {
    method: 'POST',
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
    body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }),
  } as RequestInit).catch(() => undefined);
  const since = Date.now();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(Date.now() - since).toBeLessThan(5000);
  await mine.until(() => !mine.socket.connected);
  await slow;
  // The one file has it all, whatever else lies beside it.
  const { DATA_DIR } = place.env;
  const copy = path.join(DATA_DIR, 'copy');
  mkdirSync(copy);
  copyFileSync(path.join(DATA_DIR, 'kaizhuo.sqlite'), path.join(copy, 'kaizhuo.sqlite'));
  const store = await openStore({ NODE_ENV: 'test', DATA_DIR: copy });
  expect((await store.readRoom(party.room.roomID))?.record.stage).toBe('playing');
  expect((await store.readMatch(party.room.matchID ?? ''))?.stateID).toBe(0);
  expect((await store.readPresence(party.room.roomID)).people.size).toBe(0);
  await store.close();
});
