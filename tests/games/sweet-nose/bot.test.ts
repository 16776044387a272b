import type { SweetNoseG } from '@games/sweet-nose/rules/state';
import { bestOrder, expectLevels } from '@games/sweet-nose/seat/belief';
import { ownChange } from '@games/sweet-nose/seat/forecast';
import { sweetNose } from '@games/sweet-nose/whole';
import { demandChoice, type Position } from '@tests/bots/forced';
import { tableOf } from '@tests/table-of';
import { anyRulebook } from '@/kit/rulebook';
import { amounts, layOut } from './arrange';
import { type Table, trading } from './at-stalls';
import { ownGain } from './own-gain';

/** The levels expected of somebody who had this plate and gave these away. */
function expected(plate: string, given: readonly number[]): number[] {
  const levels = new Float64Array(5);
  expectLevels(amounts(plate), [...given], levels);
  return [...levels];
}

const positionOf = (table: Table, playerID = '0'): Position => ({
  rulebook: anyRulebook(sweetNose),
  decision: { view: table.view(playerID), ctx: table.ctx },
});

test('SN-r9: what there is most of gets a low card', () => {
  const table = tableOf(sweetNose, 3, {
    arrange: layOut(['mmmmlllz', 'ppppzzzz', 'ttttmmll'], { market: 'lpz' }),
  });
  demandChoice(positionOf(table), (levels) => Number(levels[0]) <= 2);
});

test('SN9: the last sweet on another plate is taken where that ends it well', () => {
  // Whoever ends it now gives a 5 for a 1 besides.
  const table = trading(['mt', 'm', 'ttttmmll'], { bowls: ['mmmlll', 'ppppzzz'], market: 'llz' });
  demandChoice(positionOf(table), ([, take, give]) => take === 'mung' && give === 'tanghulu');
});

test('SN16: who has 12 points by the market alone goes sugar-free before the count', () => {
  const table = trading(['m', 'ppppzzzz', 'mmmttttt'], {
    bowls: ['lllllll'],
    market: 'ttt',
    shops: [null, null, 'sugarfree'],
  });
  table.play('0', 'swap', '1', 'peanut', 'mung');
  demandChoice(positionOf(table, '2'), ([shop]) => shop === 'sugarfree');
});

test('SN21, SN3: who has fewer points stands better, and points that bring a shop are less of a loss', () => {
  const { G } = trading(['mt', 'mm', 'ttttmmll'], { bowls: ['mmmlll', 'ppppzz'], market: 'llz' });
  const standing = (points: readonly number[], queue: SweetNoseG['queue'] = []) =>
    sweetNose.evaluate(
      { ...G, queue, seats: G.seats.map((seat, index) => ({ ...seat, points: points[index] ?? 0 })) },
      tableOf(sweetNose, 3).ctx,
    );
  const [fewest = 0, more = 0, most = 0] = standing([20, 24, 28]);
  expect(fewest).toBeGreaterThan(more);
  expect(more).toBeGreaterThan(most);
  expect(fewest + more + most).toBeCloseTo(1);
  expect(standing([20, 24, 28], [{ playerID: '2', level: 4 }])[2]).toBeGreaterThan(most);
});

test('a plate full of a sweet tells of a low card, giving it away of a high one', () => {
  const before = expected('mmmml', amounts(''));
  expect(before[0]).toBeLessThan(before[1] ?? 0);
  expect(before.reduce((sum, level) => sum + level, 0)).toBeCloseTo(15);
  const given = [3, 0, 0, 0, 0];
  expect(expected('mmmml', given)[0]).toBeGreaterThan(before[0] ?? 5);
  expect(bestOrder(amounts('lllppz'))).toEqual([4, 1, 2, 3, 5]);
});

test('SN1: what a preview says of an action is what counting by hand makes of it', () => {
  const table = trading(['mmmllp', 'ppzztt', 'ttttmmll'], {
    bowls: ['zt', 'mm'],
    market: 'mlp',
    shops: ['bowls', 'pairs', 'relabel'],
  });
  for (const action of table.legal('0'))
    expect([action, ownChange(table.view('0'), '0', action)]).toEqual([
      action,
      -ownGain(table.view('0'), action) + 0,
    ]);
});
