import { readdirSync, readFileSync } from 'node:fs';
import { boxes, haunts } from '@games/betrayal/haunts';
import { names, newest } from '@games/betrayal/haunts/names';
import { betrayal } from '@games/betrayal/index';
import en from '@games/betrayal/messages/en.json';
import zh from '@games/betrayal/messages/zh-Hant.json';
import optionsSchema, { words } from '@games/betrayal/options';
import { LOCALES } from '@/kit/entry';
import { optionFields } from '@/kit/options';
import { exportOf, hauntList, lists, secretList } from './tools/lists';

/** Which haunts there are, and which of them a match is played with (BH159). */

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

test('a match that names no box has the one of three, for ever', () => {
  expect(optionsSchema.parse({})).toEqual({ start: 'door', haunt: 'chart', box: 'three' });
  expect(boxes.three).toEqual([4, 12, 22]);
});

test('a new match, and the one that is recommended for a first game, begin with the newest box', () => {
  expect(betrayal.firstGame.box).toBe(newest);
  expect(optionFields(optionsSchema).find(({ id }) => id === 'box')).toMatchObject({
    initial: newest,
    isSettled: true,
  });
  expect(Object.keys(boxes).at(-1)).toBe(newest);
});

test('how many haunts the newest box holds is said alike by its option, the front page and the design', () => {
  const english = `${en.options.box.values[newest].toLowerCase()} of its fifty haunts`;
  const chinese = `五十個劇本中的${zh.options.box.values[newest]}`;
  const front = readFileSync('README.md', 'utf8');
  expect([front.includes(english), front.includes(chinese)]).toEqual([true, true]);
  expect(readFileSync('docs/design.md', 'utf8')).toContain(english);
  const count = expect.stringContaining(` ${boxes[newest].length} `);
  for (const locale of LOCALES) expect(words(locale)).toHaveProperty('options.box.hint', count);
});

test('haunts stand in a box by their numbers: which one a lot falls on must not change', () => {
  for (const box of Object.values(boxes)) expect([...box].sort((a, b) => a - b)).toEqual(box);
});

test.each([
  ['a haunt that nobody wrote', { haunt: '99' }],
  ['a box that nobody named', { box: 'two' }],
  ['something else', { candles: 'lit' }],
])('%s is refused', (_, options) => {
  expect(optionsSchema.safeParse(options).success).toBe(false);
});
