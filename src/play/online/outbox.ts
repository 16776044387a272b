import type { WireError } from '@/wire/errors';
import type { Act, Acted } from '@/wire/socket';
import type { PendingRequests } from './pending-requests';

export interface OutboxAround {
  readonly requests: PendingRequests;
  readonly onDone: (acted: Acted) => void;
  readonly onTurnedDown: (error: WireError, act: Act) => void;
}

/**
 * The one action on its way. It is sent under the same id until it is answered: after a lost answer the
 * server knows it by that id, so it is done once.
 */
export class Outbox {
  readonly #around: OutboxAround;
  #underWay: AbortController | undefined;

  constructor(around: OutboxAround) {
    this.#around = around;
  }

  get isEmpty(): boolean {
    return this.#underWay === undefined;
  }

  /** Throws while another is on its way; what breaks down on the way rejects. */
  async put(act: Act): Promise<void> {
    if (this.#underWay !== undefined) throw new Error('an action is on its way already');
    const underWay = new AbortController();
    this.#underWay = underWay;
    const { requests, onDone, onTurnedDown } = this.#around;
    const answer = await requests.ask('act', () => act, { signal: underWay.signal });
    if (answer === undefined) return;
    this.#underWay = undefined;
    if (answer.ok) onDone(answer.value);
    else onTurnedDown(answer.error, act);
  }

  /** Forgets what is under way. */
  clear(): void {
    this.#underWay?.abort();
    this.#underWay = undefined;
  }
}
