import { INVALID_MOVE } from 'boardgame.io/core';
import type { PlayerID } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import type { MoveContext } from '@/kit/move';
import type { Random } from '@/kit/random';
import type { CompiledGame, Hook, MoveRules, PhaseRules } from './compile';
import { type Caller, type EventCall, EventQueue } from './events';
import { type ActivePlayersArg, asCtx, type FlowCtx, firstCtx } from './flow-ctx';
import { endStage, setActivePlayers, updateStage } from './stages';
import { advanceTurnOrder, initTurnOrder, refuseRemove } from './turn-order';
import { UnsupportedByRunner } from './unsupported';

type Step =
  | 'onMove'
  | 'startGame'
  | 'startPhase'
  | 'startTurn'
  | 'updatePhase'
  | 'updateTurn'
  | 'updateStage'
  | 'updateActivePlayers'
  | 'endStage'
  | 'endTurn'
  | 'endPhase'
  | 'endGame';

/**
 * Phases, turns and stages on one mutable position: boardgame.io's core/flow.ts. Knows nothing of
 * who may do what, nor of when events are due; see Runner for that.
 */
export class Flow<G> {
  readonly events = new EventQueue(() => this.ctx);
  /** Handed to every move, hook and trigger; `G` lives here and nowhere else. */
  readonly context: MoveContext<G>;
  ctx: FlowCtx = firstCtx(0, null);
  /** The rules `ctx.phase` names. */
  #phase: PhaseRules<G>;

  constructor(
    readonly game: CompiledGame<G>,
    random: Random,
  ) {
    this.#phase = game.outside;
    this.context = {
      G: undefined as G,
      ctx: asCtx(this.ctx),
      playerID: undefined as unknown as PlayerID,
      random,
      events: this.events.api,
      // Nobody reads the runner's log, as there is none.
      log: { setMetadata: () => undefined },
    };
  }

  /** Sits down at a position, which it will write into. */
  take(G: G, ctx: FlowCtx): void {
    this.context.G = G;
    this.context.ctx = asCtx(ctx);
    this.ctx = ctx;
    this.#phase = this.#rulesOf(ctx.phase);
  }

  /** boardgame.io: `GetMove`. */
  moveOf(playerID: PlayerID, name: string): MoveRules<G> | undefined {
    const stage = this.ctx.activePlayers?.[playerID];
    if (stage !== undefined && stage !== null) {
      const moves = this.#phase.turn.stages.get(stage)?.moves;
      if (moves !== undefined) return moves.get(name);
    }
    return this.#phase.moves.get(name);
  }

