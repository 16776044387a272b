/**
 * How fast a game's rules run: `npm run bench:engine [-- --json] [-- --game <slug>] [-- --moves]`.
 * Moves are counted in the loop legal → pick → play, against CPU seconds of this process. An iteration is
 * one playout of `hard` (a fair world, to the rulebook's horizon), for boardgame.io's MCTSBot one of its own.
 * Each game has a process of its own, as code that has met many games runs at half the speed.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { SUBJECTS } from '@tests/subjects';
import { makeMove } from '@tests/table-of';
import { Runner } from '@/bots/runner/runner';
import { search } from '@/bots/search/search';
import { Simulation } from '@/bots/search/simulation';
import { decideStock } from '@/bots/stock';
import { copyPlain } from '@/kit/copy';
import { CreateGameReducer, InitializeGame } from '@/kit/framework';
import type { JournalG } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { at, awaitedSeats } from '@/kit/seats';
import { cpuMs } from './lib/cpu';

if (process.env.NODE_ENV !== 'production')
  throw new Error('boardgame.io is measured with NODE_ENV=production');

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string' },
    seconds: { type: 'string' },
    /** Only the moves and matches a CPU second on the runner, with nothing else in the process, for comparisons in pairs. */
    moves: { type: 'boolean', default: false },
  },
});

/** Every game with each of its seat counts. */
const tables = SUBJECTS.filter(
  ({ rulebook }) => values.game === undefined || rulebook.slug === values.game,
).flatMap(({ rulebook }) => {
  const { minPlayers = 1, maxPlayers = 1 } = rulebook.game;
  return Array.from({ length: maxPlayers - minPlayers + 1 }, (_, more) => ({
    rulebook,
    seats: minPlayers + more,
  }));
});

/** CPU seconds in which the rules and the search of a game are warm, whichever seat count comes first. */
const FIRST_WARM_UP = 2;
/** CPU seconds for one figure: the whole table stays within two minutes, however many games there are. */
const WHOLE_RUN = 120 - FIRST_WARM_UP * SUBJECTS.length;
const FIGURES = 6;
const WARM_UP = 1 / 3;
const ITERATIONS_PER_DECISION = 500;
const budget = Number(values.seconds ?? Math.min(3, WHOLE_RUN / (tables.length * FIGURES * (1 + WARM_UP))));

const cpuSeconds = (): number => cpuMs() / 1000;

/** The CPU clock is a call into the kernel, as dear as a short match: it is looked at so seldom. */
const LOOK_MS = 5;

/** Repeats `batch` until so many CPU seconds are spent; returns works done and seconds. */
function repeat(batch: () => number, seconds: number): { done: number; spent: number } {
  const began = cpuSeconds();
  let done = 0;
  let spent = 0;
  while (spent < seconds) {
    const look = performance.now() + LOOK_MS;
    do done += batch();
    while (performance.now() < look);
    spent = cpuSeconds() - began;
  }
  return { done, spent };
}

/** Repeats `batch`, which returns how often it did its work, and returns works per CPU second. */
function rate(batch: () => number): number {
  repeat(batch, budget * WARM_UP);
  const { done, spent } = repeat(batch, budget);
  return Math.round(done / spent);
}

/** Whole matches on the direct runner. */
function runnerMatch(rulebook: Rulebook, numPlayers: number): () => number {
  const runner = new Runner<JournalG>(rulebook.game, { journal: false });
  const random = new RandomSource({ seed: 'bench', position: 0 });
  const look = rulebook.reader ?? rulebook.view;
  const setupData = rulebook.options.parse({});
  let match = 0;
  return () => {
    runner.start({ numPlayers, setupData, seed: `bench ${match++}` });
    let moves = 0;
    while (runner.ctx.gameover === undefined) {
      const [playerID = ''] = awaitedSeats(runner.ctx);
      const legal = rulebook.legal(look(runner.G, runner.ctx, playerID), runner.ctx);
      const action = legal[Math.floor(random.Number() * legal.length)];
      if (action === undefined) throw new Error('nothing to do');
      runner.apply(playerID, action);
      moves++;
    }
    return moves;
  };
}

/** The same on boardgame.io's reducer. */
function reducerMatch(rulebook: Rulebook, numPlayers: number): () => number {
  const random = new RandomSource({ seed: 'bench', position: 0 });
  const setupData = rulebook.options.parse({});
  const reduce = CreateGameReducer({ game: rulebook.game });
  let match = 0;
  return () => {
    const game = { ...rulebook.game, seed: `bench ${match++}` };
    let state = InitializeGame({ game, numPlayers, setupData });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const [playerID = ''] = awaitedSeats(state.ctx);
      const legal = rulebook.legal(rulebook.view(state.G, state.ctx, playerID), state.ctx);
      const action = legal[Math.floor(random.Number() * legal.length)];
      if (action === undefined) throw new Error('nothing to do');
      state = reduce(state, makeMove(playerID, action));
      moves++;
    }
    return moves;
  };
}

