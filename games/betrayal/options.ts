import * as z from 'zod/mini';
import type { Locale } from '@/kit/entry';
import { boxes, names } from './haunts/names';

const numbers = Object.keys(names) as readonly `${keyof typeof names}`[];

const isInBox = ({ haunt, box }: { readonly haunt: string; readonly box: keyof typeof boxes }): boolean =>
  haunt === 'chart' || boxes[box].some((number) => String(number) === haunt);

const optionsSchema = z
  .strictObject({
    /** From the front door, or from the moment in which the haunt breaks out. */
    start: z._default(z.enum(['door', 'haunt']), 'door'),
    /** By the chart, or one of the box by its number. */
    haunt: z._default(z.enum(['chart', ...numbers]), 'chart'),
    /** Which haunts are in the box: a set once named stays as it was. */
    box: z._default(z.enum(Object.keys(boxes) as [keyof typeof boxes]), 'three'),
  })
  .check(z.refine(isInBox, { path: ['haunt'], error: 'that haunt is not in the box' }));

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

export default optionsSchema;
