import type { State } from '@games/betrayal/haunts/43-the-star-sickness/state';
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

/** 43: Ox was dealt the 1, Missy comes to him and gets it; Peter has met nobody. */
function begun(): HauntedHouse<State> {
  const house = hauntedHouse<State>(43, {
    tiles: [['research-laboratory', 'upper', 0, -1]],
    rooms: ['entrance-hall', 'upper-landing', 'basement-landing'],
  });
  house.at.random.Die = (() => 1) as typeof house.at.random.Die;
  return house.bring('1', 'entrance-hall');
}

async function sit(view: BetrayalView, locale: Locale) {
  const seats = people('小明', 'Ana', '志偉');
  const page = await sitAt(tableState({ slug: 'betrayal', view, seats, legal: [] }), locale);
  const dialog = await screen.findByRole('dialog', { name: /作祟開始|The haunt begins/ });
  await page.user.click(within(dialog).getByRole('button', { name: /翻開劇本|Open your book/ }));
  const book = await screen.findByRole('dialog', { name: /生還|背叛|Survival|Tome/ });
  const title = book.getAttribute('aria-label') ?? within(book).getAllByRole('heading')[0]?.textContent ?? '';
  await page.user.click(await screen.findByRole('button', { name: /讀完了|I have read/ }));
  return { ...page, title };
}

const plate = (seat: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.seat-plate[data-seat="${seat}"]`);
  if (found === null) throw new Error(`no plate of ${seat}`);
  return found;
};
const signs = (seat: string): string[] =>
  within(plate(seat))
    .queryAllByRole('img')
    .filter((one) => one.classList.contains('bt-mark'))
    .map((one) => one.getAttribute('aria-label') ?? '');

test.each([
  [
    'zh-Hant',
    [
      '只有你知道：你有 1 號標記',
      '只有你知道：另一個是 4 號標記',
      '只有你知道：你是背叛者，你的書已經是另一本',
    ],
    ['背叛者'],
    /^你記得的事/,
    ['沒有人看得出來', '你給了 3 號，拿到 1 號'],
  ],
  [
    'en',
    [
      'Only you know: you hold token 1',
      'Only you know: your other token is 4',
      'Only you know: you are a traitor, and your book is the other one now',
    ],
    ['A traitor'],
    /^What you remember/,
    ['nobody can tell', 'You gave 3 and got 1'],
  ],
] as const)(
  'BH-h43-D11, BH-h43-D14: whoever has turned reads it on the own plate, and beside the aim, in %s',
  async (locale, own, giver, title, told) => {
    const page = await sit(begun().viewOf('1'), locale);
    expect(signs('1')).toEqual(own);
    expect(signs('0')).toEqual(giver);
    expect(page.title).toMatch(/背叛|Tome/);
    await page.user.click(await screen.findByRole('button', { name: title }));
    const sheet = await screen.findByRole('dialog', { name: title });
    for (const words of told) expect(sheet.textContent).toContain(words);
  },
);

test('BH-h43-D14: on nobody else’s page is there anything of it', async () => {
  const page = await sit(begun().viewOf('2'), 'en');
  expect([signs('0'), signs('1')]).toEqual([[], []]);
  expect(signs('2')).toEqual(['Only you know: you hold token 5', 'Only you know: your other token is 6']);
  expect(page.title).toMatch(/Survival/);
  expect(screen.queryByRole('button', { name: /^What you remember/ })).toBeNull();
});

test('BH-h43-D12: when it is over all see who has turned, and who was the last; both books lie open', async () => {
  const house = begun();
  house.run([{ do: 'die', seat: '2' }], '1');
  const view = house.viewOf('2');
  const seats = people('小明', 'Ana', '志偉');
  const page = await sitAt(tableState({ slug: 'betrayal', view, seats, legal: [] }), 'en');
  expect(signs('0')).toContain('A traitor');
  expect(signs('1')).toContain('The last to turn');
  expect(house.G.haunt?.sides).toEqual(['heroes', 'heroes', 'heroes']);
  await page.user.click(screen.getAllByRole('button', { name: /the book/ })[0] as HTMLElement);
  for (const [title, goal] of [
    ['Traitor’s Tome', 'See all the others dead, or on your side'],
    ['Secrets of Survival', 'Make the Serum and inject everybody who lives'],
  ] as const) {
    await page.user.click(await screen.findByRole('button', { name: title }));
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(goal);
  }
});
