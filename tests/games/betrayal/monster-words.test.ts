import { createTranslator } from 'next-intl';
import { LOCALES, type Locale } from '@/kit/entry';
import type { Facts } from '@/kit/journal';
import { plainWording, type Translator, wordFacts } from '@/ui/table/message-parts';
import { wordsIn } from './words';

const WEB = { term: 'haunts.4.monsters.web' };
const TWIN = { term: 'haunts.12.monsters.twin' };
const ANNS = { ...TWIN, of: '1' };
const ann = { seat: '1' };
const trait = { term: 'traits.might' };

function told(locale: Locale, id: string, facts: Facts): string {
  const messages = wordsIn(locale);
  const game = createTranslator({ locale, messages: messages as never }) as unknown as Translator;
  return plainWording(wordFacts(game, id, facts, null, game, locale), () => 'Ann');
}

test.each([
  ['journal.attack', { attacker: ann, target: WEB, trait }, 'Ann attacks the Web with Might'],
  ['journal.attack', { attacker: TWIN, target: ann, trait }, 'The Evil Twin attacks Ann with Might'],
  ['journal.fight', { winner: ann, loser: TWIN, points: 2 }, 'Ann beats the Evil Twin by 2'],
  ['journal.monster-dies', { monster: WEB }, 'The Web is dead'],
  ['hints.actions.attack', { target: WEB }, 'Attack the Web'],
  ['journal.attack', { attacker: ANNS, target: ann, trait }, 'Ann’s Evil Twin attacks Ann with Might'],
  ['journal.fight', { winner: ann, loser: ANNS, points: 2 }, 'Ann beats Ann’s Evil Twin by 2'],
] as const)('a monster has its article in English: %s', (id, facts, words) => {
  expect(told('en', id, facts)).toBe(words);
});

test.each(LOCALES)('in %s no sentence has the article twice', (locale) => {
  for (const kind of ['go', 'put', 'comes', 'dies'])
    expect(told(locale, `journal.monster-${kind}`, { who: TWIN, monster: TWIN, room: 'Attic' })).not.toMatch(
      /the the|the evil twin.*the evil twin/i,
    );
});

test.each([
  ['zh-Hant', 'Ann的邪惡分身以氣力攻擊Ann'],
  ['en', 'Ann’s Evil Twin attacks Ann with Might'],
] as const)('in %s a monster that is somebody’s is called by whose it is', (locale, words) => {
  expect(told(locale, 'journal.attack', { attacker: ANNS, target: ann, trait })).toBe(words);
});

test.each([
  ['zh-Hant', '吸盤 4 號移動到閣樓'],
  ['en', 'Sucker 4 moves to the Attic'],
] as const)('BH-h23: in %s one of several monsters of a kind is told by its number', (locale, words) => {
  const facts = { who: { term: 'haunts.23.monsters.sucker', nth: 4 }, room: { term: 'rooms.attic' } };
  expect(told(locale, 'journal.monster-go', facts)).toBe(words);
});
