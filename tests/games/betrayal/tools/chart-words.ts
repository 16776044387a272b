import { chart } from '@games/betrayal/haunts/chart';
import type { Locale } from '@/kit/entry';
import { namesIn } from './traitor-words';

/** Where a haunt begins by the chart, in words of the rulebook. */

const SAID: Readonly<
  Record<
    Locale,
    {
      readonly cell: (omens: readonly string[], rooms: readonly string[]) => string;
      readonly line: (cells: readonly string[]) => string;
    }
  >
> = {
  'zh-Hant': {
    cell: (omens, rooms) => `在${oneOf('zh-Hant', rooms)}抽到${oneOf('zh-Hant', omens)}`,
    line: (cells) => `${cells.join('，或是')}時開始。`,
  },
  en: {
    cell: (omens, rooms) =>
      `${oneOf(
        'en',
        omens.map((omen) => `the ${omen}`),
      )} in the ${oneOf('en', rooms)}`,
    line: (cells) => `It begins with ${cells.join('; or with ')}.`,
  },
};

const oneOf = (locale: Locale, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);

/** The omens that lead to a haunt, each with its rooms; nothing where the chart has it nowhere. */
export function chartIn(locale: Locale, haunt: number): string {
  const { rooms, cards } = namesIn(locale);
  const { cell, line } = SAID[locale];
  const omensAt = new Map<string, string[]>();
  for (const [omen, row] of Object.entries(chart)) {
    const here = Object.keys(row).filter((room) => row[room] === haunt);
    if (here.length > 0) omensAt.set(here.join(), [...(omensAt.get(here.join()) ?? []), omen]);
  }
  const cells = [...omensAt].map(([there, omens]) =>
    cell(
      omens.map((omen) => cards[omen] ?? omen),
      there.split(',').map((room) => rooms[room] ?? room),
    ),
  );
  return cells.length === 0 ? '' : line(cells);
}
