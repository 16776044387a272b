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

interface Score {
  readonly page: string;
  /** The median of the runs, of 100. */
  readonly scores: Readonly<Record<Category, number>>;
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
  const reports: Report[] = [];
  for (let count = 0; count < RUNS; count++) {
    say(`${name}: ${count + 1} of ${RUNS}`);
    reports.push(await audit(measuring, address));
  }
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = reports[Math.floor(reports.length / 2)];
  if (median === undefined) throw new Error('nothing was measured');
  const value = (id: string) => median.audits[id]?.displayValue ?? '?';
  return {
    page: name,
    scores: {
      performance: scoreOf(median, 'performance'),
      accessibility: scoreOf(median, 'accessibility'),
      'best-practices': scoreOf(median, 'best-practices'),
      seo: scoreOf(median, 'seo'),
    },
    times: [
      `FCP ${value('first-contentful-paint')}`,
      `LCP ${value('largest-contentful-paint')}`,
      `TBT ${value('total-blocking-time')}`,
      `CLS ${value('cumulative-layout-shift')}`,
    ].join(', '),
    faults: faultsOf(median),
  };
}

/** Leaves nothing of the site in the browser but its saved matches: the next visit is a first one. */
function forgetPages({ profile }: Measuring): void {
  for (const kept of ['Cache', 'Code Cache', 'Service Worker'])
    rmSync(path.join(profile, 'Default', kept), { recursive: true, force: true });
}

/** Tries again where it breaks down, as it asks to: it now and then misses the beginning of a page. */
async function audit(measuring: Measuring, address: string, tries = 3): Promise<Report> {
  const { executable, profile } = measuring;
  forgetPages(measuring);
  const file = path.join(folder, 'report.json');
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
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ],
    { quiet: true, env: { CHROME_PATH: executable } },
  );
  if (code !== 0 && tries > 1) return audit(measuring, address, tries - 1);
  if (code !== 0) throw new Expected(`${output.trim()}\nLighthouse failed at ${address}.`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (report.runtimeError !== undefined) throw new Expected(report.runtimeError.message);
  return report;
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
  const rows = scores.flatMap(({ page, scores: marks, times, faults }) => [
    [page.padEnd(20), ...CATEGORIES.map((id) => String(marks[id]).padStart(15)), `  ${times}`].join(''),
    ...faults.map((fault) => `    ${fault}`),
  ]);
  return [
    ['of 100, for a phone'.padEnd(20), ...CATEGORIES.map((id) => id.padStart(15))].join(''),
    ...rows,
  ].join('\n');
}
