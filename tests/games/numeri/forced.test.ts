import { numeri } from '@games/numeri/whole';
import { demandChoice, type Position } from '@tests/bots/forced';
import { tableOf } from '@tests/table-of';
import { anyRulebook } from '@/kit/rulebook';
import { layOut } from './arrange';

const path = (...layout: Parameters<typeof layOut>): Position => {
  const table = tableOf(numeri, layout[1].length, { turn: '0', arrange: layOut(...layout) });
  return { rulebook: anyRulebook(numeri), decision: { view: table.view('0'), ctx: table.ctx } };
};

test('NU8 the game is ended when that wins it', () => {
  const position = path('star', [
    { 1: 2, 2: 3, 3: 4, 4: 5, 5: 34 },
    { 1: 37, 2: 36, 3: 33, 4: 32, 5: 31 },
  ]);
  demandChoice(position, ([number]) => number === 5);
});

test('NU8 the game is not ended by whoever is behind', () => {
  const position = path('star', [
    { 1: 34, 2: 20, 3: 31, 4: 32, 5: 33 },
    { 1: 8, 2: 36, 3: 9, 4: 37, 5: 30 },
  ]);
  demandChoice(position, ([number]) => number !== 1);
});
