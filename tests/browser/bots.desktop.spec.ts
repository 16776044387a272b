import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import { matchRecord } from '@/play/match-record';
import { playToTheEnd } from './first-legal';
import { layTable, savedMatch } from './table';

const SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'love-letter': { goal: 'short' },
};

for (const { slug } of games)
  test(`a match of ${slug} against a hard bot is played to its end`, async ({ page }) => {
    test.setTimeout(120_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    if (slug === 'numeri') await watch(page);
    await layTable(page, [{ name: '我' }, { name: 'B', bot: 'hard' }], { slug, options: SHORT[slug] ?? {} });
    await playToTheEnd(page, slug);

    const record = matchRecord.parse(await savedMatch(page));
    expect(record.isOver).toBe(true);
    expect(record.seats[1]?.occupant).toEqual({ kind: 'bot', level: 'hard' });
    expect(problems).toEqual([]);
    expect(await scriptsWith(page, SEARCH)).toEqual([]);
    if (slug === 'numeri') await expectAwake(page);
  });

/** Words of the search that are left in it once it is built. */
const SEARCH = 'nothing was searched';

test('the search is in the built site, so that looking for it in a page means something', () => {
  const chunks = path.join('.next', 'static', 'chunks');
  const files = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files.filter((file) => readFileSync(path.join(chunks, file), 'utf8').includes(SEARCH))).not.toEqual(
    [],
  );
});

/** The scripts of the page itself, its workers' left out, in which these words are. */
const scriptsWith = (page: Page, words: string): Promise<string[]> =>
  page.evaluate(async (looked) => {
    const sources = [...document.scripts].map(({ src }) => src).filter((src) => src !== '');
    if (sources.length === 0) throw new Error('a page without scripts');
    const texts = await Promise.all(sources.map(async (src) => (await fetch(src)).text()));
    return sources.filter((_, index) => texts[index]?.includes(looked));
  }, words);

/** A stretch of time in the page, in milliseconds. */
interface Span {
  readonly start: number;
  readonly end: number;
}

declare global {
  interface Window {
    watched: { thinking: Span[]; long: Span[]; since: number | undefined };
  }
}

/** Notes down when a plate says that its bot thinks, and when the page could not have answered for 50 ms. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Window['watched'] = { thinking: [], long: [], since: undefined };
    window.watched = watched;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        watched.long.push({ start: startTime, end: startTime + duration });
    }).observe({ type: 'longtask' });
    new MutationObserver(() => {
      const isThinking = document.querySelector('.thinking') !== null;
      if (isThinking && watched.since === undefined) watched.since = performance.now();
      else if (!isThinking && watched.since !== undefined) {
        watched.thinking.push({ start: watched.since, end: performance.now() });
        watched.since = undefined;
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

/** What a hard bot thinks for, in milliseconds, less what clocks may differ by. */
const A_THOUGHT = 140;

/**
 * A search in the page would be a task of 150 ms within every turn of a bot. Drawing the board takes a
 * task, too, and on two cores that do much else besides it can take as long: tasks under 140 ms are let
 * pass, and longer ones in up to three quarters of the turns. Seen: in a fifth of them with three times
 * as much work as cores, in half with seven times, in nearly all with a search put into the page.
 */
async function expectAwake(page: Page): Promise<void> {
  const { thinking, long } = await page.evaluate(() => window.watched);
  const blocked = thinking.filter((turn) =>
    long.some(({ start, end }) => start >= turn.start && end <= turn.end && end - start >= A_THOUGHT),
  );
  expect(thinking.length).toBeGreaterThan(10);
  expect(blocked.length / thinking.length).toBeLessThan(0.75);
}
