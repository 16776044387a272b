import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import { hauntedHouse, untilTurnOf } from './haunted';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

/** 38: two Firebats are in the Foyer, and Peter, the traitor, leads them. */
function flying() {
  const house = hauntedHouse(38, {
    rooms: ['foyer', 'foyer', 'upper-landing'],
    traits: [{}, { knowledge: 4 }, { knowledge: 1 }],
    dice: [1, 0, 0, 2, 2, 2, 2],
  });
  untilTurnOf(house, '2');
  house.choose('end');
  return house;
}

test.each([
  ['zh-Hant', /火蝠 2 隻一起走到門廳/],
  ['en', /Firebat: both to the Entrance Hall/],
] as const)(
  'a room is pressed for one, and beside it stands that all of them go there, in %s',
  async (locale, words) => {
    const house = flying();
    const view = house.viewOf('2');
    const legal = view.choices
      .filter(({ not }) => not === undefined)
      .map(({ move, args }) => ({ move, args: [...args] }));
    const seats = people('小明', 'Ana', '志偉');
    const page = await sitAt(
      tableState({ slug: 'betrayal', view, seats, legal, playerID: '2', turnOf: '2' }),
      locale,
    );
    const dialog = await screen.findByRole('dialog', { name: /作祟開始|The haunt begins/ });
    await page.user.click(within(dialog).getByRole('button', { name: /翻開劇本|Open your book/ }));
    await page.user.click(await screen.findByRole('button', { name: /讀完了|I have read/ }));
    const cell = page.container.querySelector<HTMLElement>('[data-choice="go m1 entrance-hall"] button');
    if (cell === null) throw new Error('the Entrance Hall is not lit');
    await page.user.click(cell);
    expect((await screen.findByRole('button', { name: words })).className).toContain('bt-other');
  },
);
