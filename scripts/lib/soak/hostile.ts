import { setTimeout as pause } from 'node:timers/promises';
import { HIDDEN } from '@tests/examples';
import { begin, call } from '@tests/server/served';
import { WebSocket } from 'ws';
import { newID } from '@/server/secrets';
import { PROTOCOL } from '@/wire/socket';

export interface HostileAround {
  readonly url: string;
  readonly isOver: () => boolean;
}

/** A bare connection from an address; resolves when it has a socket on it, undefined when it is kept out. */
function connect(url: string, address: string): Promise<WebSocket | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      headers: { 'x-forwarded-for': address },
    });
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('0')) socket.send('40');
      else if (text.startsWith('40')) resolve(socket);
    });
    socket.on('close', () => resolve(undefined));
    socket.on('error', () => resolve(undefined));
  });
}

/** A room of the attacker's own, full of heavy talk. */
async function heavyRoom({ url }: HostileAround, address: string) {
  const headers = { 'x-forwarded-for': address };
  const post = async <T>(route: string, body: unknown): Promise<T> =>
    (await call<T>(`${url}/api${route}`, body, headers)).body;
  return begin({ post }, HIDDEN, 2, { settings: { awaySeconds: null } });
}

const say = (socket: WebSocket, event: string, request: unknown, ack = '') => {
  if (socket.readyState === WebSocket.OPEN) socket.send(`42${ack}${JSON.stringify([event, request])}`);
};

type Attack = (around: HostileAround, address: string) => Promise<void>;

const ATTACKS: readonly Attack[] = [
  async function neverReads(around, address) {
    const { room, keys } = await heavyRoom(around, address);
    const socket = await connect(around.url, address);
    if (socket === undefined) return;
    socket.pause();
    for (let count = 0; count < 400 && !around.isOver(); count++) {
      say(
        socket,
        'enter',
        { protocol: PROTOCOL, roomID: room.roomID, keys: keys.slice(0, 1) },
        String(count),
      );
      const { personID } = keys[0] ?? {};
      say(socket, 'chat', { lineID: newID(), personID, text: '👩‍👩‍👧‍👦'.repeat(290) }, String(1000 + count));
      await pause(30);
    }
    socket.terminate();
  },
  async function looksBack(around, address) {
    const { room, keys } = await heavyRoom(around, address);
    const sockets = await Promise.all(Array.from({ length: 6 }, () => connect(around.url, address)));
    for (const socket of sockets) {
      if (socket === undefined) continue;
      say(socket, 'enter', { protocol: PROTOCOL, roomID: room.roomID, keys: keys.slice(0, 1) }, '1');
      for (let count = 0; count < 60; count++) {
        say(socket, 'sit', { matchID: room.matchID, playerID: '0' }, '2');
        say(socket, 'look-back', { matchID: room.matchID, stateID: 0 }, '3');
      }
    }
    await pause(2000);
    for (const socket of sockets) socket?.terminate();
  },
  async function manySockets({ url }, address) {
    const socket = await connect(url, address);
    if (socket !== undefined) for (let count = 0; count < 8000; count++) socket.send('40');
    await pause(500);
    socket?.terminate();
  },
  async function floods({ url }, address) {
    const socket = await connect(url, address);
    for (let count = 0; count < 20_000 && socket?.readyState === WebSocket.OPEN; count++)
      socket.send(count % 2 === 0 ? '2' : '42["nothing",{}]');
    await pause(500);
    socket?.terminate();
  },
  async function leavesAndStays({ url, isOver }, address) {
    const sockets = await Promise.all(Array.from({ length: 50 }, () => connect(url, address)));
    for (const socket of sockets) socket?.send('41');
    if (!isOver()) await pause(2000);
    for (const socket of sockets) socket?.terminate();
  },
  async function asksForPages({ url }, address) {
    for (let count = 0; count < 300; count++)
      await fetch(`${url}/zh-Hant/rooms/${newID()}`, { headers: { 'x-forwarded-for': address } }).catch(
        () => undefined,
      );
  },
];

/** Attacks the server in every way that is known, again and again, each from an address of its own. */
export async function attack(around: HostileAround): Promise<void> {
  await Promise.all(
    ATTACKS.map(async (one, place) => {
      while (!around.isOver()) {
        await one(around, `203.0.113.${place}`).catch(() => undefined);
        await pause(1000);
      }
    }),
  );
}
