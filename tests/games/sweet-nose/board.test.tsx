import type { SweetNoseG } from '@games/sweet-nose/rules/state';
import { sweetNose } from '@games/sweet-nose/whole';
import { screen, within } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import { layOut } from './arrange';
import { type Table, trading } from './at-stalls';

const THREE = ['mmmmllll', 'ppppzzzz', 'ttttmmll'] as const;

async function sit(table: Table, playerID = '0') {
  const played: Action[] = [];
  const state = stateAt('sweet-nose', table, playerID, { play: (action) => played.push(action) });
  const { user, lines } = await sitAt(state);
  return { user, played, lines };
}

const own = (sweet: string) =>
  within(screen.getByRole('list', { name: '你的甜食和甜度卡' })).getByRole('button', {
    name: new RegExp(`^${sweet}`),
  });
const dock = () => within(screen.getByRole('group', { name: '選擇' }));

test('SN-r9: sweets are tapped from 1 to 5, the last card falls into place, and one tap takes back', async () => {
  const { user, played } = await sit(tableOf(sweetNose, 3, { arrange: layOut(THREE, { market: 'mlp' }) }));
  await user.click(own('綠豆糕'));
  expect(own('綠豆糕')).toHaveAttribute('aria-pressed', 'true');
  await user.click(own('綠豆糕'));
  expect(own('綠豆糕')).toHaveAttribute('aria-pressed', 'false');
  for (const sweet of ['壽桃', '綠豆糕', '花生糖', '狀元糕']) await user.click(own(sweet));
  await user.click(dock().getByRole('button', { name: '放上甜度卡' }));
  expect(played).toEqual([{ move: 'arrange', args: [2, 1, 3, 4, 5] }]);
});

test('SN-r9: the cards that are left can be laid by how many there are', async () => {
  const { user, played } = await sit(tableOf(sweetNose, 3, { arrange: layOut(THREE, { market: 'mlp' }) }));
  await user.click(own('糖葫蘆'));
  await user.click(dock().getByRole('button', { name: '其餘照多到少排' }));
  await user.click(dock().getByRole('button', { name: '放上甜度卡' }));
  expect(played).toEqual([{ move: 'arrange', args: [2, 3, 4, 5, 1] }]);
});

test('SN-r11: what is given, to whom, and what for; each with what it changes', async () => {
  const { user, played } = await sit(trading(THREE, { market: 'mlp' }));
  await user.click(own('壽桃'));
  expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent('壽桃要跟誰換');
  await user.click(dock().getByRole('button', { name: /志偉/ }));
  // A peach is 2 and one more by the market, a mung bean cake 1 and one more, a tanghulu 5.
  expect(dock().getByRole('button', { name: '糖葫蘆，你的甜度 +2' })).toBeTruthy();
  await user.click(dock().getByRole('button', { name: '綠豆糕，你的甜度 −1' }));
  expect(played).toEqual([{ move: 'swap', args: ['2', 'mung', 'peach'] }]);
});

test('SN-r13: at the market; and another sweet in place of the first', async () => {
  const { user, played } = await sit(trading(THREE, { market: 'mlp' }));
  await user.click(own('壽桃'));
  await user.click(own('綠豆糕'));
  await user.click(dock().getByRole('button', { name: '市場' }));
  await user.click(dock().getByRole('button', { name: /^壽桃/ }));
  expect(played).toEqual([{ move: 'market', args: ['mung', 'peach'] }]);
});

test('SN-r15: a sweet that is not on the own plate is not given, and the table says why', async () => {
  const { user, played } = await sit(trading(THREE, { market: 'mlp' }));
  await user.click(own('糖葫蘆'));
  expect(await screen.findByText('你的方盤上沒有糖葫蘆')).toBeTruthy();
  expect(played).toEqual([]);
});

test('SN12: with the Takeaway it is asked where it goes', async () => {
  const { user, played } = await sit(trading(THREE, { market: 'mlp', shops: ['takeaway'] }));
  await user.click(own('壽桃'));
  await user.click(dock().getByRole('button', { name: '市場' }));
  await user.click(dock().getByRole('button', { name: /^花生糖/ }));
  await user.click(dock().getByRole('button', { name: '圓碗（外帶鋪）' }));
  expect(played).toEqual([{ move: 'market', args: ['peach', 'peanut', 'bowl'] }]);
});

