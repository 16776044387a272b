import type { Ctx, FnContext, Game, Move, PhaseConfig, StageConfig, TurnConfig } from 'boardgame.io';
import * as z from 'zod/mini';
import type { Action, PlayerID } from '@/kit/action';
import { defineGame } from '@/kit/game';
import type { JournalEntry } from '@/kit/journal';
import { seatIDs } from '@/kit/seats';

/** The state of every synthetic game: little to play with, much to notice a difference by. */
export interface SketchG {
  journal: JournalEntry[] | null;
  /** Grows by what is rolled. */
  sum: number;
  /** Folds in who ran, when, and the whole ctx it saw. */
  digest: number;
  /** A play order that moves shuffle in place. */
  seats: PlayerID[];
  rolls: number[];
}

export type Context = FnContext<SketchG>;
type HookFn = (context: Context) => void;
type TriggerFn = (context: Context) => unknown;

interface SketchedTurn extends Omit<TurnConfig<SketchG>, 'onBegin' | 'onMove' | 'onEnd' | 'endIf'> {
  onBegin: HookFn[];
  onMove: HookFn[];
  onEnd: HookFn[];
  endIf: TriggerFn[];
  stages: Record<string, StageConfig<SketchG>>;
}

interface SketchedPhase extends Pick<PhaseConfig<SketchG>, 'start' | 'next' | 'moves'> {
  onBegin: HookFn[];
  onEnd: HookFn[];
  endIf: TriggerFn[];
  turn?: SketchedTurn;
}

/** A game in the making: features add to it without knowing of one another. */
export interface Sketch {
  moves: Record<string, Move<SketchG>>;
  turn: SketchedTurn;
  phases: Record<string, SketchedPhase>;
  endIf: TriggerFn[];
  onEnd: HookFn[];
}

export interface Feature {
  readonly name: string;
  /** Two features that fill the same slot do not go together. */
  readonly slot?: string;
  readonly draw: (sketch: Sketch) => void;
}

export const newTurn = (): SketchedTurn => ({ onBegin: [], onMove: [], onEnd: [], endIf: [], stages: {} });

const newSketch = (): Sketch => ({
  moves: {
    roll: ({ G, ctx, random }) => {
      note(G, ctx, 'roll');
      G.sum += random.D6();
    },
  },
  turn: newTurn(),
  phases: {},
  endIf: [],
  onEnd: [],
});

/** A phase of the sketch, made when it is missing. The first one is where the game starts. */
export function phaseOf(sketch: Sketch, name: string): SketchedPhase {
  const isFirst = Object.keys(sketch.phases).length === 0;
  sketch.phases[name] ??= { onBegin: [], onEnd: [], endIf: [], ...(isFirst && { start: true }) };
  return sketch.phases[name];
}

// Taken once: every look at a global costs, under Jest.
const { imul } = Math;
const { keys } = Object;
const { isArray } = Array;

/** Text of a value that does not depend on the order of keys; undefined is told from missing. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `${value}`;
  if (isArray(value)) return `[${value.map(canonical).join()}]`;
  let text = '{';
  for (const key of keys(value).sort())
    text += `${key}:${canonical((value as Record<string, unknown>)[key])},`;
  return `${text}}`;
}

/** Remembers that `tag` ran and in which ctx. */
export function note(G: SketchG, ctx: Ctx, tag: string): void {
  const text = tag + canonical(ctx);
  let hash = G.digest;
  for (let index = 0; index < text.length; index++) hash = (imul(hash, 31) + text.charCodeAt(index)) | 0;
  G.digest = hash;
}

const all = (hooks: HookFn[]) =>
  hooks.length === 0
    ? undefined
    : (context: Context) => {
        for (const hook of hooks) hook(context);
      };

const any = (triggers: TriggerFn[]) =>
  triggers.length === 0
    ? undefined
    : (context: Context) => {
        for (const trigger of triggers) {
          const answer = trigger(context);
          if (answer) return answer;
        }
        return undefined;
      };

/** Without the keys that hold undefined: a `Game` as a person would write it. */
const tidy = <T extends object>(config: T): T =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)) as T;

const turnOf = ({ onBegin, onMove, onEnd, endIf, ...turn }: SketchedTurn): TurnConfig<SketchG> =>
  tidy({
    ...turn,
    onBegin: all(onBegin),
    onMove: all(onMove),
    onEnd: all(onEnd),
    endIf: any(endIf) as TurnConfig<SketchG>['endIf'],
  });

/** A fresh `Game` with these features. Never share one: boardgame.io writes into it. */
export function gameOf(features: readonly Feature[]): Game<SketchG> {
  const sketch = newSketch();
  for (const feature of features) feature.draw(sketch);
  const phases = Object.entries(sketch.phases).map(([name, phase]) => [
    name,
    tidy({
      ...phase,
      onBegin: all(phase.onBegin),
      onEnd: all(phase.onEnd),
      endIf: any(phase.endIf),
      turn: phase.turn && turnOf(phase.turn),
    }),
  ]);
  const game: Game<SketchG> = defineGame<SketchG, object>({
    name: 'sketch',
    minPlayers: 1,
    maxPlayers: 4,
    options: z.object({}),
    setup: ({ ctx, random }) => ({
      journal: [],
      sum: 1 + random.Die(12),
      digest: 1,
      seats: random.Shuffle(seatIDs(ctx.numPlayers)),
      rolls: [random.Die(100)],
    }),
    view: (G) => G,
    enumerate: (_G, ctx, playerID) => movesFor(game, ctx, playerID),
    moves: sketch.moves,
    turn: turnOf(sketch.turn),
    ...(phases.length > 0 && { phases: Object.fromEntries(phases) }),
    ...tidy({ endIf: any(sketch.endIf), onEnd: all(sketch.onEnd) }),
  });
  return game;
}

/** Every move a seat has by name in this position, allowed or not. */
function movesFor(game: Game<SketchG>, ctx: Ctx, playerID: PlayerID): Action[] {
  const phase = ctx.phase === null ? undefined : game.phases?.[ctx.phase];
  const stage = ctx.activePlayers?.[playerID];
  const staged = stage ? (phase?.turn ?? game.turn)?.stages?.[stage]?.moves : undefined;
  const table = staged ?? phase?.moves ?? game.moves ?? {};
  return Object.keys(table).map((move) => ({ move, args: [] }));
}
