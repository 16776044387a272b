import { makeMove } from '@tests/table-of';
import type { Game, LongFormMove, MoveMap, PhaseMap } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { Runner } from '@/bots/runner/runner';
import { CreateGameReducer, InitializeGame } from '@/kit/framework';
import type { JournalG } from '@/kit/journal';
import { isRulebookMove } from '@/kit/move';
import { RandomSource } from '@/kit/random';
import { activeSeats } from '@/kit/seats';
import { bytes, demand, type MatchSetup, matchOf, walk } from '../match';
import type { Subject } from '../subject';

const GAME_WORDS = new Set<string>([
  'name',
  'minPlayers',
  'maxPlayers',
  'deltaState',
  'disableUndo',
  'seed',
  'setup',
  'validateSetupData',
  'moves',
  'phases',
  'turn',
  'events',
  'endIf',
  'onEnd',
  'playerView',
  'plugins',
  'ai',
  'processMove',
  'flow',
] satisfies (keyof Game)[]);

/** Rule 1: the `Game` says everything in boardgame.io's words, and its stock client and bot can play it. */
export async function idiomatic({ rulebook }: Subject, setup: MatchSetup): Promise<void> {
  const { game } = rulebook;
  demand(
    1,
    game.name === rulebook.slug,
    () => `the game is called ${game.name}, the folder ${rulebook.slug}`,
  );
  for (const word of Object.keys(game))
    demand(1, GAME_WORDS.has(word), () => `boardgame.io knows no Game.${word}`);
  const client = Client({ game: { ...game, seed: setup.seed }, numPlayers: setup.numPlayers, debug: false });
  const bot = new RandomBot({ enumerate: game.ai?.enumerate ?? (() => []), seed: setup.seed });
  for (let count = 0; count < 30; count++) {
    const state = client.store.getState();
    if (state.ctx.gameover !== undefined) break;
    const [playerID = ''] = activeSeats(state.ctx);
    const { action } = await bot.play(state, playerID);
    demand(1, action !== undefined, () => `boardgame.io's RandomBot finds no move for seat ${playerID}`);
    const before = state._stateID;
    client.store.dispatch(action);
    demand(
      1,
      client.store.getState()._stateID > before,
      () => `boardgame.io refuses ${bytes(action.payload)}`,
    );
  }
}

/** Every table of moves a game has. */
export const moveTables = (game: Game): MoveMap[] => {
  const ofPhases = (phases: PhaseMap = {}) =>
    Object.values(phases).flatMap((phase) => [phase.moves, ...stageTables(phase.turn?.stages)]);
  const stageTables = (stages = {} as NonNullable<NonNullable<Game['turn']>['stages']>) =>
    Object.values(stages).map((stage) => stage.moves);
  return [game.moves, ...stageTables(game.turn?.stages), ...ofPhases(game.phases)].filter(
    (table) => table !== undefined,
  );
};

/** Rule 2: only the master moves; events are closed to clients; updates are whole states. */
export function masterOnly({ rulebook }: Subject, setup: MatchSetup): void {
  const { game } = rulebook;
  demand(2, game.deltaState !== true, () => 'deltaState is on');
  const names = [
    'endGame',
    'endPhase',
    'endTurn',
    'setPhase',
    'endStage',
    'setStage',
    'pass',
    'setActivePlayers',
  ];
  const events: Readonly<Record<string, boolean | undefined>> = { ...game.events };
  for (const name of names) demand(2, events[name] === false, () => `event ${name} is open to clients`);
  for (const table of moveTables(game)) {
    demand(2, Object.getPrototypeOf(table) === null, () => 'a move table has a prototype: valueOf is a move');
    for (const [name, move] of Object.entries(table)) {
      demand(2, (move as LongFormMove).client === false, () => `move ${name} runs on clients`);
      demand(2, (move as LongFormMove).redact === true, () => `the log shows everybody how ${name} was made`);
      demand(2, isRulebookMove(move), () => `move ${name} was not made by defineMove`);
    }
  }
  const match = matchOf(rulebook, setup);
  const onClient = CreateGameReducer({ game: { ...game, seed: setup.seed }, isClient: true });
  for (const { position, playerID, action } of walk(match, 5)) {
    const after = onClient(structuredClone({ ...position, plugins: {} }), makeMove(playerID, action));
    demand(2, bytes(after.G) === bytes(position.G), () => `a client changed G by ${action.move}`);
  }
}

/**
 * Rule 8: every match ends within `maxMoves`, and no piece appears or disappears on the way. Played
 * on the direct runner, which the differential test holds equal to the reducer.
 */
