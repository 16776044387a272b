import { games } from '@games/index';
import { wordsOf } from '@tests/words-of';
import { createTranslator } from 'next-intl';
import type { Facts } from '@/kit/journal';
import { plainWording, type Translator, type WordingPart, wordFacts } from '@/ui/table/message-parts';
import { secondPerson } from '@/ui/table/second-person';
import { secondPersonChinese } from '@/ui/table/use-wording';

const SEATS =
  /^(actor|target|targets|winners?|losers?|starter|name|names|seat|owner|attacker|defender|survivors)$/;

/** A message of a game's journal as it is told to the seat that it is about, in every place where a seat stands. */
function toldToMe(slug: string, kind: string, text: string, count: number): string {
  const messages = wordsOf(slug)('en').messages;
  const game = createTranslator({ locale: 'en', messages: messages as never }) as unknown as Translator;
  const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
  const facts: Facts = Object.fromEntries(
    names.map((name) => [name, SEATS.test(name) ? { seat: '0' } : count]),
  );
  const parts = wordFacts(game, `journal.${kind}`, facts, '0', game, 'en');
  return plainWording(secondPerson(parts, '0'), () => 'Ann');
}

const sentence = (...parts: WordingPart[]) => plainWording(secondPerson(parts, '0'), () => 'Ann');
const me = { seat: '0' };
const ann = { seat: '1' };

test('English verbs go with "you", possessives with "your", and only mine', () => {
  expect(sentence(me, ' plays the Guard on ', ann)).toBe('You play the Guard on Ann');
  expect(sentence(ann, ' plays the Guard on ', me)).toBe('Ann plays the Guard on you');
  expect(sentence(me, ' is out and shows the King')).toBe('You are out and show the King');
  expect(sentence(ann, ' says ', me, ' holds the Guard: wrong')).toBe('Ann says you hold the Guard: wrong');
  expect(sentence(ann, ' looks at ', me, '’s card')).toBe('Ann looks at your card');
  expect(sentence(me, ' passes')).toBe('You pass');
  expect(sentence(me, ' doesn’t respond')).toBe('You don’t respond');
  expect(sentence(ann, ' kills ', me, ' and takes their card')).toBe('Ann kills you and takes their card');
  expect(sentence(me, ' kills ', ann, ' and takes that card')).toBe('You kill Ann and take that card');
  expect(sentence(ann, ' compares cards with ', me, ': ', ann, '’s is higher')).toBe(
    'Ann compares cards with you: Ann’s is higher',
  );
  expect(sentence(me, ' killed ', ann)).toBe('You killed Ann');
  expect(sentence('It is not yet day. ', me, ' begins')).toBe('It is not yet day. You begin');
  expect(sentence(me, ' and ', ann, ' compare cards: ', me, ' is lower')).toBe(
    'You and Ann compare cards: you are lower',
  );
});

test('what somebody wrote stays as it was written', () => {
  expect(sentence(me, ' guesses “their cat. It is red and takes naps”')).toBe(
    'You guess “their cat. It is red and takes naps”',
  );
  expect(sentence(me, '’s “and wins” is close')).toBe('Your “and wins” is close');
});

test('Chinese has one word for it, whoever looks on has none', () => {
  const parts = [me, '對', ann, '打出衛兵'];
  expect(plainWording(secondPersonChinese(parts, '0'), () => '小楓')).toBe('你對小楓打出衛兵');
  expect(secondPersonChinese(parts, null)).toEqual(parts);
});

const all = games.flatMap(({ slug }) =>
  Object.entries((wordsOf(slug)('en').messages as { journal: Record<string, string> }).journal).map(
    ([kind, text]) => [slug, kind, text] as const,
  ),
);

test.each([...new Set(all.map(([slug]) => slug))])('no line of %s speaks to me of a third person', (slug) => {
  const lines = all
    .filter(([of]) => of === slug)
    .flatMap(([, kind, text]) => [1, 2].map((count) => toldToMe(slug, kind, text, count)));
  expect(lines.filter((line) => /Ann\b/.test(line))).toEqual([]);
  const mine = lines.filter((line) => /\byou\b/i.test(line));
  expect(mine.length).toBeGreaterThan(0);
  expect(
    mine.filter((line) =>
      /\byou (\w*[^s\W]s|is|was|has|does|goes|\w+sn’t)\b|\bof you\b|\btheir\b/i.test(line),
    ),
  ).toEqual([]);
  // What comes after “and” is a second verb: who looks at the list of them has to add a new one.
  expect(mine.filter((line) => /^You [^.:;]*\band (?!cards\b)\w*[^s\W]s\b/.test(line))).toEqual([]);
});
