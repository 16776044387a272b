import { io, type Socket } from 'socket.io-client';
import type { Action, PlayerID } from '@/kit/action';
import { newID } from '@/server/secrets';
import { decisionOf } from '@/wire/action';
import type { ChatLine } from '@/wire/chat';
import type { Answer, WireError } from '@/wire/errors';
import type { SeatKey } from '@/wire/ids';
import type { MatchStatus, SeatState } from '@/wire/match';
import type { Room } from '@/wire/room';
import { type Acted, type Entered, PROTOCOL, type Sat, type Sync, type Update } from '@/wire/socket';

/** A request was answered with an error. */
class Answered extends Error {
  constructor(readonly error: WireError) {
    super(error.code);
  }
}

/** What one page receives, as it came. */
export interface Frame {
  readonly event: string;
  readonly said: unknown;
}

/** A page as a test drives it: one socket, what it was told, and the seat in front. */
export class Page {
  readonly socket: Socket;
  /** Everything that ever arrived, answers included. */
  readonly frames: Frame[] = [];
  room: Room | undefined;
  status: MatchStatus | undefined;
  state: SeatState | undefined;
  readonly lines: ChatLine[] = [];
  #seat: PlayerID | null = null;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: headers,
    });
    this.socket.onAny((event: string, said: unknown) => {
      this.frames.push({ event, said });
      if (event === 'room') this.room = said as Room;
      if (event === 'status') this.status = said as MatchStatus;
      if (event === 'sync' || event === 'update') this.state = (said as Sync | Update).state;
      if (event === 'chat') this.lines.push(said as ChatLine);
      this.#wake();
    });
    this.socket.on('disconnect', () => this.#wake());
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  /** Resolves once `condition` holds; it is looked at again after each frame. */
  until(condition: () => boolean): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve) => {
      const look = () => {
        if (!condition()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  /** Resolves when the server has taken the socket, or rejects with its reason, death on the way included. */
  connected(): Promise<this> {
    if (this.socket.connected) return Promise.resolve(this);
    return new Promise((resolve, reject) => {
      this.socket.once('connect', () => resolve(this));
      this.socket.once('connect_error', reject);
      this.socket.once('disconnect', (reason) => reject(new Error(`disconnected: ${reason}`)));
    });
  }

  /** Sends a request and gives its answer as it is. */
  async ask<T>(event: string, request: unknown): Promise<Answer<T>> {
    const answer: Answer<T> = await this.socket.timeout(8000).emitWithAck(event, request);
    this.frames.push({ event: `${event} answered`, said: answer });
    this.#wake();
    return answer;
  }

  /** Sends a request; throws Answered when it is turned down. */
  async get<T>(event: string, request: unknown): Promise<T> {
    const answer = await this.ask<T>(event, request);
    if (!answer.ok) throw new Answered(answer.error);
    return answer.value;
  }

  async enter(roomID: string, keys: readonly SeatKey[] = []): Promise<Entered> {
    const entered = await this.get<Entered>('enter', { protocol: PROTOCOL, roomID, keys });
    this.room = entered.room;
    this.status = entered.status ?? this.status;
    return entered;
  }

  get matchID(): string {
    return this.room?.matchID ?? '';
  }

  async sit(playerID: PlayerID | null): Promise<Sat> {
    const sat = await this.get<Sat>('sit', { matchID: this.matchID, playerID });
    this.#seat = playerID;
    this.state = sat.state;
    return sat;
  }

  /** The request for an action of the seat in front, answering the decision it sees. */
  request({ move, args }: Action, playerID: PlayerID = this.#seat ?? '0') {
    if (this.state === undefined) throw new Error('nobody sits in front of this page');
    const decision = decisionOf(this.state.ctx, playerID);
    return { actionID: newID(), matchID: this.matchID, playerID, decision, action: { move, args } };
  }

  act(action: Action): Promise<Acted> {
    return this.get<Acted>('act', this.request(action));
  }

  /** Asks, and gives the code of the error it was answered with; undefined when it was done. */
  async refusal(event: string, request: unknown): Promise<string | undefined> {
    const answer = await this.ask(event, request);
    return answer.ok ? undefined : answer.error.code;
  }

  close(): void {
    this.socket.disconnect();
  }
}
