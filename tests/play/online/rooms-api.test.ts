import { roomsApi } from '@/play/online/rooms-api';
import type { WireError } from '@/wire/errors';

interface Sent {
  readonly path: string;
  readonly body: { readonly credential?: string };
}
/** What becomes of each request; the last one of all that follow. A thrown one is not answered. */
type Fate = 'lost' | { readonly status: number; readonly body: object };

let sent: Sent[] = [];
const fates: Fate[] = [];
const granted = { status: 200, body: { room: {}, key: {} } };
const turnedDown = (code: WireError['code']): Fate => ({ status: 409, body: { error: { code } } });

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  fates.length = 0;
  globalThis.fetch = (async (path: string, init?: { body?: string }) => {
    sent.push({ path, body: JSON.parse(init?.body ?? '{}') as Sent['body'] });
    const fate = fates.shift() ?? 'lost';
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return { ok: fate.status < 300, status: fate.status, json: async () => fate.body };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

/** Resolves to how a request ended, whatever it waits for meanwhile. */
async function ended(request: Promise<unknown>): Promise<string> {
  const ending = request.then(
    () => 'granted',
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(5000);
  return ending;
}
const credentials = () => new Set(sent.map(({ body }) => body.credential));
const join = (roomID: string) => roomsApi.join(roomID, { name: 'Ada' });

test('a seat is asked for again when nobody answers, with the same credential', async () => {
  fates.push('lost', 'lost', granted);
  expect(await ended(join('a'))).toBe('granted');
  expect(sent).toHaveLength(3);
  expect(credentials().size).toBe(1);
  expect(sent[0]?.body.credential).toMatch(/^[\w-]{32}$/);
});

test('so it is when the person tries once more, and not once the seat is theirs', async () => {
  expect(await ended(join('b'))).toBe('unreachable');
  expect(sent).toHaveLength(3);
  fates.push(turnedDown('store-down'), granted);
  expect(await ended(join('b'))).toBe('store-down');
  expect(await ended(join('b'))).toBe('granted');
  expect(credentials().size).toBe(1);
  fates.push(granted);
  expect(await ended(join('b'))).toBe('granted');
  expect(credentials().size).toBe(2);
});

test('what the server has answered is not asked again by itself', async () => {
  fates.push(turnedDown('room-full'));
  expect(await ended(join('c'))).toBe('room-full');
  expect(sent).toHaveLength(1);
});

test('different requests have different credentials', async () => {
  await ended(join('d'));
  await ended(join('e'));
  await ended(roomsApi.create({ slug: 'chess', name: 'Ada' }));
  await ended(roomsApi.create({ slug: 'go', name: 'Ada' }));
  await ended(roomsApi.carried('d', { code: 'x' }));
  await ended(roomsApi.carried('d', { code: 'y' }));
  expect(credentials().size).toBe(6);
});

test('a request that asks for no seat is sent once', async () => {
  expect(await ended(roomsApi.read('f'))).toBe('unreachable');
  expect(sent).toHaveLength(1);
});
