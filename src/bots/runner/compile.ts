import type { FnContext, Game, Move, MoveMap, PhaseConfig, TurnConfig } from 'boardgame.io';
import { TurnOrder } from 'boardgame.io/core';
import type { Json } from '@/kit/action';
import { CreateGameReducer } from '@/kit/framework';
import { lastWhere } from '@/kit/last';
import { isRulebookMove, type MoveContext } from '@/kit/move';
import { randomPlugin } from '@/kit/random';
import type { ActivePlayersArg } from './flow-ctx';
import { refuseMoveLimit, UnsupportedByRunner } from './unsupported';

/** A hook as the game wrote it: it changes G in place or returns a new one. */
export type Hook<G> = (context: MoveContext<G>) => unknown;
/** `endIf` and `next`: they answer a question and change nothing. */
type Trigger<G> = (context: FnContext<G>) => unknown;

/** What runs a move: answers INVALID_MOVE, a new G, or undefined when it changed G in place. */
export type MoveRun<G> = (context: MoveContext<G>, args: readonly Json[]) => unknown;

export interface MoveRules<G> {
  /** The move as boardgame.io calls it, its own checks included. */
  readonly play: MoveRun<G>;
  /** The move of an action known to be allowed: a rulebook's move without its checks. */
  readonly apply: MoveRun<G>;
  /** Whether it counts towards `minMoves` and `maxMoves`. */
  readonly isCounted: boolean;
}

type MoveTable<G> = ReadonlyMap<string, MoveRules<G>>;

interface StageRules<G> {
  /** Undefined: seats in this stage use the moves of the phase. */
  readonly moves: MoveTable<G> | undefined;
  readonly next: string | undefined;
}

export interface TurnRules<G> {
  readonly order: NonNullable<TurnConfig<G>['order']>;
  /** 0: no minimum. */
  readonly minMoves: number;
  /** 0: no limit. */
  readonly maxMoves: number;
  readonly activePlayers: ActivePlayersArg | undefined;
  readonly onBegin: Hook<G> | undefined;
  readonly onMove: Hook<G> | undefined;
  readonly onEnd: Hook<G> | undefined;
  readonly endIf: Trigger<G> | undefined;
  readonly stages: ReadonlyMap<string, StageRules<G>>;
}

export interface PhaseRules<G> {
  readonly onBegin: Hook<G> | undefined;
  readonly onEnd: Hook<G> | undefined;
  readonly endIf: Trigger<G> | undefined;
  readonly next: Trigger<G> | string | undefined;
  /** Its own moves, or the game's when it has none. */
  readonly moves: MoveTable<G>;
  readonly turn: TurnRules<G>;
}

/** A `Game` laid out for the runner: every default resolved, hooks that do nothing left out. */
export interface CompiledGame<G> {
  readonly setup: Game<G>['setup'];
  readonly endIf: Trigger<G> | undefined;
  readonly onEnd: Hook<G> | undefined;
  readonly startingPhase: string | null;
  readonly phases: ReadonlyMap<string, PhaseRules<G>>;
  /** The rules between phases and of games without phases. */
  readonly outside: PhaseRules<G>;
}

let defaultHooks: ReadonlySet<string> | undefined;

/**
 * The source text of the hooks boardgame.io writes into a game it has seen. They refer to nothing
 * outside themselves, so whatever has the same text does the same: nothing.
 */
function defaultHookTexts(): ReadonlySet<string> {
  if (defaultHooks === undefined) {
    const phase: PhaseConfig = {};
    CreateGameReducer({ game: { phases: { phase } } });
    const { onBegin, onEnd, endIf, turn } = phase;
    const hooks = [onBegin, onEnd, endIf, turn?.onBegin, turn?.onEnd, turn?.onMove, turn?.endIf];
    defaultHooks = new Set(hooks.map(String));
  }
  return defaultHooks;
}

const unlessDefault = <F extends (...args: never[]) => unknown>(hook: F | undefined): F | undefined =>
  hook !== undefined && defaultHookTexts().has(String(hook)) ? undefined : hook;

