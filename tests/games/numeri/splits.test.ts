import { watershedFor } from '@games/numeri/rules/components';
import { numeri } from '@games/numeri/whole';
import { tableOf } from '@tests/table-of';
import { layOut, seedFor } from './arrange';

const splitsOf = (actions: readonly { move: string; args: readonly unknown[] }[]) =>
  actions.filter(({ move }) => move === 'split').map(({ args }) => args.join('+'));

describe('the watershed', () => {
  test('NU-r13 lies farther along the path the more play', () => {
    expect([2, 3, 4].map(watershedFor)).toEqual([10, 13, 16]);
  });

  test.each([
    [2, 10],
    [3, 13],
    [4, 16],
  ])('NU-r13 NU9 %i players: space %i is before it, the next one beyond', (seats, last) => {
    const before = tableOf(numeri, seats, { turn: '0', arrange: layOut(2, [{ 2: last - 1 }]) });
    before.play('0', 'move', 2);
    expect(before.G.isSplitOpen).toBe(false);
    const beyond = tableOf(numeri, seats, { turn: '0', arrange: layOut(2, [{ 2: last }]) });
    beyond.play('0', 'move', 2);
    expect(beyond.G.isSplitOpen).toBe(true);
    expect(beyond.told(null).map(({ kind }) => kind)).toEqual(['move', 'open', 'roll']);
  });

  test('NU-r14 NU9 a roll may be split by everybody once anybody has crossed, from the next roll on', () => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      seed: seedFor(null, 5, 3),
      arrange: layOut(4, [{ 4: 10 }, { 1: 3 }]),
    });
    expect(splitsOf(table.legal('0'))).toEqual([]);
    table.rejects('0', 'split', [1, 3], { reason: 'split-closed', clause: 'NU9' });
    table.play('0', 'move', 4);
    expect(splitsOf(table.legal('1'))).toEqual(['1+4', '4+1', '2+3', '3+2']);
    table.play('1', 'move', 5);
    expect(splitsOf(table.legal('0'))).toEqual(['1+2', '2+1']);
  });

  test('NU9 a bonus roll of the same turn may be split too', () => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      seed: seedFor(null, 5),
      arrange: layOut(4, [{ 4: 8, 3: 9, 2: 10 }, {}]),
    });
    table.play('0', 'move', 4);
    expect(table.ctx.currentPlayer).toBe('0');
    expect(splitsOf(table.legal('0'))).toContain('1+4');
  });
});

describe('what may be split', () => {
  const rolled = (die: 1 | 2 | 3 | 4 | 5) =>
    tableOf(numeri, 2, { turn: '0', arrange: layOut(die, [], true) });

  test.each([
    [5, ['1+4', '4+1', '2+3', '3+2']],
    [4, ['1+3', '3+1']],
    [3, ['1+2', '2+1']],
  ] as const)('NU-r15 NU-r16 NU-r17 NU10 a %i into %j, or not at all', (die, splits) => {
    const table = rolled(die);
    expect(splitsOf(table.legal('0'))).toEqual(splits);
    expect(table.legal('0')).toContainEqual({ move: 'move', args: [die] });
  });

  test.each([
    [5, 2, 2, 'NU-r15'],
    [5, 1, 3, 'NU-r15'],
    [4, 2, 2, 'NU-r16'],
    [4, 1, 4, 'NU-r16'],
    [3, 1, 3, 'NU-r17'],
  ] as const)('NU-r15 NU-r16 NU-r17 a %i not into %i and %i', (die, first, second, clause) => {
    rolled(die).rejects('0', 'split', [first, second], { reason: 'wrong-pair', clause });
  });

  test.each([1, 2] as const)('NU-r18 not a %i', (die) => {
    const table = rolled(die);
    expect(splitsOf(table.legal('0'))).toEqual([]);
    table.rejects('0', 'split', [1, 1], { reason: 'not-splittable', clause: 'NU-r18' });
  });
});

test('NU-r19 NU-r20 both pieces move, in the order chosen', () => {
  const arrange = layOut(3, [{ 1: 8, 2: 9 }, { 5: 11 }], true);
  const [one, other] = [
    tableOf(numeri, 2, { turn: '0', arrange }),
    tableOf(numeri, 2, { turn: '0', arrange }),
  ];
  one.play('0', 'split', 1, 2);
  expect(one.G.pieces[0]).toEqual([10, 12, 0, 0, 0]);
  expect(one.told(null).slice(0, 3)).toMatchObject([
    { kind: 'split', facts: { first: 1, second: 2 } },
    { kind: 'move', facts: { number: 1, from: 8, to: 10 } },
    { kind: 'move', facts: { number: 2, from: 9, to: 12 } },
  ]);
  other.play('0', 'split', 2, 1);
  expect(other.G.pieces[0]).toEqual([9, 10, 0, 0, 0]);
});

test('NU-r19 one number alone is no split', () => {
  const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(5, [], true) });
  table.rejects('0', 'split', [1], { reason: 'malformed' });
  table.rejects('0', 'move', [1], { reason: 'not-rolled' });
});

test('NU6 pieces in hand enter by a split', () => {
  const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(5, [{ 3: 8 }, { 5: 1 }], true) });
  table.play('0', 'split', 4, 1);
  expect(table.G.pieces[0]).toEqual([3, 0, 8, 2, 0]);
});

