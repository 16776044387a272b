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

/** 32: Ox knows no music, Zoe does; a clue is found, the Book is where it helps, and a note is wrong. */
const sums = (wrong: readonly string[] = []) => {
  const house = hauntedHouse(32, {
    explorers: ['ox-bellows', 'zoe-ingstrom', 'father-rhinehardt'],
    dice: [0, 0],
    cards: [['book']],
    setup: ['answer entrance-hall 2', 'answer 1'],
    traits: [{ knowledge: 8 }],
  });
  return house.set({ found: ['library'], wrong }).put('0', 'organ-room');
};

test.each([
  ['zh-Hant', '彈管風琴 +4', '懂音樂+2', '圖書室的樂譜+2', '古書+2', '遊戲室的歌+0'],
  [
    'en',
    'Playing the organ: +4',
    'Knows music+2',
    'Sheet music in the Library+2',
    'Book+2',
    'The song in the Game Room+0',
  ],
] as const)(
  'BH-h32-D8: what adds to a roll is listed before it, each with what it comes to, and the sum stands on the button, in %s',
  async (locale, title, music, found, book, missing) => {
    const { user } = await sit(sums().viewOf('2'), locale);
    await user.click(await screen.findByRole('button', { name: title }));
    const rows = rowsIn(await screen.findByRole('dialog', { name: title }));
    expect(rows.find((row) => row.includes('Ana'))).toContain(music);
    for (const words of [found, book, missing]) expect(rows.some((row) => row.startsWith(words))).toBe(true);
    expect(rows.join()).not.toContain('15');
  },
);

test('BH-h32-D8: what takes off has its minus, and the odds know of it', async () => {
  const house = sums(['chapel', 'game-room']);
  const { user } = await sit(house.viewOf('0'), 'en');
  await user.click(await screen.findByRole('button', { name: 'Playing the organ: −2' }));
  const rows = rowsIn(await screen.findByRole('dialog', { name: /^Playing/ }));
  expect(rows.at(-1)).toContain('Wrong notes−6');
  expect(house.optionOf('use play')?.odds).toMatchObject({ add: -2 });
});

test('a haunt that has told nothing of the kind has no such button', async () => {
  const { container } = await sit(hauntedHouse(9, {}).viewOf('1'), 'en');
  expect(container.querySelector('.bt-goal')).not.toBeNull();
  expect(container.querySelector('.bt-goal-tag')).toBeNull();
});
