import * as z from 'zod/mini';
import type { Locale } from '@/kit/entry';
import { drawn, question } from '@/kit/options';
import { MET, WON_AS } from './haunts/met';
import { names } from './haunts/names';

/** With these haunts, by number; another one is not to be chosen. */
export function optionsOf(haunts: readonly string[]) {
  return z.strictObject({
    /** From the front door, or from the moment in which the haunt breaks out. */
    start: z._default(z.enum(['haunt', 'door']), 'door').register(question, {}),
    /** By the chart, or one of them by its number. */
    haunt: z._default(z.enum(['chart', ...haunts]), 'chart').register(drawn, {
      where: { option: 'start', value: 'haunt' },
      among: haunts,
      titles: 'haunts',
      met: MET,
      sides: WON_AS,
    }),
  });
}

/** How a number stands before a title. */
const numbered: Readonly<Record<Locale, (number: string, title: string) => string>> = {
  'zh-Hant': (number, title) => `${number}　${title}`,
  en: (number, title) => `${number} ${title}`,
};

/** What the haunts are called, in the places of the game's messages where that is said. */
export function words(locale: Locale): object {
  const titles = Object.entries(names).map(([number, { title }]) => [number, title[locale]] as const);
  return {
    haunts: Object.fromEntries(titles.map(([number, title]) => [number, { title }])),
    options: {
      haunt: {
        values: Object.fromEntries(
          titles.map(([number, title]) => [number, numbered[locale](number, title)]),
        ),
      },
    },
  };
}

export default optionsOf(Object.keys(names));
