import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import { matchRecord } from '@/play/match-record';
import { playToTheEnd } from '../../scripts/lib/first-legal';
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
    await layTable(page, [{ name: '我' }, { name: 'B', bot: 'hard' }], { slug, options: SHORT[slug] ?? {} });
    await playToTheEnd(page, slug);

    const record = matchRecord.parse(await savedMatch(page));
    expect(record.isOver).toBe(true);
    expect(record.seats[1]?.occupant).toEqual({ kind: 'bot', level: 'hard' });
    expect(problems).toEqual([]);
    expect(await scriptsWith(page, SEARCH)).toEqual([]);
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
