import { cat10 } from '@games/cat-10/whole';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import { layOut } from './arrange';

const kitchen = () =>
  tableOf(cat10, 2, {
    turn: '0',
    arrange: layOut({ row: [3, 1, 3], piles: [[2, 5, 5], [6]], jumbos: [0, 1] }),
  });

test.each([
  ['zh-Hant', ['打開的貓鍋：一貓鍋 1 張、三貓鍋 2 張，一共 7 隻貓。牌堆還有 73 張', '桌邊還有 2 個特盛鍋']],
  ['en', ['Pots opened: one-cat pot ×1, three-cat pot ×2, 7 cats in all. 73 cards in the deck']],
] as const)('the kitchen is told in words in %s', async (locale, expected) => {
  const { lines } = await sitAt(stateAt('cat-10', kitchen()), locale);
  for (const line of expected) expect(lines()).toContain(line);
});

test('what everybody has is told seat by seat, and what lies in the own pile', async () => {
  const { lines } = await sitAt(stateAt('cat-10', kitchen()));
  expect(lines()).toContain('Ana：16 分，1 張牌，1 個特盛鍋');
  expect(lines()).toContain('你的得分堆：雙貓鍋 1 張、五貓鍋 2 張');
});
