import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { names } from '@games/betrayal/haunts/names';
import type { BetrayalG } from '@games/betrayal/rules/state';
import { betrayal as rulebook } from '@games/betrayal/whole';
import { type Finding, KINDS, type PlansRow, plansTable } from '@tests/contract/plans';
import { Bot } from '@/bots/bot';
import { Runner } from '@/bots/runner/runner';
import type { Action } from '@/kit/action';
import { anyRulebook } from '@/kit/rulebook';
import { activeSeats } from '@/kit/seats';
import { command } from '../../../../scripts/lib/command.mjs';
import { Expected, say } from '../../../../scripts/lib/say.mjs';
import { Certainty } from '../plans/sure';
import { Watch } from '../plans/watch';

/**
 * How often bots of a level play as if they had no plan, three to six of them in turn: `npm run plans -- --haunt 45
 * [--level hard] [--matches 4] [--iterations 400] [--seed plans] [--out .cache/plans.json]`. Thinking is counted in
 * iterations, so that a match can be played again; each is written down at once, and it goes on where it was left.
 * `--match 2` plays that one alone and says every decision in it, and what was weighed; `--table` says what has been counted.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'betrayal' },
    haunt: { type: 'string', multiple: true, default: Object.keys(names) },
    level: { type: 'string', default: 'hard' },
    matches: { type: 'string', default: '4' },
    match: { type: 'string' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'plans' },
    out: { type: 'string', default: '.cache/plans.json' },
    table: { type: 'boolean', default: false },
  },
});

interface Counted {
  readonly haunt: string;
  readonly level: string;
  readonly seed: string;
  readonly decisions: number;
  readonly findings: readonly Finding[];
}

function levelNamed(name: string): 'normal' | 'hard' {
  if (name === 'normal' || name === 'hard') return name;
  throw new Expected(`Plans are counted of normal and hard, not of ${name}.`);
}

const read = (): readonly Counted[] =>
  existsSync(values.out) ? (JSON.parse(readFileSync(values.out, 'utf8')) as readonly Counted[]) : [];

function keep(one: Counted): void {
  mkdirSync(path.dirname(values.out), { recursive: true });
  writeFileSync(values.out, `${JSON.stringify([...read(), one], null, 1)}\n`);
}

const nameOf = ({ move, args }: Action): string => [move, ...args].join(' ');

function play(haunt: string, level: 'normal' | 'hard', match: number, isTold: boolean): Counted {
  const seed = `${values.seed} ${match}`;
  const { iterations = 400 } = rulebook.search.levels[level];
  const bot = new Bot(anyRulebook(rulebook), level, {
    budget: { iterations: Number(values.iterations ?? iterations) },
  });
  const runner = new Runner<BetrayalG>(rulebook.game, { journal: false });
  const setupData = { start: 'haunt', haunt };
  runner.start({ numPlayers: 3 + ((match + Number(haunt)) % 4), setupData, seed });
  const watch = new Watch(new Certainty(rulebook));
  let decision = 0;
  for (; runner.ctx.gameover === undefined; decision++) {
    const [playerID = ''] = activeSeats(runner.ctx);
    const ctx = structuredClone(runner.ctx);
    const view = rulebook.view(runner.G, ctx, playerID);
    const { action, candidates } = bot.decide({ view, ctx }, `${seed} ${decision}`);
    if (isTold) {
      const weighed = candidates.map((one) => `${nameOf(one.action)} ${one.value.toFixed(3)}`);
      say(
        `${decision}: ${playerID} ${view.ask?.kind}: ${nameOf(action)} (${weighed.slice(0, 6).join('; ')})`,
      );
    }
    runner.apply(playerID, action);
    watch.see({
      decision,
      view,
      ctx,
      action,
      after: (seat) => rulebook.view(runner.G, runner.ctx, seat),
    });
  }
  return { haunt, level, seed, decisions: decision, findings: watch.findings };
}

const rowsOf = (all: readonly Counted[]): PlansRow[] =>
  [...new Set(all.map(({ haunt, level }) => `${haunt} ${level}`))].map((name) => {
    const own = all.filter(({ haunt, level }) => `${haunt} ${level}` === name);
    const [which = '', level = ''] = name.split(' ');
    const found = { sure: 0, next: 0, back: 0 };
    for (const { kind } of own.flatMap(({ findings }) => findings)) found[kind]++;
    const decisions = own.reduce((sum, one) => sum + one.decisions, 0);
    return { game: 'betrayal', which, level, matches: own.length, decisions, found };
  });

function tell({ haunt, seed, decisions, findings }: Counted): void {
  const counts = KINDS.map((kind) => `${kind} ${findings.filter((one) => one.kind === kind).length}`);
  say(`${haunt}, ${seed}: ${counts.join(', ')} of ${decisions}`);
  for (const { kind, seat, decision, atHand, done } of findings)
    say(`  ${kind}, seat ${seat}, decision ${decision}: at hand ${atHand}; done ${done}`);
}

command(async () => {
  const level = levelNamed(values.level);
  if (values.game !== 'betrayal') throw new Expected(`Nobody has said what a plan is in ${values.game}.`);
  for (const haunt of values.haunt)
    if (!Object.hasOwn(names, haunt)) throw new Expected(`There is no haunt ${haunt}.`);
  if (values.table) {
    say(plansTable(rowsOf(read())));
    return;
  }
  if (values.match !== undefined) {
    for (const haunt of values.haunt) tell(play(haunt, level, Number(values.match), true));
    return;
  }
  for (let match = 0; match < Number(values.matches); match++)
    for (const haunt of values.haunt) {
      const seed = `${values.seed} ${match}`;
      if (read().some((one) => one.haunt === haunt && one.level === level && one.seed === seed)) continue;
      const counted = play(haunt, level, match, false);
      keep(counted);
      tell(counted);
    }
});
