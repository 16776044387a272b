import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { type ServerOptions, WebSocketServer } from 'ws';
import type * as z from 'zod/mini';
import { chat, earlier } from '@/wire/chat';
import type { Answer } from '@/wire/errors';
import {
  act,
  consent,
  enter,
  FRAME_BYTES,
  look,
  lookBack,
  PROTOCOL,
  rise,
  type ServerToClient,
  SOCKET_PATH,
  sit,
  takeBack,
  vote,
} from '@/wire/socket';
import { wireErrorOf } from './answer';
import type { Clock } from './clock';
import { Crowd } from './crowd';
import { Fault } from './fault';
import type { Guest, GuestLine } from './guest';
import type { House } from './house';
import { Bucket, Buckets, type Limits } from './limits';
import { type EngineConnection, holdLine } from './line';
import type { LiveRoom } from './live-room';
import type { Logger } from './log';
import type { OriginCheck } from './origin-check';
import { Serial } from './serial';
import { addressOf, type Trust } from './visitor';

export interface SocketsAround {
  readonly house: House;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: Logger;
  readonly trust: Trust;
  readonly checkOrigin: OriginCheck;
}

type Events = Record<string, (...args: unknown[]) => void>;
type PageSocket = Socket<Events, ServerToClient>;
export type Sockets = Server<Events, ServerToClient>;

/** Requests beyond its rate after which a socket is cut. */
const PATIENCE = 100;
/** Characters from which a message is worth being deflated: the views of large games. */
const DEFLATED_BYTES = 4096;
/** Fragments of one message, of which only the whole is counted. Pages send theirs in one. */
const FRAGMENTS = { maxFragments: 16 };

/** WebSockets for engine.io, which has no option for this. */
class WebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, ...FRAGMENTS });
  }
}

/** A stay of one socket in one room. */
interface Stay {
  readonly roomID: string;
  readonly room: LiveRoom;
  readonly guest: Guest;
}

/** Serves the socket path of an HTTP server. */
export function serveSockets(http: HttpServer, around: SocketsAround): Sockets {
  const { limits, clock, log, trust, checkOrigin } = around;
  const crowd = new Crowd(limits, clock);
  const positions = new Buckets(limits.positions, clock);

  const refusal = (request: IncomingMessage): string | undefined => {
    try {
      checkOrigin(request);
    } catch (error) {
      return wireErrorOf(error, log).code;
    }
    return crowd.admits(addressOf(request, trust), request) ? undefined : 'too-many';
  };

  const io: Sockets = new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    transports: ['websocket'],
    wsEngine: WebSockets,
    maxHttpBufferSize: FRAME_BYTES,
    // Nothing is kept between two messages: small ones go as they are, and ten thousand lines cost no windows.
    perMessageDeflate: {
      threshold: DEFLATED_BYTES,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
    },
    pingInterval: 10_000,
    pingTimeout: 8000,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => {
      const reason = refusal(request);
      answer(reason, reason === undefined);
    },
  });

  io.engine.on('connection', (connection: EngineConnection) => holdLine(connection, limits.frames, clock));
  io.on('connection', (socket) => {
    const address = addressOf(socket.request, trust);
    // Whoever leaves the socket leaves the connection: another would have fresh buckets.
    socket.on('disconnect', () => socket.conn.close());
    attend(socket, around, () => positions.spend(address));
  });
  return io;
}

/** Answers one page. Nothing it sends gets past this function as an exception. */
function attend(
  socket: PageSocket,
  { house, limits, clock, log }: SocketsAround,
  spendPosition: () => void,
): void {
  const messages = new Bucket(limits.messages, clock);
  const lines = new Bucket(limits.lines, clock);
  // Coming and going one after the other, so that no stay is ever forgotten.
  const doorway = new Serial(Number.POSITIVE_INFINITY);
  let stay: Stay | undefined;
  let impatience = 0;

  /** Whoever is on the way in has come in first: what is asked in the same breath is asked from inside. */
  const inside = <T>(work: (room: LiveRoom, guest: Guest) => Promise<T> | T): Promise<T> =>
    doorway
      .run(() => Promise.resolve(stay))
      .then((here) => {
        if (here === undefined) throw new Fault('forbidden');
        return work(here.room, here.guest);
      });

  const spend = () => {
    try {
      messages.spend();
    } catch (error) {
      impatience++;
      if (impatience > PATIENCE) socket.disconnect(true);
      throw error;
    }
  };

  const answer = async <T>(work: () => Promise<T> | T): Promise<Answer<T>> => {
    try {
      spend();
      return { ok: true, value: await work() };
    } catch (error) {
      return { ok: false, error: wireErrorOf(error, log) };
    }
  };

  const on = <Request>(
    event: string,
    schema: z.ZodMiniType<Request>,
    work: (request: Request) => Promise<unknown> | unknown,
  ) => {
    socket.on(event, (request, ack) => {
      void answer(() => {
        const parsed = schema.safeParse(request);
        if (!parsed.success) throw new Fault('malformed');
        return work(parsed.data);
      }).then((answered) => {
        if (typeof ack === 'function') ack(answered);
      });
    });
  };

  const send: GuestLine['send'] = (event, said) => {
    socket.emit(event, ...([said] as Parameters<ServerToClient[typeof event]>));
  };

  const goOut = async () => {
    if (stay === undefined) return;
    const { roomID, room, guest } = stay;
    stay = undefined;
    await house.leave(roomID, room, guest);
  };

  on('enter', enter, ({ protocol, roomID, ...shown }) => {
    if (protocol !== PROTOCOL) throw new Fault('protocol');
    spendPosition();
    return doorway.run(async () => {
      await goOut();
      const { entered, ...came } = await house.enter(roomID, shown, {
        send,
        spendPosition,
        cut: () => socket.disconnect(true),
      });
      stay = { roomID, ...came };
      return entered;
    });
  });
  on('sit', sit, (request) => {
    spendPosition();
    return inside((room, guest) => room.sit(guest, request));
  });
  on('rise', rise, () =>
    inside((room, guest) => {
      room.rise(guest);
      return null;
    }),
  );
  on('act', act, (request) => inside((room, guest) => room.act(guest, request)));
  on('look-back', lookBack, (request) => {
    spendPosition();
    return inside((room, guest) => room.lookBack(guest, request));
  });
  on('look', look, (request) => {
    spendPosition();
    return inside((room, guest) => room.look(guest, request));
  });
  on('take-back', takeBack, ({ personID }) =>
    inside(async (room, guest) => {
      await room.takeBack(guest, personID);
      return null;
    }),
  );
  on('vote', vote, (request) =>
    inside(async (room, guest) => {
      await room.vote(guest, request);
      return null;
    }),
  );
  on('consent', consent, (request) =>
    inside(async (room, guest) => {
      await room.consent(guest, request);
      return null;
    }),
  );
  on('chat', chat, (request) => {
    lines.spend();
    return inside((room, guest) => room.say(guest, request));
  });
  on('earlier', earlier, (request) => {
    spendPosition();
    return inside((room, guest) => room.earlier(guest, request));
  });
  socket.on('disconnect', () => {
    doorway
      .run(goOut)
      .catch((error: unknown) => log.warn({ err: error }, 'a page left a room that was not told'));
  });
}