test('NU7 not in the order in which the first takes the second’s last space', () => {
  const table = tableOf(numeri, 2, {
    turn: '0',
    arrange: layOut(
      3,
      [
        { 1: 33, 2: 35 },
        { 4: 34, 5: 37 },
      ],
      true,
    ),
  });
  table.rejects('0', 'split', [1, 2], { reason: 'split-stuck', clause: 'NU7' });
  expect(splitsOf(table.legal('0'))).toEqual(['2+1']);
  table.play('0', 'split', 2, 1);
  expect(table.G.pieces[0]?.slice(0, 2)).toEqual([35, 36]);
});

test('NU7 not with a piece that cannot move at all', () => {
  const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(3, [{ 1: 37 }, {}], true) });
  expect(splitsOf(table.legal('0'))).toEqual([]);
  table.rejects('0', 'split', [2, 1], 'NU7');
});

test('NU4 when the rolled piece is stuck, the split is all there is to do', () => {
  const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(3, [{ 3: 37, 1: 20 }, {}], true) });
  expect(table.legal('0').map(({ move, args }) => [move, ...args])).toEqual([
    ['split', 1, 2],
    ['split', 2, 1],
  ]);
});

describe('another roll', () => {
  test('NU-r21 NU-r24 three in a row earn a roll, and another three one more', () => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      seed: seedFor(null, 4, 5),
      arrange: layOut(1, [{ 1: 10, 2: 12, 3: 13, 4: 9 }, { 1: 20 }]),
    });
    table.play('0', 'move', 1);
    expect(table.told(null).map(({ kind }) => kind)).toEqual(['move', 'open', 'bonus', 'roll']);
    expect(table.ctx.currentPlayer).toBe('0');
    table.play('0', 'move', 4);
    expect(table.told(null).map(({ kind }) => kind)).toEqual(['move', 'bonus', 'roll']);
    expect(table.ctx.currentPlayer).toBe('0');
    expect(table.G.die).toBe(5);
  });

  test.each([
    ['two', [{ 1: 10, 2: 12 }, {}]],
    ['three with a gap', [{ 1: 10, 2: 12, 3: 14 }, {}]],
    ['three with somebody else’s in between', [{ 1: 10, 2: 12, 3: 14 }, { 5: 13 }]],
    ['two in front of a hand that holds the rest', [{ 1: 0, 2: 2, 3: 0 }, {}]],
  ])('NU-r22 not %s', (_, seats) => {
    const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(1, seats) });
    table.play('0', 'move', 1);
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('NU-r22 a longer row counts as well', () => {
    const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(1, [{ 1: 10, 2: 12, 3: 13, 4: 14 }, {}]) });
    table.play('0', 'move', 1);
    expect(table.ctx.currentPlayer).toBe('0');
  });

  test('NU-r23 NU2 a row that was there already earns nothing when another piece moves', () => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      arrange: layOut(5, [{ 1: 20, 2: 21, 3: 22, 5: 8 }, {}], true),
    });
    table.play('0', 'move', 5);
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('NU2 a row that the moved piece joins earns one', () => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      arrange: layOut(5, [{ 1: 20, 2: 21, 3: 22, 5: 18 }, {}], true),
    });
    table.play('0', 'move', 5);
    expect(table.ctx.currentPlayer).toBe('0');
  });

  test('NU2 a row counts only as it stands when both halves of a split are done', () => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      arrange: layOut(3, [{ 1: 10, 2: 13, 3: 12 }, {}], true),
    });
    // After the first half 1, 3 and 2 are linked; the second half takes the 2 away.
    table.play('0', 'split', 1, 2);
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('NU3 NU-r25 a bonus roll is made at once, and passes the turn when it is no use', () => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      seed: seedFor(null, 5, 2),
      arrange: layOut(1, [{ 1: 4, 2: 6, 3: 7, 5: 37 }, {}]),
    });
    table.play('0', 'move', 1);
    expect(table.told(null).map(({ kind, playerID }) => [kind, playerID])).toEqual([
      ['move', '0'],
      ['bonus', '0'],
      ['roll', '0'],
      ['pass', '0'],
      ['roll', '1'],
    ]);
    expect(table.ctx.currentPlayer).toBe('1');
  });
});

describe('NU-r23 the rulebook’s example of a 4 with one’s own 1, 3, 4 in a row', () => {
  // Somebody's 5, the own 1, 3 and 4, a gap, somebody's 2, free spaces.
  const example = () =>
    tableOf(numeri, 2, {
      turn: '0',
      arrange: layOut(
        4,
        [
          { 1: 13, 3: 14, 4: 15 },
          { 5: 12, 2: 17 },
        ],
        true,
      ),
    });

  test('NU-r21 3 before 1 links 1, 4 and 3: another roll', () => {
    const table = example();
    table.play('0', 'split', 3, 1);
    expect(table.G.pieces[0]).toEqual([14, 0, 16, 15, 0]);
    expect(table.ctx.currentPlayer).toBe('0');
    expect(table.told(null).map(({ kind }) => kind)).toContain('bonus');
  });

  test('NU-r22 the 4 alone: a row of two, the turn passes', () => {
    const table = example();
    table.play('0', 'move', 4);
    expect(table.G.pieces[0]).toEqual([13, 0, 14, 16, 0]);
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('NU-r22 1 before 3: the 2 stands in between, the turn passes', () => {
    const table = example();
    table.play('0', 'split', 1, 3);
    expect(table.G.pieces[0]).toEqual([16, 0, 18, 15, 0]);
    expect(table.ctx.currentPlayer).toBe('1');
  });
});
