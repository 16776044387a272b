import { LAST, valueAt } from '@games/numeri/rules/components';
import { numeri } from '@games/numeri/whole';
import { tableOf } from '@tests/table-of';
import { layOut } from './arrange';

/** What is said of an action of the first of two seats. */
function explain(
  [move, ...args]: readonly ['move' | 'split', ...number[]],
  ...arrangement: Parameters<typeof layOut>
) {
  const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(...arrangement) });
  expect(table.legal('0')).toContainEqual({ move, args });
  return numeri.explain?.(table.view('0'), table.ctx, { move, args });
}

test('a piece enters, moves on, or two share a roll', () => {
  expect(explain(['move', 2], 2, [{}])?.action).toEqual({ kind: 'enter', facts: { number: 2, stone: '−3' } });
  expect(explain(['move', 2], 2, [{ 2: 4 }])?.action).toEqual({
    kind: 'move',
    facts: { number: 2, stone: '−2' },
  });
  expect(explain(['split', 2, 1], 3, [{ 1: 4, 2: 12 }], true)?.action).toMatchObject({
    kind: 'split',
    facts: { first: 2, firstStone: 'blank', second: 1, secondStone: '−2' },
  });
});

test.each<[string, Parameters<typeof layOut>, object]>([
  ['linking three', [1, [{ 1: 4, 2: 6, 3: 7 }]], { kind: 'chain' }],
  [
    'the goal',
    [5, [{ 5: LAST - 3 }]],
    { kind: 'goal', facts: { number: 5, value: valueAt(LAST - 2), worth: 5 * valueAt(LAST - 2) } },
  ],
  ['the watershed', [1, [{ 1: 10 }]], { kind: 'open' }],
  ['a jump', [1, [{ 1: 1 }, { 1: 2, 2: 3, 3: 4 }]], { kind: 'jump', facts: { jumped: 3 } }],
  ['points', [1, [{ 1: 9 }]], { kind: 'gain', facts: { points: 1 } }],
  ['a loss', [5, [{ 5: 12 }], true], { kind: 'cost', facts: { points: 10 } }],
  ['nothing', [1, [{ 1: 8 }]], { kind: 'level' }],
])('%s', (_, [die, seats, isOpen], reason) => {
  const number = die === 'star' ? 1 : die;
  expect(explain(['move', number], die, seats, isOpen)?.reason).toMatchObject(reason);
});

test('the end comes before everything else it brings', () => {
  const seats = [{ 1: LAST - 3, 2: LAST, 3: LAST - 1 }, { 5: 1 }];
  expect(explain(['move', 1], 1, seats)?.reason).toMatchObject({ kind: 'end' });
});
