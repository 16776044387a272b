import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '@games/index';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { playSteps, tourOf } from '@tests/browser/tours';
import type { OptionValues } from '@/kit/options';
import { runningMatch, tableLaid } from './lib/begin-match';
import { command } from './lib/command.mjs';
import { filesBelow } from './lib/files.mjs';
import { root } from './lib/root.mjs';
import { Expected, say } from './lib/say.mjs';
import { withSite } from './lib/with-site';

/** Gzipped, in kB of 1000 bytes. */
interface Weight {
  readonly page: string;
  /** What the page itself fetches before it comes to rest. */
  readonly scripts: number;
  readonly most: number;
  /** What the router fetches ahead of the next page, while nothing else is to be done. */
  readonly ahead: number;
  readonly styles: number;
  /** As sent: fonts are compressed already. */
  readonly fonts: number;
}

const HOME_KB = 165;
const TABLE_KB = 237;
/**
 * What a match fetches besides in which a paper lies open from the beginning: what all such matches say, what opens
 * papers, the faces of those who sit there, and, where bots have gone on by the time it is weighed, what tells of them. The words of the one match are not
 * in it.
 */
const AT_PLAY_KB = 94;
/** The words of one match that its page fetches late, both sides' books among them, in one language. */
const LATE_KB = 4;
const LOCALE = 'zh-Hant';
/** Matches laid until one begins with whoever sits here: each of up to six may. */
const MOST_DEALS = 16;

// npm run budgets: what a browser that has never been here fetches before a page can be used.
// --json: the same for machines.
await command(() =>
  withSite(async (browser, url) => {
    const weights = [await weighHome(browser, url)];
    for (const { slug, seatRules, firstGame } of games) {
      weights.push(await weighTable(browser, url, slug));
      if ((await seatRules()).lateWords !== undefined)
        weights.push(await weighTable(browser, url, slug, firstGame));
    }
    const late = lateFiles(areWords);
    say(process.argv.includes('--json') ? JSON.stringify({ weights, late }, null, 2) : table(weights, late));
    const large = late.filter(({ kb }) => kb > LATE_KB);
    if (large.length > 0)
      throw new Expected(`Over ${LATE_KB} kB of late words: ${large.map(({ file }) => file).join(', ')}.`);
    const heavy = weights.filter(({ scripts, most }) => scripts > most);
    if (heavy.length > 0)
      throw new Expected(`Over the budget for JavaScript: ${heavy.map(({ page }) => page).join(', ')}.`);
  }),
);

function newContext(browser: Browser, url: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL: url, serviceWorkers: 'block', reducedMotion: 'reduce' });
}

/** Keeps the router from fetching ahead: what a page needs and what the next one will are told apart. */
async function withoutAhead(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().headers()['next-router-prefetch'] === undefined ? route.continue() : route.abort(),
  );
}

async function weighHome(browser: Browser, url: string): Promise<Weight> {
  return weighTwice(browser, url, '/', HOME_KB, async (page) => {
    await page.goto(`/${LOCALE}`, { waitUntil: 'networkidle' });
  });
}

/** Weighs a page as a new visitor gets it, with and without what is fetched ahead. */
async function weighTwice(
  browser: Browser,
  url: string,
  name: string,
  most: number,
  visit: (page: Page, context: BrowserContext) => Promise<void>,
  except: ReadonlySet<string> = new Set(),
): Promise<Weight> {
  const weigh = async (isAlone: boolean) => {
    const context = await newContext(browser, url);
    try {
      const page = await context.newPage();
      if (isAlone) await withoutAhead(page);
      const sizes = weighed(page, except);
      await visit(page, context);
      return await sizes();
    } finally {
      await context.close();
    }
  };
  const alone = await weigh(true);
  const all = await weigh(false);
  return {
    page: name,
    scripts: alone.script,
    most,
    ahead: Math.round(10 * (all.script - alone.script)) / 10,
    styles: alone.stylesheet,
    fonts: alone.font,
  };
}

/**
 * The address of a match in which nothing has happened and nothing will until somebody here acts: what tells of
 * bots that go on meanwhile is fetched or not as it happens to come out.
 */
async function restingMatch(page: Page, address: string): Promise<string> {
  let match = await runningMatch(page, address);
  const isMine = () => page.locator('.table-screen.is-mine').isVisible();
  for (let deal = 1; deal < MOST_DEALS && !(await isMine()); deal++)
    match = await runningMatch(page, address);
  return match;
}

/**
 * A table that somebody comes back to: page, rules and board at once; with what comes late, where it is laid with
 * options by which that is spoken from the first turn on, but for what is said in that match alone.
 */
