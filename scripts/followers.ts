/**
 * What a seat wins that does nothing but what hints say, on a machine four times slower than this one:
 * `npm run followers [-- --game <slug>] [--games 40] [--keep]`. Everybody else is `normal` on such a machine; every deal
 * is played with the follower in each seat. Time is counted in CPU milliseconds, so a busy machine changes nothing.
 * Where seats play in sides, which is no even match, the same deals are played with `normal` in that seat as well.
 * `--keep` writes each row into docs/bots.json as soon as it is there.
 */
import { parseArgs } from 'node:util';
import type { Subject } from '@tests/contract/subject';
import { HINT_PATIENCE } from '@/bots/bot-desk';
import { subjectsFor } from './lib/chosen';
import { keepRows } from './lib/keep-rows';
import { type EntrantOptions, playDeal, type Row, type Summary, summarize } from './lib/tournament';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'followers' },
    keep: { type: 'boolean', default: false },
  },
});

/** How many times slower the machine is. */
const SLOWER = 4;

/** A seat that follows hints, or the one it is held against. */
export interface FollowerRow extends Summary {
  readonly game: string;
  readonly seats: number;
  readonly hero: 'hints' | 'normal';
}

/** The same search in less time. */
function slowed({ rulebook: { search } }: Subject): {
  readonly hints: EntrantOptions;
  readonly normal: EntrantOptions;
} {
  const { hard, normal } = search.levels;
  const within = (ms: number | undefined, times: number) =>
    ms === undefined ? {} : { ms: (ms * times) / SLOWER };
  return {
    hints: { budget: { ...hard, ...within(hard.ms, HINT_PATIENCE) } },
    normal: { search: { levels: { hard, normal: { ...normal, ...within(normal.ms, 1) } } } },
  };
}

async function play(subject: Subject, hero: FollowerRow['hero']): Promise<FollowerRow> {
  const { rulebook, evenOptions } = subject;
  const { minPlayers = 1, maxPlayers = 1 } = rulebook.game;
  const seats = Math.min(maxPlayers, Math.max(minPlayers, 4));
  const options = slowed(subject);
  const row: Row = {
    slug: rulebook.slug,
    seats,
    hero: hero === 'hints' ? 'hard' : 'normal',
    opponent: 'normal',
    heroOptions: options[hero],
    opponentOptions: options.normal,
    seed: `${values.seed} ${rulebook.slug}`,
    ...(evenOptions !== undefined && { options: evenOptions }),
  };
  const deals = [];
  for (let deal = 0; deal < Math.ceil(Number(values.games) / seats); deal++)
    deals.push(await playDeal(subject, row, deal));
  return { game: rulebook.slug, seats, hero, ...summarize(deals) };
}

async function main(): Promise<void> {
  for (const subject of subjectsFor(values.game)) {
    const isInSides = subject.rulebook.side !== undefined;
    for (const hero of isInSides ? (['hints', 'normal'] as const) : (['hints'] as const)) {
      const row = await play(subject, hero);
      console.log(JSON.stringify(row));
      if (values.keep)
        keepRows<FollowerRow>('followers', [row], (old) => old.game === row.game && old.hero === row.hero);
    }
  }
}

void main();
