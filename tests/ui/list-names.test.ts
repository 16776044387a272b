import { createTranslator } from 'next-intl';
import { listNames, listPieces, type Speaker } from '@/i18n/list-names';
import { LOCALES } from '@/kit/entry';

test.each(LOCALES)('names are listed as the language does: %s', (locale) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  for (const names of [[], ['小明'], ['小明', 'Ana'], ['小明', 'Ana', 'Bo'], ['a', 'b', 'c', 'd', 'e']])
    expect(listNames(names, locale)).toBe(format.format(names));
});

test('a number keeps its space from the word before it', () => {
  expect(listNames(['8 隻烏鴉', '1 隻梟'], 'zh-Hant')).toBe('8 隻烏鴉和 1 隻梟');
  expect(listNames(['8 隻烏鴉', '2 隻蝙蝠', '1 隻梟'], 'zh-Hant')).toBe('8 隻烏鴉、2 隻蝙蝠和 1 隻梟');
  expect(listNames(['狀元糕 4', '糖葫蘆 5'], 'zh-Hant')).toBe('狀元糕 4 和糖葫蘆 5');
  expect(listNames(['cake 4', 'plum 5'], 'en')).toBe('cake 4 and plum 5');
  expect(listNames(['8 crows', '1 owl'], 'en')).toBe('8 crows and 1 owl');
  expect(listNames(['1 隻梟'], 'zh-Hant')).toBe('1 隻梟');
});

const MANY = {
  birds: { bat: ['a bat', '蝙蝠'], crow: ['a crow', '烏鴉'] },
  cards: { song: ['Song', '唱歌'] },
  many: {
    crow: ['{many} crows', '{many}隻烏鴉'],
    other: ['{many} {name} cards', '{many}張{name}'],
  },
} as const;

test.each([
  ['birds.crow', 'a crow', '烏鴉'],
  ['birds.crow birds.crow', 'two crows', '兩隻烏鴉'],
  ['birds.crow birds.crow birds.crow', 'three crows', '三隻烏鴉'],
  ['birds.crow birds.bat birds.crow', 'two crows and a bat', '兩隻烏鴉和蝙蝠'],
  [Array(10).fill('birds.crow').join(' '), 'ten crows', '十隻烏鴉'],
  [Array(12).fill('birds.crow').join(' '), '12 crows', '12隻烏鴉'],
  ['cards.song birds.bat cards.song', 'two Song cards and a bat', '兩張唱歌和蝙蝠'],
])('pieces that are alike are told once, with their number: %s', (keys, english, chinese) => {
  for (const locale of LOCALES) {
    const language = locale === 'en' ? 0 : 1;
    const messages = Object.fromEntries(
      Object.entries(MANY).map(([group, words]) => [
        group,
        Object.fromEntries(Object.entries(words).map(([id, said]) => [id, said[language]])),
      ]),
    );
    const game = createTranslator({ locale, messages: messages as never }) as unknown as Speaker;
    expect(listPieces(keys.split(' '), game, locale)).toBe(language === 0 ? english : chinese);
  }
});
