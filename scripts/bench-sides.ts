/**
 * How sides fare against each other, in games that have them: `npm run bench:sides -- --game <slug>
 * --option start=haunt [--option haunt=4] --first heroes --hero hard --opponent random [--games 100] [--seats 3]`.
 * The side named by `--first` is played by the hero, everybody else by the opponent; in games where each plays
 * alone one seat after the other is the hero. Seat counts take turns unless one is named. Thinking is counted
 * in CPU milliseconds; with `--iterations` by playouts. `--keep` writes the row into docs/bots.json, from which
 * `npm run bench:report -- --words` makes the page.
 */
import { parseArgs } from 'node:util';
import { SUBJECTS } from '@tests/subjects';
import { Bot } from '@/bots/bot';
import { likeliest } from '@/bots/likeliest';
import { Runner } from '@/bots/runner/runner';
import type { Action, PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { GameResult } from '@/kit/score-sheet';
import { activeSeats } from '@/kit/seats';
import { sidesOf } from '@/kit/sides';
import { cpuMs } from './lib/cpu';
import { keepRows } from './lib/keep-rows';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    first: { type: 'string', default: '' },
    hero: { type: 'string', default: 'hard' },
    opponent: { type: 'string', default: 'random' },
    games: { type: 'string', default: '100' },
    seats: { type: 'string' },
    seed: { type: 'string', default: 'sides' },
    iterations: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

const subject = SUBJECTS.find(({ rulebook }) => rulebook.slug === values.game);
if (subject === undefined) throw new RangeError(`there is no game ${values.game}`);
const { rulebook, isUnfinished = () => false } = subject;
const options = rulebook.options.parse(Object.fromEntries(values.option.map((one) => one.split('='))));
const { minPlayers = 1, maxPlayers = 1 } = rulebook.game;
const budget = values.iterations === undefined ? {} : { budget: { iterations: Number(values.iterations) } };

/** One side against the others: of so many matches, who won. */
export interface SidesRow {
  readonly game: string;
  readonly option: string;
  /** The side that the hero plays; `alone`: one seat, where each plays for itself. */
  readonly first: string;
  readonly hero: string;
  readonly opponent: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly shared: number;
  readonly nobody: number;
  /** Matches that the last round has ended, where the subject can tell. */
  readonly unfinished?: number;
  /** Bounds of the 95 % interval of the share won. */
  readonly low: number;
  readonly high: number;
  readonly msPerDecision: number;
  readonly msAtMost: number;
}

type Player = (runner: Runner<JournalG>, playerID: PlayerID, seed: string) => Action;

function playerOf(level: string): Player {
  if (level === 'greedy')
    return ({ G, ctx }, playerID) => likeliest(rulebook, rulebook.view(G, ctx, playerID), ctx) as Action;
  if (level !== 'random' && level !== 'easy' && level !== 'normal' && level !== 'hard')
    throw new RangeError(`nobody plays as ${level}`);
  const bot = new Bot(rulebook, level, { clock: cpuMs, ...budget });
  return ({ G, ctx }, playerID, seed) =>
    bot.decide({ view: rulebook.view(G, ctx, playerID), ctx }, seed).action;
}

const [hero, opponent] = [playerOf(values.hero), playerOf(values.opponent)];
const runner = new Runner<JournalG>(rulebook.game);
const tally = {
  hero: 0,
  opponent: 0,
  nobody: 0,
  shared: 0,
  unfinished: 0,
  decisions: 0,
  heroDecisions: 0,
  ms: 0,
  most: 0,
};

for (let game = 0; game < Number(values.games); game++) {
  const spread = maxPlayers - minPlayers + 1;
  const numPlayers = values.seats === undefined ? minPlayers + (game % spread) : Number(values.seats);
  runner.start({ numPlayers, setupData: options, seed: `${values.seed} ${game}` });
  const alone = String(Math.floor(game / spread) % numPlayers);
  const isHero = (sides: readonly string[], seat: PlayerID): boolean =>
    sides.includes(values.first) ? sides[Number(seat)] === values.first : seat === alone;
  let sides = sidesOf(rulebook, runner.G, runner.ctx);
  for (let count = 0; runner.ctx.gameover === undefined; count++) {
    sides = sidesOf(rulebook, runner.G, runner.ctx);
    const [playerID = ''] = activeSeats(runner.ctx);
    const isOwn = isHero(sides, playerID);
    const began = cpuMs();
    const action = (isOwn ? hero : opponent)(runner, playerID, `${values.seed} ${game} ${count}`);
    const spent = cpuMs() - began;
    runner.apply(playerID, action);
    tally.decisions++;
    if (!isOwn) continue;
    tally.heroDecisions++;
    tally.ms += spent;
    tally.most = Math.max(tally.most, spent);
  }
  const { winners } = runner.ctx.gameover as GameResult;
  if (isUnfinished(runner.G)) tally.unfinished++;
  const won = new Set(winners.map((seat) => (isHero(sides, seat) ? 'hero' : 'opponent')));
  if (won.size === 0) tally.nobody++;
  else if (won.size === 2) tally.shared++;
  else tally[won.has('hero') ? 'hero' : 'opponent']++;
}

const games = Number(values.games);
const share = tally.hero / games;
/** Wilson's interval at 95 %. */
const z = 1.96;
const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
const half =
  (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
const row: SidesRow = {
  game: rulebook.slug,
  option: values.option.join(' '),
  first: values.first || 'alone',
  hero: values.hero,
  opponent: values.opponent,
  games,
  won: tally.hero,
  lost: tally.opponent,
  shared: tally.shared,
  nobody: tally.nobody,
  unfinished: tally.unfinished,
  low: middle - half,
  high: middle + half,
  msPerDecision: tally.ms / Math.max(1, tally.heroDecisions),
  msAtMost: tally.most,
};
console.log(JSON.stringify(row));

if (values.keep) {
  const asked = ['game', 'option', 'first', 'hero', 'opponent'] as const;
  keepRows<SidesRow>('sides', [row], (one) => asked.every((key) => one[key] === row[key]));
}
