// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './address.mjs';
import { build } from './build.mjs';
import { jestArguments, jestByGame, playwrightByGame, slugs } from './by-game.mjs';
import { findChromium } from './chromium.mjs';
import { jestFaults, playwrightFaults } from './faults.mjs';
import { root } from './root.mjs';
import { run, tool } from './run.mjs';
import { Expected } from './say.mjs';

/**
 * @typedef {import('./summary.mjs').Count} Count
 * @typedef {object} Part
 * @property {string} name
 * @property {string} about
 * @property {(args: string[]) => Promise<Count>} run
 * @property {(slug: string) => Promise<Count>} [runGame] what belongs to one game
 */

// In a log file its colours would be letters between letters.
const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

/** @type {Part[]} */
export const parts = [
  {
    name: 'lint',
    about: 'lint and format (Biome)',
    run: (args) => check([...tool('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', colors, ...args]),
  },
  { name: 'types', about: 'types (TypeScript)', run: types },
  {
    name: 'imports',
    about: 'who may import whom (dependency-cruiser)',
    run: () => check([process.execPath, 'scripts/imports.mjs']),
  },
  {
    name: 'unused',
    about: 'unused files, exports and packages (knip)',
    run: (args) => check([...tool('knip'), '--no-progress', ...args]),
  },
  {
    name: 'rules',
    about: 'rules, bots and contract (Jest)',
    run: (args) => jest('rules', 'production', args),
    runGame: (slug) => jestOfGame('rules', 'production', slug),
  },
  {
    name: 'server',
    about: 'rooms, matches and stores, over real sockets (Jest)',
    run: (args) => jest('server', 'production', args),
    runGame: (slug) => jestOfGame('server', 'production', slug),
  },
  {
    name: 'site',
    about: 'screens and workshop (Jest)',
    run: (args) => jest('site', 'test', args),
    runGame: (slug) => jestOfGame('site', 'test', slug),
  },
  {
    name: 'browser',
    about: 'the built site in a browser (Playwright)',
    run: browser,
    runGame: (slug) => browser(['/tour.', '--grep', ` ${slug}: `]),
  },
  { name: 'budgets', about: 'what a first visit fetches', run: budgets },
];

/**
 * A check without tests of its own counts as one.
 * @param {string[]} commandLine
 * @returns {Promise<Count>}
 */
async function check(commandLine) {
  const { code } = await run(commandLine);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** @param {string[]} args */
async function types(args) {
  // Types of routes that are gone would fail the check.
  for (const folder of ['.next/types', '.next/dev/types']) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
  }
  if (existsSync(path.join(root, 'src/app'))) {
    const { code, output } = await run([...tool('next'), 'typegen'], { quiet: true });
    if (code !== 0)
      throw new Expected(`${output.trim()}\nThe types of the routes could not be written (next typegen).`);
  }
  return check([...tool('typescript', 'tsc'), '--noEmit', '--incremental', 'false', ...args]);
}

/**
 * @param {'rules' | 'server' | 'site'} project
 * @param {'production' | 'test'} mode the framework is many times slower outside production
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function jest(project, mode, args) {
  const file = reportFile(`jest-${project}`);
  const { code } = await run(
    [
      ...tool('jest'),
      '--selectProjects',
      project,
      '--passWithNoTests',
      '--json',
      `--outputFile=${file}`,
      ...(process.env.CI ? ['--ci'] : []),
      ...args,
    ],
    // Without it Jest prints the report it has also written.
    { env: { NODE_ENV: mode }, hideStdout: true },
  );
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number, testResults: (import('./by-game.mjs').JestFile & import('./faults.mjs').JestFile)[] }} */
  const report = readReport(file);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests + report.numTodoTests,
    byGame: jestByGame(report.testResults, slugs()),
    faults: jestFaults(report.testResults),
  };
}

/**
 * @param {'rules' | 'server' | 'site'} project
 * @param {'production' | 'test'} mode
 * @param {string} slug
 * @returns {Promise<Count>}
 */
async function jestOfGame(project, mode, slug) {
  const [own, named] = await jestArguments(slug).reduce(
    async (counts, args) => [...(await counts), await jest(project, mode, args)],
    /** @type {Promise<Count[]>} */ (Promise.resolve([])),
  );
  if (own === undefined || named === undefined) throw new Error('Jest ran too seldom');
  const time = (own.byGame?.[slug] ?? 0) + (named.byGame?.[slug] ?? 0);
  return {
    passed: own.passed + named.passed,
    failed: own.failed + named.failed,
    // The tests of the others were not meant.
    skipped: own.skipped,
    byGame: { [slug]: time },
  };
}

/**
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function browser(args) {
  const chromium = await findChromium();
  if (!chromium) return withoutChromium();
  await build();
  // Several copies of the project may be tested at once.
  const port = process.env.TEST_PORT ?? String(await freePort());
  const file = reportFile('playwright');
  const { code } = await run(
    [
      ...tool('@playwright/test', 'playwright'),
      'test',
      '--reporter=list,json',
      '--pass-with-no-tests',
      ...args,
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_CHROMIUM: chromium, TEST_PORT: port } },
  );
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites: (import('./by-game.mjs').Suite & import('./faults.mjs').Suite)[], errors: { message?: string }[] }} */
  const { stats, suites, errors } = readReport(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: code === 0 ? stats.unexpected : Math.max(stats.unexpected, 1),
    skipped: stats.skipped,
    byGame: playwrightByGame(suites, slugs()),
    faults: [
      ...playwrightFaults(suites),
      ...errors.map(({ message = 'an error' }) => `outside of any test: ${message}`),
    ],
  };
}

/** @returns {Promise<Count>} */
async function budgets() {
  if (!(await findChromium())) return withoutChromium();
  return check([...tool('tsx'), 'scripts/budgets.ts']);
}

/** @returns {Count} */
function withoutChromium() {
  const reason = process.env.PLAYWRIGHT_CHROMIUM
    ? `Skipped: PLAYWRIGHT_CHROMIUM is "${process.env.PLAYWRIGHT_CHROMIUM}", which is not a program.`
    : 'Skipped: no Chromium found. Install chromium, or run: npx playwright install chromium';
  return { passed: 0, failed: 0, skipped: 1, reason };
}

/** @param {string} name */
function reportFile(name) {
  const file = path.join(root, `.cache/reports/${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function readReport(file) {
  if (!existsSync(file)) throw new Expected('The tests ended before they could report; the reason is above.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
