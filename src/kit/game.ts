import type { Ctx, Game, MoveMap, PhaseMap, StageMap, TurnConfig } from 'boardgame.io';
import type * as z from 'zod/mini';
import type { Action, PlayerID, Refusal } from './action';
import type { JournalG } from './journal';
import { isRulebookMove } from './move';
import { type Random, randomPlugin } from './random';
import { tableRefusal, UNKNOWN_MOVE } from './refusals';

/** A boardgame.io `Game` as a rulebook writes it: the framework's words plus what we insist on. */
export interface GameRules<G extends JournalG, Options>
  extends Omit<Game<G>, 'setup' | 'minPlayers' | 'maxPlayers' | 'playerView' | 'ai'> {
  name: string;
  minPlayers: number;
  maxPlayers: number;
  options: z.ZodMiniType<Options>;
  setup: (context: { ctx: Ctx; random: Random }, options: Options) => G;
  view: (G: G, ctx: Ctx, playerID: PlayerID | null) => unknown;
  enumerate: (G: G, ctx: Ctx, playerID: PlayerID) => Action[];
}

const CLOSED_EVENTS = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
} as const;

/**
 * Makes the boardgame.io `Game` of a rulebook and closes the framework's holes on the way: our
 * random plugin, events closed to clients, whole states instead of patches, move tables without a
 * prototype (`valueOf` is not a move), options parsed and seats checked before a match begins.
 */
export function defineGame<G extends JournalG, Options>(rules: GameRules<G, Options>): Game<G> {
  const { options, view, enumerate, setup, moves, phases, turn, ...rest } = rules;
  return {
    ...rest,
    deltaState: false,
    disableUndo: rest.disableUndo ?? true,
    events: CLOSED_EVENTS,
    plugins: [...(rest.plugins ?? []), randomPlugin],
    setup: ({ ctx, random }, setupData) => setup({ ctx, random }, options.parse(setupData ?? {})),
    validateSetupData: (setupData, numPlayers) => {
      if (!Number.isInteger(numPlayers) || numPlayers < rules.minPlayers || numPlayers > rules.maxPlayers)
        return 'numPlayers';
      return options.safeParse(setupData ?? {}).success ? undefined : 'options';
    },
    playerView: ({ G, ctx, playerID }) => view(G, ctx, playerID),
    ai: {
      enumerate: (G, ctx, playerID) =>
        enumerate(G, ctx, playerID).map(({ move, args }) => ({ move, args: [...args] })),
    },
    ...(moves && { moves: bareMoves(moves) }),
    ...(turn && { turn: bareTurn(turn) }),
    ...(phases && { phases: barePhases(phases) }),
  };
}

const bare = <T extends object>(table: T): T => Object.assign(Object.create(null) as T, table);

const bareMoves = <G>(moves: MoveMap<G>): MoveMap<G> => bare(moves);

const bareTurn = <G>(turn: TurnConfig<G>): TurnConfig<G> =>
  turn.stages === undefined ? { ...turn } : { ...turn, stages: bareStages(turn.stages) };

const bareStages = <G>(stages: StageMap<G>): StageMap<G> =>
  bare(
    Object.fromEntries(
      Object.entries(stages).map(([name, stage]) => [
        name,
        stage.moves === undefined ? { ...stage } : { ...stage, moves: bareMoves(stage.moves) },
      ]),
    ),
  );

const barePhases = <G>(phases: PhaseMap<G>): PhaseMap<G> =>
  bare(
    Object.fromEntries(
      Object.entries(phases).map(([name, phase]) => [
        name,
        {
          ...phase,
          ...(phase.moves && { moves: bareMoves(phase.moves) }),
          ...(phase.turn && { turn: bareTurn(phase.turn) }),
        },
      ]),
    ),
  );

/** The move a name means for this seat in this position, found as boardgame.io's flow finds it. */
function moveOf(game: Game, ctx: Ctx, name: string, playerID: PlayerID | null): unknown {
  const own = (table: MoveMap | undefined) =>
    table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
  const phase = ctx.phase === null ? undefined : game.phases?.[ctx.phase];
  const turn = phase?.turn ?? game.turn;
  const stage = playerID === null ? undefined : ctx.activePlayers?.[playerID];
  const stageMoves = typeof stage === 'string' ? turn?.stages?.[stage]?.moves : undefined;
  if (stageMoves !== undefined) return own(stageMoves);
  return phase?.moves === undefined ? own(game.moves) : own(phase.moves);
}

/**
 * Why a seat may not do this now, for any action whatever, or undefined when it may.
 * The table's own refusals carry no clause: `game-over`, `not-your-turn`, `unknown-move`, `malformed`.
 */
export function refusalOf(
  game: Game,
  view: { readonly playerID: PlayerID | null },
  ctx: Ctx,
  action: Action,
): Refusal | undefined {
  const refusal = tableRefusal(view, ctx);
  if (refusal !== undefined) return refusal;
  const move = moveOf(game, ctx, action.move, view.playerID);
  if (!isRulebookMove(move)) return UNKNOWN_MOVE;
  return move.rules.refuse(view, ctx, action.args);
}
