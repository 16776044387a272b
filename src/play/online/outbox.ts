import type { Answer, WireError } from '@/wire/errors';
import type { Act, Acted } from '@/wire/socket';
import type { Surroundings } from './surroundings';
import { NoAnswer } from './wire-socket';

export interface OutboxAround {
  readonly surroundings: Surroundings;
  /** Rejects with NoAnswer. */
  readonly send: (act: Act) => Promise<Answer<Acted>>;
  readonly onDone: (acted: Acted) => void;
  readonly onTurnedDown: (error: WireError, act: Act) => void;
}

const RETRY_MS = 1000;
/** Not now, but later: the same action is sent again. */
const PASSING: ReadonlySet<WireError['code']> = new Set(['too-many', 'store-down']);

/**
 * The one action on its way. It is sent again, with the same id, until it is answered: after a lost
 * answer the server knows it by that id, so it is done once.
 */
export class Outbox {
  readonly #around: OutboxAround;
  #act: Act | undefined;
  #isSent = false;
  #callOff: () => void = () => undefined;

  constructor(around: OutboxAround) {
    this.#around = around;
  }

  get isEmpty(): boolean {
    return this.#act === undefined;
  }

  put(act: Act): void {
    if (this.#act !== undefined) throw new Error('an action is on its way already');
    this.#act = act;
    this.resend();
  }

  /** The line is there (again): sends what has no answer yet. */
  resend(): void {
    if (this.#act !== undefined && !this.#isSent) void this.#send(this.#act);
  }

  async #send(act: Act): Promise<void> {
    this.#callOff();
    this.#isSent = true;
    let answer: Answer<Acted>;
    try {
      answer = await this.#around.send(act);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#isSent = false;
      return;
    }
    if (this.#act !== act) return;
    this.#isSent = false;
    if (!answer.ok && PASSING.has(answer.error.code)) {
      const { after } = this.#around.surroundings;
      this.#callOff = after(answer.error.retryInMs ?? RETRY_MS, () => this.resend());
      return;
    }
    this.#act = undefined;
    if (answer.ok) this.#around.onDone(answer.value);
    else this.#around.onTurnedDown(answer.error, act);
  }

  /** Forgets what is under way. */
  clear(): void {
    this.#callOff();
    this.#act = undefined;
    this.#isSent = false;
  }
}
