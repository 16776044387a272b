import { readFileSync } from 'node:fs';
import { type HauntNumber, names } from '@games/betrayal/haunts/names';
import { words as titles } from '@games/betrayal/options';
import { overTheHouse } from '@games/betrayal/table/haunt';
import { wordsOf } from '@tests/words-of';
import { laidOver } from '@/i18n/laid-over';
import type { Locale } from '@/kit/entry';

export const numbers = Object.keys(names).map(Number) as readonly HauntNumber[];

/** What lies in `words/` of a haunt's folder. */
export const hauntFile = (number: HauntNumber, locale: Locale): object =>
  JSON.parse(
    readFileSync(`games/betrayal/haunts/${names[number].folder}/words/${locale}.json`, 'utf8'),
  ) as object;

/** How any haunt is revealed: it comes with what the one of the match says. */
const revealIn = (locale: Locale): object => ({
  reveal: JSON.parse(readFileSync(`games/betrayal/table/reveal/words/${locale}.json`, 'utf8')) as unknown,
});

/** The messages as a match has them that is in this haunt; in all of them, where none is named. */
export function wordsIn(locale: Locale, haunts: readonly HauntNumber[] = numbers): object {
  const { messages } = wordsOf('betrayal')(locale);
  const house = laidOver(messages as object, titles(locale));
  return haunts.reduce(
    (all, number) => laidOver(all, overTheHouse(String(number), hauntFile(number, locale))),
    haunts.length > 0 ? laidOver(house, revealIn(locale)) : house,
  );
}

/** The game's words as a match in this haunt has them (null: in none), with those of every haunt otherwise; its rulebook. */
export const words = (locale: Locale, late?: string | null): { messages: unknown; rulebook: string } => ({
  ...wordsOf('betrayal')(locale),
  messages: wordsIn(
    locale,
    late === undefined ? numbers : numbers.filter((number) => String(number) === late),
  ),
});
