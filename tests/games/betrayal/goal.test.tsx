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

/** The plate of the aim as a seat reads it, its book put away. */
async function plateOf(view: BetrayalView, locale: Locale): Promise<HTMLElement> {
  const seats = people('小明', 'Ana', '志偉');
  const page = await sitAt(tableState({ slug: 'betrayal', view, seats, legal: [] }), locale);
  const dialog = await screen.findByRole('dialog', { name: /作祟開始|The haunt begins/ });
  await page.user.click(within(dialog).getByRole('button', { name: /翻開劇本|Open your book/ }));
  await page.user.click(await screen.findByRole('button', { name: /讀完了|I have read/ }));
  const plate = page.container.querySelector<HTMLElement>('.bt-goal');
  if (plate === null) throw new Error('no aim is shown');
  return plate;
}

test.each([
  ['zh-Hant', '進度 0%', '己方的進度：0%'],
  ['en', 'Progress 0%', 'Your side’s progress: 0%'],
] as const)('how far a side has come is said to be that, in %s', async (locale, shown, label) => {
  const house = hauntedHouse(9, { cards: [['holy-symbol']] });
  const seen = house.viewOf('1');
  if (seen.goal === null) throw new RangeError('there is an aim');
  const plate = await plateOf({ ...seen, goal: { ...seen.goal, progress: 0 } }, locale);
  expect(within(plate).getByText(shown)).toBeTruthy();
  expect(within(plate).getByRole('img', { name: label })).toBeTruthy();
});
