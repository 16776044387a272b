import { parseArgs } from 'node:util';
import { type HauntNumber, names } from '@games/betrayal/haunts/names';
import type { Side } from '@games/betrayal/rules/components';
import { sideOf } from '@games/betrayal/rules/figures';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { Bot } from '@/bots/bot';
import { Runner } from '@/bots/runner/runner';
import type { Action } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { ThinkingLevel } from '@/kit/opponents';
import { anyRulebook } from '@/kit/rulebook';
import { activeSeats } from '@/kit/seats';
import { command } from '../../../../scripts/lib/command.mjs';
import { cpuMs } from '../../../../scripts/lib/cpu';
import { keepRows, rowsOf } from '../../../../scripts/lib/keep-rows';
import { Expected, say } from '../../../../scripts/lib/say.mjs';
import { clairvoyant } from '../../../../scripts/lib/tournament';
import { playByPolicy, winnerOf } from '../bots-play';
import type { EndingsRow } from '../endings';
import { workbench } from '../workbench';

/**
 * How haunts end among bots of one level, three to six of them in turn, or so many: `npm run endings -- --games 100
 * [--level hard] [--haunt 8] [--seats 3]`. `--level policy` is what all of them would do without a search. It goes on where
 * it was left, one match of each haunt after the other, and each is written down at once.
 *
 * `--bound heroes --haunt 5 [--games 24]`: an upper bound of that side. Hard bots against a search that sees everything and
 * has ten times their budget; kept apart, as `bounds`.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    bound: { type: 'string' },
    level: { type: 'string', default: 'hard' },
    haunt: { type: 'string', multiple: true, default: Object.keys(names) },
    seats: { type: 'string', multiple: true },
  },
});

const { rulebook } = workbench(values.haunt);
const level = levelNamed(values.level);
const bound = values.bound === undefined ? undefined : sideNamed(values.bound);
const games = Number(values.games ?? (bound === undefined ? 100 : 24));
/** Actions of a match: the longest by lot takes a third of that, and bots that go on longer go on for ever. */
const MOST_ACTIONS = 5_000;
/** Of the search that sees everything, beside what hard bots have. */
const TIMES = 10;

function levelNamed(name: string): 'policy' | ThinkingLevel {
  if (name === 'policy' || name === 'easy' || name === 'normal' || name === 'hard') return name;
  throw new RangeError(`nobody plays as ${name}`);
}

function sideNamed(name: string): Side {
  if (name === 'heroes' || name === 'traitor') return name;
  throw new RangeError(`nobody plays for ${name}`);
}

/** Decides for the side whose bound is counted. */
function seer(): ReturnType<typeof clairvoyant> {
  const { ms = 0, iterations = 0 } = rulebook.search.levels.hard;
  return clairvoyant(anyRulebook(rulebook), { ms: TIMES * ms, iterations: TIMES * iterations });
}

interface End {
  readonly winner: string;
  readonly how: string;
  /** From the moment in which the haunt has begun. */
  readonly rounds: number;
}

function playByLevel(thinking: ThinkingLevel, haunt: string, numPlayers: number, seed: string): End {
  const bot = new Bot(rulebook, thinking, { clock: cpuMs });
  const seesAll = bound === undefined ? undefined : seer();
  const runner = new Runner<JournalG>(rulebook.game);
  runner.start({ numPlayers, setupData: { start: 'haunt', haunt }, seed });
  for (let count = 0; runner.ctx.gameover === undefined; count++) {
    if (count > MOST_ACTIONS) throw new RangeError(`no end of haunt ${haunt} with ${numPlayers}, ${seed}`);
    const [playerID = ''] = activeSeats(runner.ctx);
    const decision = `${seed} ${count}`;
    const { G, ctx } = runner.position;
    const action =
      seesAll !== undefined && sideOf(G as BetrayalG, playerID) === bound
        ? seesAll(runner.position, playerID, decision)
        : bot.decide({ view: rulebook.view(G as BetrayalG, ctx, playerID), ctx }, decision).action;
    runner.apply(playerID, action as Action);
  }
  const { outcome, round } = runner.G as BetrayalG;
  if (outcome === null) throw new RangeError('a match that is over has no outcome');
  return { winner: winnerOf(outcome), how: outcome.how, rounds: round };
}

function play(haunt: string, numPlayers: number, seed: string): End {
  if (level !== 'policy') return playByLevel(level, haunt, numPlayers, seed);
  const outcome = playByPolicy(haunt, numPlayers, seed);
  return { winner: winnerOf(outcome), how: outcome.how, rounds: outcome.rounds };
}

const part = bound === undefined ? 'endings' : 'bounds';

/** What is counted: a haunt, with one seat count or with all of them in turn. */
interface Counted {
  readonly haunt: string;
  readonly seats?: number;
}

const isOf =
  ({ haunt, seats }: Counted) =>
  (row: EndingsRow): boolean =>
    row.haunt === Number(haunt) && row.level === level && row.seats === seats && row.bound === bound;

const rowOf = (counted: Counted): EndingsRow =>
  rowsOf<EndingsRow>(part).find(isOf(counted)) ?? {
    haunt: Number(counted.haunt),
    level,
    ...(counted.seats !== undefined && { seats: counted.seats }),
    ...(bound !== undefined && { bound }),
    games: 0,
    rounds: 0,
    longest: 0,
    won: {},
    how: {},
  };

const more = (counts: Readonly<Record<string, number>>, key: string) => ({
  ...counts,
  [key]: (counts[key] ?? 0) + 1,
});

const counted: readonly Counted[] = values.haunt.flatMap((haunt): Counted[] =>
  values.seats === undefined ? [{ haunt }] : values.seats.map((seats) => ({ haunt, seats: Number(seats) })),
);

command(async () => {
  for (const haunt of values.haunt)
    if (!Object.hasOwn(names, haunt)) throw new Expected(`There is no haunt ${haunt}.`);
  for (const seats of values.seats ?? [])
    if (!/^[3-6]$/.test(seats)) throw new Expected(`Nobody plays it with ${seats}: three to six do.`);
  for (let game = 0; game < games; game++)
    for (const one of counted) {
      const row = rowOf(one);
      if (row.games > game) continue;
      const { winner, how, rounds } = play(one.haunt, one.seats ?? 3 + (game % 4), `endings ${game}`);
      const next: EndingsRow = {
        ...row,
        games: game + 1,
        rounds: row.rounds + rounds,
        longest: Math.max(row.longest, rounds),
        won: more(row.won, winner),
        how: more(row.how, how),
      };
      keepRows<EndingsRow>(part, [next], isOf(one));
      const { title } = names[Number(one.haunt) as HauntNumber];
      say(`${one.haunt} ${title.en}: ${JSON.stringify(next.won)} of ${next.games}`);
    }
});
