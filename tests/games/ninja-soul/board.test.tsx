import { ninjaSoul } from '@games/ninja-soul/whole';
import { screen, within } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import { seatIDs } from '@/kit/seats';
import { five } from './arrange';

const laid = () => tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));

async function sit(table: ReturnType<typeof laid>, seat = '0') {
  const played: Action[] = [];
  const page = await sitAt(stateAt('ninja-soul', table, seat, { play: (action) => played.push(action) }));
  return { ...page, played };
}

const now = () => screen.getByRole('status', { name: '現在' }).textContent;

test('NS-r6 a swap asks whose card, then what to do with it in the dark, and is one action', async () => {
  const { user, played } = await sit(laid());
  expect(now()).toContain('換牌、看牌或開牌');
  await user.click(screen.getByRole('button', { name: '和別人換' }));
  await user.click(screen.getAllByRole('button', { name: '拿王小美的牌' })[0] as HTMLElement);
  expect(now()).toContain('在暗處');
  expect(played).toEqual([]);
  await user.click(screen.getByRole('button', { name: '還給王小美' }));
  expect(played).toEqual([{ move: 'swap', args: ['4', 'return'] }]);
});

test('NS-r15 opening asks twice, looking once', async () => {
  const { user, played } = await sit(laid());
  await user.click(screen.getByRole('button', { name: '開自己的牌' }));
  expect(played).toEqual([]);
  expect(now()).toContain('死的機會');
  await user.click(screen.getByRole('button', { name: '重選' }));
  await user.click(screen.getByRole('button', { name: '看自己的牌' }));
  expect(played).toEqual([{ move: 'look', args: [] }]);
});

test('NS-r12 an opened kill asks for whom', async () => {
  const table = tableOf(ninjaSoul, 5, five('kill', 'death', 'sleep'));
  table.play('0', 'open');
  const { user, played } = await sit(table);
  await user.click(screen.getByRole('button', { name: '殺死王小美' }));
  expect(played).toEqual([{ move: 'aim', args: ['4'] }]);
});

test('keys do the same: W, a seat, X', async () => {
  const { user, played } = await sit(laid());
  await user.keyboard('w5x');
  expect(played).toEqual([{ move: 'swap', args: ['4', 'exchange'] }]);
});

test('what a seat knows for certain lies on the backs of the cards, and no more than that', async () => {
  await sit(laid(), '1');
  const at = (name: string) => within(screen.getByRole('region', { name }));
  expect(at('王小美').getByRole('img', { name: '王小美面前是勝' })).toBeTruthy();
  expect(at('阿楓').getByRole('img', { name: '阿楓面前是窺' })).toBeTruthy();
  expect(at('小明').queryByRole('img', { name: /面前是/ })).toBeNull();
});

test('the table is told in words, the dead and the opened with it', async () => {
  const table = tableOf(ninjaSoul, 5, five('death', 'sleep', 'kill'));
  table.play('0', 'open');
  const { lines } = await sit(table, '1');
  expect(lines()).toContain('第 1 輪，先到 10 分獲勝，死亡 1 人，3 張牌放到一旁');
  expect(lines()).toContain('小明：0 分，死亡，面前開著死');
  expect(lines()).toContain('你知道：王小美面前是勝');
});

test('a match watched again lays open what anybody has seen', async () => {
  const table = laid();
  table.play('0', 'look');
  table.play('1', 'swap', '0', 'exchange');
  const openViews = seatIDs(5).map((seat) => table.view(seat));
  await sitAt(stateAt('ninja-soul', table, null, { openViews }));
  expect(screen.getByRole('button', { name: 'Ana面前是眠' })).toBeTruthy();
});

test('once a round is over no card is said to be face down, and nobody to choose', async () => {
  const table = tableOf(ninjaSoul, 5, { ...five('sleep', 'death', 'kill'), turn: '4' });
  table.play('4', 'open');
  const view = ninjaSoul.rounds?.last(table.view('0'));
  await sitAt(stateAt('ninja-soul', table, '0', { view, legal: [] }));
  const words = document.body.textContent ?? '';
  expect(words).toContain('你面前的牌：');
  expect(words).toContain('活著，面前開著');
  expect(words).not.toMatch(/一張蓋著的牌|正在選對象|連你自己也不知道/);
});
