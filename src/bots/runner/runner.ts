import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Action, Json, PlayerID } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import { RandomSource, type RandomState } from '@/kit/random';
import { isActive } from '@/kit/seats';
import { compileGame, type MoveRun } from './compile';
import { EventError, isDue } from './events';
import { Flow } from './flow';
import { asFlowCtx, copyCtx, firstCtx } from './flow-ctx';
import { UnsupportedByRunner } from './unsupported';

/** A match at rest, as plain data. */
export interface Position<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly random: RandomState;
}

export interface RunnerOptions {
  /** False: `G.journal` is set to null, so that games tell nothing. Default true. */
  readonly journal?: boolean;
}

/**
 * Plays a boardgame.io `Game` on plain mutable data: the same positions as the framework's reducer
 * after the same actions, without redux, immer, log and undo. One runner holds one match at a time
 * and may be used for any number of them.
 *
 * What it does not mirror it refuses by UnsupportedByRunner, at construction where it can be seen
 * there: plugins other than the house's `random`, `moveLimit`, `remove`. Seats and moves are own
 * names only; boardgame.io also finds inherited ones such as `valueOf`.
 */
export class Runner<G extends object> {
  readonly #flow: Flow<G>;
  readonly #journal: boolean;
  /** Drawn from, unless a source was brought along: one for all matches, which keeps its room. */
  readonly #own = new RandomSource({ seed: '', position: 0 });
  #random = this.#own;

  constructor(game: Game<G>, { journal = true }: RunnerOptions = {}) {
    this.#flow = new Flow(compileGame(game), this.#random);
    this.#journal = journal;
  }

  /** Live: written into by the next `apply`, left behind as it is by the next `play`. */
  get G(): G {
    return this.#flow.context.G;
  }

  get ctx(): Ctx {
    return this.#flow.context.ctx;
  }

  /** What is drawn from next, live as well. */
  get random(): RandomSource {
    return this.#random;
  }

  /** Live `G` and `ctx`; copy what is to outlast the next action. */
  get position(): Position<G> {
    return { G: this.G, ctx: this.ctx, random: this.#random.state };
  }

  /**
   * A new match, up to where the first seat is to act. Throws EventError when the game calls an event
   * where it may not (the framework would leave such a match half begun), and UnsupportedByRunner when
   * its phases end one another before the first turn.
   */
  start(match: { numPlayers: number; setupData?: unknown; seed: string | number }): void {
    const { context, events, game } = this.#flow;
    this.#flow.take({} as G, firstCtx(match.numPlayers, game.startingPhase));
    this.#draw({ seed: String(match.seed), position: 0 });
    this.#begin(undefined);
    const { random, log } = context;
    if (game.setup !== undefined)
      context.G = game.setup({ ctx: context.ctx, random, events: events.api, log }, match.setupData);
    this.#hush();
    this.#flow.startGame();
    this.#carryOutEvents(undefined, 0);
    // A ctx without its private counters, which boardgame.io then counts up from undefined.
    if (this.ctx._activePlayersNumMoves === undefined && this.ctx.gameover === undefined)
      throw new UnsupportedByRunner('a match whose phases end before a turn begins');
  }

  /**
   * Goes on from a position, which it takes over without copying. Without `random` the chance of this
   * runner goes on where it stands; a source that is handed over is drawn from itself.
   */
  load({
    G,
    ctx,
    random,
  }: {
    readonly G: G;
    readonly ctx: Ctx;
    readonly random?: RandomState | RandomSource;
  }): void {
    this.#flow.take(G, asFlowCtx(ctx));
    this.#hush();
    if (random !== undefined) this.#draw(random);
  }

  /**
   * Does an action if the framework's reducer would accept it. False means refused and nothing
   * changed. Plays on a copy of the position (that is its price), so whatever it throws, a game's own
   * exception or UnsupportedByRunner, leaves the position as it was, too.
   */
  play(playerID: PlayerID, { move: name, args }: Action): boolean {
    const flow = this.#flow;
    const move = flow.moveOf(playerID, name);
    if (move === undefined || !isActive(this.ctx, playerID)) return false;

    const { G, ctx, random } = this.position;
    let isDone = false;
    flow.take(copyPlain(G), asFlowCtx(copyCtx(ctx)));
    try {
      isDone = this.#move(playerID, move.play, args, move.isCounted);
    } catch (error) {
      if (!(error instanceof EventError)) throw error;
    } finally {
      if (!isDone) {
        flow.take(G, asFlowCtx(ctx));
        if (this.#random.state.position !== random.position) this.#draw(random);
      }
    }
    return isDone;
  }

  /**
   * Does an action taken from `legal`, unchecked and in place: the inner loop of the bots. `G` may
   * keep parts of `args`. Throws when the action turns out to be impossible; the position is then
   * undefined until the next `start` or `load`.
   */
  apply(playerID: PlayerID, { move: name, args }: Action): void {
    const flow = this.#flow;
    const move = flow.moveOf(playerID, name);
    if (move === undefined) throw new RangeError(`seat ${playerID} has no move ${name}`);
    if (!this.#move(playerID, move.apply, args, move.isCounted))
      throw new RangeError(`the move ${name} of seat ${playerID} was refused`);
  }

  /**
   * A move and all that follows from it. False when it answered INVALID_MOVE, by which time it may
   * have written into G.
   */
  #move(playerID: PlayerID, run: MoveRun<G>, args: readonly Json[], isCounted: boolean): boolean {
    const flow = this.#flow;
    const { context, events } = flow;
    const firstTurn = flow.ctx.turn;
    this.#begin(playerID);
    events.caller = 'move';
    const result = run(context, args);
    events.caller = null;
    if (result !== undefined) {
      if (result === INVALID_MOVE) return false;
      context.G = result as G;
    }
    flow.afterMove(playerID, isCounted);
    if (events.size > 0) this.#carryOutEvents(playerID, firstTurn);
    return true;
  }

  #begin(playerID: PlayerID | undefined): void {
    this.#flow.events.clear();
    this.#flow.context.playerID = playerID as PlayerID;
  }

  /** boardgame.io: `Events.update`. */
  #carryOutEvents(playerID: PlayerID | undefined, firstTurn: number): void {
    const { events, ctx } = this.#flow;
    // Hooks that run meanwhile may add to the queue.
    for (let index = 0; index < events.size; index++) {
      const call = events.at(index);
      if (call === undefined) break;
      if (isDue(call, ctx, firstTurn)) this.#flow.handle(call, playerID);
      else if (ctx.gameover) break;
    }
    events.clear();
  }

  #draw(state: RandomState | RandomSource): void {
    if (state instanceof RandomSource) this.#random = state;
    else if (state.seed === this.#random.seed) this.#random.seek(state.position);
    else {
      this.#own.restart(state);
      this.#random = this.#own;
    }
    this.#flow.context.random = this.#random;
  }

  #hush(): void {
    const { G } = this;
    if (!this.#journal && 'journal' in G) G.journal = null;
  }
}
