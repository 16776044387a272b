/**
 * How much bots have seen when they say what is hidden, and how often they are right, in games that tell (`guessed` of
 * their tests): `npm run guessed -- --game <slug> [--pieces 150] [--iterations 300] [--plain] [--keep]`. Four of a level play
 * among themselves until so many hidden things are out; then hard, normal and easy sit at one table, each deal once
 * in every order of the three around it. `--plain` lets them look at everything that is legal. `--keep` writes the rows into
 * docs/bots.json, from which `npm run bench:report -- --words` makes the page.
 */
import { parseArgs } from 'node:util';
import type { Guessed } from '@tests/contract/guessed';
import { SUBJECTS } from '@tests/subjects';
import { Bot } from '@/bots/bot';
import { Runner } from '@/bots/runner/runner';
import type { JournalG } from '@/kit/journal';
import type { ThinkingLevel } from '@/kit/opponents';
import type { GameResult } from '@/kit/score-sheet';
import { at, awaitedSeats } from '@/kit/seats';
import { keepRows } from './lib/keep-rows';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    pieces: { type: 'string', default: '150' },
    iterations: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'guessed' },
    plain: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

const LEVELS: readonly ThinkingLevel[] = ['easy', 'normal', 'hard'];

/** Guesses of one level among its like, or at a table with others. */
export interface GuessedRow {
  readonly game: string;
  readonly level: ThinkingLevel;
  readonly table: 'alike' | 'mixed';
  /** Matches, where they are mixed, and the share of them that this level won. */
  readonly matches: number;
  readonly won?: number;
  /** Hidden things that somebody said a word about; of a mixed table, those of this level's guesses. */
  readonly guesses: number;
  readonly median: number;
  readonly p90: number;
  readonly right: number;
}

const subject = SUBJECTS.find(({ rulebook }) => rulebook.slug === values.game);
if (subject?.guessed === undefined) throw new RangeError(`nobody tells of guesses in ${values.game}`);
const { rulebook, guessed } = subject;

const botOf = (level: ThinkingLevel): Bot => {
  const { considered: _, ...plain } = rulebook;
  const own = level === 'normal' ? rulebook.search.levels.normal : rulebook.search.levels.hard;
  const iterations = Math.min(own.iterations ?? Number.POSITIVE_INFINITY, Number(values.iterations));
  return new Bot(values.plain ? plain : rulebook, level, { budget: { iterations } });
};
const BOTS = { easy: botOf('easy'), normal: botOf('normal'), hard: botOf('hard') };

/** One match; what its guesses were, and who won. */
function play(seats: readonly ThinkingLevel[], seed: string) {
  const runner = new Runner<JournalG>(rulebook.game, { journal: false });
  runner.start({ numPlayers: seats.length, setupData: rulebook.options.parse({}), seed });
  for (let step = 0; runner.ctx.gameover === undefined; step++) {
    const playerID = at(awaitedSeats(runner.ctx), '0');
    const decision = structuredClone({
      view: rulebook.view(runner.G, runner.ctx, playerID),
      ctx: runner.ctx,
    });
    runner.apply(playerID, BOTS[at(seats, playerID)].decide(decision, `${seed} ${step}`).action);
  }
  const { winners }: GameResult = runner.ctx.gameover;
  return { guesses: guessed?.of(runner.G) ?? [], winners };
}

const share = (part: number, all: number): number => Math.round((1000 * part) / Math.max(1, all)) / 1000;

function summary(guesses: readonly Guessed[]) {
  const seen = guesses.map((guess) => guess.seen).sort((a, b) => a - b);
  const quantile = (part: number): number => seen[Math.floor(part * (seen.length - 1))] ?? 0;
  const right = guesses.filter((guess) => guess.isRight).length;
  return {
    guesses: seen.length,
    median: quantile(0.5),
    p90: quantile(0.9),
    right: share(right, seen.length),
  };
}

/** Of each hidden thing the right guess, or else the first one. */
function deciding(guesses: readonly Guessed[]): Guessed[] {
  const byPiece = new Map<number, Guessed>();
  for (const guess of guesses)
    if (guess.isRight || !byPiece.has(guess.piece)) byPiece.set(guess.piece, guess);
  return [...byPiece.values()];
}

function alike(level: ThinkingLevel): GuessedRow {
  const all: Guessed[] = [];
  let matches = 0;
  while (all.length < Number(values.pieces)) {
    const { guesses } = play([level, level, level, level], `${values.seed} ${matches++}`);
    all.push(...deciding(guesses));
  }
  return { game: rulebook.slug, level, table: 'alike', matches, ...summary(all) };
}

const ORDERS: readonly (readonly ThinkingLevel[])[] = [
  ['easy', 'normal', 'hard'],
  ['normal', 'hard', 'easy'],
  ['hard', 'easy', 'normal'],
  ['hard', 'normal', 'easy'],
  ['normal', 'easy', 'hard'],
  ['easy', 'hard', 'normal'],
];

function mixed(): GuessedRow[] {
  const won = { easy: 0, normal: 0, hard: 0 };
  const said: Record<ThinkingLevel, Guessed[]> = { easy: [], normal: [], hard: [] };
  let matches = 0;
  for (let deal = 0; 10 * matches < 4 * Number(values.pieces); deal++)
    for (const seats of ORDERS) {
      const { guesses, winners } = play(seats, `${values.seed} mixed ${deal}`);
      matches++;
      for (const winner of winners) won[at(seats, winner)] += 1 / winners.length;
      for (const guess of guesses) said[at(seats, guess.playerID)].push(guess);
    }
  return LEVELS.map((level) => ({
    game: rulebook.slug,
    level,
    table: 'mixed',
    matches,
    won: share(won[level], matches),
    ...summary(said[level]),
  }));
}

const rows: GuessedRow[] = [...LEVELS.map(alike), ...mixed()];
for (const { level, table, matches, won, guesses, median, p90, right } of rows)
  console.log(
    `${level} ${table}: ${guesses} guesses in ${matches} matches, ${median} seen (p90 ${p90}), ${Math.round(100 * right)} % right` +
      `${won === undefined ? '' : `, won ${Math.round(100 * won)} %`}`,
  );

if (values.keep) keepRows<GuessedRow>('guessed', rows, ({ game }) => game === rulebook.slug);
