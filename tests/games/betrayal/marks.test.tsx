import type { Mark } from '@games/betrayal/rules/thing';
import type { BetrayalView } from '@games/betrayal/rules/view';
import * as board from '@games/betrayal/table';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { hauntedHouse, untilTurnOf } from './haunted';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

/** Haunt 4 begun, with what a toy keeps in the open besides its track. */
const MARKS: readonly Mark[] = [
  { on: 'haunt', word: 'track', value: 3 },
  { on: { seat: '1' }, word: 'bitten' },
  { on: { seat: '1' }, word: 'wounds', value: 2, of: 5 },
  { on: { seat: '0' }, word: 'bitten' },
  { on: { monster: 'm1' }, word: 'wounds', value: 1, of: 4 },
  { on: { room: 'entrance-hall' }, word: 'flood', value: 2 },
];

const WORDS = {
  'zh-Hant': { bitten: '被咬', wounds: '傷 {value}/{of}', flood: '淹水 {value}' },
  en: { bitten: 'Bitten', wounds: 'Wounds {value} of {of}', flood: 'Flooded {value}' },
} as const;

async function sit(
  marks: readonly Mark[] = MARKS,
  locale: Locale = 'zh-Hant',
  life: 'alive' | 'left' = 'alive',
) {
  const { load } = board.lateWords;
  jest.spyOn(board.lateWords, 'load').mockImplementation(async (name, language) => {
    const words = (await load(name, language)) as { marks?: object };
    return { ...words, marks: { ...words.marks, ...WORDS[language] } };
  });
  const house = hauntedHouse(4, { omen: 'bite', cards: [['bite']] });
  untilTurnOf(house, '0');
  const seen = house.viewOf('0');
  const explorers = seen.explorers.map((one, seat) => (seat === 0 ? { ...one, life } : one));
  const view: BetrayalView = { ...seen, marks, explorers };
  const page = await sitAt(
    tableState({ slug: 'betrayal', view, seats: people('小明', 'Ana', '志偉'), legal: [] }),
    locale,
  );
  const dialog = await screen.findByRole('dialog', { name: /作祟開始|The haunt begins/ });
  await page.user.click(within(dialog).getByRole('button', { name: /翻開劇本|Open your book/ }));
  await page.user.click(await screen.findByRole('button', { name: /讀完了|I have read/ }));
  return { ...page, view };
}

afterEach(() => jest.restoreAllMocks());

const plate = (seat: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.seat-plate[data-seat="${seat}"]`);
  if (found === null) throw new Error(`no plate of ${seat}`);
  return found;
};
const signs = (within_: HTMLElement): string[] =>
  within(within_)
    .queryAllByRole('img')
    .filter((one) => one.classList.contains('bt-mark'))
    .map((one) => one.getAttribute('aria-label') ?? '');

test('what the haunt counts stands beside the aim, with its sign, its value and its words', async () => {
  const { container } = await sit();
  const goal = container.querySelector<HTMLElement>('.bt-goal');
  if (goal === null) throw new Error('no aim is shown');
  expect(signs(goal)).toEqual(['記錄表 3']);
  const tag = within(goal).getByRole('img', { name: '記錄表 3' });
  expect(tag.textContent).toBe('3');
  expect(tag.querySelector('path')).not.toBeNull();
});

test('what somebody has come to stands on that plate, two of them and on the own one, too', async () => {
  await sit();
  expect(signs(plate('1'))).toEqual(['被咬', '傷 2/5']);
  expect(within(plate('1')).getByRole('img', { name: '傷 2/5' }).textContent).toBe('2/5');
  expect(signs(plate('0'))).toEqual(['被咬']);
  expect(signs(plate('2'))).toEqual([]);
});

test('a monster’s stands on its counter and in its name, a room’s on its tile and in what is read of it', async () => {
  const { container, view } = await sit();
  const monster = view.monsters.find(({ id }) => id === 'm1');
  const counters = [...container.querySelectorAll('.bt-counter-mark')].map(({ textContent }) => textContent);
  expect(counters).toEqual(['1/4']);
  const room = screen
    .getAllByRole('button')
    .find((one) => one.getAttribute('aria-description')?.includes('傷 1/4'));
  expect(room?.getAttribute('aria-description')).toContain(
    monster?.kind === 'web' ? '蛛網：傷 1/4' : '巨蛛：傷 1/4',
  );
  const hall = screen.getByRole('button', { name: /^門廳/ });
  expect(hall.getAttribute('aria-description')).toContain('淹水 2');
  expect(hall.querySelector('.bt-token.is-mark')?.textContent).toBe('2');
});

test.each([
  ['zh-Hant', ['記錄表 3', 'Ana：被咬和傷 2/5', '門廳：淹水 2']],
  ['en', ['Track 3', 'Ana: Bitten and Wounds 2 of 5', 'Entrance Hall: Flooded 2']],
] as const)('the table in words says them: %s', async (locale, said) => {
  const { lines } = await sit(MARKS, locale);
  expect(lines()).toEqual(expect.arrayContaining([...said]));
});

test('what points is drawn as it points, and stands for itself beside others', async () => {
  const { container } = await sit([
    { on: { monster: 'm1' }, word: 'bitten', turn: 1 },
    { on: { seat: '1' }, word: 'bitten', turn: 3 },
    { on: { seat: '2' }, word: 'bitten' },
  ]);
  const path = (within_: Element | null) => within_?.querySelector('path')?.getAttribute('transform') ?? '';
  expect(path(container.querySelector('.bt-counter-mark'))).toMatch(/^rotate\(90\)/);
  expect(path(plate('1').querySelector('.bt-mark'))).toBe('rotate(270 12 12)');
  expect(path(plate('2').querySelector('.bt-mark'))).toBe('');
});

test.each([
  ['zh-Hant', '你逃出了屋子', /在，|在{|在；/],
  ['en', 'You have left the house', /in the ,|in the ;/],
] as const)('whoever is out is in no room, in words: %s', async (locale, said, wrong) => {
  const { lines } = await sit([], locale, 'left');
  expect(lines()).toContain(said);
  expect(lines().join('\n')).not.toMatch(wrong);
});

test('where nothing is kept there is nothing', async () => {
  const { container } = await sit([]);
  expect(container.querySelector('.bt-marks, .bt-counter-mark, .is-mark')).toBeNull();
});
