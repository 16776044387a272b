import { score } from '@games/numeri/rules/scoring';
import { numeri } from '@games/numeri/whole';
import { tableOf } from '@tests/table-of';
import { layOut } from './arrange';

const row = (id: string, pieces: readonly (readonly number[])[]) =>
  score({ pieces }).categories.find((category) => category.id === id)?.scores;

test('NU-r31 the example of the rulebook: 52 points', () => {
  const { categories, totals } = score({ pieces: [[8, 36, 28, 0, 6]] });
  expect(totals).toEqual([52]);
  expect(categories).toEqual([
    { id: 'spaces', scores: [77] },
    { id: 'dark-red', scores: [-5] },
    { id: 'in-hand', scores: [-20] },
  ]);
});

test('NU-r5 NU-r27 a piece counts its number times what it stands on', () => {
  expect(
    row('spaces', [
      [37, 0, 0, 0, 0],
      [0, 0, 0, 0, 37],
      [10, 12, 15, 17, 19],
    ]),
  ).toEqual([30, 150, 1 + 4 + 9 + 16 + 25]);
});

test('NU-r28 dark red spaces count against it', () => {
  expect(
    row('dark-red', [
      [7, 0, 3, 4, 0],
      [0, 0, 0, 0, 0],
    ]),
  ).toEqual([-1 - 9 - 8, 0]);
});

test('NU-r29 a piece still in hand counts its number times -5', () => {
  expect(
    row('in-hand', [
      [0, 0, 0, 0, 0],
      [20, 20, 20, 20, 0],
    ]),
  ).toEqual([-75, -25]);
});

test('NU-r30 a blank space counts nothing', () => {
  expect(score({ pieces: [[8, 9, 11, 13, 14]] }).totals).toEqual([0]);
});

// Space 35 is the last one missing; seat 0 takes it with its 1 for 20 points.
const ended = (rest: readonly object[]) => {
  const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(1, rest) });
  table.play('0', 'move', 1);
  return table.ctx.gameover;
};

test('NU-r31 the highest total wins, not whoever ends the game', () => {
  expect(
    ended([
      { 1: 34, 2: 8, 3: 9, 4: 11, 5: 13 },
      { 1: 14, 2: 16, 3: 18, 4: 36, 5: 37 },
    ]),
  ).toMatchObject({ winner: '1', winners: ['1'], ranking: [['1'], ['0']], sheet: { totals: [20, 250] } });
});

test('NU11 equal totals share the win', () => {
  expect(
    ended([
      { 1: 34, 2: 37, 3: 8, 4: 9, 5: 11 },
      { 1: 13, 2: 36, 3: 14, 4: 16, 5: 22 },
    ]),
  ).toMatchObject({ draw: true, winners: ['0', '1'], ranking: [['0', '1']], sheet: { totals: [80, 80] } });
});