/** Some positions in the middle of matches. */
function positions(rulebook: Rulebook, numPlayers: number): { G: JournalG; ctx: Runner<JournalG>['ctx'] }[] {
  const runner = new Runner<JournalG>(rulebook.game, { journal: false });
  const random = new RandomSource({ seed: 'positions', position: 0 });
  return Array.from({ length: 50 }, (_, n) => {
    runner.start({ numPlayers, setupData: rulebook.options.parse({}), seed: `position ${n}` });
    for (let move = 0; move < n % 10 && runner.ctx.gameover === undefined; move++) {
      const [playerID = ''] = awaitedSeats(runner.ctx);
      const legal = rulebook.legal(rulebook.view(runner.G, runner.ctx, playerID), runner.ctx);
      const action = legal[Math.floor(random.Number() * legal.length)];
      if (action !== undefined) runner.apply(playerID, action);
    }
    return { G: structuredClone(runner.G), ctx: structuredClone(runner.ctx) };
  }).filter(({ ctx }) => ctx.gameover === undefined);
}

if (values.game !== undefined)
  for (const { rulebook, seats } of tables)
    for (const work of [
      runnerMatch(rulebook, seats),
      ...(values.moves ? [] : [fairIterations(rulebook, seats)]),
    ])
      repeat(work, FIRST_WARM_UP / tables.length / 2);

// The runner comes first, as in a bot's worker: once the rules have met the reducer's drafts (proxies),
// the engine's inline caches stay slower for the rest of the process.
const onRunner = (values.moves || values.game === undefined ? [] : tables).map(({ rulebook, seats }) => {
  const list = positions(rulebook, seats);
  const random = new RandomSource({ seed: 'determinize', position: 0 });
  const views = list.map(({ G, ctx }) => ({
    ctx,
    view: rulebook.view(G, ctx, awaitedSeats(ctx)[0] ?? null),
  }));
  return {
    runnerMovesPerCpuSecond: rate(runnerMatch(rulebook, seats)),
    clonesPerCpuSecond: rate(() => {
      for (const { G } of list) copyPlain(G);
      return list.length;
    }),
    determinizationsPerCpuSecond: rate(() => {
      for (const { view, ctx } of views) rulebook.determinize(view, ctx, random);
      return views.length;
    }),
    fairIterationsPerCpuSecond: rate(fairIterations(rulebook, seats)),
  };
});

/** The stock bot wants a promise for each decision, so its rate is measured apart. */
async function stockRate(rulebook: Rulebook, numPlayers: number): Promise<number> {
  const setupData = rulebook.options.parse({});
  const ITERATIONS = 5;
  const began = cpuSeconds();
  let done = 0;
  let spent = 0;
  for (let match = 0; spent < budget; match++) {
    const game = { ...rulebook.game, seed: `stock ${match}` };
    const state = InitializeGame({ game, numPlayers, setupData });
    const [playerID = ''] = awaitedSeats(state.ctx);
    await decideStock('stock-mcts', rulebook, state, playerID, { seed: `${match}`, iterations: ITERATIONS });
    done += ITERATIONS;
    spent = cpuSeconds() - began;
  }
  return Math.round((done / spent) * 10) / 10;
}

/** Iterations of whole decisions, from positions all through a match. */
function fairIterations(rulebook: Rulebook, numPlayers: number): () => number {
  const simulation = new Simulation(rulebook);
  const decisions = positions(rulebook, numPlayers).map(({ G, ctx }) => ({
    view: rulebook.view(G, ctx, awaitedSeats(ctx)[0] ?? null),
    ctx,
  }));
  let next = 0;
  return () => {
    const decision = decisions[next++ % decisions.length];
    if (decision === undefined) throw new Error('no position to think about');
    const seed = `${next}`;
    return search(simulation, decision, { seed, budget: { iterations: ITERATIONS_PER_DECISION } }).iterations;
  };
}

/** The rows of one game, measured by this script in another process. */
function inItsOwnProcess(slug: string): object[] {
  const [, script = ''] = process.argv;
  const args = [script, '--json', '--game', slug, '--seconds', String(budget)];
  const { status, stdout } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${slug}: ended with ${status}`);
  return JSON.parse(stdout) as object[];
}

async function measured(): Promise<object[]> {
  const rows = [];
  for (const [index, { rulebook, seats }] of tables.entries()) {
    const { runnerMovesPerCpuSecond, ...copies } = at(onRunner, String(index));
    const reducerMovesPerCpuSecond = rate(reducerMatch(rulebook, seats));
    const stockIterationsPerCpuSecond = await stockRate(rulebook, seats);
    rows.push({
      game: rulebook.slug,
      seats,
      runnerMovesPerCpuSecond,
      reducerMovesPerCpuSecond,
      ratio: Math.round((runnerMovesPerCpuSecond / reducerMovesPerCpuSecond) * 10) / 10,
      ...copies,
      stockIterationsPerCpuSecond,
      iterationRatio: Math.round(copies.fairIterationsPerCpuSecond / stockIterationsPerCpuSecond),
    });
  }
  return rows;
}

async function main(): Promise<void> {
  if (values.moves) {
    for (const { rulebook, seats } of tables) {
      const play = runnerMatch(rulebook, seats);
      let matches = 0;
      let moves = 0;
      const rateOfMoves = rate(() => {
        const played = play();
        matches++;
        moves += played;
        return played;
      });
      const rateOfMatches = Math.round((rateOfMoves * matches) / moves);
      console.log(`${rulebook.slug} ${seats} ${rateOfMoves} ${rateOfMatches}`);
    }
    return;
  }
  const rows =
    values.game === undefined
      ? SUBJECTS.flatMap(({ rulebook }) => inItsOwnProcess(rulebook.slug))
      : await measured();
  if (values.json) console.log(JSON.stringify(rows, null, 2));
  else console.table(rows);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
