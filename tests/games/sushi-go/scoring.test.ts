import type { Kind } from '@games/sushi-go/rules/components';
import { makiScores, puddingScores, roundScores, totalFor } from '@games/sushi-go/rules/scoring';
import { sushiGo } from '@games/sushi-go/whole';
import { tableOf } from '@tests/table-of';
import { chooseAll, lastTurn } from './arrange';

const times = (kind: Kind, count: number): Kind[] => Array<Kind>(count).fill(kind);
const pointsFor = (...tableau: Kind[]): number => totalFor(roundScores([tableau, ['maki-3', 'maki-3']]), 0);

describe('maki', () => {
  test.each([
    [
      [5, 3, 2],
      [6, 3, 0],
    ],
    [
      [0, 4, 7],
      [0, 3, 6],
    ],
  ])('SG-r19 6 for the most rolls, 3 for the second most: %j score %j', (rolls, scores) => {
    expect(makiScores(rolls)).toEqual(scores);
  });

  test('SG-r19 little rolls are counted, not cards', () => {
    expect(roundScores([['maki-3'], ['maki-1', 'maki-1'], ['maki-2', 'maki-2']]).maki).toEqual([3, 0, 6]);
  });

  test.each([
    [
      [5, 5, 3],
      [3, 3, 0],
    ],
    [
      [4, 4, 4, 1],
      [2, 2, 2, 0],
    ],
    [
      [2, 2, 2, 2, 1],
      [1, 1, 1, 1, 0],
    ],
  ])('SG-r20 SG2 a tie for the most shares 6 and leaves no second place: %j score %j', (rolls, scores) => {
    expect(makiScores(rolls)).toEqual(scores);
  });

  test.each([
    [
      [5, 3, 3, 2],
      [6, 1, 1, 0],
    ],
    [
      [5, 2, 2, 2],
      [6, 1, 1, 1],
    ],
    [
      [5, 1, 1, 1, 1],
      [6, 0, 0, 0, 0],
    ],
  ])('SG-r20 SG3 a tie for second shares 3: %j score %j', (rolls, scores) => {
    expect(makiScores(rolls)).toEqual(scores);
  });

  test.each([
    [
      [0, 1, 0],
      [0, 6, 0],
    ],
    [
      [0, 2, 2],
      [0, 3, 3],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ])('SG4 nobody scores without a roll: %j score %j', (rolls, scores) => {
    expect(makiScores(rolls)).toEqual(scores);
  });
});

describe('sets', () => {
  test('SG-r21 tempura: 5 for every two', () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => pointsFor(...times('tempura', count)))).toEqual([
      0, 0, 5, 5, 10, 10,
    ]);
  });

  test('SG-r22 sashimi: 10 for every three', () => {
    expect([1, 2, 3, 5, 6].map((count) => pointsFor(...times('sashimi', count)))).toEqual([0, 0, 10, 10, 20]);
  });

  test('SG-r23 dumplings: 1, 3, 6, 10, and 15 from five on', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((count) => pointsFor(...times('dumpling', count)))).toEqual([
      0, 1, 3, 6, 10, 15, 15,
    ]);
  });

  test('SG-r24 squid is worth 3, on wasabi 9', () => {
    expect([pointsFor('squid'), pointsFor('wasabi', 'squid')]).toEqual([3, 9]);
  });

  test('SG-r25 salmon is worth 2, on wasabi 6', () => {
    expect([pointsFor('salmon'), pointsFor('wasabi', 'salmon')]).toEqual([2, 6]);
  });

  test('SG-r26 egg is worth 1, on wasabi 3', () => {
    expect([pointsFor('egg'), pointsFor('wasabi', 'egg')]).toEqual([1, 3]);
  });

  test('SG-r27 SG-r28 empty wasabi and chopsticks are worth nothing', () => {
    expect([pointsFor('wasabi', 'wasabi'), pointsFor('chopsticks', 'chopsticks')]).toEqual([0, 0]);
  });
});

describe('puddings', () => {
  test('SG-r34 SG-r35 the most gain 6, the fewest lose 6', () => {
    expect(puddingScores([4, 2, 1])).toEqual([6, 0, -6]);
  });

  test('SG-r36 SG5 ties share, remainders are dropped from a loss as well', () => {
    expect(puddingScores([4, 4, 1, 1, 1])).toEqual([3, 3, -2, -2, -2]);
    expect(puddingScores([4, 1, 1, 1, 1])).toEqual([6, -1, -1, -1, -1]);
    expect(puddingScores([3, 3, 3, 3, 1])).toEqual([1, 1, 1, 1, -6]);
  });

  test('SG5 a seat without any has the fewest', () => {
    expect(puddingScores([2, 0, 1])).toEqual([6, -6, 0]);
  });

  test('SG-r37 all equal: nobody scores', () => {
    expect(puddingScores([2, 2, 2])).toEqual([0, 0, 0]);
    expect(puddingScores([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
  });

  test('SG-r38 SG6 two players: only the most count, and equal puddings nothing', () => {
    expect(puddingScores([3, 1])).toEqual([6, 0]);
    expect(puddingScores([2, 2])).toEqual([0, 0]);
    expect(puddingScores([0, 0])).toEqual([0, 0]);
  });
});

describe('at the table', () => {
  test('SG-r18 every round is scored by what lies there, and the points add up', () => {
    const table = tableOf(sushiGo, 2, {
      arrange: lastTurn(2, {
        round: 2,
        points: [10, 20],
        tableaus: [
          ['tempura', 'tempura', 'maki-2'],
          ['sashimi', 'sashimi', 'sashimi', 'maki-1'],
        ],
      }),
    });
    expect(table.view('0').standing).toMatchObject({ tempura: [5, 0], sashimi: [0, 10], maki: [6, 3] });
    chooseAll(table, ['wasabi', 'wasabi']);
    expect(table.view('0').rounds[1]?.scores).toMatchObject({ tempura: [5, 0], sashimi: [0, 10] });
    expect(table.G.seats.map(({ points }) => points)).toEqual([21, 33]);
    expect(table.told(null).filter(({ kind }) => kind === 'round-score')).toMatchObject([
      { playerID: '0', facts: { total: 11, maki: 6, tempura: 5 } },
      { playerID: '1', facts: { total: 13, maki: 3, sashimi: 10 } },
    ]);
  });

  test('SG15 a score may fall below zero by puddings, and is not bounded above', () => {
    const table = tableOf(sushiGo, 3, {
      arrange: lastTurn(3, { round: 3, points: [0, 150, 3], puddings: [0, 5, 2] }),
    });
    chooseAll(table, ['wasabi', 'wasabi', 'wasabi']);
    expect(table.G.seats.map(({ points }) => points)).toEqual([-6, 156, 3]);
  });
});