function compileMove<G>(name: string, move: Move<G> | undefined): MoveRules<G> {
  const run = typeof move === 'object' && move !== null ? move.move : move;
  if (typeof run !== 'function') throw new UnsupportedByRunner(`the move ${name}, which is no function`);
  const play: MoveRun<G> = (context, args) => run(context, ...args);
  return {
    play,
    apply: isRulebookMove(move) ? (move.rules.apply as MoveRun<unknown> as MoveRun<G>) : play,
    isCounted: typeof move === 'function' || move?.noLimit !== true,
  };
}

// Own names only: an inherited `valueOf` is no move. (defineGame's tables have no prototype either.)
const compileMoves = <G>(moves: MoveMap<G>): MoveTable<G> =>
  new Map(Object.keys(moves).map((name) => [name, compileMove(name, moves[name])]));

/** Refuses `moveLimit` anywhere in an argument known before the match begins. */
function checkActivePlayers(arg: ActivePlayersArg | undefined): void {
  if (arg === undefined || Array.isArray(arg)) return;
  refuseMoveLimit(arg, 'activePlayers');
  for (const stage of [arg.currentPlayer, arg.others, arg.all, ...Object.values(arg.value ?? {})])
    if (typeof stage === 'object' && stage !== null) refuseMoveLimit(stage, 'activePlayers');
  checkActivePlayers(arg.next);
}

function compileTurn<G>(turn: TurnConfig<G>): TurnRules<G> {
  refuseMoveLimit(turn, 'turn');
  checkActivePlayers(turn.activePlayers);
  return {
    order: turn.order ?? TurnOrder.DEFAULT,
    minMoves: turn.minMoves || 0,
    maxMoves: turn.maxMoves || 0,
    activePlayers: turn.activePlayers || undefined,
    onBegin: unlessDefault(turn.onBegin),
    onMove: unlessDefault(turn.onMove) as Hook<G> | undefined,
    onEnd: unlessDefault(turn.onEnd),
    endIf: unlessDefault(turn.endIf),
    stages: new Map(
      Object.entries(turn.stages ?? {}).map(([name, stage]) => [
        name,
        { moves: stage.moves && compileMoves(stage.moves), next: stage.next },
      ]),
    ),
  };
}

const compilePhase = <G>(phase: PhaseConfig<G>, moves: MoveTable<G>, turn: TurnConfig<G>): PhaseRules<G> => ({
  onBegin: unlessDefault(phase.onBegin),
  onEnd: unlessDefault(phase.onEnd),
  endIf: unlessDefault(phase.endIf),
  next: phase.next,
  moves: phase.moves ? compileMoves(phase.moves) : moves,
  turn: compileTurn(phase.turn ?? turn),
});

/**
 * Reads a `Game`, before or after boardgame.io has written its defaults into it, and never changes
 * it. Throws UnsupportedByRunner.
 */
export function compileGame<G>(game: Game<G>): CompiledGame<G> {
  const plugins = game.plugins ?? [];
  const stranger = plugins.find((plugin) => plugin !== randomPlugin);
  if (stranger !== undefined) throw new UnsupportedByRunner(`the plugin ${stranger.name}`);
  if (plugins.length === 0) throw new UnsupportedByRunner("boardgame.io's own random plugin");
  const phases = Object.entries(game.phases ?? {});
  if (phases.some(([name]) => name === '')) throw new UnsupportedByRunner('a phase without a name');

  const moves = compileMoves(game.moves ?? {});
  const turn = game.turn ?? {};
  return {
    setup: game.setup,
    endIf: game.endIf,
    onEnd: game.onEnd as Hook<G> | undefined,
    // Where several phases start, boardgame.io takes the last.
    startingPhase: lastWhere(phases, ([, phase]) => phase.start === true)?.[0] ?? null,
    phases: new Map(phases.map(([name, phase]) => [name, compilePhase(phase, moves, turn)])),
    outside: compilePhase({}, moves, turn),
  };
}
