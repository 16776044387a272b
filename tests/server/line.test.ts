import { EventEmitter } from 'node:events';
import { BACKLOG_BYTES, type EngineConnection, holdLine, MOST_UNSENT_BYTES } from '@/server/line';
import { HandClock } from './hand-clock';
import { LIMITS } from './served';

/** A wire that takes bytes and passes none on until it is told to. */
class StuckWire extends EventEmitter {
  writableLength = 0;
  isPaused = false;
  isDestroyed = false;
  pause = () => {
    this.isPaused = true;
  };
  resume = () => {
    this.isPaused = false;
  };
  destroy = () => {
    this.isDestroyed = true;
  };
}

/** Answers each ping before it tells of it, as `ws` does. */
class Answering extends EventEmitter {
  answered = 0;
  pong() {
    this.answered++;
  }
  receive(frame: 'ping' | 'pong') {
    if (frame === 'ping') this.pong();
    this.emit(frame);
  }
}

const held = () => {
  const wire = new StuckWire();
  const close = jest.fn();
  const websocket = new Answering();
  const clock = new HandClock();
  const connection = Object.assign(new EventEmitter(), { request: { socket: wire, websocket }, close });
  holdLine(connection as unknown as EngineConnection, LIMITS.frames, clock);
  /** engine.io's order: the packet is made, and flushed unless the one before is still going out. */
  const say = (bytes: number, { isFlushed }: { isFlushed: boolean }) => {
    connection.emit('packetCreate', { type: 'message', data: 'x'.repeat(bytes) });
    if (!isFlushed) return;
    wire.writableLength += bytes;
    connection.emit('flush');
  };
  return { wire, websocket, clock, connection, close, say };
};

test('a line with a backlog is not read until it has gone out', () => {
  const { wire, say } = held();
  say(BACKLOG_BYTES, { isFlushed: true });
  expect(wire.isPaused).toBe(false);
  say(1, { isFlushed: false });
  expect(wire.isPaused).toBe(true);
  wire.emit('drain');
  expect(wire.isPaused).toBe(true);
  wire.writableLength = 0;
  wire.emit('drain');
  expect(wire.isPaused).toBe(false);
});

test.each([true, false])('a page that never reads is cut at a megabyte (on the wire: %s)', (isFlushed) => {
  const { wire, close, say } = held();
  const part = MOST_UNSENT_BYTES / 8;
  for (let count = 0; count < 8; count++) say(part, { isFlushed });
  expect(wire.isDestroyed).toBe(false);
  say(1, { isFlushed });
  expect(wire.isDestroyed).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
});

test('whatever comes after the cut is not looked at', () => {
  const { connection, close } = held();
  for (let count = 0; count < LIMITS.frames.burst * 3; count++) connection.emit('packet', { type: 'ping' });
  expect(close).toHaveBeenCalledTimes(1);
});

const CONTROL = ['ping', 'pong'] as const;

test.each(CONTROL)('a WebSocket’s own %s counts as a frame, beside those of Socket.IO', (frame) => {
  const { wire, websocket, connection, close } = held();
  const half = LIMITS.frames.burst / 2;
  for (let count = 0; count < half; count++) connection.emit('packet', { type: 'pong' });
  for (let count = 0; count < half; count++) websocket.receive(frame);
  expect(wire.isDestroyed).toBe(false);
  for (let count = 0; count < 1000; count++) websocket.receive(frame);
  expect(wire.isDestroyed).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each(CONTROL)('an hour of a %s each second cuts no line', (frame) => {
  const { wire, websocket, clock } = held();
  for (let second = 0; second < 3600; second++) {
    clock.turn(1000);
    websocket.receive(frame);
  }
  expect(wire.isDestroyed).toBe(false);
});

test('the pings that came with the one too many are not answered', () => {
  const { websocket } = held();
  for (let count = 0; count < 10_000; count++) websocket.receive('ping');
  expect(websocket.answered).toBe(LIMITS.frames.burst + 1);
});
