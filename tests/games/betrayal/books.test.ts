import { haunts } from '@games/betrayal/haunts';
import type { HauntNumber } from '@games/betrayal/haunts/names';
import { noTraitor } from '@games/betrayal/parts/haunts/traitors';
import type { HauntTable } from '@games/betrayal/rules/state';
import { asSentences, bookFacts, linesOf } from '@games/betrayal/table/book-facts';
import { createTranslator } from 'next-intl';
import { LOCALES, type Locale } from '@/kit/entry';
import { plainWording, type Translator, type WordingPart, wordFacts } from '@/ui/table/message-parts';
import { viewOf } from './fixture';
import { hauntFile, numbers, wordsIn } from './words';

/** Books, and the reveal, call people and rooms by their names. */

const REVEALER = '2';
const TRAITOR = '1';
const isKnownIn = (number: HauntNumber) => haunts[number].traitor !== noTraitor;

/** Everybody knows who revealed it and where, and who the traitor is, where one is to be known. */
function hauntOf(number: HauntNumber): HauntTable {
  const { haunt } = viewOf('read');
  if (haunt === null) throw new Error('the haunt has begun');
  return {
    ...haunt,
    number,
    revealer: REVEALER,
    traitor: isKnownIn(number) ? TRAITOR : null,
    began: { room: 'library', omens: 4, roll: 3 },
  };
}

type Text = readonly [where: string, parts: readonly WordingPart[]];

/** What stands in the books of a haunt, as it is put into words for whoever reads it. */
function textsOf(number: HauntNumber, locale: Locale, haunt: HauntTable | null, reader = '0'): Text[] {
  const game = createTranslator({
    locale,
    messages: wordsIn(locale, [number]) as never,
    onError: (error) => {
      throw error;
    },
  }) as unknown as Translator;
  const { books } = hauntFile(number, locale) as { books: Record<string, Record<string, string>> };
  return Object.entries(books).flatMap(([whose, book]) =>
    Object.keys(book).map((part): Text => {
      const id = `haunts.${number}.books.${whose}.${part}`;
      const parts = wordFacts(game, id, bookFacts(haunt, reader), null, game, locale);
      return [`${number} ${locale} ${whose}.${part}`, asSentences(parts)];
    }),
  );
}

const nameOf = (seat: string) => ({ [REVEALER]: 'Maple', [TRAITOR]: 'Pip' })[seat] ?? `seat ${seat}`;
const said = (texts: readonly Text[]): [where: string, words: string][] =>
  texts.map(([where, parts]) => [where, plainWording(parts, nameOf)]);
const saying = (pattern: RegExp, texts: readonly Text[]): string[] =>
  said(texts).flatMap(([where, words]) => (pattern.test(words) ? [`${where}: ${words}`] : []));
/** Of all haunts, in both languages. */
const all = (of: (number: HauntNumber, locale: Locale) => Text[]): Text[] =>
  LOCALES.flatMap((locale) => numbers.flatMap((number) => of(number, locale)));

const LEFT_OVER = /[{}\uE000-\uF8FF]|select,|reveal\.|undefined|"term"|"seat"/;

test.each([
  ['all facts', hauntOf, '0'],
  ['all facts, read by the revealer', hauntOf, REVEALER],
  ['no facts', () => null, '0'],
] as const)('every book is put into words with %s', (_facts, factsOf, reader) => {
  const texts = all((number, locale) => textsOf(number, locale, factsOf(number), reader));
  expect(texts.length).toBeGreaterThan(numbers.length * 2 * 6);
  expect(saying(LEFT_OVER, texts)).toEqual([]);
});

/** Parts in a haunt that stand for a name, and the room by what happened in it. */
const REVEALED =
  /揭露|發現者|作祟開始的(?:那個)?房間|\brevealer\b|\b(?:was|has been) revealed\b|\broom where the haunt (?:began|started)\b/i;

test('whose facts are known says who revealed the haunt, and in which room', () => {
  const texts = all((number, locale) => textsOf(number, locale, hauntOf(number)));
  expect(saying(REVEALED, texts)).toEqual([]);
});

test('heroes are told of the traitor by name, wherever everybody knows who it is', () => {
  const known = numbers.filter(isKnownIn);
  const texts = all((number, locale) =>
    known.includes(number) ? textsOf(number, locale, hauntOf(number)) : [],
  ).filter(([where]) => where.includes('heroes.'));
  expect(saying(/背叛者|\btraitors?\b/i, texts)).toEqual([]);
  for (const locale of LOCALES)
    for (const number of known) {
      const own = texts.filter(([where]) => where.startsWith(`${number} ${locale} `));
      expect([number, saying(/Pip/, own).length > 0]).toEqual([number, true]);
    }
});

test('where nobody is to know the traitor, no book has a place for the name', () => {
  const hidden = numbers.filter((number) => !isKnownIn(number));
  expect(hidden).toEqual(expect.arrayContaining([9, 12, 34]));
  const texts = all((number, locale) =>
    hidden.includes(number) ? textsOf(number, locale, { ...hauntOf(number), traitor: TRAITOR }) : [],
  );
  expect(saying(/Pip/, texts)).toEqual([]);
});

test.each([
  [6, 'heroes.know', 'traitor.know'],
  [17, 'heroes.know', 'traitor.know'],
  [27, 'heroes.know', 'traitor.know'],
  [38, 'heroes.know', 'traitor.know', 'traitor.rules'],
] as const)('%i: what waits where the haunt was revealed is in the room of that name', (number, ...parts) => {
  for (const [locale, room] of [
    ['zh-Hant', '圖書室'],
    ['en', 'the Library'],
  ] as const) {
    const words = new Map(said(textsOf(number, locale, hauntOf(number))));
    for (const part of parts) expect(words.get(`${number} ${locale} ${part}`)).toContain(room);
  }
});

test.each([
  [4, 'heroes.know', 'zh-Hant', REVEALER, '你被網困住'],
  [4, 'heroes.know', 'zh-Hant', '0', 'Maple被網困住'],
  [4, 'heroes.know', 'en', REVEALER, 'You are stuck in the web'],
  [4, 'heroes.know', 'en', '0', 'Maple is stuck in the web'],
  [5, 'traitor.know', 'zh-Hant', REVEALER, '你就是狼人'],
  [5, 'traitor.know', 'zh-Hant', '0', '現在你也是狼人了'],
  [5, 'traitor.know', 'en', REVEALER, 'You are the Werewolf.'],
  [5, 'traitor.know', 'en', '0', 'You are a Werewolf now.'],
  [5, 'heroes.know', 'en', '0', 'Pip is the Werewolf,'],
] as const)('%i: %s in %s, read by seat %s', (number, part, locale, reader, words) => {
  const texts = new Map(said(textsOf(number, locale, hauntOf(number), reader)));
  expect(texts.get(`${number} ${locale} ${part}`)?.startsWith(words)).toBe(true);
});

test('a part in the haunt that stands for a name begins a sentence as one', () => {
  const texts = all((number) => textsOf(number, 'en', null));
  expect(saying(/(?:^|[.!?] |\n)the (?:traitor|revealer)/, texts)).toEqual([]);
  expect(saying(/\. The traitor/, texts)).not.toEqual([]);
});

test('names stand in the line they belong to', () => {
  const [pip, maple] = [{ seat: '1' }, { seat: '2' }];
  expect(linesOf(['one ', pip, ' two\n', maple, '\nthree\n'])).toEqual([
    ['one ', pip, ' two'],
    [maple],
    ['three'],
    [],
  ]);
  expect(linesOf(['alone'])).toEqual([['alone']]);
});
