import { walked } from '@games/ka-pai/table/walk';
import { kaPai } from '@games/ka-pai/whole';
import { screen, within } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import { at, BLANK, layOut } from './arrange';

type Layout = Parameters<typeof layOut>[1];

const rowed = (rows: Readonly<Record<number, string>>): string =>
  BLANK.trim()
    .split('\n')
    .map((row, index) => rows[index + 1] ?? row)
    .join('\n');

const laid = (dice: string, layout: Layout, seats = 1) =>
  tableOf(kaPai, seats, { turn: '0', arrange: layOut(dice, layout, {}) });

async function sit(table: ReturnType<typeof laid>, playerID: string | null = '0') {
  const played: Action[] = [];
  const { user, lines } = await sitAt(
    stateAt('ka-pai', table, playerID, { play: (action) => played.push(action) }),
  );
  return { user, played, lines };
}

const square = (row: number, column: number) =>
  screen.getByRole('button', { name: `第 ${row} 列第 ${column} 格，空的` });

test('KP-r8 a die is the button for its sign, and a square takes it', async () => {
  const { user, played } = await sit(laid('TS', { picture: rowed({ 3: '. T T . . . .' }) }));
  await user.click(screen.getByRole('button', { name: '畫正方形' }));
  await user.click(square(3, 4));
  expect(played).toEqual([{ move: 'draw', args: ['square', at(34)] }]);
});

test('what a square would bring is said, and can be switched off', async () => {
  await sit(laid('TS', { picture: rowed({ 3: '. T T . . . .' }) }));
  expect(square(3, 4).getAttribute('aria-description')).toBe('圈起三角形 +2');
  expect(square(3, 4).textContent).toBe('+2');
  expect(square(2, 2).getAttribute('aria-description')).toBe('先畫著');
});

test('KP-r7 a square that is apart is refused with its clause', async () => {
  const { user, played } = await sit(laid('TS', { picture: rowed({ 3: '. T T . . . .' }) }));
  await user.click(square(6, 6));
  expect(played).toEqual([]);
  expect(await screen.findByText('要畫在已經畫好的格子旁邊')).toBeDefined();
});

test('KP4 where two lines are complete the dock asks which one to circle', async () => {
  const picture = rowed({ 1: '* . T . . . *', 2: '. . T # . . .', 3: '. . . T T . .' });
  const { user, played } = await sit(laid('TS', { picture }));
  await user.click(square(3, 3));
  expect(played).toEqual([]);
  const dock = within(screen.getByRole('group', { name: '選擇' }));
  const ways = dock.getAllByRole('button', { name: /^圈第/ });
  expect(ways).toHaveLength(2);
  await user.click(ways[0] ?? document.body);
  expect(played).toHaveLength(1);
  expect(played[0]?.args).toHaveLength(3);
});

test('KP-r14 the boxes are ticked in the dock, by keys as well', async () => {
  const table = laid('/S', {
    picture: rowed({ 3: '. / / . . . .', 5: 'T T T . . . .' }),
    groups: [[51, 52, 53]],
  });
  table.play('0', 'draw', 'slash', at(34));
  const { user, played } = await sit(table);
  await user.click(screen.getByRole('button', { name: '三角形打勾，現在有 1 組' }));
  await user.keyboard('3');
  expect(played).toEqual([
    { move: 'mark', args: ['triangle'] },
    { move: 'mark', args: ['circle'] },
  ]);
});

test('KP-t2 what is drawn can be rubbed out, or kept', async () => {
  const table = laid('TS', { picture: rowed({ 3: '. T . . . . .' }) });
  table.play('0', 'draw', 'square', at(33));
  const { user, played } = await sit(table);
  await user.click(screen.getByRole('button', { name: '擦掉重畫' }));
  await user.keyboard('d');
  expect(played.map(({ move }) => move)).toEqual(['undo', 'done']);
});

test('the keys choose a sign, walk over the squares and draw', async () => {
  const { user, played } = await sit(laid('TS', { picture: rowed({ 3: '. T . . . . .' }) }));
  await user.keyboard('2{ArrowRight}{ArrowDown}{Enter}');
  expect(played).toHaveLength(1);
  expect(played[0]).toMatchObject({ move: 'draw', args: ['square', expect.any(Number)] });
});

test('an arrow goes to the nearest open square that way', () => {
  const open = new Set([at(12), at(21), at(23), at(32)]);
  expect(walked(at(21), 'ArrowRight', open)).toBe(at(23));
  expect(walked(at(12), 'ArrowDown', open)).toBe(at(32));
  expect(walked(at(32), 'ArrowDown', open)).toBe(at(32));
});

test('KP-t1 every sheet lies there, and comes onto the pad when it is pressed', async () => {
  const { user } = await sit(laid('TS', { picture: rowed({ 3: '. T . . . . .' }) }, 3));
  expect(screen.getByRole('region', { name: '你的計分紙' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ana的計分紙' }));
  expect(screen.getByRole('region', { name: 'Ana的計分紙' })).toBeDefined();
});

test('the table is told in sentences', async () => {
  const table = laid('TT', { picture: rowed({ 3: 'T T . . . . .' }) }, 2);
  table.play('0', 'draw', 'triangle', at(33));
  const { lines } = await sit(table);
  expect(lines()).toEqual(
    expect.arrayContaining([
      '小明擲出兩個三角形，兩個都要畫',
      '小明：2 分。三角形 1 組、正方形沒有群組、圓形沒有群組、斜線沒有群組；還沒連到圖騰；還沒打勾；剩 37 格',
      '小明這一擲畫了第 3 列第 3 格的三角形',
    ]),
  );
});

test('a press on a small sheet brings it near; a square draws there, anything beside it puts it back', async () => {
  const { user, played } = await sit(laid('TS', { picture: rowed({ 3: '. T T . . . .' }) }));
  const pad = screen.getByRole('region', { name: '你的計分紙' });
  const bring = async () => {
    const whole = pad.querySelector('.kp-bring-near');
    if (whole !== null) await user.click(whole);
    expect(pad).toHaveClass('is-near');
  };
  await bring();
  await user.keyboard('{Escape}');
  expect(pad).not.toHaveClass('is-near');
  await bring();
  await user.click(screen.getByRole('button', { name: '畫正方形' }));
  expect(pad).not.toHaveClass('is-near');
  await bring();
  await user.click(square(3, 4));
  expect(pad).not.toHaveClass('is-near');
  expect(played).toEqual([{ move: 'draw', args: ['square', at(34)] }]);
});