test('SN14: four sweets for the Double Deal, in whatever order they are named', async () => {
  const { user, played } = await sit(trading(THREE, { market: 'mlp', shops: ['pairs'] }));
  await user.click(dock().getByRole('button', { name: '用雙拼樓' }));
  await user.click(own('壽桃'));
  await user.click(own('綠豆糕'));
  await user.click(dock().getByRole('button', { name: /Ana/ }));
  await user.click(dock().getByRole('button', { name: /^狀元糕/ }));
  await user.click(dock().getByRole('button', { name: /^花生糖/ }));
  expect(played).toEqual([{ move: 'use', args: ['pairs', '1', 'mung', 'peach', 'peanut', 'zhuangyuan'] }]);
});

test('SN15: two cards change places, named in either order', async () => {
  const { user, played } = await sit(trading(THREE, { market: 'mlp', shops: ['relabel'] }));
  await user.click(dock().getByRole('button', { name: '用改價莊' }));
  await user.click(own('糖葫蘆'));
  await user.click(own('綠豆糕'));
  expect(played).toEqual([{ move: 'use', args: ['relabel', 'mung', 'tanghulu'] }]);
});

test('SN8: after the exchange the shop is used, or the turn ended', async () => {
  const table = trading(THREE, { market: 'mlp', shops: ['tasting'] });
  table.play('0', 'market', 'mung', 'peanut');
  const { user, played } = await sit(table);
  await user.click(dock().getByRole('button', { name: '結束回合' }));
  expect(played).toEqual([{ move: 'end', args: [] }]);
});

test('SN5: a shop is chosen in the street, once what it does has been read', async () => {
  const table = trading(['m', 'ppppzzzz', 'ttttmmll'], { bowls: ['lllllmm'], market: 'mlp' });
  table.play('0', 'swap', '1', 'peanut', 'mung');
  const { user, played } = await sit(table, '1');
  await user.click(screen.getByRole('button', { name: '雙拼樓' }));
  expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent('跟一位玩家互換方盤的 2 個');
  await user.click(dock().getByRole('button', { name: '選雙拼樓' }));
  expect(played).toEqual([{ move: 'claim', args: ['pairs'] }]);
  // Beyond the level that was reached there is nothing to choose, only to read.
  expect(screen.getByRole('button', { name: '無糖莊' })).not.toHaveAttribute('aria-pressed');
});

test('SN23: the marker goes over spaces where others stand', async () => {
  const table = tableOf(sweetNose, 3, {
    options: { shopkeeper: true },
    turn: '0',
    arrange: (G: SweetNoseG) => {
      G.starter = '0';
    },
  });
  table.play('0', 'bid', 1);
  table.play('1', 'bid', 3);
  table.play('2', 'bid', 2);
  const { user, played } = await sit(table);
  expect(dock().getByRole('button', { name: '移到 4' })).toBeTruthy();
  await user.click(dock().getByRole('button', { name: '多出 1 分' }));
  await user.click(dock().getByRole('button', { name: '移到 5' }));
  expect(played).toEqual([{ move: 'bid', args: [5] }]);
});

test('SN17: the table is told in words, the cards of others only where all lie open', async () => {
  const table = trading(THREE, { market: 'mlp', shops: [null, 'pairs'] });
  const { lines } = await sit(table);
  expect(lines()).toContain('市場有 1 個綠豆糕、1 個壽桃和 1 個花生糖');
  expect(lines()).toContain('小明總分 0，方盤：4 個綠豆糕和 4 個壽桃；圓碗：沒有東西');
  expect(lines()).toContain('Ana有雙拼樓');
  expect(lines().filter((line) => line.includes('的甜度：'))).toHaveLength(1);
  document.body.replaceChildren();
  const open = await sitAt(stateAt('sweet-nose', table, null, { isOpen: true }));
  expect(open.lines().filter((line) => line.includes('的甜度：'))).toHaveLength(3);
});