  /** What follows from a move that has been made (boardgame.io: the flow's `ProcessMove`). */
  afterMove(playerID: PlayerID, isCounted: boolean): void {
    const { ctx } = this;
    const counts = ctx._activePlayersNumMoves;
    if (isCounted) {
      if (playerID === ctx.currentPlayer) ctx.numMoves++;
      if (ctx.activePlayers !== null) counts[playerID] = (counts[playerID] ?? Number.NaN) + 1;
    }
    const limits = ctx._activePlayersMaxMoves;
    // No `updateStage` afterwards: who is out of moves leaves, whatever `next` the stage has.
    if (limits && (counts[playerID] ?? Number.NaN) >= (limits[playerID] ?? Number.NaN))
      endStage(ctx, this.#phase.turn, playerID);
    const { onMove } = this.#phase.turn;
    if (onMove !== undefined) this.#run(onMove, 'turn.onMove');
    this.context.playerID = undefined as unknown as PlayerID;
    this.#process('onMove');
  }

  /** boardgame.io: `init`. G has been set up. */
  startGame(): void {
    this.#process('startGame');
  }

  /** Carries out an event called by `playerID` (boardgame.io: `eventHandlers`). */
  handle({ type, arg }: EventCall, playerID: PlayerID | undefined): void {
    switch (type) {
      case 'endTurn':
      case 'pass':
        refuseRemove(arg, type);
        this.#process('endTurn', arg, type === 'pass');
        break;
      case 'endStage':
        this.#process('endStage', undefined, false, playerID);
        break;
      case 'setStage':
        this.#process('endStage', arg, false, playerID);
        break;
      case 'setActivePlayers':
        this.#process('updateActivePlayers', arg);
        break;
      case 'endPhase':
        this.#process('endPhase');
        break;
      case 'setPhase':
        this.#process('endPhase', { next: arg });
        break;
      case 'endGame':
        this.#process('endGame', arg);
    }
  }

  /**
   * boardgame.io: `Process`. Without `remove`, no step there ever queues more than one other, so the
   * queue is a single next step. Whatever must end by an `endIf` takes that step's place.
   */
  #process(first: Step, firstArg?: unknown, isForced = false, actor?: PlayerID): void {
    const { ctx, game, context } = this;
    let step = first;
    let arg = firstArg;
    // Between steps, these say which turn is to end, whose turn or stage is next, which phase ended.
    let turn: number | undefined = ctx.turn;
    let playerID = actor;
    let phase: string | null = null;
    let phasesEnded: (string | null)[] | undefined;

    for (;;) {
      let next: Step | undefined;
      switch (step) {
        case 'onMove':
          break;
        case 'startGame':
          next = 'startPhase';
          break;
        case 'endTurn':
          if (this.#endTurn(turn, isForced)) next = 'updateTurn';
          break;
        case 'updateTurn':
          refuseRemove(arg, 'turn.endIf');
          if (advanceTurnOrder(ctx, this.#phase.turn, context, arg)) {
            playerID = ctx.currentPlayer;
            next = 'startTurn';
          } else {
            turn = ctx.turn;
            arg = undefined;
            next = 'endPhase';
          }
          break;
        case 'startTurn':
          this.#startTurn(playerID);
          break;
        case 'endPhase':
          // A phase that ends twice in one go would do so for ever: leave all phases.
          phasesEnded ??= [];
          if (phasesEnded.includes(ctx.phase)) {
            this.#enterPhase(null);
            return;
          }
          phasesEnded.push(ctx.phase);
          phase = ctx.phase;
          this.#endPhase(turn);
          next = 'updatePhase';
          break;
        case 'updatePhase':
          if (this.#updatePhase(phase, arg)) next = 'startPhase';
          break;
        case 'startPhase':
          if (this.#phase.onBegin !== undefined) this.#run(this.#phase.onBegin, 'phase.onBegin');
          playerID = undefined;
          next = 'startTurn';
          break;
        case 'endStage':
          playerID = playerID || ctx.currentPlayer;
          arg = endStage(ctx, this.#phase.turn, playerID, arg);
          next = 'updateStage';
          break;
        case 'updateStage':
          updateStage(ctx, playerID ?? ctx.currentPlayer, arg);
          break;
        case 'updateActivePlayers':
          setActivePlayers(ctx, arg as ActivePlayersArg);
          break;
        case 'endGame':
          this.#endGame(arg);
          return;
      }

      const gameOver = game.endIf?.(context);
      if (gameOver) {
        arg = gameOver;
        step = 'endGame';
        continue;
      }
      const phaseOver = this.#phase.endIf?.(context);
      if (phaseOver) {
        arg = phaseOver;
        turn = ctx.turn;
        step = 'endPhase';
        continue;
      }
      if (step === 'onMove' || step === 'updateStage' || step === 'updateActivePlayers') {
        const turnOver = this.#shouldEndTurn();
        if (turnOver) {
          arg = turnOver;
          turn = ctx.turn;
          isForced = false;
          step = 'endTurn';
          continue;
        }
      }
      if (next === undefined) return;
      step = next;
    }
  }

  /** boardgame.io: `ShouldEndTurn`. */
  #shouldEndTurn(): unknown {
    const { turn } = this.#phase;
    if (turn.maxMoves > 0 && this.ctx.numMoves >= turn.maxMoves) return true;
    return turn.endIf?.(this.context);
  }

  /** boardgame.io: `StartTurn`. Without a seat the phase's order says who begins. */
  #startTurn(playerID: PlayerID | undefined): void {
    const { ctx } = this;
    const { turn } = this.#phase;
    if (playerID) {
      ctx.currentPlayer = playerID;
      if (turn.activePlayers !== undefined) setActivePlayers(ctx, turn.activePlayers);
    } else {
      initTurnOrder(ctx, turn, this.context);
    }
    ctx.turn++;
    ctx.numMoves = 0;
    ctx._prevActivePlayers = [];
    if (turn.onBegin !== undefined) this.#run(turn.onBegin, 'turn.onBegin');
  }

  /** boardgame.io: `EndTurn`. False when that turn is over already or may not end yet. */
  #endTurn(turn: number | undefined, isForced: boolean): boolean {
    const { ctx } = this;
    if (turn !== ctx.turn) return false;
    const { minMoves, onEnd } = this.#phase.turn;
    if (!isForced && minMoves > 0 && ctx.numMoves < minMoves) return false;
    if (onEnd !== undefined) this.#run(onEnd, 'turn.onEnd');
    ctx.activePlayers = null;
    return true;
  }

  /** boardgame.io: `EndPhase`, which leaves `ctx.phase` null until `updatePhase` or for good. */
  #endPhase(turn: number | undefined): void {
    this.#endTurn(turn, true);
    if (this.ctx.phase === null) return;
    if (this.#phase.onEnd !== undefined) this.#run(this.#phase.onEnd, 'phase.onEnd');
    this.#enterPhase(null);
  }

  /** boardgame.io: `UpdatePhase`. False when the phase asked for does not exist. */
  #updatePhase(ended: string | null, arg: unknown): boolean {
    const asked = typeof arg === 'object' && arg !== null && 'next' in arg ? arg.next : undefined;
    if (asked) {
      if (!this.game.phases.has(asked as string)) return false;
      this.#enterPhase(asked as string);
      return true;
    }
    const { next } = this.#rulesOf(ended);
    const name = typeof next === 'function' ? next(this.context) : next;
    this.#enterPhase((name || null) as string | null);
    return true;
  }

  /** boardgame.io: `EndGame`. The turn's `onEnd` does not run; the phase's does. */
  #endGame(arg: unknown): void {
    const { ctx } = this;
    this.#endPhase(undefined);
    const gameover = arg === undefined ? true : arg;
    const { onEnd } = this.game;
    // Copied: the result may hold parts of G, which `onEnd` would change in place.
    ctx.gameover = onEnd === undefined ? gameover : copyPlain(gameover);
    if (onEnd !== undefined) this.#run(onEnd, 'game.onEnd');
  }

  #run(hook: Hook<G>, caller: Caller): void {
    const { context, events } = this;
    events.caller = caller;
    const result = hook(context);
    events.caller = null;
    if (result === undefined) return;
    if (result === INVALID_MOVE) throw new UnsupportedByRunner(`INVALID_MOVE from ${caller}`);
    context.G = result as G;
  }

  #enterPhase(name: string | null): void {
    this.ctx.phase = name;
    this.#phase = this.#rulesOf(name);
  }

  #rulesOf(name: string | null): PhaseRules<G> {
    const rules = name ? this.game.phases.get(name) : this.game.outside;
    if (rules === undefined) throw new RangeError(`the game has no phase ${name}`);
    return rules;
  }
}
