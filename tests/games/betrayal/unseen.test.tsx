import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { hauntedHouse } from './haunted';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

/** Haunt 41 has begun: Ox, at seat 0, hides in the Foyer, and Missy has her turn. */
async function sit(seat: '0' | '1', locale: Locale = 'zh-Hant') {
  const house = hauntedHouse(41, {
    rooms: ['entrance-hall', 'entrance-hall', 'foyer'],
    setup: ['answer foyer'],
  });
  const view = house.viewOf(seat);
  const seats = people('小明', 'Ana', '志偉');
  const page = await sitAt(tableState({ slug: 'betrayal', view, seats, legal: [], playerID: seat }), locale);
  const dialog = await screen.findByRole('dialog', { name: /作祟開始|The haunt begins/ });
  await page.user.click(within(dialog).getByRole('button', { name: /翻開劇本|Open your book/ }));
  await page.user.click(await screen.findByRole('button', { name: /讀完了|I have read/ }));
  return page;
}

const room = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const says = (name: RegExp): string => room(name).getAttribute('aria-description') ?? '';
const isTold = (one: HTMLElement, who: string): boolean =>
  one.getAttribute('aria-description')?.includes(who) === true;

describe('BH-h41-S BH-h41-D13: a figure that is nowhere on the board', () => {
  test('stands nowhere on a hero’s page, and where it may be is marked', async () => {
    const { lines } = await sit('1');
    expect(lines()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^小明（.+）誰也看不見；速度 \d/)]),
    );
    expect(lines().join('\n')).not.toContain('在，');
    expect(lines()).toContain('前廳：背叛者可能在這裡');
    expect(says(/^門廳/)).toContain('背叛者可能在這裡');
    expect(says(/^前廳/)).toContain('志偉在這裡');
    expect(screen.getAllByRole('button').filter((one) => isTold(one, '小明'))).toEqual([]);
  });

  test('stands on his own page where he is', async () => {
    const { lines } = await sit('0');
    expect(lines()).toContain('你在前廳，一樓');
    expect(lines()).toContain('志偉也在這裡');
    expect(lines()).toContain('前廳：你在這裡，誰也看不見');
    expect(says(/^前廳/)).toContain('小明');
  });

  test('in English, too', async () => {
    const { lines } = await sit('1', 'en');
    expect(lines()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^小明 \(.+\) can’t be seen; Speed \d/)]),
    );
    expect(lines().join('\n')).not.toMatch(/in the ,/);
  });
});
