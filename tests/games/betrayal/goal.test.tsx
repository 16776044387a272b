import type { BetrayalView } from '@games/betrayal/rules/view';
import { cleanup, screen, within } from '@testing-library/react';
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
  cleanup();
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

describe('34: the side’s line names the Key in one room, and this seat is nearer to another', () => {
  const house = () =>
    hauntedHouse(34, {
      rooms: ['entrance-hall', 'upper-landing', 'entrance-hall'],
      tiles: [
        ['catacombs', 'basement', 0, 1],
        ['gallery', 'upper', 0, -1, 0],
        ['ballroom', 'ground', 1, -1],
      ],
    });

  test.each([
    ['zh-Hant', '你：往畫廊去'],
    ['en', 'You: make for the Gallery'],
  ] as const)('what it has to do itself stands beside that, in %s', async (locale, line) => {
    const view = house().viewOf('1');
    expect(view.goal?.next.facts?.room).toEqual({ term: 'rooms.catacombs' });
    const plate = await plateOf(view, locale);
    expect(plate.querySelector('.bt-next')?.textContent).toMatch(new RegExp(`(?:墓窟|Catacombs).*${line}$`));
  });

  test('nothing stands there twice, and nothing where there is nowhere to go', async () => {
    const view = house().viewOf('1');
    const same = {
      ...view,
      makingFor: { 1: { room: 'catacombs', why: 'own', way: ['catacombs'] } },
    } as const;
    expect((await plateOf(same, 'zh-Hant')).textContent).not.toContain('你：');
    expect((await plateOf({ ...view, makingFor: {} }, 'zh-Hant')).textContent).not.toContain('你：');
  });

  test('whoever is where it is needed is told to stay, and after whom it goes', async () => {
    const view = house().viewOf('1');
    const here = { ...view, makingFor: { 1: { room: 'gallery', why: 'own', way: [] } } } as const;
    expect((await plateOf(here, 'en')).textContent).toContain('You: stay in the Gallery');
    const after = { 1: { room: 'gallery', why: 'prey', prey: '2', way: ['gallery'] } } as const;
    expect((await plateOf({ ...view, makingFor: after }, 'en')).textContent).toContain(
      'You: make for the Gallery (志偉)',
    );
  });
});
