import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from './clock';
import { Bucket, type Rate } from './limits';

/** The WebSocket below engine.io, which answers pings and drops pongs without a word to what is above it. */
interface ControlFrames {
  /** Called by itself for each ping. */
  pong: () => void;
  on(event: 'ping' | 'pong', listener: () => void): unknown;
}

/** The connection below a page's socket, as engine.io has it. */
export interface EngineConnection {
  readonly request: IncomingMessage & { readonly websocket: ControlFrames };
  on(event: 'packet' | 'packetCreate', listener: (packet: Packet) => void): unknown;
  on(event: 'flush', listener: () => void): unknown;
  /** Takes no further packets. */
  close(): unknown;
}

interface Packet {
  readonly type: string;
  readonly data?: unknown;
}

/** Unsent bytes of a line from which it is no longer read, and from which it is cut. */
export const BACKLOG_BYTES = 64 * 1024;
export const MOST_UNSENT_BYTES = 1024 * 1024;

/** What Socket.IO's CONNECT packets begin with. */
const CONNECT = '0';

const bytesOf = (data: unknown): number => (typeof data === 'string' ? Buffer.byteLength(data) : 0);

/**
 * Holds one connection to what a page's takes, whatever is sent over it: so many frames of any kind,
 * WebSocket's own pings and pongs among them, one socket, and no more said to it than it reads. A line
 * with a backlog is not read until it is gone.
 */
export function holdLine(connection: EngineConnection, frames: Rate, clock: Clock): void {
  const bucket = new Bucket(frames, clock);
  const { websocket } = connection.request;
  const wire: Socket = connection.request.socket;
  let isCut = false;
  let isConnected = false;
  /** Bytes that wait until what was sent before has gone out. */
  let queued = 0;
  const unsent = () => queued + wire.writableLength;

  const cut = () => {
    isCut = true;
    // Thousands of pings may have come with the last: each pong on a closed line would be an error with its stack.
    websocket.pong = () => undefined;
    connection.close();
    wire.destroy();
  };
  const countFrame = () => {
    if (!isCut && !bucket.trySpend()) cut();
  };

  websocket.on('ping', countFrame);
  websocket.on('pong', countFrame);
  connection.on('packet', ({ type, data }) => {
    if (isCut) return;
    const isConnect = type === 'message' && typeof data === 'string' && data.startsWith(CONNECT);
    if (!bucket.trySpend() || (isConnect && isConnected)) cut();
    isConnected ||= isConnect;
  });
  connection.on('packetCreate', ({ data }) => {
    queued += bytesOf(data);
    if (unsent() > MOST_UNSENT_BYTES) cut();
    else if (unsent() > BACKLOG_BYTES) wire.pause();
  });
  connection.on('flush', () => {
    queued = 0;
  });
  wire.on('drain', () => {
    if (unsent() <= BACKLOG_BYTES) wire.resume();
  });
}
