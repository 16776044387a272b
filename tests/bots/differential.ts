import type { Ctx, Game, State } from 'boardgame.io';
import { copyCtx } from '@/bots/runner/flow-ctx';
import { Runner } from '@/bots/runner/runner';
import type { Action, PlayerID, SeatAction } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import { CreateGameReducer, InitializeGame } from '@/kit/framework';
import { RandomSource, type RandomState } from '@/kit/random';
import { activeSeats, seatIDs } from '@/kit/seats';

type Enumerate<G> = (G: G, ctx: Ctx, playerID: PlayerID) => readonly Action[];

export interface Differential<G> {
  readonly numPlayers: number;
  readonly setupData?: unknown;
  /** Seeds the match and the choice of actions. */
  readonly seed: string;
  /** What a seat might do; it may list actions that will be refused. Default: the game's `ai.enumerate`. */
  readonly enumerate?: Enumerate<G>;
  /** At most so many actions are tried. Default 60. */
  readonly actions?: number;
  /** Share of actions that are meant to be refused. Default 0.15. */
  readonly mischief?: number;
}

/** What happened, so that a test can hold that something did. */
export interface Played {
  readonly accepted: number;
  readonly refused: number;
  /** Actions that made the reducer throw. */
  readonly thrown: number;
  readonly isOver: boolean;
}

/** Names a move table might answer to without having them. */
const NO_MOVES = ['valueOf', 'toString', 'constructor', '__proto__', 'hasOwnProperty', 'no-such-move', ''];
const NO_SEATS = ['-1', '99', ''];
/** Actions that are tried on a match that is over: all of them are refused. */
const AFTER_THE_END = 30;

// Taken once: every look at a global costs, under Jest.
const { is, keys, hasOwn } = Object;
const { isArray } = Array;

/**
 * Where two plain values differ first, or undefined. Stricter than JSON: a key holding undefined is
 * not a missing key, and -0 is not 0. Only the order of keys and prototypes (immer and the runner
 * make objects in their own ways) do not count.
 */
function difference(actual: unknown, expected: unknown, path = ''): string | undefined {
  if (is(actual, expected)) return undefined;
  if (
    typeof actual !== 'object' ||
    typeof expected !== 'object' ||
    actual === null ||
    expected === null ||
    isArray(actual) !== isArray(expected)
  )
    return `${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
  for (const key of keys(expected)) if (!hasOwn(actual, key)) return `${path}.${key}: missing`;
  for (const key of keys(actual)) {
    if (!hasOwn(expected, key)) return `${path}.${key}: should be missing`;
    const inside = actual[key as keyof typeof actual];
    const found = difference(inside, expected[key as keyof typeof expected], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const makeMove = (playerID: PlayerID, { move, args }: Action) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type: move, args: [...args], playerID, credentials: undefined },
});

/** Every move name of a game, wherever it stands. */
function moveNames(game: Game): string[] {
  const turns = [game.turn, ...Object.values(game.phases ?? {}).map((phase) => phase.turn)];
  const tables = [
    game.moves,
    ...Object.values(game.phases ?? {}).map((phase) => phase.moves),
    ...turns.flatMap((turn) => Object.values(turn?.stages ?? {}).map((stage) => stage.moves)),
  ];
  return tables.flatMap((table) => Object.keys(table ?? {}));
}

/**
 * Keeps the reducer from filling the screen with refusals (what a game reports still gets through) and
 * from taking a stack trace at every event, which under Jest takes most of its time.
 */
function quietly<T>(run: () => T): T {
  const { error } = console;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  console.error = (...words: unknown[]) => {
    if (words[0] !== 'ERROR:') error(...words);
  };
  try {
    return run();
  } finally {
    console.error = error;
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** One match, played by boardgame.io and by three runners. */
class Match<G extends object> {
  readonly #reducer: ReturnType<typeof CreateGameReducer>;
  /** Plays by `play`; made before boardgame.io writes its defaults into the game. */
  readonly #played: Runner<G>;
  /** Play by `apply`, made after that. */
  readonly #applied: Runner<G>;
  readonly #silent: Runner<G>;
  readonly #history: string[] = [];
  state: State<G> | undefined;

  constructor(
    game: Game<G>,
    readonly options: Differential<G>,
  ) {
    const seeded = { ...game, seed: options.seed };
    const match = { ...options, game: seeded };
    this.#played = new Runner(seeded);
    this.#reducer = CreateGameReducer({ game: seeded });
    this.#applied = new Runner(seeded);
    this.#silent = new Runner(seeded, { journal: false });

    const initial = attempt(() => InitializeGame(match) as State<G>);
    const runners = [this.#played, this.#applied, this.#silent];
    // A game that called an event where it may not is returned as it was before its events, with
    // the events API still hanging on the state. Others never begin a turn.
    if (
      initial === undefined ||
      initial.plugins.events?.api !== undefined ||
      (initial.ctx._activePlayersNumMoves === undefined && initial.ctx.gameover === undefined)
    ) {
      for (const runner of runners)
        if (attempt(() => runner.start(options) ?? true)) this.#fail('start should have thrown');
      return;
    }
    for (const runner of runners) runner.start(options);
    this.state = initial;
    this.#compare();
  }

  /** Tries an action on all of them: whether it was accepted, or undefined when the reducer threw. */
  act(playerID: PlayerID, action: Action): boolean | undefined {
    const before = this.state;
    if (before === undefined) throw new Error('the match has not begun');
    this.#history.push(`${playerID}:${action.move}(${JSON.stringify(action.args).slice(1, -1)})`);

    // The reducer writes into the ctx it is given, even when it refuses in the end.
    const after = attempt(
      () => this.#reducer({ ...before, ctx: copyPlain(before.ctx) }, makeMove(playerID, action)) as State<G>,
    );
    if (after === undefined) {
      if (attempt(() => this.#played.play(playerID, action)) !== undefined)
        this.#fail('play should have thrown');
      this.#compare();
      return undefined;
    }
    const isRefused = 'transients' in after;
    if (this.#played.play(playerID, action) === isRefused)
      this.#fail(isRefused ? 'play should have refused' : 'play should have accepted');
    if (!isRefused) {
      this.#applied.apply(playerID, action);
      this.#silent.apply(playerID, action);
      this.state = after;
    }
    this.#compare();
    return !isRefused;
  }

  /** Lets the runners go on from a copy of the reducer's position. */
  reload(): void {
    const { state } = this;
    if (state === undefined) return;
    for (const runner of [this.#played, this.#applied, this.#silent])
      runner.load({ G: copyPlain(state.G), ctx: copyCtx(state.ctx), random: { ...chanceOf(state) } });
    this.#compare();
  }

  #compare(): void {
    const { state } = this;
    if (state === undefined) return;
    const expected = { G: state.G, ctx: state.ctx, random: chanceOf(state) };
    for (const [name, runner] of [
      ['play', this.#played],
      ['apply', this.#applied],
      ['apply without journal', this.#silent],
    ] as const) {
      const isSilent = runner === this.#silent && 'journal' in expected.G;
      const found = difference(
        runner.position,
        isSilent ? { ...expected, G: { ...expected.G, journal: null } } : expected,
      );
      if (found !== undefined) this.#fail(`${name} differs at ${found}`);
    }
  }

  #fail(what: string): never {
    const { seed, numPlayers } = this.options;
    throw new Error(
      `seed ${seed}, ${numPlayers} seats, after ${this.#history.length} actions: ${what}\n${this.#history.join(' ')}`,
    );
  }
}

