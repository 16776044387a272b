import { randomBytes } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { Answer } from '@/wire/errors';
import type { SeatKey } from '@/wire/ids';
import type { Seated } from '@/wire/requests';
import { PROTOCOL, type Update } from '@/wire/socket';

/** A match with both players at it. `move` resolves when the mover has been told of its own move. */
export interface BenchMatch {
  move(): Promise<void>;
  close(): void;
}

export interface Client {
  /** Opens a match, each player on one of these servers in turn. */
  open(urls: readonly string[]): Promise<BenchMatch>;
}

const token = () => randomBytes(16).toString('base64url');

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const connect = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

/** Calls back once for each position a socket is told of. */
class Arrivals {
  #wanted: { stateID: number; resolve: () => void } | undefined;

  told(stateID: number): void {
    if (this.#wanted === undefined || stateID < this.#wanted.stateID) return;
    const { resolve } = this.#wanted;
    this.#wanted = undefined;
    resolve();
  }

  of(stateID: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wanted = { stateID, resolve };
    });
  }
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('an empty list');
  return item;
};

/** Speaks to our server. */
export const ours: Client = {
  async open(urls) {
    const api = `${at(urls, 0)}/api/rooms`;
    const created = await post<Seated>(api, { slug: 'endless', name: 'A' });
    const { roomID } = created.room;
    const joined = await post<Seated>(`${api}/${roomID}/join`, { name: 'B' });
    const start = { key: created.key, openSeats: { kind: 'closed' } };
    const { room } = await post<Seated>(`${api}/${roomID}/start`, start);
    const { matchID } = room;

    const sit = async (key: SeatKey, seat: number) => {
      const socket = await connect(at(urls, seat));
      const arrivals = new Arrivals();
      socket.on('update', ({ state }: Update) => arrivals.told(state._stateID));
      const ask = async (event: string, request: object) => {
        const answer: Answer<unknown> = await socket.emitWithAck(event, request);
        if (!answer.ok) throw new Error(`${event}: ${answer.error.code}`);
      };
      await ask('enter', { protocol: PROTOCOL, roomID, keys: [key] });
      await ask('sit', { matchID, playerID: String(seat) });
      return { socket, arrivals };
    };
    const seats = [await sit(created.key, 0), await sit(joined.key, 1)];
    let stateID = 0;
    return {
      async move() {
        const seat = stateID % 2;
        const { socket, arrivals } = at(seats, seat);
        const decision = { phase: null, turn: stateID + 1, stage: null };
        const action = { move: 'add', args: [1] };
        stateID++;
        const told = arrivals.of(stateID);
        const request = { actionID: token(), matchID, playerID: String(seat), decision, action };
        const [answer] = await Promise.all([
          socket.emitWithAck('act', request) as Promise<Answer<unknown>>,
          told,
        ]);
        if (!answer.ok) throw new Error(`act: ${answer.error.code}`);
      },
      close: () => {
        for (const { socket } of seats) socket.disconnect();
      },
    };
  },
};

/** Speaks to boardgame.io's server, as its own client does. */
export const stock: Client = {
  async open(urls) {
    const url = at(urls, 0);
    const api = `${url}/games/endless`;
    const { matchID } = await post<{ matchID: string }>(`${api}/create`, { numPlayers: 2 });
    const sit = async (seat: number) => {
      const playerID = String(seat);
      const { playerCredentials } = await post<{ playerCredentials: string }>(`${api}/${matchID}/join`, {
        playerID,
        playerName: playerID,
      });
      const socket = await connect(`${url}/endless`);
      const arrivals = new Arrivals();
      socket.on('update', (_matchID: string, state: { _stateID: number }) => arrivals.told(state._stateID));
      const synced = new Promise((resolve) => socket.once('sync', resolve));
      socket.emit('sync', matchID, playerID, playerCredentials, 2);
      await synced;
      return { socket, arrivals, credentials: playerCredentials };
    };
    const seats = [await sit(0), await sit(1)];
    let stateID = 0;
    return {
      async move() {
        const seat = stateID % 2;
        const { socket, arrivals, credentials } = at(seats, seat);
        const playerID = String(seat);
        const payload = { type: 'add', args: [1], playerID, credentials };
        const told = arrivals.of(stateID + 1);
        socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
        stateID++;
        await told;
      },
      close: () => {
        for (const { socket } of seats) socket.disconnect();
      },
    };
  },
};
