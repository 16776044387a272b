import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@games/index';
import { chromium } from '@playwright/test';
import { runningMatch } from './lib/begin-match';
import { launchOptions } from './lib/chromium.mjs';
import { command } from './lib/command.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { Expected, say } from './lib/say.mjs';
import { serveBuild } from './lib/serve-build';
import { needChromium } from './lib/with-site';

/** Kept out of the project's own packages: it is as large as a third of them and only wanted here. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const folder = path.join(root, '.cache/lighthouse');
/** What Lighthouse finds on a visit, before it marks it. */
const gathered = path.join(folder, 'gathered');
const ARTIFACTS = 'artifacts.json';
/** Of Lighthouse: how many times slower a phone is than the machine it runs on. */
const DEFAULT_SLOWDOWN = 4;
const LOCALE = 'zh-Hant';
const RUNS = 3;

/** The least a page may score, of 100. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}

interface Report {
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}

interface Artifacts {
  /** How fast this machine was just then; a desktop computer is at 1500 to 2000. */
  readonly BenchmarkIndex: number;
  readonly settings: { readonly throttling: { cpuSlowdownMultiplier: number } };
}

/** One visit as Lighthouse marks it. */
interface Visit {
  /** The processor slowed down as much as makes this machine Lighthouse's phone. */
  readonly report: Report;
  /** How many times slower that is. */
  readonly slowdown: number;
  /** The performance, of 100, were it slowed down by Lighthouse's default, whatever this machine is. */
  readonly byDefault: number;
}

interface Score {
  readonly page: string;
  /** The median of the runs, of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** The median of the performance by default, of 100. */
  readonly byDefault: number;
  /** The slowdown of the median run. */
  readonly slowdown: number;
  /** First and largest paint, blocking time and shifts of the median run. */
  readonly times: string;
  /** What cost points, worst first. */
  readonly faults: readonly string[];
}

interface Visited {
  readonly name: string;
  readonly address: string;
}

/** Its browser is its own, with nobody listening in: to a page with a debugger everything is slower. */
interface Measuring {
  readonly executable: string;
  /** Holds the saved matches. */
  readonly profile: string;
}

