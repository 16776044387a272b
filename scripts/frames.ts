import { loadavg } from 'node:os';
import { games } from '@games/index';
import type { Browser, Page } from '@playwright/test';
import { runningMatch } from './lib/begin-match';
import { command } from './lib/command.mjs';
import { Expected, say } from './lib/say.mjs';
import { CATEGORIES, type Smoothness, type Span, SYNC, smoothness } from './lib/travel-trace';
import { withSite } from './lib/with-site';

/** How many times as slow the page's thread is made: about a cheap phone. */
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };
const SEATS = '4';
const LOCALE = 'zh-Hant';
/** How long each table is played, and how long a press is thought about. */
const PLAY_MS = 20_000;
const THINK_MS = 1200;

/** The bar: a frame every sixtieth of a second, but for one in twenty. */
const MOST_DROPPED = 0.05;

/** Characters. */
const COLUMN = 10;

// npm run frames: how smoothly pieces travel on each game's table, on a processor four times as slow.
// --json: the same for machines.
await command(() =>
  withSite(async (browser, url) => {
    const rows: Row[] = [];
    for (const { slug } of games) rows.push({ slug, ...(await watchTable(browser, url, slug)) });
    say(process.argv.includes('--json') ? JSON.stringify(rows, null, 2) : table(rows));
    const rough = rows.filter(({ dropped }) => dropped > MOST_DROPPED);
    if (rough.length > 0)
      throw new Expected(
        `More than ${MOST_DROPPED * 100} % of the frames dropped: ${rough.map(({ slug }) => slug).join(', ')}. The machine's load is ${loadavg()[0]?.toFixed(1)}; measure on a quiet one.`,
      );
  }),
);

interface Row extends Smoothness {
  readonly slug: string;
}

/** Plays a table of one person and bots, and looks at every frame in which something travels. */
async function watchTable(browser: Browser, url: string, slug: string): Promise<Smoothness> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    serviceWorkers: 'block',
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript(noteTravels);
  await runningMatch(page, `/${LOCALE}/${slug}?${new URLSearchParams({ mode: 'bots', seats: SEATS })}`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((name) => performance.mark(name), SYNC);
  await play(page);
  const spans = await page.evaluate(() => (window as unknown as { travels: Span[] }).travels);
  const trace = String(await browser.stopTracing());
  await context.close();
  return smoothness(trace, spans);
}

/**
 * Runs in the page: notes down when what the table animates is under way. Nothing in it has a name of its
 * own: whoever compiles it would call for help that the page does not have.
 */
function noteTravels(): void {
  const travels: [number, number][] = [];
  Object.assign(window, { travels });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    const lasts = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    void animation.ready.then(
      () => {
        const now = performance.now();
        const span: [number, number] = [now, now + lasts];
        travels.push(span);
        void Promise.allSettled([animation.finished]).then(() => {
          span[1] = Math.min(span[1], performance.now());
        });
      },
      // Put down before it began.
      () => undefined,
    );
    return animation;
  };
}

/** Presses the first thing there is to press, now and then, as somebody does who does not think much. */
function play(page: Page): Promise<void> {
  return page.evaluate(
    ({ long, apart }) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const mine = document.querySelector('.table-screen.is-mine');
          const next =
            document.querySelector<HTMLElement>('.table-board aside button') ??
            mine?.querySelector<HTMLElement>('.table-choices button') ??
            mine?.querySelector<HTMLElement>('.table-hand button');
          next?.click();
        }, apart);
        setTimeout(() => {
          clearInterval(timer);
          resolve();
        }, long);
      }),
    { long: PLAY_MS, apart: THINK_MS },
  );
}

function table(rows: readonly Row[]): string {
  const columns: readonly (readonly [title: string, cell: (row: Row) => string])[] = [
    ['fps', ({ framesPerSecond }) => framesPerSecond.toFixed(1)],
    ['frames', ({ frames }) => frames.toString()],
    ['dropped %', ({ dropped }) => (dropped * 100).toFixed(1)],
    ['median', ({ median }) => median.toFixed(1)],
    ['p95', ({ p95 }) => p95.toFixed(1)],
    ['page', ({ busy }) => busy.toFixed(1)],
    ['worst', ({ worst }) => worst.toFixed(0)],
  ];
  const head = ['while pieces travel'.padEnd(20), ...columns.map(([title]) => title.padStart(COLUMN))].join(
    '',
  );
  const lines = rows.map((row) =>
    [row.slug.padEnd(20), ...columns.map(([, cell]) => cell(row).padStart(COLUMN)), `  ${row.worstOf}`].join(
      '',
    ),
  );
  return [
    head,
    ...lines,
    '',
    'dropped: frames in which something that moves stood still, as the browser reports them.',
    `Milliseconds on a processor ${SLOWER} times as slow: median and p95 from one presentation to the next;`,
    "page: the page's own thread, for each frame shown; worst: its longest task, and what that was made of.",
  ].join('\n');
}