async function weighTable(
  browser: Browser,
  url: string,
  slug: string,
  options?: OptionValues,
): Promise<Weight> {
  const name = `/${slug}/table${options === undefined ? '' : ' at play'}`;
  const most = options === undefined ? TABLE_KB : TABLE_KB + AT_PLAY_KB;
  const query = new URLSearchParams(Object.entries(options ?? {}).map(([id, value]) => [id, String(value)]));
  const visit = async (page: Page, context: BrowserContext) => {
    const setup = await context.newPage();
    const address = await restingMatch(setup, `/${LOCALE}/${slug}?${query}`);
    if (options !== undefined) {
      // By what somebody chooses first such a match comes to speak.
      await playSteps(setup, await tourOf(slug), 1);
      // Bots wait for whoever still reads what has begun.
      await setup.locator('.table-screen.is-mine').or(setup.locator('[role=dialog]')).first().waitFor();
    }
    await setup.close();
    await page.goto(address);
    await tableLaid(page);
    await page.waitForLoadState('networkidle');
  };
  if (options === undefined) return weighTwice(browser, url, name, most, visit);
  // What somebody draws or is asked as a match begins brings pictures of its own: of three the middle one counts.
  const except = scriptsOfOneMatch();
  const weigh = () => weighTwice(browser, url, name, most, visit, except);
  const all = [await weigh(), await weigh(), await weigh()] as const;
  const [, middle = all[0]] = [...all].sort((one, other) => one.scripts - other.scripts);
  return middle;
}

interface LateFile {
  readonly file: string;
  /** The script that the build has made of it. */
  readonly script: string;
  readonly kb: number;
}

/** Files of late words, and what lies beside their folder and comes with them, each as heavy as its script. */
function lateFiles(isMeant: (file: string) => boolean): LateFile[] {
  const scripts = filesBelow(root, ['.next/static'])
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ script: path.basename(file), text: readFileSync(path.join(root, file), 'utf8') }));
  return filesBelow(root, ['games'])
    .filter(isMeant)
    .map((file) => {
      // Of what is said in it the longest piece without anything that is written in two ways.
      const pieces = readFileSync(path.join(root, file), 'utf8')
        .split(/["'\\{}\n]/)
        .filter((piece) => !/, (?:select|plural),/.test(piece));
      const [piece = ''] = pieces.sort((a, b) => b.length - a.length);
      const found = scripts.find(({ text }) => text.includes(piece));
      if (found === undefined) throw new Expected(`No script of the build has what ${file} says.`);
      return { file, script: found.script, kb: Math.round(gzipSync(found.text).length / 10) / 100 };
    });
}

function areWords(file: string): boolean {
  return /\/words\/[\w-]+\.json$/.test(file);
}

/** What only one of many matches fetches: it has a limit of its own, and which of them is weighed is a matter of luck. */
function scriptsOfOneMatch(): ReadonlySet<string> {
  const words = filesBelow(root, ['games']).filter(areWords);
  const folders = new Set(words.map((file) => path.dirname(path.dirname(file))));
  const isOfOne = (file: string) =>
    areWords(file) || (file.endsWith('.json') && folders.has(path.dirname(file)));
  return new Set(lateFiles(isOfOne).map(({ script }) => script));
}

type Kind = 'script' | 'stylesheet' | 'font';

/** Begins to weigh what a page fetches; what its workers fetch does not hold it up. */
function weighed(page: Page, except: ReadonlySet<string>): () => Promise<Record<Kind, number>> {
  const bodies: { readonly kind: string; readonly url: string; readonly body: Promise<Buffer> }[] = [];
  const workers = new Set<string>();
  page.on('worker', (worker) => workers.add(withoutHash(worker.url())));
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!['script', 'stylesheet', 'font'].includes(kind) || !response.ok()) return;
    const body = response.body();
    // What is weighed is awaited below; what a worker or a page that is closed still fetched is not.
    body.catch(() => undefined);
    bodies.push({ kind, url: withoutHash(response.url()), body });
  });
  return async () => {
    const sizes = new Map<string, number>();
    const seen = new Set<string>();
    for (const { kind, url, body } of bodies) {
      if (workers.has(url) || seen.has(url) || except.has(path.basename(url))) continue;
      seen.add(url);
      const content = await body;
      const size = kind === 'font' ? content.length : gzipSync(content).length;
      sizes.set(kind, (sizes.get(kind) ?? 0) + size);
    }
    const kb = (kind: Kind) => Math.round((sizes.get(kind) ?? 0) / 100) / 10;
    return { script: kb('script'), stylesheet: kb('stylesheet'), font: kb('font') };
  };
}

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url;
}

function table(weights: readonly Weight[], late: readonly LateFile[]): string {
  const rows = weights.map(({ page, scripts, most, ahead, styles, fonts }) =>
    [
      page.padEnd(20),
      scripts.toFixed(1).padStart(8),
      String(most).padStart(8),
      ahead.toFixed(1).padStart(8),
      styles.toFixed(1).padStart(8),
      fonts.toFixed(1).padStart(8),
    ].join(''),
  );
  const head = [
    'kB, gzipped'.padEnd(20),
    ...['scripts', 'at most', 'ahead', 'styles', 'fonts'].map((title) => title.padStart(8)),
  ];
  const words = late.map(({ file, kb }) => `${kb.toFixed(2).padStart(6)} of ${LATE_KB}  ${file}`);
  return [head.join(''), ...rows, ...words].join('\n');
}
