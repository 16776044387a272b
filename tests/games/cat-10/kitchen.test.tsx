import type { Cat10G } from '@games/cat-10/rules/state';
import { cat10 } from '@games/cat-10/whole';
import { screen, within } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import { AIDS, setAid } from '@/ui/aids';
import { layOut } from './arrange';

afterEach(() => {
  for (const aid of AIDS) setAid('cat-10', aid, true);
});

const laid = (layout: Parameters<typeof layOut>[0], seats = 3) =>
  tableOf(cat10, seats, { turn: '0', arrange: layOut(layout) });

/** A turn in which the die has shown something, by playing duels until it does. */
function afterRolling(die: Cat10G['die']) {
  for (let seed = 0; seed < 60; seed++) {
    const table = tableOf(cat10, 3, {
      seed: `roll ${seed}`,
      turn: '0',
      arrange: layOut({ row: [4, 3], piles: [[1, 1, 5], [6], []] }),
    });
    table.play('0', 'duel');
    if (table.view('0').die === die) return table;
  }
  throw new Error(`the die never shows ${die}`);
}

async function sit(table: ReturnType<typeof laid>, changed: Parameters<typeof stateAt>[3] = {}) {
  const played: Action[] = [];
  const seated = await sitAt(
    stateAt('cat-10', table, '0', { play: (action) => played.push(action), ...changed }),
  );
  return { ...seated, played };
}

const dock = () => within(screen.getByRole('group', { name: '選擇' }));

test('eight cats: another pot, what taking brings, or a duel by the die itself', async () => {
  const { user, played } = await sit(laid({ row: [5, 3] }));
  expect(screen.getByRole('img', { name: '8 隻貓' })).toBeTruthy();
  expect(
    dock()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['再開一鍋', '收下 8 分', '展開對決']);
  await user.click(screen.getByRole('button', { name: '擲貓骰，展開對決' }));
  expect(played).toEqual([{ move: 'duel', args: [] }]);
});

test('the die lies still below seven cats', async () => {
  await sit(laid({ row: [5, 1] }));
  expect(screen.queryByRole('button', { name: '擲貓骰，展開對決' })).toBeNull();
});

test('the next pot is weighed for who wants it', async () => {
  // 20 ones and 20 twos, 13 threes, 10 fours, 9 fives, 5 sixes are left: 77 cards.
  const { next } = await sit(laid({ row: [3, 3, 2].map((card) => card as 2 | 3), piles: [[5]] }));
  const odds = () => within(screen.getByRole('list', { name: '下一鍋' })).queryAllByRole('listitem');
  expect(odds().map(({ textContent }) => textContent)).toEqual(['不到十隻 26%', '剛好十隻 25%', '跑光 49%']);
  setAid('cat-10', 'previews', false);
  await next(stateAt('cat-10', laid({ row: [3, 3, 2] })));
  expect(odds()).toEqual([]);
});

test('cards are drawn from whom one chooses: in the dock, by the plate; who has none is refused', async () => {
  const { user, played } = await sit(afterRolling(2));
  expect(
    dock()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ana']);
  expect(dock().getByRole('button')).toHaveAccessibleDescription('平均一張 6 分');
  await user.click(dock().getByRole('button', { name: '抽Ana的牌' }));
  await user.click(screen.getByRole('button', { name: /志偉/ }));
  expect(played).toEqual([{ move: 'steal', args: ['1'] }]);
});

test('after a −2 cards are given up from the own pile, in the dock or where they lie', async () => {
  const { user, played } = await sit(afterRolling(-2));
  expect(
    dock()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['−1', '−5']);
  await user.click(dock().getByRole('button', { name: '棄掉五貓鍋' }));
  const own = within(screen.getByRole('list', { name: '你的得分堆' }));
  await user.click(own.getByRole('button', { name: '一貓鍋 2 張' }));
  await user.keyboard('5');
  expect(played).toEqual([5, 1, 5].map((card) => ({ move: 'discard', args: [card] })));
});

test('what became of the pots before is remembered until the next one is opened', async () => {
  const table = laid({ row: [6, 3], next: [2, 4] });
  table.play('0', 'flip');
  const journal = [{ stateID: 1, entries: table.told('0') }];
  const { container, next } = await sit(table, { journal });
  expect(container.querySelector('.c10-fate')).toHaveTextContent('11 隻，跑光了！');
  table.play('1', 'flip');
  await next(stateAt('cat-10', table, '0', { journal }));
  expect(container.querySelector('.c10-fate')).toBeNull();
});

test('others’ piles lie face down, and open when the match is watched again', async () => {
  const table = laid({ piles: [[1], [2, 2, 6]] });
  const { next } = await sit(table);
  expect(screen.getByRole('img', { name: /Ana的得分堆/ })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Ana的得分堆裡有什麼' })).toBeNull();
  await next(stateAt('cat-10', table, null, { isOpen: true }));
  const open = within(screen.getByRole('list', { name: 'Ana的得分堆裡有什麼' }));
  expect(open.getAllByRole('img').map((card) => card.getAttribute('aria-label'))).toEqual([
    '雙貓鍋 2 張',
    '六貓鍋 1 張',
  ]);
});
