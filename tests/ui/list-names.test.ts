import { listNames } from '@/i18n/list-names';
import { LOCALES } from '@/kit/entry';

test.each(LOCALES)('names are listed as the language does: %s', (locale) => {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  for (const names of [[], ['小明'], ['小明', 'Ana'], ['小明', 'Ana', 'Bo'], ['a', 'b', 'c', 'd', 'e']])
    expect(listNames(names, locale)).toBe(format.format(names));
});
