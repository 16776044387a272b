import { Fault } from './fault';
import type { Rules, State } from './rules';
import type { MatchRecord, Store, StoredMoment } from './stores/store';

/** Actions from one kept position to the next; played again without a pause, they are no burden. */
const STRIDE = 8;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * What has happened in a match: read once, when somebody asks, and then told what is new. Every few
 * positions one is kept, so that looking back plays only a few actions again.
 */
export class Past {
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #match: MatchRecord;
  #moments: StoredMoment[] | undefined;
  /** The deal, the position after `STRIDE` actions, and so on. */
  readonly #kept: State[] = [];

  constructor(store: Store, rules: Rules, match: MatchRecord) {
    this.#store = store;
    this.#rules = rules;
    this.#match = match;
  }

  /** Everything up to `stateID`, in order. Rejects with StoreDown. */
  async moments(stateID: number): Promise<readonly StoredMoment[]> {
    this.#moments ??= [...(await this.#store.readMoments(this.#match.matchID, -1))];
    return this.#moments.filter((moment) => moment.stateID <= stateID);
  }

  /** These were committed. */
  add(moments: readonly StoredMoment[]): void {
    for (const moment of moments) {
      const last = this.#moments?.at(-1)?.stateID ?? -1;
      if (moment.stateID === last + 1) this.#moments?.push(moment);
      // Something between was missed: read it all again when it is asked for.
      else if (moment.stateID > last) this.#moments = undefined;
    }
  }

  /** The position at `stateID`. Rejects with Fault `internal` when it cannot be reached, and with StoreDown. */
  async position(stateID: number): Promise<State> {
    const moments = await this.moments(stateID);
    const [deal = this.#rules.deal(this.#match)] = this.#kept;
    if (this.#kept.length === 0) this.#kept.push(deal);
    const start = Math.min(Math.floor(stateID / STRIDE), this.#kept.length - 1);
    let state = this.#kept[start] ?? deal;
    for (const { action, stateID: at } of moments) {
      if (action === null || at <= state._stateID) continue;
      const outcome = this.#rules.attempt(state, action.playerID, action);
      if ('refusal' in outcome) break;
      state = outcome.next;
      if (at !== this.#kept.length * STRIDE) continue;
      this.#kept.push(state);
      await nextTurn();
    }
    if (state._stateID !== stateID) throw new Fault('internal');
    return state;
  }
}
