/**
 * A tree against the search that a game has without one, at equal CPU: `npm run trees [-- --game <slug>]
 * [--games 40] [--most 200] [--ms 50]`. Both seats think as `hard` does, one of them with a tree of the settings below; every deal is played from
 * each seat. Each row gets `--games` matches; one that is no worse by then is played on to `--most`. Every deal is
 * written into docs/bots.json at once, and a row goes on where it was left; `npm run bench:report -- --words` makes the page.
 */
import { parseArgs } from 'node:util';
import type { Subject } from '@tests/contract/subject';
import type { SearchSettings } from '@/kit/rulebook';
import { subjectsFor } from './lib/chosen';
import { command } from './lib/command.mjs';
import { keepRows, rowsOf } from './lib/keep-rows';
import { percent } from './lib/percent';
import { say } from './lib/say.mjs';
import { type DealSums, NO_DEALS, playDeal, type Summary, shareOf, withDeal } from './lib/tournament';
import { withoutTree } from './lib/without-tree';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '40' },
    most: { type: 'string', default: '200' },
    ms: { type: 'string', default: '50' },
  },
});

type Tree = Partial<SearchSettings>;

/** What is tried of every game: a tree of one's own view, one for each seat, and one that is not as deep. */
const TREES: readonly Tree[] = [{ mode: 'so' }, { mode: 'multi' }, { mode: 'so', depth: 2 }];

/** Matches by one setting against the search without a tree, both with so many CPU milliseconds a decision. */
export interface TreeRow extends DealSums, Pick<Summary, 'winShare' | 'low' | 'high'> {
  readonly game: string;
  readonly seats: number;
  readonly tree: Tree;
  readonly ms: number;
}

const ms = Number(values.ms);

/** A game that looks at one action, and ahead by itself, gives its tree a round of the table to grow in. */
function grown({ search: { horizon } }: Subject['rulebook'], seats: number, tree: Tree): Tree {
  return horizon === 'action' ? { ...tree, horizon: { turns: seats } } : tree;
}

const isOf =
  ({ game, seats, tree }: Pick<TreeRow, 'game' | 'seats' | 'tree'>) =>
  (row: TreeRow): boolean =>
    row.game === game &&
    row.seats === seats &&
    row.ms === ms &&
    JSON.stringify(row.tree) === JSON.stringify(tree);

/** Plays until the row has so many matches. */
async function playTo(subject: Subject, tree: Tree, games: number): Promise<TreeRow> {
  const { slug: game, game: rules } = subject.rulebook;
  const seats = Math.max(2, rules.minPlayers ?? 2);
  const id = { game, seats, tree, ms };
  let row: TreeRow = rowsOf<TreeRow>('trees').find(isOf(id)) ?? {
    ...id,
    ...NO_DEALS,
    winShare: 0,
    low: 0,
    high: 1,
  };
  while (row.games < games) {
    const deal = await playDeal(
      subject,
      {
        slug: game,
        seats,
        hero: 'hard',
        opponent: 'hard',
        heroOptions: { budget: { ms }, search: grown(subject.rulebook, seats, tree) },
        opponentOptions: { budget: { ms }, search: { mode: withoutTree(subject.rulebook.search) } },
        seed: `trees ${game}`,
      },
      row.deals,
    );
    const sums = withDeal(row, deal);
    row = { ...row, ...sums, ...shareOf(sums) };
    keepRows('trees', [row], isOf(id));
  }
  return row;
}

command(async () => {
  // Where people take sides, a share of the win says nothing of who plays better.
  const subjects = subjectsFor(values.game).filter(({ rulebook }) => rulebook.side === undefined);
  for (const subject of subjects)
    for (const tree of TREES) {
      let row = await playTo(subject, tree, Number(values.games));
      if (row.winShare >= 1 / row.seats) row = await playTo(subject, tree, Number(values.most));
      const { winShare, low, high } = row;
      say(
        `${row.game}, ${JSON.stringify(tree)}: ${percent(winShare)} [${percent(low)}, ${percent(high)}] of ${row.games}`,
      );
    }
});
