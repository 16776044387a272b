import type { HauntTable } from '@games/betrayal/rules/state';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { hauntedHouse } from './haunted';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

type Changes = Partial<HauntTable>;

/** The slip that says that a haunt has begun, as one seat reads it. */
async function slipOf(number: number, locale: Locale, seat: string, changes: Changes = {}) {
  const seen = hauntedHouse(number, { revealer: '0', omen: 'holy-symbol' }).viewOf(seat);
  if (seen.haunt === null) throw new Error('the haunt has begun');
  const began = { room: 'library', omens: 4, roll: 3 };
  const view: BetrayalView = { ...seen, haunt: { ...seen.haunt, began, ...changes } };
  const seats = people('小明', 'Ana', '志偉');
  const page = await sitAt(tableState({ slug: 'betrayal', view, playerID: seat, seats, legal: [] }), locale);
  const slip = await screen.findByRole('dialog', { name: /作祟開始|The haunt begins/ });
  return { slip, page };
}

const linesOf = (slip: HTMLElement): string[] =>
  [...slip.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');

test.each([
  [
    'zh-Hant',
    '2',
    '本來不過是聖物而已。可是預兆已經有 4 張，小明在圖書室只擲出 3，屋子就醒了。',
    '背叛者是Ana',
  ],
  [
    'en',
    '2',
    'It was only the Holy Symbol. But there were 4 omens by then, 小明 rolled 3 in the Library, and the house woke up.',
    'Ana is the traitor',
  ],
  [
    'zh-Hant',
    '0',
    '本來不過是聖物而已。可是預兆已經有 4 張，你在圖書室只擲出 3，屋子就醒了。',
    '背叛者是Ana',
  ],
  [
    'en',
    '0',
    'It was only the Holy Symbol. But there were 4 omens by then, you rolled 3 in the Library, and the house woke up.',
    'Ana is the traitor',
  ],
] as const)(
  'it says who revealed the haunt, by what, where and how, and who the traitor is: in %s, to seat %s',
  async (locale, seat, words, traitor) => {
    const { slip } = await slipOf(22, locale, seat);
    expect(linesOf(slip)).toEqual([words, expect.any(String), traitor]);
    expect(slip.querySelector('.bt-against svg + .player-name')).toHaveTextContent('Ana');
  },
);

test.each([
  ['zh-Hant', '你是背叛者'],
  ['en', 'You are the traitor'],
] as const)('the traitor is told so, and nothing of anybody else: in %s', async (locale, words) => {
  expect(linesOf((await slipOf(22, locale, '1')).slip).slice(1)).toEqual([words]);
});

test.each([
  ['zh-Hant', '2', /三十輪過去了.*小明站在圖書室/],
  [
    'en',
    '2',
    /^It was only the Holy Symbol\. But thirty rounds have passed.*while 小明 stood in the Library/,
  ],
  ['zh-Hant', '0', /三十輪過去了.*你站在圖書室/],
  ['en', '0', /while you stood in the Library/],
] as const)(
  'BH157: in %s, to seat %s, of one that was overdue no roll is told',
  async (locale, seat, words) => {
    const { slip } = await slipOf(22, locale, seat, { began: { room: 'library', omens: 4, roll: null } });
    expect(linesOf(slip)[0]).toMatch(words);
  },
);

test.each([
  ['zh-Hant', ['你是英雄', '你們當中有一個是背叛者，沒有人知道是誰。'], ['你是背叛者', '沒有人知道是你。']],
  [
    'en',
    ['You are a hero', 'One of you is a traitor, and nobody knows who.'],
    ['You are the traitor', 'Nobody knows that it’s you.'],
  ],
] as const)('34: in %s a traitor whom nobody knows is told of as that', async (locale, heroes, hidden) => {
  const house = hauntedHouse(34, { revealer: '0', omen: 'holy-symbol' });
  const traitor = ['0', '1', '2'].find((seat) => house.viewOf(seat).side === 'traitor') ?? '';
  const hero = traitor === '0' ? '1' : '0';
  const { slip, page } = await slipOf(34, locale, hero);
  expect(linesOf(slip).slice(1)).toEqual(heroes);
  page.leave();
  expect(linesOf((await slipOf(34, locale, traitor)).slip).slice(1)).toEqual(hidden);
});

test.each([
  ['zh-Hant', '現在還沒有背叛者。'],
  ['en', 'There is no traitor yet.'],
] as const)(
  '9: in %s it says where there is none, and 12, where each plays alone, nothing',
  async (locale, words) => {
    const { slip, page } = await slipOf(9, locale, '0');
    expect(linesOf(slip)[2]).toBe(words);
    page.leave();
    expect(linesOf((await slipOf(12, locale, '0')).slip)).toHaveLength(2);
  },
);

test('the book shows names with their signs, says nothing twice when it opens by itself, and later how it began', async () => {
  const { slip, page } = await slipOf(22, 'en', '2');
  await page.user.click(within(slip).getByRole('button', { name: 'Open your book' }));
  const book = await screen.findByRole('dialog', { name: 'Secrets of Survival' });
  const known = [...book.querySelectorAll('p')].find((one) =>
    one.textContent?.includes('Ana has named the room in which it opens'),
  );
  expect(known?.querySelector('svg + .player-name')).toHaveTextContent('Ana');
  expect(book).not.toHaveTextContent('It was only the Holy Symbol');
  await page.user.click(within(book).getByRole('button', { name: 'I have read it' }));
  await page.user.click(screen.getByRole('button', { name: 'Open the book' }));
  expect(await screen.findByRole('dialog', { name: 'Secrets of Survival' })).toHaveTextContent(
    'It was only the Holy Symbol',
  );
});
