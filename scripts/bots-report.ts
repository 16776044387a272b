/**
 * Measures the bots and writes what came out: `npm run bench:report [-- --game <slug>] [--reuse] [--short]
 * [--most 80] [--speed]`. Runs bench:engine, bench:bots and honesty one after the other and writes docs/bots.md, for
 * readers, and docs/bots.json, for the page about the bots. With a game only that one is measured, and what
 * stands in docs/bots.json of the others stays. `--reuse` takes what an earlier run left in .cache, tool by
 * tool and of the tournament row by row, and only measures what is not there. `--words` measures nothing and writes the
 * page again from docs/bots.json, with the rows that `bench:sides -- --keep`, `vain -- --keep` and `guessed -- --keep` have put there. `--short` asks for honesty as
 * `npm test` does; `--most` bounds the games of a row; `--speed` measures speed alone, and the rest stays.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SUBJECTS } from '@tests/subjects';
import type { SidesRow } from './bench-sides';
import type { FollowerRow } from './followers';
import type { GuessedRow } from './guessed';
import { rowsOf } from './lib/keep-rows';
import { percent } from './lib/percent';
import { withoutTree } from './lib/without-tree';
import type { SentencesRow } from './sentences';
import type { TreeRow } from './trees';
import type { VainRow } from './vain';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    reuse: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    most: { type: 'string' },
    speed: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'bots' },
  },
});

interface Strength {
  readonly game: string;
  readonly seats: number;
  readonly hero: string;
  readonly opponent: string;
  readonly games: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly msPerDecisionP95: number;
}

interface Engine {
  readonly game: string;
  readonly seats: number;
  readonly runnerMovesPerCpuSecond: number;
  readonly reducerMovesPerCpuSecond: number;
  readonly ratio: number;
  readonly determinizationsPerCpuSecond: number;
  readonly fairIterationsPerCpuSecond: number;
  readonly stockIterationsPerCpuSecond: number;
  readonly iterationRatio: number;
}

interface Honesty {
  readonly game: string;
  readonly id: string;
  readonly checked: number;
  readonly failed: number;
  readonly text: string;
}

interface Report {
  readonly seed: string;
  readonly strength: readonly Strength[];
  readonly engine: readonly Engine[];
  readonly honesty: readonly Honesty[];
  readonly sides?: readonly SidesRow[];
  readonly vain?: readonly VainRow[];
  readonly sentences?: readonly SentencesRow[];
  readonly followers?: readonly FollowerRow[];
  readonly guessed?: readonly GuessedRow[];
  readonly trees?: readonly TreeRow[];
  /** How each game searches. */
  readonly modes?: readonly { readonly game: string; readonly mode: string }[];
}

const REPORT = 'docs/bots.json';
const CACHE = path.join('.cache/bots-report', values.game ?? 'all');
const ONE_GAME = values.game === undefined ? [] : ['--game', values.game];

