import type { Answer, WireError } from '@/wire/errors';
import type { Entered } from '@/wire/socket';
import type { Surroundings } from './surroundings';
import {
  NoAnswer,
  type OpenSocket,
  type RequestName,
  type RequestOf,
  type Said,
  type ValueOf,
} from './wire-socket';

/**
 * How this page stands with the server:
 * `connecting` for the first time; `in-step`: everything shown is as the server has it;
 * `reconnecting`: lost, and being tried again; `away`: lost while the device has no network;
 * `closed` for good, with the reason.
 */
export type Link =
  | { readonly state: 'connecting' | 'in-step' | 'reconnecting' | 'away' }
  | { readonly state: 'closed'; readonly error: WireError };

export interface ConnectionAround {
  readonly surroundings: Surroundings;
  readonly open: OpenSocket;
  /** What to come into the room with; asked anew on each attempt. */
  readonly enter: () => RequestOf<'enter'>;
  readonly onEntered: (entered: Entered) => void;
  readonly onSaid: (said: Said) => void;
  readonly onLink: (link: Link) => void;
  /** The seat in front, to be asked for again when somebody has to answer; undefined when there is none. */
  readonly probe: () => RequestOf<'sit'> | undefined;
}

const ANSWER_MS = 5000;
const PROBE_MS = 1200;
const FIRST_DELAY_MS = 250;
/** A server that starts again is back in seconds; one that is not for a minute may take its time. */
const LONGEST_DELAY_MS = 2000;
const PATIENT_AFTER = 30;
const PATIENT_DELAY_MS = 15_000;
/** Errors after which trying again cannot help. */
const FATAL: ReadonlySet<WireError['code']> = new Set(['room-missing', 'protocol', 'malformed', 'origin']);

type Socket = ReturnType<OpenSocket>;

/**
 * The page's line to one room: opens it, comes in, and whenever it is lost opens another, after a
 * pause that doubles; at once when the device wakes up or the network is back.
 */
export class Connection {
  readonly #around: ConnectionAround;
  #socket: Socket | undefined;
  #link: Link = { state: 'connecting' };
  #failures = 0;
  #isProbing = false;
  #isOpen = false;
  #entering: Promise<void> = Promise.resolve();
  #callOffRetry: (() => void) | undefined;
  #forgetHints: () => void = () => undefined;

  constructor(around: ConnectionAround) {
    this.#around = around;
  }

  get isInStep(): boolean {
    return this.#link.state === 'in-step';
  }

  open(): void {
    this.#isOpen = true;
    this.#forgetHints = this.#around.surroundings.onHint(() => this.#hint());
    this.#attempt();
  }

  /** Asks the server. Rejects with NoAnswer; then the line is given up and opened anew. */
  async request<E extends RequestName>(event: E, request: RequestOf<E>): Promise<Answer<ValueOf<E>>> {
    const socket = this.#socket;
    if (socket === undefined || !this.isInStep) throw new NoAnswer(event);
    try {
      return await socket.request(event, request, ANSWER_MS);
    } catch (error) {
      if (error instanceof NoAnswer) this.#lost(socket);
      throw error;
    }
  }

  /** Comes in again on the same line, for this page has other keys now. */
  enterAgain(): void {
    if (this.#socket === undefined || !this.isInStep) return;
    this.#entering = this.#enter(this.#socket);
  }

  /** Resolves when this page is in the room with the keys it has, or its line is lost. */
  get entered(): Promise<void> {
    return this.#entering;
  }

  close(): void {
    this.#isOpen = false;
    this.#forgetHints();
    this.#callOffRetry?.();
    this.#callOffRetry = undefined;
    this.#socket?.close();
    this.#socket = undefined;
  }

  #say(link: Link): void {
    this.#link = link;
    this.#around.onLink(link);
  }

  #attempt(): void {
    this.#callOffRetry?.();
    this.#callOffRetry = undefined;
    const socket: Socket = this.#around.open({
      onOpen: () => void this.#enter(socket),
      onLost: () => this.#lost(socket),
      onRefused: (error) => this.#refused(error),
      onSaid: (said) => {
        if (this.#socket === socket) this.#around.onSaid(said);
      },
    });
    this.#socket = socket;
  }

  async #enter(socket: Socket): Promise<void> {
    let answer: Answer<Entered>;
    try {
      answer = await socket.request('enter', this.#around.enter(), ANSWER_MS);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#lost(socket);
      return;
    }
    if (this.#socket !== socket) return;
    if (answer.ok) {
      this.#failures = 0;
      this.#say({ state: 'in-step' });
      this.#around.onEntered(answer.value);
    } else if (FATAL.has(answer.error.code)) this.#refused(answer.error);
    else this.#lost(socket, answer.error.retryInMs);
  }

  #refused(error: WireError): void {
    if (!this.#isOpen) return;
    this.close();
    this.#say({ state: 'closed', error });
  }

  #lost(socket: Socket, retryInMs?: number): void {
    if (this.#socket !== socket) return;
    socket.close();
    this.#socket = undefined;
    const { surroundings } = this.#around;
    const longest =
      this.#failures < PATIENT_AFTER
        ? Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.#failures)
        : PATIENT_DELAY_MS;
    this.#failures++;
    // Everybody in a house loses the line together and should not come back in the same instant.
    const delay = retryInMs ?? longest * (0.5 + surroundings.random() / 2);
    this.#callOffRetry = surroundings.after(delay, () => this.#attempt());
    this.#say({ state: surroundings.isOnline() ? 'reconnecting' : 'away' });
  }

  /** The device has woken up, or its network has changed. */
  #hint(): void {
    if (this.#link.state === 'closed') return;
    if (this.#callOffRetry !== undefined) {
      this.#failures = 0;
      this.#attempt();
    } else if (this.isInStep) void this.#probe();
  }

  /** A line that slept may look open and be dead. */
  async #probe(): Promise<void> {
    const socket = this.#socket;
    if (socket === undefined || this.#isProbing) return;
    this.#isProbing = true;
    try {
      const seat = this.#around.probe();
      if (seat === undefined) await socket.request('rise', {}, PROBE_MS);
      else await socket.request('sit', seat, PROBE_MS);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#lost(socket);
    } finally {
      this.#isProbing = false;
    }
  }
}
