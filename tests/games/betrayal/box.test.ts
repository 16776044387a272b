import { readdirSync, readFileSync } from 'node:fs';
import { chart, haunts } from '@games/betrayal/haunts';
import { names } from '@games/betrayal/haunts/names';
import optionsSchema from '@games/betrayal/options';
import { exportOf, hauntList, lists, secretList } from './tools/lists';

/** Which haunts there are, and how a match begins. */

test('every folder of a haunt is in the one list, under the number that the haunt has', () => {
  const there = readdirSync('games/betrayal/haunts', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(
    Object.values(names)
      .map(({ folder }) => folder)
      .sort(),
  ).toEqual(there.sort());
  for (const [number, { folder }] of Object.entries(names)) {
    expect(folder.startsWith(`${number.padStart(2, '0')}-`)).toBe(true);
    expect(Object.entries(haunts).find(([key]) => key === number)?.[1].number).toBe(Number(number));
  }
});

test.each(Object.entries(lists()))('%s is of today: npm run list-haunts', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a haunt is exported by the name of its folder, and listed by its number', () => {
  expect(exportOf('08-wail-of-the-banshee')).toBe('wailOfTheBanshee');
  const list = hauntList({ 8: { folder: '08-wail-of-the-banshee', title: { 'zh-Hant': '', en: '' } } });
  expect(list).toContain("import { wailOfTheBanshee } from './08-wail-of-the-banshee';");
  expect(list).toContain('  8: wailOfTheBanshee,');
  expect(secretList(['8'])).toContain("import { secrets as of08 } from './08.secret';");
});

test('the box holds all fifty, and the chart leads to each of them', () => {
  const fifty = Array.from({ length: 50 }, (_, n) => n + 1);
  expect(Object.keys(haunts).map(Number)).toEqual(expect.arrayContaining(fifty));
  const charted = Object.values(chart).flatMap((row) => Object.values(row));
  expect(new Set(charted)).toEqual(new Set(fifty));
});

test('whoever says nothing begins at the door, with a haunt by the chart', () => {
  expect(optionsSchema.parse({})).toEqual({ start: 'door', haunt: 'chart' });
});

test.each([
  ['a haunt that nobody wrote', { haunt: '99' }],
  ['something else', { candles: 'lit' }],
])('%s is refused', (_, options) => {
  expect(optionsSchema.safeParse(options).success).toBe(false);
});
