import { setImmediate } from 'node:timers';
import type { SocketListener } from '@/play/online/wire-socket';

const mockSocket = { listeners: new Map<string, () => void>() };
jest.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, listener: () => void) => mockSocket.listeners.set(event, listener),
    disconnect: () => undefined,
  }),
}));

const NAMES = { page: 'https://x.example:8443', server: 'x.example' };
let asked: string[];
let heard: unknown[];

/** A socket that the server did not take; each test is a page of its own. */
async function turnedAway(
  answer: () => { status: number; body: object },
  { times = 1, isClosed = false } = {},
) {
  jest.resetModules();
  const { openSocket } = await import('@/play/online/wire-socket');
  asked = [];
  heard = [];
  globalThis.fetch = (async (path: string) => {
    asked.push(path);
    const { status, body } = answer();
    return { ok: status < 300, status, json: async () => body };
  }) as unknown as typeof fetch;
  const listener: SocketListener = {
    onOpen: () => heard.push('open'),
    onLost: () => heard.push('lost'),
    onRefused: (error) => heard.push(error),
    onSaid: () => heard.push('said'),
  };
  for (let time = 0; time < times; time++) {
    const socket = openSocket(listener);
    if (isClosed) socket.close();
    mockSocket.listeners.get('connect_error')?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a page whose socket is refused for where it comes from is told so, with both names', async () => {
  const error = { code: 'origin', names: NAMES };
  await turnedAway(() => ({ status: 403, body: { error } }));
  expect([asked, heard]).toEqual([['/api/origin'], ['lost', error]]);
});

test('one that may use the server asks once, and goes on trying', async () => {
  await turnedAway(() => ({ status: 200, body: {} }), { times: 3 });
  expect([asked, heard]).toEqual([['/api/origin'], ['lost', 'lost', 'lost']]);
});

test('one that gets no answer asks again', async () => {
  const silence = () => {
    throw new TypeError('Failed to fetch');
  };
  await turnedAway(silence, { times: 2 });
  expect([asked.length, heard]).toEqual([2, ['lost', 'lost']]);
});

test('one that has closed its socket hears nothing', async () => {
  await turnedAway(() => ({ status: 403, body: { error: { code: 'origin' } } }), { isClosed: true });
  expect([asked, heard]).toEqual([[], []]);
});
