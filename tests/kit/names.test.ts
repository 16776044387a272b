import en from '@/i18n/messages/en.json';
import zh from '@/i18n/messages/zh-Hant.json';
import { botNames, NAME_MAX, nameFault, nameKey, tidyName } from '@/kit/names';
import { RandomSource } from '@/kit/random';
import { parseReplay } from '@/play/replay/replay-record';

const faultOf = (typed: string) => nameFault(tidyName(typed));

test.each([
  '小美',
  'Ana',
  'Ṫëśt Ñame',
  '玩家 1',
  'Nguyễn Thị Ánh',
  'สมศักดิ์',
  'نرگس‌جان',
  'क्षत्रिय',
  '🦊',
  '🇹🇼',
  '👩‍👩‍👧‍👦❤️',
  '1️⃣',
  '長'.repeat(NAME_MAX),
])('%j is a name', (name) => {
  expect(faultOf(name)).toBeUndefined();
});

test.each([
  ['braille without dots', '\u2800'],
  ['a musical format sign', '\u{1D173}'],
  ['a shorthand format sign', '\u{1BCA0}'],
  ['a hieroglyph joiner', '\u{13430}'],
  ['a Mongolian selector', '\u180B'],
  ['a selector without an emoji', '\uFE00'],
  ['a Hangul filler', '\u3164'],
  ['a zero-width space', '\u200B'],
  ['the noncharacter at the end of the first plane', '\uFFFF'],
  ['the noncharacter before it', '\uFFFE'],
  ['the first noncharacter among the Arabic forms', '\uFDD0'],
  ['the last noncharacter there', '\uFDEF'],
  ['a noncharacter of another plane', '\u{1FFFF}'],
  ['the last noncharacter of all', '\u{10FFFF}'],
])('%s is not seen, alone or beside what is', (_, hidden) => {
  expect(faultOf(hidden)).toBe('name-hidden');
  expect(faultOf(`小美${hidden}`)).toBe('name-hidden');
  expect(nameKey(`小美${hidden}`)).toBe(nameKey('小美'));
});

test.each([
  ['dots alone are nothing to call somebody by', '...', 'name-empty'],
  ['marks pile up', `a${'\u0301'.repeat(720)}`, 'name-heavy'],
  ['five marks', `q${'\u0323'.repeat(5)}`, 'name-heavy'],
  ['few graphemes of many units', '👩‍👩‍👧‍👦'.repeat(10), 'name-heavy'],
  ['a character too many', '長'.repeat(NAME_MAX + 1), 'name-long'],
])('%s', (_, name, fault) => {
  expect(faultOf(name)).toBe(fault);
});

test('whatever may be a name can be held by a replay, stays as it is, and looks like itself', () => {
  const random = new RandomSource({ seed: 'names', position: 0 });
  const signs = [
    'a',
    'é',
    '美',
    '1',
    ' ',
    '.',
    '\u0301',
    '\u0E4A',
    '\u200D',
    '\u200C',
    '\uFE0F',
    '👩',
    '❤',
    '🦊',
    '\u2800',
    '\u180B',
    'न',
    '्',
  ];
  const typed = () =>
    Array.from({ length: random.Die(40) }, () => signs[random.Die(signs.length) - 1]).join('');
  const names = Array.from({ length: 4000 }, () => tidyName(typed())).filter(
    (name) => nameFault(name) === undefined,
  );
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    expect(tidyName(name)).toBe(name);
    expect(nameKey(name)).not.toBe('');
    const replay = {
      format: 1,
      slug: 'chess',
      rulesVersion: 1,
      options: {},
      seats: [{ name, occupant: { kind: 'person' } }],
      seed: 's',
      actions: [],
    };
    expect(parseReplay(JSON.stringify(replay)).seats[0]?.name).toBe(name);
  }
});

describe('names of bots', () => {
  const lists = { zh: zh.setup.botNames, en: en.setup.botNames };
  const rows = (list: string) => list.split(',').map((names) => names.split('/'));

  test('are the same bots in the same order in every language', () => {
    expect(rows(lists.zh).map((names) => [...names].reverse())).toEqual(rows(lists.en));
    expect(botNames(lists.zh, [])).toHaveLength(botNames(lists.en, []).length);
  });

  test('whoever is called like a person in one language is left out in all', () => {
    const without = (list: string, person: string) =>
      rows(list).findIndex(([name]) => name === botNames(list, [person])[0]);
    for (const person of ['Maple', ' maple', '阿楓'])
      expect([without(lists.zh, person), without(lists.en, person)]).toEqual([1, 1]);
    expect(botNames(lists.en, ['Ana'])[0]).toBe('Maple');
  });
});
