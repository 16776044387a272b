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
    facts: { first: 1, firstStone: '−2', second: 2, secondStone: 'blank' },
  });
});

test('a split that comes to the same in either order is said in one', () => {
  const seats = [{ 1: 4, 2: 9 }];
  expect(explain(['split', 2, 1], 3, seats, true)?.action).toMatchObject({ facts: { first: 1, second: 2 } });
  expect(explain(['split', 1, 2], 3, seats, true)).toEqual(explain(['split', 2, 1], 3, seats, true));
  // The one behind jumps over the other, or takes the space it has left.
  const beside = [{ 1: 4, 2: 5 }];
  expect(explain(['split', 1, 2], 3, beside, true)?.action).not.toEqual(
    explain(['split', 2, 1], 3, beside, true)?.action,
  );
});

test.each<[string, Parameters<typeof layOut>, readonly object[]]>([
  ['linking three', [1, [{ 1: 4, 2: 6, 3: 7 }]], [{ kind: 'chain' }]],
  [
    'the goal',
    [5, [{ 5: LAST - 3 }]],
    [
      { kind: 'gain' },
      { kind: 'goal', facts: { number: 5, value: valueAt(LAST - 2), worth: 5 * valueAt(LAST - 2) } },
      { kind: 'open' },
    ],
  ],
  ['the watershed', [1, [{ 1: 10 }]], [{ kind: 'cost' }, { kind: 'open' }]],
  [
    'a jump',
    [1, [{ 1: 1 }, { 1: 2, 2: 3, 3: 4 }]],
    [{ kind: 'gain' }, { kind: 'jump', facts: { jumped: 3 } }],
  ],
  ['points', [1, [{ 1: 9 }]], [{ kind: 'gain', facts: { points: 1 } }]],
  ['a loss', [5, [{ 5: 12 }], true], [{ kind: 'cost', facts: { points: 10 } }]],
  ['nothing', [1, [{ 1: 8 }]], [{ kind: 'level' }]],
])('%s, points before what else it brings', (_, [die, seats, isOpen], reasons) => {
  const number = die === 'star' ? 1 : die;
  const said = explain(['move', number], die, seats, isOpen);
  expect([said?.reason, ...(said?.also ?? [])]).toMatchObject(reasons);
});

test('the end comes before everything else it brings', () => {
  const seats = [{ 1: LAST - 3, 2: LAST, 3: LAST - 1 }, { 5: 1 }];
  expect(explain(['move', 1], 1, seats)?.reason).toMatchObject({ kind: 'end' });
});
