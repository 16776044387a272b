import type { Locale } from '@/kit/entry';
import { coachOf, faultsIn, messagesOf, PLACES } from './said';

const PRESSED: Readonly<Record<Locale, RegExp>> = { en: /[Pp]ress “([^”]+)”/g, 'zh-Hant': /按「([^」]+)」/g };

/** A label with something put in may read as anything there. */
const asPattern = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]*\}/g, '.+')}$`);

describe.each(PLACES)('%s', (place) => {
  test.each<Locale>(['en', 'zh-Hant'])('what a lesson says to press is on a button in %s', (locale) => {
    const labels = [...messagesOf(place, locale), ...messagesOf('site', locale)]
      .filter(({ text }) => !/\{\w+, /.test(text))
      .map(({ text }) => asPattern(text));
    const isMissing = (text: string) =>
      [...text.matchAll(PRESSED[locale])].some(([, label = '']) => !labels.some((one) => one.test(label)));
    expect(faultsIn(coachOf(place, locale), ({ text }) => isMissing(text))).toEqual([]);
  });
});
