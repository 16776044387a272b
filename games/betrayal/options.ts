import * as z from 'zod/mini';
import type { Locale } from '@/kit/entry';
import { drawn, question, settled } from '@/kit/options';
import { MET, WON_AS } from './haunts/met';
import { boxes, names, newest } from './haunts/names';

type Boxes = Readonly<Record<keyof typeof boxes, readonly number[]>>;

/** With these sets of haunts; one that is in none of them is not to be chosen. */
export function optionsOf(boxes: Boxes) {
  const sets = Object.keys(boxes) as [keyof Boxes];
  const numbers = [...new Set(Object.values(boxes).flat())].sort((a, b) => a - b).map(String);
  const isInBox = ({ haunt, box }: { readonly haunt: string; readonly box: keyof Boxes }): boolean =>
    haunt === 'chart' || boxes[box].some((number) => String(number) === haunt);
  return z
    .strictObject({
      /** From the front door, or from the moment in which the haunt breaks out. */
      start: z._default(z.enum(['haunt', 'door']), 'door').register(question, {}),
      /** By the chart, or one of the box by its number. */
      haunt: z._default(z.enum(['chart', ...numbers]), 'chart').register(drawn, {
        where: { option: 'start', value: 'haunt' },
        among: boxes[newest].map(String),
        titles: 'haunts',
        met: MET,
        sides: WON_AS,
      }),
      /** Which haunts are in the box: a set once named stays as it was, and a new match begins with the newest. */
      box: z._default(z.enum(sets), 'three').register(settled, { initial: newest }),
    })
    .check(z.refine(isInBox, { path: ['haunt'], error: 'that haunt is not in the box' }));
}

/** How a number stands before a title. */
const numbered: Readonly<Record<Locale, (number: string, title: string) => string>> = {
  'zh-Hant': (number, title) => `${number}　${title}`,
  en: (number, title) => `${number} ${title}`,
};

/** What is said of the box: how many of the original's haunts it holds. */
const counted: Readonly<Record<Locale, (count: number) => string>> = {
  'zh-Hant': (count) => `原作有五十個劇本，這一盒有 ${count} 個`,
  en: (count) => `The original has fifty haunts; this box has ${count} of them`,
};

/** What the haunts are called and how many there are, in the places of the game's messages where that is said. */
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
      box: { hint: counted[locale](boxes[newest].length) },
    },
  };
}

export default optionsOf(boxes);
