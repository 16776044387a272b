import { cat10 } from '@games/cat-10/whole';
import { tableOf } from '@tests/table-of';
import type { Json } from '@/kit/action';
import { layOut } from './arrange';

type Layout = Parameters<typeof layOut>[0];

/** What is said of an action of the first of three seats, in a stage of its turn. */
function explain([move, ...args]: readonly [string, ...Json[]], layout: Layout, stage?: string) {
  const { view, ctx } = tableOf(cat10, 3, {
    turn: '0',
    arrange: (G) => {
      layOut(layout)(G);
      if (stage !== undefined) G.left = 1;
    },
  });
  const now = stage === undefined ? ctx : { ...ctx, activePlayers: { '0': stage } };
  expect(cat10.legal(view('0'), now)).toContainEqual({ move, args });
  return cat10.explain?.(view('0'), now, { move, args });
}

test('the first pot needs no reason', () => {
  expect(explain(['flip'], {})).toEqual({ action: { kind: 'flip-first', facts: {} } });
});

test.each<[string, readonly [string, ...Json[]], Layout, string | undefined, object]>([
  ['a pot that cannot be too much', ['flip'], { row: [4] }, undefined, { kind: 'safe' }],
  [
    'a pot that can',
    ['flip'],
    { row: [4, 4], isLast: true, next: [2, 3, 4, 1] },
    undefined,
    { kind: 'flip', facts: { ten: 25, bust: 50 } },
  ],
  [
    'taking',
    ['take'],
    { row: [4, 4], isLast: true, next: [2, 3, 4, 1] },
    undefined,
    { kind: 'take', facts: { sum: 8, bust: 50 } },
  ],
  [
    'taking the last',
    ['take'],
    { row: [4], isLast: true },
    undefined,
    { kind: 'take-last', facts: { sum: 4 } },
  ],
  [
    'a duel',
    ['duel'],
    { row: [4, 4], piles: [[1], [2, 3], [4]] },
    undefined,
    { kind: 'duel', facts: { sum: 8, cards: 3 } },
  ],
  [
    'a duel for a jumbo pot of others',
    ['duel'],
    { row: [4, 4], jumbos: [0, 3] },
    undefined,
    { kind: 'duel-seize' },
  ],
  [
    'drawing from the leader',
    ['steal', '1'],
    { piles: [[5, 5, 5], [6, 6], [6]] },
    'steal',
    { kind: 'leader', facts: { points: 12 } },
  ],
  [
    'drawing from a rich pile',
    ['steal', '2'],
    { piles: [[], [1, 2, 1, 2], [5]] },
    'steal',
    { kind: 'rich', facts: { average: 5 } },
  ],
  ['giving up', ['discard', 2], { piles: [[2, 6]] }, 'discard', { kind: 'smallest', facts: { points: 2 } }],
  ['the leader’s jumbo pot', ['seize', '1'], { jumbos: [0, 2, 1] }, 'seize', { kind: 'leader' }],
  [
    'another jumbo pot',
    ['seize', '2'],
    { jumbos: [0, 2, 1] },
    'seize',
    { kind: 'swing', facts: { points: 20 } },
  ],
])('%s', (_, action, layout, stage, reason) => {
  const said = explain(action, layout, stage);
  expect(said?.reason).toMatchObject(reason);
  expect(said?.action.kind).toBe(action[0]);
});
