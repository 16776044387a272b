import type { State as FrameworkState } from 'boardgame.io';
import { likeliest } from '@/bots/likeliest';
import type { Action, Ctx, PlayerID, Refusal } from '@/kit/action';
import { CreateGameReducer, InitializeGame } from '@/kit/framework';
import { type JournalEntry, type JournalG, journalFor } from '@/kit/journal';
import type { Opponent, StockBotName } from '@/kit/opponents';
import type { Rulebook } from '@/kit/rulebook';
import { awaitedSeats } from '@/kit/seats';
import { sidesOf } from '@/kit/sides';
import type { SightAsked, SightShown, Sights } from '@/kit/sights';
import type { JournalMoment } from '@/ui/table/table-state';
import type { SeatState } from '@/wire/match';
import type { MatchRecord, SeatRecord } from '../match-record';

/** A save that does not replay: damaged, or made by other rules than ours. */
export class UnplayableSave extends Error {
  constructor(readonly fault: 'damaged' | 'other-rules') {
    super(`this save is ${fault}`);
    this.name = 'UnplayableSave';
  }
}

type State = FrameworkState<JournalG>;

/**
 * A match on this device: the whole truth, which must not leave the worker it lives in. Pages get
 * `seatState` and `journalOf`, bots of the house the view of their seat.
 */
export class LocalTable {
  readonly #rulebook: Rulebook;
  readonly #record: MatchRecord;
  readonly #reduce: ReturnType<typeof CreateGameReducer>;
  /** Every position of the match; they share structure, so old ones cost little. */
  readonly #states: State[];
  readonly #journals: (readonly JournalEntry[])[];

  /** Opens a match, new or saved, by replaying its actions. Throws UnplayableSave. */
  constructor(rulebook: Rulebook, record: MatchRecord) {
    if (record.rulesVersion !== rulebook.rulesVersion) throw new UnplayableSave('other-rules');
    const numPlayers = record.seats.length;
    const game = { ...rulebook.game, seed: record.seed };
    if (game.validateSetupData?.(record.options, numPlayers) !== undefined)
      throw new UnplayableSave('damaged');
    this.#rulebook = rulebook;
    this.#record = { ...record, actions: [] };
    this.#reduce = CreateGameReducer({ game });
    const start: State = InitializeGame({ game, numPlayers, setupData: record.options });
    this.#states = [start];
    this.#journals = [start.G.journal ?? []];
    for (const { playerID, ...action } of record.actions)
      if (this.act(playerID, action) !== undefined) throw new UnplayableSave('damaged');
  }

  get #state(): State {
    const state = this.#states.at(-1);
    if (state === undefined) throw new Error('a match without a position');
    return state;
  }

  get slug(): string {
    return this.#record.slug;
  }

  get stateID(): number {
    return this.#states.length - 1;
  }

  get ctx(): Ctx {
    return this.#state.ctx;
  }

  get seats(): readonly SeatRecord[] {
    return this.#record.seats;
  }

  /** The side of each seat, as everybody knows it. */
  get sides(): string[] {
    return sidesOf(this.#rulebook, this.#state.G, this.ctx);
  }

  /** What the match speaks by now beyond the game's messages, as everybody may know; null: nothing. */
  get lateWords(): string | null {
    const { view, reader = view, lateWords } = this.#rulebook;
    return lateWords?.(reader(this.#state.G, this.ctx, null)) ?? null;
  }

  /** Whom each seat plays, as everybody knows it; undefined where nobody plays anybody. */
  get cast(): readonly (string | null)[] | undefined {
    const { view, reader = view, cast } = this.#rulebook;
    return cast?.(reader(this.#state.G, this.ctx, null));
  }

  get isOver(): boolean {
    return this.ctx.gameover !== undefined;
  }

  /** The match as it is to be saved now. */
  get record(): MatchRecord {
    return { ...this.#record, actions: [...this.#record.actions], savedAt: Date.now(), isOver: this.isOver };
  }

  /** Seats the table waits for, by who sits on them. */
  active(kind: SeatRecord['occupant']['kind']): PlayerID[] {
    return awaitedSeats(this.ctx).filter((playerID) => this.#occupant(playerID)?.kind === kind);
  }

  #occupant(playerID: PlayerID): SeatRecord['occupant'] | undefined {
    return this.#record.seats[Number(playerID)]?.occupant;
  }

  /** Does an action, or says why not and changes nothing. */
  act(playerID: PlayerID, { move, args }: Action): Refusal | undefined {
    const { G, ctx } = this.#state;
    const view = this.#rulebook.view(G, ctx, playerID);
    const refusal = this.#rulebook.refuse(view, ctx, { move, args });
    if (refusal !== undefined) return refusal;
    // The reducer writes into its input's ctx, and the old position stays for the history.
    const input = { ...this.#state, ctx: structuredClone(ctx) };
    const next: State = this.#reduce(input, {
      type: 'MAKE_MOVE',
      payload: { type: move, args: [...args], playerID },
    });
    if (next._stateID === input._stateID) return { reason: 'malformed' };
    this.#states.push(next);
    this.#journals.push(next.G.journal ?? []);
    this.#record.actions.push({ playerID, move, args: [...args] });
    return undefined;
  }

  /** Who plays on a seat; undefined where a person does. */
  opponent(playerID: PlayerID): Opponent | undefined {
    const occupant = this.#occupant(playerID);
    return occupant?.kind === 'bot' ? occupant.level : undefined;
  }

  /**
   * What a bot of boardgame.io's does on a seat. It is given the whole state, which is why it thinks
   * here and our own bots do not. Rejects with RangeError when the seat has nothing to do.
   */
  async decideStock(name: StockBotName, playerID: PlayerID, seed: string): Promise<Action> {
    const { decideStock } = await import('@/bots/stock');
    return decideStock(name, this.#rulebook, this.#state, playerID, { seed });
  }

  /** What the policy holds to be the likeliest for a seat; undefined when it has nothing to do. */
  likeliest(playerID: PlayerID): Action | undefined {
    const { G: view, ctx } = this.seatState(playerID);
    return likeliest(this.#rulebook, view, ctx);
  }

  /** What everybody may see of a hidden drawing at `stateID`. The sights are this game's own. */
  shown({ show }: Sights, asked: SightAsked, stateID = this.stateID): SightShown | undefined {
    return show(this.#states[stateID]?.G as never, asked);
  }

  /** What a seat, or a spectator, sees of the position at `stateID` (default: now). */
  seatState(playerID: PlayerID | null, stateID = this.stateID): SeatState {
    const state = this.#states[stateID];
    if (state === undefined) throw new RangeError(`no position ${stateID}`);
    const ctx = structuredClone(state.ctx);
    const G = this.#rulebook.view(state.G, ctx, playerID);
    return { G, ctx, plugins: {}, _undo: [], _redo: [], _stateID: stateID };
  }

  /** What a seat was told, action by action, after `since` (a stateID; default: from the deal on). */
  journalOf(playerID: PlayerID | null, since = -1): JournalMoment[] {
    return this.#journals
      .map((journal, stateID) => ({ stateID, entries: journalFor(journal, playerID) }))
      .slice(since + 1);
  }
}
