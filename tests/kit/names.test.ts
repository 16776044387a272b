import en from '@/i18n/messages/en.json';
import zh from '@/i18n/messages/zh-Hant.json';
import { looks } from '@/kit/look-alikes';
import { alikeAmong, botNames, NAME_MAX, nameFault, nameKey, tidyName } from '@/kit/names';
import { RandomSource } from '@/kit/random';
import { parseReplay } from '@/play/replay/replay-record';
import { frequentHan } from '../../scripts/frequent-han';

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

describe('names that look alike', () => {
  const isAlike = (one: string, other: string) => alikeAmong(one, [other], looks) !== undefined;

  test.each([
    ['a Cyrillic letter', 'Anna', 'Аnna'],
    ['all of it Cyrillic', 'Cop', 'Сор'],
    ['a Greek letter', 'Nina', 'Νina'],
    ['a foreign capital, case aside', 'henry', 'Нenry'],
    ['one script: rn and m', 'Carmen', 'Carrnen'],
    ['rn and m in capitals', 'MARY', 'rnary'],
    ['one script: I and l', 'Ian', 'lan'],
    ['l and I at the end', 'Al', 'AI'],
    ['a bar', 'Lily', 'Li|y'],
    ['1 and I', 'MARIA', 'MAR1A'],
    ['1 and l', 'Bill', 'Bi1l'],
    ['O and 0', 'Otto', '0tto'],
    ['wide letters, of which one is Cyrillic', 'Anna', 'Ａｎnа'],
    ['letters of mathematics', 'Anna', '𝐀𝓃𝗇𝚊'],
    ['marks, however they are composed', 'Zoë', 'Zое\u0308'],
    ['a sign of Kana', '力', 'カ'],
    ['a part of a character', '西', '⻄'],
    ['two forms of one character', '黑', '黒'],
    ['a space that is not seen', 'Tom 1', 'Tom\u2009l'],
    ['case and width', 'ANNA', 'ａｎｎａ'],
    ['something blank', '小美', '小美\u{1D159}'],
  ])('%s', (_, one, other) => {
    expect([isAlike(one, other), isAlike(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['Tom 1', 'Tom 2'],
    ['玩家 1', '玩家 2'],
    ['Mei', 'Mel'],
    ['Kai', 'Kal'],
    ['Lan', 'Ian'],
    ['Al', 'Ai'],
    ['王小明', '王小朋'],
    ['阿土', '阿士'],
    ['杜鹃', '杜鹂'],
    ['小未', '小末'],
    ['大己', '大已'],
    ['天天', '夭夭'],
    ['人人', '入入'],
    ['干干', '千千'],
    ['각가', '가까'],
    ['아빠', '압바'],
    ['Ana', 'Aña'],
    ['はは', 'ばば'],
    ['🦊', '🦝'],
  ])('%s and %s are two names', (one, other) => {
    expect([isAlike(one, other), isAlike(other, one)]).toEqual([false, false]);
  });

  test('the first of several is meant, as it is written', () => {
    expect(alikeAmong('ANNА', ['小美', 'Аnna ', 'Anna'], looks)).toBe('Аnna ');
    expect(alikeAmong('小朋', ['小美', '小明'], looks)).toBeUndefined();
  });

  test('every name looks like itself', () => {
    for (const name of ['Ana', '0', 'I', 'l', '1️⃣', '각', 'שָׁלוֹם', '𝐀', '👩‍👩‍👧‍👦❤️']) {
      expect(looks(name)).toEqual(looks(name));
      for (const look of looks(name)) expect(look).not.toBe('');
    }
  });

  test('two characters of the frequent thousands look alike only where they are one, or drawn as one', () => {
    const byLook = new Map<string, string[]>();
    for (const character of new Set([...frequentHan, ...'士土鹃鹂己已巳未末'])) {
      const [look = ''] = looks(character);
      byLook.set(look, [...(byLook.get(look) ?? []), character]);
    }
    const joined = [...byLook.values()].filter(({ length }) => length > 1).map((row) => row.join(''));
    expect(joined).toEqual([]);
  });

  test('a bot gets no name that a person’s looks like', () => {
    expect(botNames(en.setup.botNames, ['Мaple'], looks)[0]).toBe('Juniper');
  });
});