export function ends({ rulebook }: Subject, { numPlayers, options, seed }: MatchSetup): void {
  const runner = new Runner<JournalG>(rulebook.game);
  const random = new RandomSource({ seed: `ends ${seed}`, position: 0 });
  const limit = rulebook.maxMoves(numPlayers, options);
  const look = rulebook.reader ?? rulebook.view;
  const pieces = () => bytes(Object.entries(rulebook.inventory(runner.G)).sort());
  runner.start({ numPlayers, setupData: options, seed });
  const box = pieces();
  demand(8, box !== '[]', () => 'the inventory is empty');
  for (let moves = 0; runner.ctx.gameover === undefined; moves++) {
    demand(8, moves < limit, () => `no end after ${moves} moves, maxMoves says ${limit}`);
    const seats = activeSeats(runner.ctx);
    const playerID = seats[random.Die(seats.length) - 1] ?? '';
    const legal = rulebook.legal(look(runner.G, runner.ctx, playerID), runner.ctx);
    const action = legal[random.Die(legal.length) - 1];
    demand(4, action !== undefined, () => `seat ${playerID} is to act and has nothing to do`);
    runner.apply(playerID, action);
    demand(8, pieces() === box, () => `pieces changed after move ${moves}: ${pieces()}`);
  }
}

/** Rule 9: the same seed, options and actions make the same match; no clock, no Math.random. */
export function deterministic({ rulebook, long }: Subject, setup: MatchSetup): void {
  const forbidden = (name: string) => () => {
    demand(9, false, () => `the rules call ${name}`);
    return 0;
  };
  const stock = { random: Math.random, now: Date.now };
  Math.random = forbidden('Math.random');
  Date.now = forbidden('Date.now');
  try {
    const play = () => {
      const match = matchOf(rulebook, setup);
      return bytes([
        match.start.G,
        [...walk(match, long?.steps)].map(({ next }) => [next.G, next.ctx, next.plugins]),
      ]);
    };
    const [once, again] = [play(), play()];
    demand(9, once === again, () => 'two runs of one seed differ');
  } finally {
    Math.random = stock.random;
    Date.now = stock.now;
  }
  // boardgame.io's own seed is the clock; with the clock stopped, ours still differs.
  Date.now = () => 0;
  try {
    const seeds = [0, 1].map(() =>
      bytes(InitializeGame({ game: rulebook.game, numPlayers: setup.numPlayers }).plugins.random?.data.seed),
    );
    demand(9, seeds[0] !== seeds[1], () => 'a match without a seed gets it from the clock');
  } finally {
    Date.now = stock.now;
  }
}

/** Rule 10: `G` is plain data of its own, and nobody begins a match with a wrong number or odd options. */
export function plainData({ rulebook, long }: Subject, setup: MatchSetup): void {
  const { game } = rulebook;
  const { minPlayers = 0, maxPlayers = 0 } = game;
  demand(10, minPlayers >= 1 && maxPlayers >= minPlayers, () => 'minPlayers and maxPlayers are not set');
  const validate = game.validateSetupData;
  for (const numPlayers of [minPlayers - 1, maxPlayers + 1, 2.5, Number.NaN])
    demand(10, validate?.({}, numPlayers) !== undefined, () => `${numPlayers} seats are accepted`);
  for (const odd of [{ 'no such option': true }, 'x', 7, []])
    demand(10, validate?.(odd, minPlayers) !== undefined, () => `options ${bytes(odd)} are accepted`);
  demand(10, validate?.(undefined, minPlayers) === undefined, () => 'default options are refused');

  const match = matchOf(rulebook, setup);
  const mine = new Set<object>();
  const check = (G: unknown) => {
    demand(10, bytes(JSON.parse(bytes(G))) === bytes(G) && isPlain(G), () => 'G does not survive JSON');
    const seen = new Set<object>();
    demand(10, onceEach(G, seen), () => 'G holds one object twice');
    for (const object of seen) mine.add(object);
  };
  // The raw setup, before immer: a constant put into G would be shared by all matches.
  const fresh = () => new Set(objectsOf(setupOf(rulebook, setup)));
  const first = fresh();
  for (const object of fresh()) demand(10, !first.has(object), () => 'G holds a constant object');
  check(match.start.G);
  for (const { next } of walk(match, long?.steps)) check(next.G);
}

function setupOf({ game }: Subject['rulebook'], { numPlayers, options, seed }: MatchSetup): unknown {
  const [random] = (game.plugins ?? []).filter((plugin) => plugin.name === 'random');
  const ctx = matchOfCtx(numPlayers);
  const context = { ctx, random: random?.api?.({ data: { seed, position: 0 } } as never) };
  return game.setup?.(context as never, options);
}

const matchOfCtx = (numPlayers: number) => ({ numPlayers, turn: 0, currentPlayer: '0' });

function objectsOf(value: unknown, into: object[] = []): object[] {
  if (typeof value !== 'object' || value === null) return into;
  into.push(value);
  for (const child of Object.values(value)) objectsOf(child, into);
  return into;
}

function onceEach(value: unknown, seen: Set<object>): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).every((child) => onceEach(child, seen));
}

const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return false;
  return Object.values(value).every(isPlain);
};