const chanceOf = (state: State): RandomState => state.plugins.random?.data as RandomState;

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/**
 * Plays a random match through boardgame.io's reducer and through the direct runner (by `play`, by
 * `apply`, without a journal, and now and then from a reloaded position) and throws where `G`, `ctx`
 * with its private fields, the result or the state of chance differ, or where only one of them
 * refuses.
 */
export function expectSame<G extends object>(game: Game<G>, options: Differential<G>): Played {
  const { actions = 60, mischief = 0.15, seed } = options;
  const enumerate = options.enumerate ?? (game.ai?.enumerate as Enumerate<G> | undefined);
  if (enumerate === undefined) throw new TypeError('nothing to choose from: the game has no ai.enumerate');
  const chance = new RandomSource({ seed: `choice of ${seed}`, position: 0 });
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(chance.Number() * from.length)];
  const names = moveNames(game);

  return quietly(() => {
    const match = new Match(game, options);
    let accepted = 0;
    let refused = 0;
    let thrown = 0;
    let afterTheEnd = 0;
    for (let action = 0; action < actions && match.state !== undefined; action++) {
      const { G, ctx } = match.state;
      if (ctx.gameover !== undefined && afterTheEnd++ === AFTER_THE_END) break;
      const choices = activeSeats(ctx).flatMap((playerID) =>
        enumerate(G, ctx, playerID).map((choice) => ({ playerID, choice })),
      );
      let next = pick(choices);
      if (next === undefined || chance.Number() < mischief) {
        const strange = chance.Number() < 0.5 ? pick(NO_MOVES) : pick(names);
        const seats = chance.Number() < 0.2 ? NO_SEATS : seatIDs(ctx.numPlayers);
        next = { playerID: pick(seats) ?? '0', choice: { move: strange ?? 'none', args: [] } };
      }
      const isAccepted = match.act(next.playerID, next.choice);
      if (isAccepted) accepted++;
      else if (isAccepted === undefined) thrown++;
      else refused++;
      if (chance.Number() < 0.05) match.reload();
    }
    return { accepted, refused, thrown, isOver: match.state?.ctx.gameover !== undefined };
  });
}

/**
 * Plays given actions through both; which of them were accepted, and the position in the end. Throws
 * where the two differ.
 */
export function replaySame<G extends object>(
  game: Game<G>,
  options: Pick<Differential<G>, 'numPlayers' | 'setupData' | 'seed'>,
  actions: readonly SeatAction[],
): { readonly G: G; readonly ctx: Ctx; readonly accepted: readonly boolean[] } {
  return quietly(() => {
    const match = new Match(game, options);
    const accepted = actions.map(({ playerID, move, args }) => match.act(playerID, { move, args }) === true);
    if (match.state === undefined) throw new Error('the match did not begin');
    return { G: match.state.G, ctx: match.state.ctx, accepted };
  });
}
