import { parseArgs } from 'node:util';
import { type HauntNumber, names, newest } from '@games/betrayal/haunts/names';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { Bot } from '@/bots/bot';
import { Runner } from '@/bots/runner/runner';
import type { Action } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import { activeSeats } from '@/kit/seats';
import { command } from '../../../../scripts/lib/command.mjs';
import { cpuMs } from '../../../../scripts/lib/cpu';
import { keepRows, rowsOf } from '../../../../scripts/lib/keep-rows';
import { Expected, say } from '../../../../scripts/lib/say.mjs';
import { winnerOf } from '../bots-play';
import type { EndingsRow } from '../endings';
import { workbench } from '../workbench';

/**
 * How haunts end among bots of one level, three to six of them in turn: `npm run endings -- --games 100 [--level hard]
 * [--haunt 8]`. It goes on where it was left, one match of each haunt after the other, and each is written down at once.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    level: { type: 'string', default: 'hard' },
    haunt: { type: 'string', multiple: true, default: Object.keys(names) },
  },
});

const { rulebook } = workbench(values.haunt);
const games = Number(values.games);
const { level } = values;
if (level !== 'easy' && level !== 'normal' && level !== 'hard')
  throw new RangeError(`nobody plays as ${level}`);
const bot = new Bot(rulebook, level, { clock: cpuMs });

interface End {
  readonly winner: string;
  readonly how: string;
  /** From the moment in which the haunt has begun. */
  readonly rounds: number;
}

function play(haunt: string, numPlayers: number, seed: string): End {
  const runner = new Runner<JournalG>(rulebook.game);
  runner.start({ numPlayers, setupData: { start: 'haunt', haunt, box: newest }, seed });
  for (let count = 0; runner.ctx.gameover === undefined; count++) {
    const [playerID = ''] = activeSeats(runner.ctx);
    const view = rulebook.view(runner.G, runner.ctx, playerID);
    const { action } = bot.decide({ view, ctx: runner.ctx }, `${seed} ${count}`);
    runner.apply(playerID, action as Action);
  }
  const { outcome, round } = runner.G as BetrayalG;
  if (outcome === null) throw new RangeError('a match that is over has no outcome');
  return { winner: winnerOf(outcome), how: outcome.how, rounds: round };
}

const isOf =
  (haunt: string) =>
  (row: EndingsRow): boolean =>
    row.haunt === Number(haunt) && row.level === level;

const rowOf = (haunt: string): EndingsRow =>
  rowsOf<EndingsRow>('endings').find(isOf(haunt)) ?? {
    haunt: Number(haunt),
    level,
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

command(async () => {
  for (const haunt of values.haunt)
    if (!Object.hasOwn(names, haunt)) throw new Expected(`There is no haunt ${haunt}.`);
  for (let game = 0; game < games; game++)
    for (const haunt of values.haunt) {
      const row = rowOf(haunt);
      if (row.games > game) continue;
      const { winner, how, rounds } = play(haunt, 3 + (game % 4), `endings ${game}`);
      const next: EndingsRow = {
        ...row,
        games: game + 1,
        rounds: row.rounds + rounds,
        longest: Math.max(row.longest, rounds),
        won: more(row.won, winner),
        how: more(row.how, how),
      };
      keepRows<EndingsRow>('endings', [next], isOf(haunt));
      const { title } = names[Number(haunt) as HauntNumber];
      say(`${haunt} ${title.en}: ${JSON.stringify(next.won)} of ${next.games}`);
    }
});
