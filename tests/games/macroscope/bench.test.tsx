import { macroscope } from '@games/macroscope/whole';
import { fireEvent, screen } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import type { SightAsked } from '@/kit/sights';
import { allBut, layOut } from './arrange';

// This page has no pixels: what is seen is asked for all the same.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const turnWith = (layout: Parameters<typeof layOut>[0] = {}, seats = 2) =>
  tableOf(macroscope, seats, { turn: '0', arrange: layOut({ starter: '0', ...layout }) });

async function sit(table: ReturnType<typeof turnWith>, playerID: string | null = '0') {
  const played: Action[] = [];
  const asked: SightAsked[] = [];
  const { user, lines, container } = await sitAt(
    stateAt('macroscope', table, playerID, {
      play: (action) => played.push(action),
      look: async (one) => {
        asked.push(one);
        return undefined;
      },
    }),
  );
  return { user, lines, container, played, asked };
}

const field = () => screen.getByRole('textbox', { name: '你的答案' });

test('lids of both dice are lit, and pointing a die out leaves its own', async () => {
  const { user, played } = await sit(turnWith({ dice: [1, 4] }));
  expect(screen.getAllByRole('button', { name: /^掀開/ })).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '骰子 4' }));
  expect(screen.getAllByRole('button', { name: /^掀開/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '掀開 · 10 號窗，蓋子是 4' }));
  expect(played).toEqual([{ move: 'lift', args: [4, 9] }]);
});

test('a lid that either die would lift goes by its own number, unless the other die is pointed out', async () => {
  const table = turnWith({ dice: [1, 4], open: [0, 6, 3] });
  const { user, played } = await sit(table);
  const lid = '掀開 · 10 號窗，蓋子是 4';
  await user.click(screen.getByRole('button', { name: lid }));
  await user.click(screen.getByRole('button', { name: '骰子 1' }));
  await user.click(screen.getByRole('button', { name: lid }));
  expect(played).toEqual([
    { move: 'lift', args: [4, 9] },
    { move: 'lift', args: [1, 9] },
  ]);
});

test('an answer is written, said by the button or by Enter, and tidy', async () => {
  const table = turnWith({ lifted: 1, open: [0] });
  const { user, played } = await sit(table);
  await user.click(screen.getByRole('button', { name: '說出答案' }));
  expect(played).toEqual([]);
  expect(field()).toHaveFocus();
  await user.type(field(), ' 小  貓{Enter}');
  expect(played).toEqual([{ move: 'guess', args: ['小 貓'] }]);
});

test('the Enter that picks a character says nothing', async () => {
  const { user, played } = await sit(turnWith({ lifted: 1, open: [0] }));
  await user.type(field(), '貓');
  const isDefault = fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(isDefault).toBe(false);
  expect(played).toEqual([]);
  expect(fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })).toBe(true);
});

test('what has been said is not said again, and the draft stays', async () => {
  const table = turnWith({ lifted: 1, open: [0], points: [2, 4] });
  table.play('0', 'guess', 'cat');
  table.play('1', 'join');
  const { user, played } = await sit(table, '1');
  await user.type(field(), '貓咪{Enter}');
  expect(played).toEqual([]);
  expect(field()).toHaveValue('貓咪');
  expect(await screen.findAllByText(/這個答案有人說過了/)).not.toHaveLength(0);
});

test('only open windows are asked for, and the whole picture not before it is out', async () => {
  const table = turnWith({ lifted: 1, open: [3, 8] });
  const { asked } = await sit(table, '1');
  expect(new Set(asked.map(({ part }) => part))).toEqual(new Set([3, 8]));
  expect(new Set(asked.map(({ token }) => token))).toEqual(new Set([table.G.token]));
});

test('the picture lies there in words once it is out', async () => {
  const table = turnWith({ lifted: 1, open: allBut(4), picture: 'elephant', points: [5, 5] });
  table.play('0', 'guess', 'elefant');
  table.play('1', 'stay');
  const { asked, lines, container } = await sit(table, '1');
  expect(screen.getByRole('img', { name: '大象' })).toBeInTheDocument();
  expect(asked).toContainEqual({ token: table.G.token, part: null });
  expect(lines()).toContain('揭曉的圖是大象');
  expect(container.textContent).toContain('這個答案算對嗎？');
});

test('the bench is told in words', async () => {
  const { lines } = await sit(turnWith({ dice: [1, 4], open: [3, 8], picture: 'tiger', points: [7, 12] }));
  expect(lines()).toEqual(
    expect.arrayContaining([
      '第 1 輪，這張圖值 10 分，開了 2 個窗',
      '骰子：1、4',
      '小明：7 分',
      'Ana：12 分',
    ]),
  );
});

test('the keys throw, lift, decline and write', async () => {
  const begin = await sit(turnWith());
  await begin.user.keyboard('dl');
  expect(begin.played).toEqual([
    { move: 'roll', args: [] },
    { move: 'pick', args: [0] },
  ]);
  document.body.replaceChildren();
  const lifted = await sit(turnWith({ lifted: 1, open: [0] }));
  await lifted.user.keyboard('n');
  expect(lifted.played).toEqual([{ move: 'decline', args: [] }]);
  await lifted.user.keyboard('w');
  expect(field()).toHaveFocus();
});
