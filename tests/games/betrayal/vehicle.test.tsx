import type { State } from '@games/betrayal/haunts/35-small-change/state';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { ownStep } from './arrange';
import { type HauntedHouse, hauntedHouse } from './haunted';

/** Who is in a vehicle, whether it flies, who stands in a doorway, and who is held. */

const CAT = 'm1';

const laid = (by: Partial<State> = {}): HauntedHouse<State> => {
  const house = hauntedHouse<State>(35, {
    explorers: ['ox-bellows', 'heather-granville', 'peter-akimoto'],
    rooms: ['foyer', 'upper-landing', 'foyer'],
  });
  house.run([ownStep('haunt/found', { seat: '2', total: 3 })]);
  return house.set(by);
};

async function sit(view: BetrayalView, locale: Locale = 'zh-Hant') {
  const page = await sitAt(
    tableState({ slug: 'betrayal', view, seats: people('小明', 'Ana', '志偉'), legal: [] }),
    locale,
  );
  const dialog = await screen.findByRole('dialog', { name: /作祟開始|The haunt begins/ });
  await page.user.click(within(dialog).getByRole('button', { name: /翻開劇本|Open your book/ }));
  await page.user.click(await screen.findByRole('button', { name: /讀完了|I have read/ }));
  return page;
}

const plate = (seat: string): string[] => {
  const found = document.querySelector<HTMLElement>(`.seat-plate[data-seat="${seat}"]`);
  if (found === null) throw new Error(`no plate of ${seat}`);
  return within(found)
    .queryAllByRole('img')
    .filter((one) => one.classList.contains('bt-mark'))
    .map((one) => one.getAttribute('aria-label') ?? '');
};

test('BH-h35-K14: who is aboard, and at the stick, stands on their plates; that it flies on its counter', async () => {
  const house = laid({ vehicle: { aboard: ['2', '0'], pilot: '2', isFlying: true } });
  const { container } = await sit(house.viewOf('0'));
  expect(['0', '1', '2'].map(plate)).toEqual([['在飛機上'], [], ['駕駛員']]);
  expect(container.querySelectorAll('.bt-counter-mark')).toHaveLength(1);
  const foyer = screen.getByRole('button', { name: /^前廳/ });
  expect(foyer.getAttribute('aria-description')).toContain('玩具飛機：飛行中');
});

test('BH-h35-K14: on the ground a started one shows that its engine runs', async () => {
  const house = laid({ vehicle: { aboard: ['2'], pilot: '2', isFlying: false } });
  const { lines } = await sit(house.viewOf('0'), 'en');
  expect(lines()).toContain('Toy Airplane: The engine is running');
});

test('BH-h35-D9: the doorway one stands in is said of the room, and stands on the plate, pointing there', async () => {
  const house = laid({ doorways: { '0': 1 } });
  const { lines } = await sit(house.viewOf('0'), 'en');
  const said = 'In the doorway to the east: the next step through it costs 1';
  expect(plate('0')).toEqual([said]);
  expect(lines()).toContain(`小明: ${said}`);
  const foyer = screen.getByRole('button', { name: /^Foyer/ });
  expect(foyer.getAttribute('aria-description')).toContain(said);
  const sign = document.querySelector('.seat-plate[data-seat="0"] .bt-mark path');
  expect(sign?.getAttribute('transform')).toBe('rotate(90 12 12)');
});

test('BH-h35-K14: who is held is marked, and the Cat that holds, and who will be swallowed', async () => {
  const house = laid({ held: { [CAT]: '0' }, beaten: [] }).put(CAT, 'foyer');
  const { lines } = await sit(house.viewOf('0'), 'en');
  expect(plate('0')).toEqual(['Held by a Cat: must break free at the start of the next turn']);
  expect(lines()).toContain('Cat: Has somebody between its paws');
});

test('BH-h35-K14: … and who has tried in vain', async () => {
  await sit(laid({ held: { [CAT]: '0' }, beaten: ['0'] }).viewOf('0'));
  expect(plate('0')).toEqual(['被大貓按住了，沒人打贏牠就會被吞掉']);
});
