import type { Answer, ErrorCode } from '@/wire/errors';
import type { Surroundings } from './surroundings';
import { NoAnswer, type RequestName, type RequestOf, type ValueOf } from './wire-socket';

export interface PendingRequestsAround {
  readonly surroundings: Surroundings;
  /** Rejects with NoAnswer. */
  readonly send: <E extends RequestName>(event: E, request: RequestOf<E>) => Promise<Answer<ValueOf<E>>>;
  /** Whether the line is there, so that what has failed can go out again at once. */
  readonly isInStep: () => boolean;
}

export interface PendingOptions {
  /** Calls the request off. */
  readonly signal?: AbortSignal | undefined;
  /** Until this holds the request waits for `retryHeld`; default: it always does. */
  readonly isReady?: () => boolean;
  /** Errors after which it is asked again by itself, for they say "later" and not "no". */
  readonly passing?: ReadonlySet<ErrorCode>;
}

/** Not now, but later. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['too-many', 'store-down']);
/** What only reads may be asked again after a fault of the server's own, too: the table cannot go on without it. */
export const PASSING_FOR_READERS: ReadonlySet<ErrorCode> = new Set([...PASSING, 'internal']);
/** Where the person is told of every answer, and asks again or not. */
export const NOTHING_PASSES: ReadonlySet<ErrorCode> = new Set();

const RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;

interface Pending {
  /** Sends what is not on its way. */
  readonly resend: () => void;
  /** The same, if it was kept back. */
  readonly retryHeld: () => void;
  readonly callOff: () => void;
}

/**
 * What this page has asked of the server and has no answer to. Each request is sent until it is answered: again
 * once the line is back, and by itself after an error that passes. What is asked twice must come to the same as
 * once, by an id of its own or by what it says.
 */
export class PendingRequests {
  readonly #around: PendingRequestsAround;
  readonly #all = new Set<Pending>();

  constructor(around: PendingRequestsAround) {
    this.#around = around;
  }

  /** How many have no answer yet. */
  get size(): number {
    return this.#all.size;
  }

  /** Asks until it is answered; resolves to undefined when it was called off. `request` is made anew each time. */
  ask<E extends RequestName>(
    event: E,
    request: () => RequestOf<E>,
    { signal, isReady = () => true, passing = PASSING }: PendingOptions = {},
  ): Promise<Answer<ValueOf<E>> | undefined> {
    const { surroundings, send, isInStep } = this.#around;
    return new Promise((resolve, reject) => {
      let isOnItsWay = false;
      let isHeld = false;
      let delays = 0;
      let callOffRetry: () => void = () => undefined;
      const end = () => {
        callOffRetry();
        this.#all.delete(pending);
        signal?.removeEventListener('abort', callOff);
      };
      const callOff = () => {
        end();
        resolve(undefined);
      };
      const answered = (answer: Answer<ValueOf<E>>) => {
        isOnItsWay = false;
        if (!this.#all.has(pending)) return;
        if (answer.ok || !passing.has(answer.error.code)) {
          end();
          resolve(answer);
          return;
        }
        const delay = answer.error.retryInMs ?? Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** delays);
        delays++;
        callOffRetry();
        callOffRetry = surroundings.after(delay, resend);
      };
      const failed = (error: unknown) => {
        isOnItsWay = false;
        if (!this.#all.has(pending)) return;
        if (!(error instanceof NoAnswer)) {
          end();
          reject(error);
        } else if (isInStep()) resend();
      };
      const resend = () => {
        if (isOnItsWay) return;
        isHeld = !isReady();
        if (isHeld) return;
        callOffRetry();
        isOnItsWay = true;
        send(event, request()).then(answered, failed);
      };
      const retryHeld = () => {
        if (isHeld) resend();
      };
      const pending: Pending = { resend, retryHeld, callOff };
      if (signal?.aborted === true) {
        resolve(undefined);
        return;
      }
      signal?.addEventListener('abort', callOff);
      this.#all.add(pending);
      resend();
    });
  }

  /** The line is there (again): sends what has no answer yet. */
  resume(): void {
    for (const { resend } of [...this.#all]) resend();
  }

  /** Sends what was not ready when it was to go out, where it is by now. */
  retryHeld(): void {
    for (const { retryHeld } of [...this.#all]) retryHeld();
  }

  /** Calls everything off. */
  close(): void {
    for (const { callOff } of [...this.#all]) callOff();
  }
}