// npm run lighthouse: Lighthouse's marks for a phone. -- home: only pages whose name has that in it.
await command(async () => {
  const wanted = process.argv[2] ?? '';
  const executable = await needChromium();
  await install();
  const site = await serveBuild();
  const profile = mkdtempSync(path.join(tmpdir(), 'kaizhuo-lighthouse-'));
  try {
    const measuring = { executable, profile };
    const scores: Score[] = [];
    const visit = async (pages: readonly Visited[]) => {
      for (const page of pages) if (page.name.includes(wanted)) scores.push(await measure(measuring, page));
    };
    // By somebody who has not been here, then by somebody who comes back to a table.
    await visit([
      { name: 'home', address: `${site.url}/${LOCALE}` },
      ...games.map(({ slug }) => ({ name: slug, address: `${site.url}/${LOCALE}/${slug}` })),
    ]);
    await visit(await runningTables(measuring, site.url));
    say(table(scores));
    const low = scores.filter((score) => CATEGORIES.some((id) => score.scores[id] < LEAST[id]));
    if (low.length > 0) throw new Expected(`Below the mark: ${low.map(({ page }) => page).join(', ')}.`);
  } finally {
    site.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

async function install(): Promise<void> {
  if (existsSync(path.join(folder, 'node_modules/lighthouse'))) return;
  say(`Installing ${LIGHTHOUSE} beside the project (once) …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, overrides: { 'third-party-web': '0.27.0' } }),
  );
  const { code, output } = await run(
    ['npm', 'install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', LIGHTHOUSE],
    { quiet: true },
  );
  if (code !== 0) throw new Expected(`${output.trim()}\nLighthouse could not be installed.`);
}

/** Begins a match against bots of each game and leaves it in the profile. */
async function runningTables({ executable, profile }: Measuring, url: string): Promise<Visited[]> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(executable),
    baseURL: url,
  });
  try {
    const page = await context.newPage();
    const tables: Visited[] = [];
    for (const { slug } of games)
      tables.push({ name: `${slug}/table`, address: await runningMatch(page, `/${LOCALE}/${slug}`) });
    return tables;
  } finally {
    await context.close();
  }
}

async function measure(measuring: Measuring, { name, address }: Visited): Promise<Score> {
  const visits: Visit[] = [];
  for (let count = 0; count < RUNS; count++) {
    say(`${name}: ${count + 1} of ${RUNS}`);
    visits.push(await visited(measuring, address));
  }
  const { report, slowdown } = median(visits, (visit) => scoreOf(visit.report, 'performance'));
  const value = (id: string) => report.audits[id]?.displayValue ?? '?';
  return {
    page: name,
    scores: {
      performance: scoreOf(report, 'performance'),
      accessibility: scoreOf(report, 'accessibility'),
      'best-practices': scoreOf(report, 'best-practices'),
      seo: scoreOf(report, 'seo'),
    },
    byDefault: median(visits, (visit) => visit.byDefault).byDefault,
    slowdown,
    times: [
      `FCP ${value('first-contentful-paint')}`,
      `LCP ${value('largest-contentful-paint')}`,
      `TBT ${value('total-blocking-time')}`,
      `CLS ${value('cumulative-layout-shift')}`,
    ].join(', '),
    faults: faultsOf(report),
  };
}

/** Leaves nothing of the site in the browser but its saved matches: the next visit is a first one. */
function forgetPages({ profile }: Measuring): void {
  for (const kept of ['Cache', 'Code Cache', 'Service Worker'])
    rmSync(path.join(profile, 'Default', kept), { recursive: true, force: true });
}

/** Tries again where it breaks down, as it asks to: it now and then misses the beginning of a page. */
async function visited(measuring: Measuring, address: string, tries = 3): Promise<Visit> {
  forgetPages(measuring);
  rmSync(gathered, { recursive: true, force: true });
  try {
    await lighthouse(measuring, address, [`--gather-mode=${gathered}`]);
    const byDefault = scoreOf(await audit(measuring, address, DEFAULT_SLOWDOWN), 'performance');
    const slowdown = calibrated(readArtifacts().BenchmarkIndex);
    return { report: await audit(measuring, address, slowdown), slowdown, byDefault };
  } catch (error) {
    if (tries > 1 && error instanceof Expected) return visited(measuring, address, tries - 1);
    throw error;
  }
}

/** Marks what was gathered. What a slower processor makes of it is reckoned only here. */
async function audit(measuring: Measuring, address: string, slowdown: number): Promise<Report> {
  const artifacts = readArtifacts();
  artifacts.settings.throttling.cpuSlowdownMultiplier = slowdown;
  writeFileSync(path.join(gathered, ARTIFACTS), JSON.stringify(artifacts));
  const file = path.join(folder, 'report.json');
  await lighthouse(measuring, address, [
    `--audit-mode=${gathered}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    '--output=json',
    `--output-path=${file}`,
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (report.runtimeError !== undefined) throw new Expected(report.runtimeError.message);
  return report;
}

async function lighthouse(
  { executable, profile }: Measuring,
  address: string,
  options: readonly string[],
): Promise<void> {
  const { args } = launchOptions(executable);
  const flags = ['--headless=new', '--no-sandbox', `--user-data-dir=${profile}`, ...args];
  const { code, output } = await run(
    [
      process.execPath,
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      address,
      `--chrome-flags=${flags.join(' ')}`,
      // It would take the match with it.
      '--disable-storage-reset',
      '--quiet',
      ...options,
    ],
    { quiet: true, env: { CHROME_PATH: executable } },
  );
  if (code !== 0) throw new Expected(`${output.trim()}\nLighthouse failed at ${address}.`);
}

function readArtifacts(): Artifacts {
  return JSON.parse(readFileSync(path.join(gathered, ARTIFACTS), 'utf8')) as Artifacts;
}

/**
 * By how much a machine is slowed down to be the phone Lighthouse has in mind. Its default takes the machine
 * for a fast desktop computer; for others its docs/throttling.md has it calibrated, with the line of
 * lighthouse-cpu-throttling-calculator that is followed here.
 */
function calibrated(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return 3 + (benchmarkIndex - 1300) / 233;
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}

/** The element in the middle, of an odd number, in ascending order of the value. */
function median<T>(all: readonly T[], value: (one: T) => number): T {
  const middle = all.toSorted((a, b) => value(a) - value(b))[Math.floor(all.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

function scoreOf(report: Report, id: Category): number {
  return Math.round(100 * (report.categories[id].score ?? 0));
}

function faultsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((id) => categories[id].auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => `${id}: ${displayValue ?? title}`);
}

function table(scores: readonly Score[]): string {
  const rows = scores.flatMap(({ page, scores: marks, byDefault, slowdown, times, faults }) => [
    [
      page.padEnd(20),
      ...CATEGORIES.map((id) => String(marks[id]).padStart(15)),
      `  ${times}, processor ${slowdown.toFixed(1)} times slower (by default ${DEFAULT_SLOWDOWN}: performance ${byDefault})`,
    ].join(''),
    ...faults.map((fault) => `    ${fault}`),
  ]);
  return [
    ['of 100, for a phone'.padEnd(20), ...CATEGORIES.map((id) => id.padStart(15))].join(''),
    ...rows,
  ].join('\n');
}
