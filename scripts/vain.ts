/**
 * How often bots do what their view shows to be without any effect, while something else would have one:
 * `npm run vain [-- --game <slug>] [--matches 40] [--iterations 300] [--keep]`. Four of a level play among themselves, or
 * as many as the game seats; of the decisions at which both kinds are to be had it is counted how many
 * were in vain. What that is, is told by the game's subject (`vain`), from the rulebook and the view. `--keep` writes the rows into docs/bots.json,
 * from which `npm run bench:report -- --words` makes the page.
 */
import { parseArgs } from 'node:util';
import type { Subject } from '@tests/contract/subject';
import type { Past } from '@tests/contract/vain';
import { Bot } from '@/bots/bot';
import { Runner } from '@/bots/runner/runner';
import type { JournalG } from '@/kit/journal';
import type { ThinkingLevel } from '@/kit/opponents';
import { awaitedSeats } from '@/kit/seats';
import { subjectsFor } from './lib/chosen';
import { keepRows } from './lib/keep-rows';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '40' },
    iterations: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'vain' },
    keep: { type: 'boolean', default: false },
  },
});

const LEVELS: readonly ThinkingLevel[] = ['easy', 'normal', 'hard'];

/** Of the decisions of one level at which something would be in vain and something else not. */
export interface VainRow {
  readonly game: string;
  readonly level: ThinkingLevel;
  readonly matches: number;
  readonly decisions: number;
  readonly open: number;
  readonly vain: number;
}

function count({ rulebook, vain }: Subject, level: ThinkingLevel): VainRow {
  const { minPlayers = 1, maxPlayers = 1 } = rulebook.game;
  const numPlayers = Math.min(maxPlayers, Math.max(minPlayers, 4));
  const own = level === 'normal' ? rulebook.search.levels.normal : rulebook.search.levels.hard;
  const bot = new Bot(rulebook, level, {
    budget: { iterations: Math.min(own.iterations ?? Number.POSITIVE_INFINITY, Number(values.iterations)) },
  });
  const runner = new Runner<JournalG>(rulebook.game, { journal: false });
  const row = { matches: Number(values.matches), decisions: 0, open: 0, vain: 0 };
  for (let match = 0; match < row.matches; match++) {
    runner.start({ numPlayers, setupData: rulebook.options.parse({}), seed: `${values.seed} ${match}` });
    let past: Past | undefined;
    for (let step = 0; runner.ctx.gameover === undefined; step++) {
      const [playerID = ''] = awaitedSeats(runner.ctx);
      const decision = structuredClone({
        view: rulebook.view(runner.G, runner.ctx, playerID),
        ctx: runner.ctx,
      });
      const legal = rulebook.legal(decision.view, decision.ctx);
      const { action } = bot.decide(decision, `${values.seed} ${match} ${step}`);
      row.decisions++;
      if (typeof vain === 'function') {
        const now = { view: decision.view, ctx: decision.ctx, legal, past };
        const isVain = legal.map((one) => vain(now, one));
        if (new Set(isVain).size > 1) {
          row.open++;
          if (vain(now, action)) row.vain++;
        }
      }
      past = { view: decision.view, ctx: decision.ctx, action };
      runner.apply(playerID, action);
    }
  }
  return { game: rulebook.slug, level, ...row };
}

const chosen = subjectsFor(values.game);
const rows: VainRow[] = [];
for (const subject of chosen) {
  const { slug } = subject.rulebook;
  if (typeof subject.vain !== 'function') {
    console.log(`${slug}: not counted: ${subject.vain ?? 'nobody has said'}`);
    continue;
  }
  const own = LEVELS.map((level) => count(subject, level));
  rows.push(...own);
  console.log(`${slug}: ${own.map(({ level, vain, open }) => `${level} ${vain} of ${open}`).join(', ')}`);
}

if (values.keep) {
  const counted = new Set(rows.map(({ game }) => game));
  keepRows<VainRow>('vain', rows, ({ game }) => counted.has(game));
}
