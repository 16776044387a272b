import { LAST } from '@games/numeri/rules/components';
import { stepsOf } from '@games/numeri/rules/path';
import { totalOf } from '@games/numeri/rules/scoring';
import { forecast } from '@games/numeri/seat/forecast';
import { numeri } from '@games/numeri/whole';
import { tableOf } from '@tests/table-of';
import { at } from '@/kit/seats';
import { layOut } from './arrange';

const foresee = (number: 1 | 5, ...arrangement: Parameters<typeof layOut>) => {
  const view = tableOf(numeri, 2, { turn: '0', arrange: layOut(...arrangement) }).view('0');
  return forecast(view, '0', stepsOf(view.pieces, at(view.pieces, '0'), [number]));
};

test('points are those the beans have then', () => {
  expect(foresee(1, 1, [{ 1: 9 }])).toMatchObject({ points: 0 + 1, earnsRoll: false, isEnd: false });
  expect(foresee(5, 5, [{ 5: 12 }])).toMatchObject({ points: -10 });
});

test('NU2 a chain earns another roll', () => {
  expect(foresee(1, 1, [{ 1: 4, 2: 6, 3: 7 }]).earnsRoll).toBe(true);
});

test('NU8 at the end it earns none', () => {
  const ends = foresee(5, 5, [{ 1: LAST - 3, 5: LAST - 4, 3: LAST - 1, 4: LAST }]);
  expect(ends).toMatchObject({ isEnd: true, earnsRoll: false });
});

test('NU9 the first to cross the watershed opens the split, the next does not', () => {
  expect(foresee(1, 1, [{ 1: 10 }]).opensSplit).toBe(true);
  expect(foresee(1, 1, [{ 1: 10 }], true).opensSplit).toBe(false);
});

test('what is foreseen is what happens', () => {
  const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(5, [{ 5: 12, 2: 20 }]) });
  const before = totalOf(at(table.G.pieces, '0'));
  const { points, total } = foresee(5, 5, [{ 5: 12, 2: 20 }]);
  table.play('0', 'move', 5);
  expect(totalOf(at(table.G.pieces, '0'))).toBe(total);
  expect(total - before).toBe(points);
});
