import { IntlMessageFormat } from 'intl-messageformat';
import { coachOf, faultsIn, messagesOf, PLACES, type Said } from './said';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a message has a word of its own for where there is none of it. */
const noneIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => [
    ...('options' in element && '=0' in element.options ? [element.value] : []),
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => noneIn(value)) : []),
    ...('children' in element ? noneIn(element.children) : []),
  ]);

const astOf = (text: string): Element[] => new IntlMessageFormat(text, 'zh-Hant').getAst();

/** A message where there is none of anything. */
const saidOfNone = (text: string): string => {
  const blanks = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => [name, 0]);
  return String(new IntlMessageFormat(text, 'zh-Hant').format(Object.fromEntries(blanks)));
};

describe.each(PLACES)('%s', (place) => {
  const said = messagesOf(place, 'zh-Hant');

  test('ends a question with its mark', () => {
    const status = said.filter(({ key }) => /^status\./.test(key));
    // 還是 and 哪 stand inside statements too: a question is one whose last clause asks.
    expect(
      faultsIn(
        status,
        ({ text }) =>
          /(?:嗎|誰|哪[一張隻名位個些顆]|要不要|什麼(?=$))[^，。；？]*$/.test(text) && !/^等|？/.test(text),
      ),
    ).toEqual([]);
  });

  const everything = [...said, ...coachOf(place, 'zh-Hant')];

  test('says in a word that there is none, where English does', () => {
    const inEnglish = new Map(messagesOf(place, 'en').map(({ key, text }) => [key, text]));
    const saysZero = ({ key, text }: Said) => {
      const own = new Set(noneIn(astOf(text)));
      return noneIn(astOf(inEnglish.get(key) ?? '')).some((name) => !own.has(name));
    };
    expect(faultsIn(said, saysZero)).toEqual([]);
  });

  test('sums up a seat that has nothing without a 0', () => {
    // Points, money and an audience are figures even when there are none.
    const seats = said.filter(({ key }) => /^summary\.seat/.test(key));
    expect(
      faultsIn(seats, ({ text }) => /(?<!\d)0 (?:[張隻個座名枚組格]|位(?!觀眾))/.test(saidOfNone(text))),
    ).toEqual([]);
  });

  test('counts people 人 or 位', () => {
    expect(faultsIn(said, ({ text }) => /\} 個人/.test(text))).toEqual([]);
  });

  test('has none of the bones of English: an if after the fact, a passive of what is over', () => {
    expect(faultsIn(everything, ({ text }) => /(?<!說)的話(?=[，。；？])|已(?:經)?被/.test(text))).toEqual(
      [],
    );
  });

  test('has no word that reads as another: 約好 is an appointment, 想不到 a surprise, 又 has happened', () => {
    expect(faultsIn(everything, ({ text }) => /(?<!大)約好|想不到 \{|最多又/.test(text))).toEqual([]);
  });

  test('counts things by their name', () => {
    expect(
      faultsIn(
        said,
        ({ key, text }) =>
          /押了[^，。；]*\} 名(?![^，。；：]*鬥)|蓋了一張(?:$|[，。])/.test(text) && key !== '',
      ),
    ).toEqual([]);
  });
});
