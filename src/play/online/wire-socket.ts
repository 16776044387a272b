import { io, type Socket } from 'socket.io-client';
import type { Answer, WireError } from '@/wire/errors';
import { type ClientToServer, type ServerToClient, SOCKET_PATH } from '@/wire/socket';
import { roomsApi } from './rooms-api';
import { TurnedDown } from './turned-down';

export type RequestName = keyof ClientToServer;
export type RequestOf<E extends RequestName> = Parameters<ClientToServer[E]>[0];
/** What a request is answered with when it is granted. */
export type ValueOf<E extends RequestName> = ClientToServer[E] extends (
  request: never,
  ack: (answer: Answer<infer T>) => void,
) => void
  ? T
  : never;

/** One thing the server says unasked. */
export type Said = {
  [E in keyof ServerToClient]: { readonly event: E; readonly said: Parameters<ServerToClient[E]>[0] };
}[keyof ServerToClient];

/** A request got no answer in time, or its connection is gone. Send it again, or give up. */
export class NoAnswer extends Error {
  constructor(event: RequestName) {
    super(`no answer to ${event}`);
    this.name = 'NoAnswer';
  }
}

/** One connection, from the attempt to open it until it is lost. It never comes back: open another. */
export interface WireSocket {
  /** Rejects with NoAnswer: after `ms`, or at once when the connection is lost or closed, or was before. */
  request<E extends RequestName>(event: E, request: RequestOf<E>, ms: number): Promise<Answer<ValueOf<E>>>;
  /** Closes it; `onLost` is not called. */
  close(): void;
}

export interface SocketListener {
  readonly onOpen: () => void;
  /** At most once: it could not be opened, or has been lost. */
  readonly onLost: () => void;
  /** After `onLost`: the server will never take a socket of this page, and said why. */
  readonly onRefused: (error: WireError) => void;
  readonly onSaid: (said: Said) => void;
}

export type OpenSocket = (listener: SocketListener) => WireSocket;

const OPENING_MS = 5000;
const EVENTS = ['room', 'status', 'sync', 'update', 'chat'] as const satisfies readonly Said['event'][];

let isOwnPage = false;

/** Why the server refuses sockets of this page: no browser tells a page, so it asks by HTTP, until it is let in. */
async function refusal(): Promise<WireError | undefined> {
  if (isOwnPage) return undefined;
  try {
    await roomsApi.origin();
    isOwnPage = true;
    return undefined;
  } catch (error) {
    if (!(error instanceof TurnedDown)) throw error;
    return error.error.code === 'origin' ? error.error : undefined;
  }
}

/** A connection to the server this page came from. */
export const openSocket: OpenSocket = ({ onOpen, onLost, onRefused, onSaid }) => {
  const socket: Socket<ServerToClient, ClientToServer> = io({
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    // The session decides when to try again: it knows of sleep and of the network's return.
    reconnection: false,
    timeout: OPENING_MS,
  });
  let isLost = false;
  /** Fails each request that has no answer: the library would keep one that it could not send. */
  const failures = new Set<() => void>();
  const endAll = () => {
    isLost = true;
    socket.disconnect();
    for (const fail of failures) fail();
  };
  const lose = () => {
    if (isLost) return;
    endAll();
    onLost();
  };
  socket.on('connect', onOpen);
  socket.on('connect_error', () => {
    if (isLost) return;
    lose();
    void refusal().then((error) => error && onRefused(error));
  });
  socket.on('disconnect', lose);
  // The events and what comes with them are paired by the wire's own types.
  for (const event of EVENTS) socket.on(event, (said: unknown) => onSaid({ event, said } as Said));
  return {
    request: (event, request, ms) =>
      new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          failures.delete(fail);
        };
        const fail = () => {
          end();
          reject(new NoAnswer(event));
        };
        const timer = setTimeout(fail, ms);
        failures.add(fail);
        if (isLost) fail();
        else
          (socket.emit as (name: string, body: unknown, ack: (answer: unknown) => void) => void).call(
            socket,
            event,
            request,
            (answer) => {
              end();
              // The server answers each request as the wire's types say.
              resolve(answer as never);
            },
          );
      }),
    close: endAll,
  };
};
