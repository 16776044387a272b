import { readFileSync } from 'node:fs';
import { games } from '@games/index';
import { gameMessages } from '@/i18n/game-messages';
import { siteMessages } from '@/i18n/site-messages';
import { LOCALES } from '@/kit/entry';

let en: object;
let zhHant: object;
beforeAll(async () => {
  [en, zhHant] = await Promise.all([siteMessages('en'), siteMessages('zh-Hant')]);
});

const keysOf = (messages: object, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );

const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ''))].sort();

const messageAt = (messages: object, key: string): string => {
  let value: unknown = messages;
  for (const step of key.split('.'))
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === step)?.[1]
        : undefined;
  return typeof value === 'string' ? value : '';
};

test('both languages say the same things', () => {
  expect(keysOf(en).sort()).toEqual(keysOf(zhHant).sort());
});

test('every message has words, and the same blanks in both languages', () => {
  const faulty = keysOf(zhHant).filter((key) => {
    const [chinese, english] = [messageAt(zhHant, key), messageAt(en, key)];
    return chinese === '' || english === '' || String(argumentsOf(chinese)) !== String(argumentsOf(english));
  });
  expect(faulty).toEqual([]);
});

test('Chinese is punctuated in full width', () => {
  const half = keysOf(zhHant).filter(
    (key) =>
      key !== 'setup.botNames' &&
      /[\u4e00-\u9fff][,;:!?]|[,;:!?][\u4e00-\u9fff]/.test(messageAt(zhHant, key)),
  );
  expect(half).toEqual([]);
});

// Whoever writes `#` has a number format made for it, the first of which keeps a page busy for 40 ms.
test.each(['src/i18n', ...games.map(({ slug }) => `games/${slug}`)])(
  'a figure is written by its name in %s',
  (folder) => {
    for (const locale of LOCALES)
      expect(readFileSync(`${folder}/messages/${locale}.json`, 'utf8')).not.toContain('#');
  },
);

test.each(games.map(({ slug }) => slug))(
  'the page of %s says in a few lines how it is played',
  async (slug) => {
    for (const locale of LOCALES) {
      const words: object = await gameMessages(slug, locale);
      expect([1, 2, 3].map((line) => messageAt(words, `summary.${line}`))).not.toContain('');
    }
  },
);
