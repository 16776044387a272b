import type { Action, Ctx, PlayerID } from '@/kit/action';
import { seatIDs } from '@/kit/seats';
import { sidesOf } from '@/kit/sides';
import type { SightAsked, SightShown } from '@/kit/sights';
import { decisionOf, sameDecision, type WireDecision } from '@/wire/action';
import type { Moment, SeatState } from '@/wire/match';
import type { Clock } from './clock';
import { Fault } from './fault';
import { Past } from './past';
import { journalOf, momentsFor, type Rules, type Shelf, type State, stateFrom, stateText } from './rules';
import type { Clocks, MatchRecord, Store, StoredClocks, StoredMatch, StoredMoment } from './stores/store';
import { acted, isTimeUp, type MayRun } from './turn-clock';

/** Times an action is judged anew because another process was faster. */
const TRIES = 8;

export interface SeatAct {
  readonly playerID: PlayerID;
  readonly actionID: string;
  /** The decision the action answers. */
  readonly decision: WireDecision;
  readonly action: Action;
  /** When it reached the server (ms since 1970); left out for a bot's, which is never late. */
  readonly at?: number;
}

/** What a match needs around it. */
export interface MatchAround {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly clock: Clock;
}

/** What a match asks and tells of the room it is played in. */
export interface MatchRoom {
  /** Hears of every moment, wherever it was committed. */
  readonly told: (moments: readonly StoredMoment[]) => void;
  /** The turn clocks have been changed elsewhere, and nothing else. */
  readonly clocksMoved: () => void;
  readonly mayRun: MayRun;
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
  readonly #clock: Clock;
  readonly #room: MatchRoom;
  readonly #past: Past;
  readonly match: MatchRecord;
  #state: State;
  #clocks: StoredClocks | null;
  /** Asked for with every status; they change with the position only. */
  #sides: { readonly of: State; readonly sides: readonly string[] } | undefined;

  private constructor({ store, clock }: MatchAround, rules: Rules, stored: StoredMatch, room: MatchRoom) {
    this.#store = store;
    this.#clock = clock;
    this.#rules = rules;
    this.#room = room;
    this.match = stored.match;
    this.#past = new Past(store, rules, stored.match);
    this.#state = stateFrom(stored.state);
    this.#clocks = stored.clocks;
  }

  /** Opens a stored match. Rejects with Fault `match-missing`, OtherRules or StoreDown. */
  static async open(around: MatchAround, matchID: string, room: MatchRoom): Promise<LiveMatch> {
    const stored = await around.store.readMatch(matchID);
    if (stored === undefined) throw new Fault('match-missing');
    const rules = await around.shelf.rules(stored.match.slug);
    if (rules === undefined || rules.rulebook.rulesVersion !== stored.match.rulesVersion)
      throw new OtherRules();
    return new LiveMatch(around, rules, stored, room);
  }

  get stateID(): number {
    return this.#state._stateID;
  }

  get ctx(): Ctx {
    return this.#state.ctx;
  }

  /** The turn clocks; undefined when the room plays without. */
  get clocks(): Clocks | undefined {
    return this.#clocks?.clocks;
  }

