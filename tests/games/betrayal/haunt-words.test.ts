import { readFileSync } from 'node:fs';
import { type HauntNumber, names } from '@games/betrayal/haunts/names';
import { overTheHouse } from '@games/betrayal/table/haunt';
import { LOCALES } from '@/kit/entry';
import { allHaunts, hauntsOfToday } from './by-turns';
import { missingWords } from './missing-words';
import { hauntFile, numbers, wordsIn } from './words';

/** What haunts say, in both languages. */

test('no haunt lacks words for anything: all that are missing are named here together', () => {
  const today = hauntsOfToday(allHaunts).map((number) => Number(number) as HauntNumber);
  expect(today.flatMap((number) => missingWords(number, [3 + (number % 4)]))).toEqual([]);
}, 120_000);

test('a haunt has the words of its own folder and of the house, and of no other', () => {
  expect(wordsIn('en', [4])).toHaveProperty('rolls.web');
  expect(wordsIn('en', [12])).not.toHaveProperty('rolls.web');
  expect(wordsIn('en', [12])).toHaveProperty('rolls.attack');
});

const leaves = (tree: unknown): unknown[] =>
  typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leaves) : [tree];

test.each(numbers)('no message is made in the browser, where nothing reads braces any more: %d', (number) => {
  for (const locale of LOCALES) {
    const file = hauntFile(number, locale);
    expect(leaves(file)).toEqual(expect.arrayContaining(leaves(overTheHouse(String(number), file))));
  }
});

test.each(numbers)('its title stands in the list and in the rulebook, and nowhere else: %d', (number) => {
  for (const locale of LOCALES) {
    const title = names[number].title[locale];
    expect(wordsIn(locale, [])).toMatchObject({ haunts: { [number]: { title } } });
    expect(readFileSync(`games/betrayal/rulebook/${locale}.md`, 'utf8')).toContain(title);
    expect(hauntFile(number, locale)).not.toHaveProperty('title');
  }
});

test.each(numbers)(
  'a figure is written by its name, and Chinese is punctuated in full width: %d',
  (number) => {
    for (const locale of LOCALES) expect(JSON.stringify(hauntFile(number, locale))).not.toContain('#');
    expect(JSON.stringify(hauntFile(number, 'zh-Hant'))).not.toMatch(/[一-鿿][,;:!?](?!")|[,;:!?][一-鿿]/);
  },
);

/** A condition that somebody acts on, up to what is done. */
const CONDITION = /^[^，：]{0,22}(?:不在|都在|還沒|放不)[^，：]{0,12}(?:：|，(?:由|就由))/;

test.each(numbers)('in Chinese a condition begins as one, not as what is so: %d', (number) => {
  const { books } = hauntFile(number, 'zh-Hant') as { books: Record<string, Record<string, string>> };
  const sentences = Object.values(books).flatMap(({ know = '', rules = '' }) =>
    `${know}\n${rules}`.split(/[。；\n]/),
  );
  const facts = sentences.filter((one) => CONDITION.test(one) && !/如果|要是|的時候|的話/.test(one));
  expect(facts).toEqual([]);
});
