import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '@/kit/entry';
import { coachOf, faultsIn, messagesOf, PLACES, rulebookOf, textsOf } from './said';

/** A thing of a game, the word that is kept for it, and what it is not called beside it (regular expressions). */
interface Term {
  readonly keep: string;
  readonly not: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Where the word is not the one that was asked for, or a place keeps another: why. */
  readonly why?: string;
}

const glossaryAt = (path: string): Term[] =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Term[]) : [];

const ownTerms = (place: string): Term[] =>
  glossaryAt(place === 'site' ? 'tests/words/site.json' : `tests/games/${place}/glossary.json`);

/** The words of every game, then a game's own: `tests/games/<slug>/glossary.json`. */
const termsOf = (place: string): Term[] => [...glossaryAt('tests/words/glossary.json'), ...ownTerms(place)];

describe.each(PLACES)('%s', (place) => {
  test('has a glossary, and each of its terms something that it is not called', () => {
    const terms = ownTerms(place);
    expect(terms).not.toEqual([]);
    expect(terms.filter(({ not }) => Object.values(not).flat().length === 0)).toEqual([]);
  });

  test.each<Locale>(['en', 'zh-Hant'])('calls one thing by one name in %s', (locale) => {
    const said = [messagesOf, coachOf, textsOf, rulebookOf].flatMap((of) => of(place, locale));
    const faults = termsOf(place).flatMap(({ keep, not }) =>
      (not[locale] ?? []).flatMap((other) => {
        const pattern = new RegExp(other, locale === 'en' ? 'i' : '');
        return faultsIn(said, ({ text }) => pattern.test(text)).map(
          (fault) => `${keep}, not ${other}: ${fault}`,
        );
      }),
    );
    expect(faults).toEqual([]);
  });
});
