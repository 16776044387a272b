import { box } from '@games/betrayal/box';
import en from '@games/betrayal/table/texts/en.json';
import zhHant from '@games/betrayal/table/texts/zh-Hant.json';

const GROUPS = ['rooms', 'cards', 'moods'] as const;
const texts = { 'zh-Hant': zhHant, en };

test.each(GROUPS)('both languages say something of the same %s', (group) => {
  expect(Object.keys(en[group]).sort()).toEqual(Object.keys(zhHant[group]).sort());
});

test.each(Object.entries(texts))('in %s every card says what it does', (_locale, { cards }) => {
  expect(Object.keys(cards).sort()).toEqual(Object.keys(box.cards).sort());
});

test.each(Object.entries(texts))(
  'in %s every room that does something says it, and no other room is named',
  (_locale, { rooms }) => {
    expect(Object.keys(box.rooms)).toEqual(expect.arrayContaining(Object.keys(rooms)));
    expect(Object.keys(rooms)).toEqual(
      expect.arrayContaining(Object.keys(box.texts).filter((room) => room in box.rooms)),
    );
  },
);

test.each(Object.entries(texts))('in %s nothing is left to be put in, and nothing is empty', (_l, words) => {
  const all = GROUPS.flatMap((group) => Object.values(words[group]));
  expect(all.filter((text) => text.trim() === '' || /[{}#]/.test(text))).toEqual([]);
});

test('Chinese is punctuated in full width', () => {
  const all = GROUPS.flatMap((group) => Object.values(zhHant[group]));
  expect(all.filter((text) => /[一-鿿][,;:!?]|[,;:!?][一-鿿]/.test(text))).toEqual([]);
});