/** What a command of the workshop prints as JSON. Throws when it fails. */
function run<T>(script: string, ...args: string[]): T {
  console.log(`${script} …`);
  const { status, stdout } = spawnSync(process.execPath, ['scripts/bundled.mjs', script, '--json', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
  return JSON.parse(stdout) as T;
}

/** The same, or what it printed the last time. */
function measure<T>(name: string, script: string, ...args: string[]): T {
  const file = path.join(CACHE, `${name}.json`);
  if (values.reuse && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  const measured = run<T>(script, ...ONE_GAME, ...args);
  writeFileSync(file, JSON.stringify(measured));
  return measured;
}

const count = (value: number) => Math.round(value).toLocaleString('en');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const WHO: Readonly<Record<string, string>> = {
  greedy: 'greedy (the policy’s favourite)',
  numbers: 'numbers (the points of a move alone)',
  plain: 'plain (rollouts by policy on the rules, 140 ms)',
  'stock-mcts': 'boardgame.io’s MCTSBot (sees everything)',
  clairvoyant: 'clairvoyant (hard that sees everything)',
};
const who = (name: string) => WHO[name] ?? name;

function strengthRow({ game, seats, hero, opponent, ...row }: Strength): string[] {
  const panel = SUBJECTS.find(({ rulebook }) => rulebook.slug === game)?.panel;
  const bar = hero === 'hard' ? panel?.rows[`${seats} ${opponent}`]?.bar : undefined;
  return [
    String(seats),
    who(hero),
    who(opponent),
    percent(row.winShare),
    `${percent(row.low)} to ${percent(row.high)}`,
    bar === undefined ? '' : `${percent(bar)}${row.low >= bar ? ', reached' : ', not reached'}`,
    count(row.games),
    hero === 'easy' ? '' : row.msPerDecisionP95.toFixed(1),
  ];
}

const isLadder = ({ hero, opponent }: Strength) =>
  ['easy random', 'normal easy', 'hard normal'].includes(`${hero} ${opponent}`);

/** One-sided p of "no better than its share of the seats", by the interval's own standard error. */
function pValue({ winShare, low, high, seats }: Strength): string {
  const z = (winShare - 1 / seats) / ((high - low) / 2 / 1.96);
  // Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.2.17.
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  const p = z > 0 ? tail : 1 - tail;
  return p < 0.0001 ? '< 0.0001' : p.toFixed(4);
}

const of = <T extends { readonly game: string }>(rows: readonly T[], slug: string): T[] =>
  rows.filter(({ game }) => game === slug);

/** What was measured just now, and of the other games what was measured before; in the order of the shelf. */
function inOrder<T extends { readonly game: string }>(measured: readonly T[], before: readonly T[]): T[] {
  return SUBJECTS.flatMap(({ rulebook: { slug } }) =>
    [undefined, slug].includes(values.game) ? of(measured, slug) : of(before, slug),
  );
}

const OPPOSED = ['random', 'greedy', 'hard'];

/** Of each game with sides: who wins as which, and what its subject says of it. */
function sidesOf(rows: readonly SidesRow[]): string {
  const rank = ({ option, first, hero, opponent }: SidesRow) =>
    `${option} ${first} ${OPPOSED.indexOf(hero)} ${OPPOSED.indexOf(opponent)}`;
  return SUBJECTS.filter(({ rulebook: { slug } }) => of(rows, slug).length > 0)
    .map(({ rulebook: { slug }, sidesInWords }) =>
      [
        `### ${slug}`,
        table(
          [
            'option',
            'as',
            'hero',
            'against',
            'won',
            '95 % interval',
            'lost',
            'shared',
            'nobody',
            'last round',
            'games',
            'ms (mean)',
            'ms (most)',
          ],
          [...of(rows, slug)]
            .sort((a, b) => rank(a).localeCompare(rank(b), 'en', { numeric: true }))
            .map((row) => [
              row.option,
              row.first,
              row.hero,
              row.opponent,
              percent(row.won / row.games),
              `${percent(row.low)} to ${percent(row.high)}`,
              ...[row.lost, row.shared, row.nobody].map(count),
              row.unfinished === undefined ? '' : count(row.unfinished),
              count(row.games),
              row.msPerDecision.toFixed(1),
              row.msAtMost.toFixed(0),
            ]),
        ),
        ...(sidesInWords?.(rowsOf) ?? []),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** What a tree has won against the search without one, one row a setting that was tried. */
const treesOf = (rows: readonly TreeRow[]): string =>
  table(
    ['game', 'against', 'tree', 'seats', 'ms', 'share of the tree', '95 % interval', 'games'],
    SUBJECTS.flatMap(({ rulebook: { slug, search } }) =>
      of(rows, slug).map((row) => {
        const { mode, ...more } = row.tree;
        const settings = Object.entries(more).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
        return [
          slug,
          withoutTree(search),
          [mode, ...settings].join(', '),
          String(row.seats),
          String(row.ms),
          percent(row.winShare),
          `${percent(row.low)} to ${percent(row.high)}`,
          count(row.games),
        ];
      }),
    ),
  );

/** Of each game what was done for nothing, or why that is not counted. */
const inVain = (rows: readonly VainRow[]): string =>
  table(
    ['game', 'easy', 'normal', 'hard', 'not counted'],
    SUBJECTS.map(({ rulebook: { slug }, vain }) => [
      slug,
      ...['easy', 'normal', 'hard'].map((level) => {
        const row = of(rows, slug).find((one) => one.level === level);
        return row === undefined ? '' : `${count(row.vain)} of ${count(row.open)}`;
      }),
      typeof vain === 'string' ? vain : '',
    ]),
  );

/** How often the sentences of each game's hints were looked at, and what was found. */
const saidIn = (rows: readonly SentencesRow[]): string =>
  table(
    ['game', 'sentences', 'looked at', 'not true', 'seldom met'],
    rows
      .toSorted((a, b) => a.game.localeCompare(b.game))
      .map((row) => [row.game, ...[row.sentences, row.checked, row.untrue, row.rare].map(count)]),
  );

/** What followers of hints win; where seats play in sides, beside what \`normal\` wins in the same seats. */
const followed = (rows: readonly FollowerRow[]): string =>
  table(
    ['game', 'seats', 'hints', '95 %', 'share of a seat', 'matches'],
    rows
      .filter(({ hero }) => hero === 'hints')
      .toSorted((a, b) => a.game.localeCompare(b.game))
      .map((row) => {
        const normal = rows.find((other) => other.game === row.game && other.hero === 'normal');
        return [
          row.game,
          String(row.seats),
          percent(row.winShare),
          `${percent(row.low)} to ${percent(row.high)}`,
          normal === undefined ? percent(1 / row.seats) : `normal: ${percent(normal.winShare)}`,
          count(row.games),
        ];
      }),
  );

function tournament(): Strength[] {
  const rows = path.join(CACHE, 'rows.json');
  if (!values.reuse) rmSync(rows, { force: true });
  const most = values.most === undefined ? [] : ['--most', values.most];
  return run('scripts/bench-bots.ts', '--seed', values.seed, '--keep', rows, ...ONE_GAME, ...most);
}

const AT_TABLE: Readonly<Record<GuessedRow['table'], string>> = {
  alike: 'four of a kind',
  mixed: 'easy, normal and hard',
};

/** Of each game of guesses: how much was seen by then, and how often they were right. */
function guessesOf(rows: readonly GuessedRow[]): string {
  return SUBJECTS.flatMap(({ rulebook: { slug }, guessed }) => {
    const own = of(rows, slug);
    if (guessed === undefined || own.length === 0) return [];
    const figures = own.map((row) => [
      AT_TABLE[row.table],
      row.level,
      count(row.guesses),
      String(row.median),
      String(row.p90),
      percent(row.right),
      row.won === undefined ? '' : percent(row.won),
      count(row.matches),
    ]);
    const head = [
      'at the table',
      'level',
      'guesses',
      `${guessed.seen}, median`,
      'p90',
      'right',
      'won',
      'matches',
    ];
    return [`### ${slug}`, table(head, figures), ...guessed.inWords];
  }).join('\n\n');
}

const proofs = (): Honesty[] =>
  measure('honesty', 'scripts/honesty.ts', ...(values.short ? ['--short'] : []));

function main(): void {
  if (values.game !== undefined && !SUBJECTS.some(({ rulebook }) => rulebook.slug === values.game))
    throw new Error(`There is no game ${values.game}.`);
  mkdirSync(CACHE, { recursive: true });
  const before = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const { sides = [], vain = [], guessed = [], sentences = [], followers = [], trees = [] } = before;
  const { words: isWords, speed: isSpeed } = values;
  const engine = isWords
    ? before.engine
    : inOrder(measure<Engine[]>('engine', 'scripts/bench-engine.ts'), before.engine);
  const strength = isWords || isSpeed ? before.strength : inOrder(tournament(), before.strength);
  const honesty = isWords || isSpeed ? before.honesty : inOrder(proofs(), before.honesty);
  const modes = SUBJECTS.map(({ rulebook: { slug, search } }) => ({ game: slug, mode: search.mode }));
  const report: Report = {
    ...before,
    seed: values.seed,
    strength,
    engine,
    honesty,
    sides,
    vain,
    guessed,
    modes,
  };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 1)}\n`);

  const games = SUBJECTS.map(({ rulebook }) => rulebook).filter(({ slug }) => of(strength, slug).length > 0);
  const sections = games.map(({ slug, search }) => {
    const rows = of(strength, slug);
    const { mode, horizon, epsilon, depth, levels } = search;
    const until = typeof horizon === 'string' ? `the end of the ${horizon}` : `${horizon.turns} turns on`;
    const looks =
      horizon === 'action'
        ? 'one action, from which the game looks ahead by itself'
        : `rollouts until ${until}`;
    return [
      `### ${slug}`,
      `Mode \`${mode}\`${depth === undefined ? '' : `, depth ${depth}`}, ${looks}, with ε ${epsilon}; ` +
        `normal ${JSON.stringify(levels.normal)}, hard ${JSON.stringify(levels.hard)}.`,
      table(
        [
          'seats',
          'hero',
          'against',
          'win share',
          '95 % interval',
          'bar for its lower end',
          'games',
          'ms (P95)',
        ],
        rows.filter((row) => !isLadder(row)).map(strengthRow),
      ),
      table(
        ['seats', 'stronger', 'weaker', 'win share', '95 % interval', 'games', 'p (no better)'],
        rows
          .filter(isLadder)
          .map((row) => [
            String(row.seats),
            row.hero,
            row.opponent,
            percent(row.winShare),
            `${percent(row.low)} to ${percent(row.high)}`,
            count(row.games),
            pValue(row),
          ]),
      ),
      ...(SUBJECTS.find(({ rulebook }) => rulebook.slug === slug)?.panel?.inWords ?? []),
    ].join('\n\n');
  });

  const text = `# What the bots can do

Written by \`npm run bench:report\`; do not edit. Seed \`${values.seed}\`.

## Strength

One hero against copies of one opponent. Every deal is played once from each seat (duplicate), so that
neither seats nor cards decide; the interval is Wilson's, with as many games as the spread between deals
is worth. Win share counts shared wins in part; with n seats an equal player has 1/n. Thinking is counted
in CPU milliseconds. \`npm run bench:bots -- --game <slug> --json\` plays one game's rows again.

\`plain\` is the plainest fair search there is, at equal CPU: a race of rollouts on the rules themselves, by the
game's own policy with ε 0.1 to the end of the round or of the match, 140 ms for each decision. What \`hard\` wins
against it is what the rest of its search is worth.

${sections.join('\n\n')}

## Trees

Both sides \`hard\`, with as many CPU milliseconds for each decision; one of them grows a tree (\`so\`: of its own view, \`multi\`: one
for each seat) where the other races the actions at hand (\`flat\`), or weighs all that can happen (\`exact\`). Every deal is played from each seat. A game that looks at one action,
and ahead by itself, gives its tree a round of the table.
From 200 matches on, one that is at least as good is the game’s own. \`npm run trees\` goes on with it.

${treesOf(trees)}

## Sides

${sidesOf(sides)}

## In vain

Four of a level among themselves, or as many as a game seats, with fewer playouts than at a table: of the decisions at which something
would be in vain and something else would not, how often it was done. In vain is what brings its seat nothing, as it sees, that
something else or nothing at all does not bring, and has a cost. What that is in a game stands in \`vain\` of its tests.
\`npm run vain\` counts again.

${inVain(vain)}

## Hints

A seat that does nothing but what hints say, on a machine four times slower than the one that counted, against \`normal\` on
that machine; each deal from every seat. A hint may think four times as long as a hard bot. \`npm run followers\` counts again.

${followed(followers)}

What each sentence claims is told by the game's tests (\`sentences\`), and looked at in positions by policy and by lot: in up to
200 for each. \`npm run sentences\` looks again.

${saidIn(sentences)}

## Guesses

How much bots have seen when they say what is hidden, and how often they are right. Of four of a kind it is counted
once for each hidden thing: the right answer, or else the first. \`npm run guessed -- --game <slug>\` counts again.

${guessesOf(guessed)}

## Speed

${table(
  [
    'game',
    'seats',
    'moves / CPU s',
    'boardgame.io’s reducer',
    'ratio',
    'determinizations / CPU s',
    'fair iterations / CPU s',
    'MCTSBot’s',
    'ratio',
  ],
  engine.map((row) => [
    row.game,
    String(row.seats),
    count(row.runnerMovesPerCpuSecond),
    count(row.reducerMovesPerCpuSecond),
    `${row.ratio}×`,
    count(row.determinizationsPerCpuSecond),
    count(row.fairIterationsPerCpuSecond),
    String(row.stockIterationsPerCpuSecond),
    `${count(row.iterationRatio)}×`,
  ]),
)}

## Honesty

${table(
  ['game', 'check', 'compared', 'failed', ''],
  honesty.map((row) => [row.game, row.id, count(row.checked), count(row.failed), row.text]),
)}
`;
  writeFileSync('docs/bots.md', text);
  const { status } = spawnSync('npx', ['biome', 'format', '--write', REPORT, 'docs/bots.md'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`docs/bots.md is written, but not laid out: biome ended with ${status}`);
  console.log('docs/bots.md and docs/bots.json are written.');
}

main();
