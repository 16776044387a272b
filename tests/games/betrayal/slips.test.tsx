import type { State } from '@games/betrayal/haunts/25-voodoo/state';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { type HauntedHouse, hauntedHouse } from './haunted';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

/** 25: Peter has the Wax Doll, which waits in the Kitchen; Ox has the Glass Doll, in a Chapel that nobody has found. */
const begun = (): HauntedHouse<State> =>
  hauntedHouse<State>(25, {
    explorers: ['ox-bellows', 'zoe-ingstrom', 'peter-akimoto'],
    tiles: [['kitchen', 'ground', 1, -1, 1]],
    setup: ['answer wax', 'answer kitchen', 'answer glass', 'answer chapel'],
  });

/** The table as a seat sees it, the book put away. */
async function sit(view: BetrayalView, locale: Locale) {
  const seats = people('小明', 'Ana', '志偉');
  const page = await sitAt(tableState({ slug: 'betrayal', view, seats, legal: [] }), locale);
  const dialog = await screen.findByRole('dialog', { name: /作祟開始|The haunt begins/ });
  await page.user.click(within(dialog).getByRole('button', { name: /翻開劇本|Open your book/ }));
  await page.user.click(await screen.findByRole('button', { name: /讀完了|I have read/ }));
  return page;
}

const rowsIn = (sheet: HTMLElement): string[] =>
  within(sheet)
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');

test.each([
  [
    'zh-Hant',
    '娃娃 2 個，毀掉 0 個',
    ['蠟娃娃', '志偉', '彼得．秋本', '1 點身體傷害', '有人點過火', '還沒找到'],
  ],
  [
    'en',
    'Dolls: 2, 0 destroyed',
    ['Wax Doll', '志偉', 'Peter Akimoto', '1 physical damage', 'lit a fire', 'Not found yet'],
  ],
] as const)(
  'BH-h25-D2: closed at first, one button opens a list, a row a thing: what it is, whose, and all that was said, in %s',
  async (locale, title, told) => {
    const { user } = await sit(begun().viewOf('0'), locale);
    const button = await screen.findByRole('button', { name: title });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const sheet = await screen.findByRole('dialog', { name: title });
    const [row = '', other = ''] = rowsIn(sheet);
    for (const words of told) expect(row).toContain(words);
    expect(other).toContain('小明');
    expect(rowsIn(sheet)).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  },
);

test('by keys alone, too', async () => {
  const { user } = await sit(begun().viewOf('0'), 'en');
  (await screen.findByRole('button', { name: /^Dolls/ })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /^Dolls/ })).toBeTruthy();
});

test('BH-h25-D11: what the traitor reads of rooms nobody else reads', async () => {
  const { user } = await sit(begun().viewOf('1'), 'zh-Hant');
  await user.click(await screen.findByRole('button', { name: /^娃娃/ }));
  const [wax = '', glass = ''] = rowsIn(await screen.findByRole('dialog', { name: /^娃娃/ }));
  expect(wax).toContain('藏在廚房');
  expect(glass).toContain('藏在禮拜堂，那裡還沒有人找到');
});

test('what is behind them is counted, and marked as that', async () => {
  const house = begun();
  house.run([{ do: 'die', seat: '0' }]);
  const { user } = await sit(house.viewOf('2'), 'zh-Hant');
  await user.click(await screen.findByRole('button', { name: '娃娃 2 個，毀掉 1 個' }));
  const rows = within(await screen.findByRole('dialog', { name: /^娃娃/ })).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('data-done'))).toEqual(['false', 'true']);
  expect(rows[1]?.textContent).toContain('毀掉了');
});

test('a haunt that has told nothing of the kind has no such button', async () => {
  const { container } = await sit(hauntedHouse(9, {}).viewOf('1'), 'en');
  expect(container.querySelector('.bt-goal')).not.toBeNull();
  expect(container.querySelector('.bt-goal-tag')).toBeNull();
});
