/** @jest-environment node */
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { NoAnswer, openSocket, type WireSocket } from '@/play/online/wire-socket';
import { SOCKET_PATH } from '@/wire/socket';
import { settle } from './fake-server';

/** Longer than a server's ping and the time it leaves for the answer. */
const ASLEEP_MS = 20_000;
/** Longer than this test waits for anything. */
const PATIENCE_MS = 60_000;

let http: HttpServer;
let server: Server;
let heard: string[];
let socket: WireSocket;
let lost: Promise<void>;

beforeEach(async () => {
  http = createServer();
  server = new Server(http, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    pingInterval: 10_000,
    pingTimeout: 8000,
  });
  heard = [];
  server.on('connection', (line) => line.onAny((event: string) => heard.push(event)));
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  // A page's own address, where its socket goes.
  Object.assign(globalThis, { location: new URL(`http://127.0.0.1:${port}/`) });
  let isOpen: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  lost = new Promise((resolve) => {
    socket = openSocket({
      onOpen: isOpen,
      onLost: resolve,
      onRefused: () => undefined,
      onSaid: () => undefined,
    });
  });
  await opened;
});

afterEach(async () => {
  jest.restoreAllMocks();
  socket.close();
  await server.close();
  Reflect.deleteProperty(globalThis, 'location');
});

test('a press that finds out that the line slept fails with the line, and the server never hears of it', async () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + ASLEEP_MS);
  const failed = jest.fn();
  socket.request('rise', {}, PATIENCE_MS).catch(failed);
  await lost;
  await settle();
  expect(failed).toHaveBeenCalledWith(expect.any(NoAnswer));
  expect(heard).toEqual([]);
});

test.each([
  ['closed by its page', () => socket.close()],
  ['closed by the server', () => server.disconnectSockets(true)],
  ['cut', () => server.engine.close()],
])('what is asked fails with a line that is %s, and so does what is asked after it', async (_, end) => {
  const failed = jest.fn();
  const asked = socket.request('rise', {}, PATIENCE_MS).catch(failed);
  end();
  await asked;
  expect(failed).toHaveBeenCalledWith(expect.any(NoAnswer));
  await expect(socket.request('rise', {}, PATIENCE_MS)).rejects.toThrow(NoAnswer);
});