  /** The side of each seat, as everybody knows it. */
  get sides(): readonly string[] {
    const state = this.#state;
    if (this.#sides?.of !== state)
      this.#sides = { of: state, sides: sidesOf(this.rulebook, state.G, state.ctx) };
    return this.#sides.sides;
  }

  get isOver(): boolean {
    return this.ctx.gameover !== undefined;
  }

  /** The last action ended a round. */
  get isAfterRound(): boolean {
    const { rounds } = this.rulebook;
    return journalOf(this.#state).some(({ kind }) => rounds?.ends.includes(kind));
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

  /** Seats that have nothing more to do in the match. */
  get out(): readonly PlayerID[] {
    const { G } = this.#state;
    return seatIDs(this.ctx.numPlayers).filter((playerID) => this.rulebook.isOut?.(G, playerID) === true);
  }

  /** The position at `stateID`, as a seat saw it. */
  async lookBack(stateID: number, playerID: PlayerID | null): Promise<SeatState> {
    if (stateID > this.stateID) throw new Fault('malformed');
    return this.#rules.seatState(await this.#past.position(stateID), playerID);
  }

  /** What everybody at the table may see of a hidden drawing now; undefined where that is nothing. */
  async shown(asked: SightAsked): Promise<SightShown | undefined> {
    return (await this.#rules.sights())?.show(this.#state.G as never, asked);
  }

  /** What a seat, or a watcher, was told after a stateID; −1: from the deal on. */
  async told(playerID: PlayerID | null, after: number): Promise<Moment[]> {
    const moments = await this.#past.moments(this.stateID);
    return momentsFor(
      moments.filter(({ stateID }) => stateID > after),
      playerID,
    );
  }

  /** Takes over what other processes have committed; whether that was any action. */
  async catchUp(): Promise<boolean> {
    const news = await this.#store.readNews(this.match.matchID, this.stateID);
    if (news === undefined) {
      await this.#catchUpClocks();
      return false;
    }
    this.#state = stateFrom(news.state);
    this.#clocks = news.clocks;
    this.#tell(news.moments);
    return true;
  }

  async #catchUpClocks(): Promise<void> {
    if (this.#clocks === null) return;
    const clocks = await this.#store.readClocks(this.match.matchID);
    if (clocks?.revision === this.#clocks.revision) return;
    this.#clocks = clocks;
    this.#room.clocksMoved();
  }

  /** Starts and stops clocks as `work` says; it returns those it got when there is nothing to change. */
  async changeClocks(work: (clocks: Clocks, ctx: Ctx) => Clocks): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (this.#clocks === null || this.isOver) return;
      const { clocks, revision } = this.#clocks;
      const next = work(clocks, this.ctx);
      if (next === clocks) return;
      if (await this.#store.saveClocks(this.match, next, revision)) {
        this.#clocks = { clocks: next, revision: revision + 1 };
        return;
      }
      await this.catchUp();
    }
    throw new Fault('too-many', { retryInMs: 200 });
  }

  /**
   * Does an action: judged by the rules, committed, and only then told. Resolves to the stateID it led
   * to, also when this very action was committed before. Rejects with Fault `stale`, `time-up` or
   * `refused`, or with StoreDown, and then nothing has changed.
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

  #judge({ playerID, decision, action, at }: SeatAct): State | Fault {
    if (!sameDecision(decision, decisionOf(this.ctx, playerID))) return new Fault('stale');
    if (at !== undefined && this.clocks !== undefined && isTimeUp(this.clocks, playerID, at))
      return new Fault('time-up');
    const outcome = this.#rules.attempt(this.#state, playerID, action);
    return 'refusal' in outcome ? new Fault('refused', { refusal: outcome.refusal }) : outcome.next;
  }

  /** The clocks after an action, with the revision they follow from. */
  #clocksAfter({ playerID, at }: SeatAct, next: State): StoredClocks | null {
    if (this.#clocks === null) return null;
    const { clocks, revision } = this.#clocks;
    const now = this.#clock.now();
    const { turnsTaken } = this.rulebook;
    const { G } = this.#state;
    const endsTurnOf = turnsTaken && ((seat: PlayerID) => turnsTaken(next.G, seat) > turnsTaken(G, seat));
    const action = { playerID, at: at ?? now, now, before: this.ctx, after: next.ctx, endsTurnOf };
    return { clocks: acted(clocks, this.#room.mayRun, action), revision };
  }

  async #commit(act: SeatAct, next: State): Promise<number | undefined> {
    const { playerID, actionID, action } = act;
    const expected = this.stateID;
    const clocks = this.#clocksAfter(act, next);
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
      clocks,
    });
    if (result.kind !== 'committed') {
      await this.catchUp();
      return result.kind === 'duplicate' ? result.stateID : undefined;
    }
    this.#state = next;
    this.#clocks = clocks && { ...clocks, revision: clocks.revision + 1 };
    this.#tell([{ stateID: result.stateID, action: seatAction, journal }]);
    return result.stateID;
  }

  #tell(moments: readonly StoredMoment[]): void {
    this.#past.add(moments);
    this.#room.told(moments);
  }
}
