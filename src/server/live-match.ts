import type { Action, Ctx, PlayerID } from '@/kit/action';
import { decisionOf, type SeatState, sameDecision, type WireDecision } from '@/kit/wire';
import { Fault } from './fault';
import { journalOf, type Rules, type Shelf, type State, stateFrom, stateText } from './rules';
import type { MatchRecord, Store, StoredMoment } from './stores/store';

/** Times an action is judged anew because another process was faster. */
const TRIES = 8;

export interface SeatAct {
  readonly playerID: PlayerID;
  readonly actionID: string;
  /** The decision the action answers. */
  readonly decision: WireDecision;
  readonly action: Action;
}

/** The match began under rules that have changed since. */
export class OtherRules extends Error {}

/**
 * A match while somebody looks at it: the last known position in memory, the truth in the store.
 * Calls must come one after the other; `LiveRoom` sees to that.
 */
export class LiveMatch {
  readonly #store: Store;
  readonly #rules: Rules;
  readonly #told: (moments: readonly StoredMoment[]) => void;
  readonly match: MatchRecord;
  #state: State;

  private constructor(
    store: Store,
    rules: Rules,
    match: MatchRecord,
    state: State,
    told: (moments: readonly StoredMoment[]) => void,
  ) {
    this.#store = store;
    this.#rules = rules;
    this.match = match;
    this.#state = state;
    this.#told = told;
  }

  /**
   * Opens a stored match. `told` hears of every moment after that, wherever it was committed.
   * Rejects with Fault `match-missing`, OtherRules or StoreDown.
   */
  static async open(
    { store, shelf }: { readonly store: Store; readonly shelf: Shelf },
    matchID: string,
    told: (moments: readonly StoredMoment[]) => void,
  ): Promise<LiveMatch> {
    const stored = await store.readMatch(matchID);
    if (stored === undefined) throw new Fault('match-missing');
    const rules = await shelf.rules(stored.match.slug);
    if (rules === undefined || rules.rulebook.rulesVersion !== stored.match.rulesVersion)
      throw new OtherRules();
    return new LiveMatch(store, rules, stored.match, stateFrom(stored.state), told);
  }

  get stateID(): number {
    return this.#state._stateID;
  }

  get ctx(): Ctx {
    return this.#state.ctx;
  }

  get isOver(): boolean {
    return this.ctx.gameover !== undefined;
  }

  get rulebook() {
    return this.#rules.rulebook;
  }

  seatState(playerID: PlayerID | null): SeatState {
    return this.#rules.seatState(this.#state, playerID);
  }

  /** Whether somebody of this seat may talk in the room now. */
  mayTalk(playerID: PlayerID): boolean {
    return this.rulebook.mayTalk?.(this.#state.G, this.ctx, playerID) ?? true;
  }

  /** The position at `stateID`, as a seat saw it. */
  async lookBack(stateID: number, playerID: PlayerID | null): Promise<SeatState> {
    if (stateID > this.stateID) throw new Fault('malformed');
    const moments = await this.#store.readMoments(this.match.matchID, -1);
    const state = this.#rules.replay(
      this.match,
      moments.filter((moment) => moment.stateID <= stateID),
    );
    if (state === undefined) throw new Fault('internal');
    return this.#rules.seatState(state, playerID);
  }

  /** Takes over what other processes have committed; whether that was anything. */
  async catchUp(): Promise<boolean> {
    const news = await this.#store.readNews(this.match.matchID, this.stateID);
    if (news === undefined) return false;
    this.#state = stateFrom(news.state);
    this.#told(news.moments);
    return true;
  }

  /**
   * Does an action: judged by the rules, committed, and only then told. Resolves to the stateID it led
   * to, also when this very action was committed before. Rejects with Fault `stale` or `refused`, or
   * with StoreDown, and then nothing has changed.
   */
  async act(act: SeatAct): Promise<number> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const judged = this.#judge(act);
      if (judged instanceof Fault) {
        const before = await this.#store.findAction(this.match.matchID, act.playerID, act.actionID);
        if (before !== undefined) return before;
        if (await this.catchUp()) continue;
        throw judged;
      }
      const result = await this.#commit(act, judged);
      if (result !== undefined) return result;
    }
    throw new Fault('too-many', { retryInMs: 200 });
  }

  #judge({ playerID, decision, action }: SeatAct): State | Fault {
    if (!sameDecision(decision, decisionOf(this.ctx, playerID))) return new Fault('stale');
    const outcome = this.#rules.attempt(this.#state, playerID, action);
    return 'refusal' in outcome ? new Fault('refused', { refusal: outcome.refusal }) : outcome.next;
  }

  async #commit({ playerID, actionID, action }: SeatAct, next: State): Promise<number | undefined> {
    const expected = this.stateID;
    const journal = journalOf(next);
    const seatAction = { playerID, move: action.move, args: action.args };
    const result = await this.#store.commit({
      matchID: this.match.matchID,
      roomID: this.match.roomID,
      expected,
      state: stateText(next),
      isOver: next.ctx.gameover !== undefined,
      actionID,
      action: seatAction,
      journal,
    });
    if (result.kind !== 'committed') {
      await this.catchUp();
      return result.kind === 'duplicate' ? result.stateID : undefined;
    }
    this.#state = next;
    this.#told([{ stateID: result.stateID, action: seatAction, journal }]);
    return result.stateID;
  }
}
