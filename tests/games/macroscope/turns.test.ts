import { macroscope } from '@games/macroscope/whole';
import { tableOf } from '@tests/table-of';
import { allBut, layOut } from './arrange';

/** A turn of the first of so many seats. */
const turnWith = (layout: Parameters<typeof layOut>[0] = {}, seats = 2, options = {}) =>
  tableOf(macroscope, seats, { turn: '0', options, arrange: layOut({ starter: '0', ...layout }) });

type Table = ReturnType<typeof turnWith>;

const lifts = (table: Table) =>
  table.legal('0').flatMap(({ move, args }) => (move === 'lift' ? [args.join(' ')] : []));
const movesOf = (table: Table, seat = '0') => [...new Set(table.legal(seat).map(({ move }) => move))];

describe('lifting lids', () => {
  test('MS-r5 a turn begins with both dice, thrown by chance', () => {
    const table = turnWith();
    expect(movesOf(table)).toEqual(['roll', 'pick']);
    table.rejects('0', 'lift', [1, 0], 'MS2');
    table.play('0', 'roll');
    expect(table.G.dice).toHaveLength(2);
    for (const number of table.G.dice) expect([1, 2, 3, 4, 5, 6]).toContain(number);
    table.rejects('0', 'roll', [], 'MS2');
  });

  test('MS-r6 a lid that was lifted stays off, and one has to be lifted before anybody guesses', () => {
    const table = turnWith({ open: [0] });
    table.rejects('0', 'guess', ['cat'], 'MS-r6');
    table.rejects('0', 'decline', [], 'MS-r6');
    table.rejects('0', 'pick', [0], 'MS-r6');
    table.play('0', 'pick', 3);
    expect(table.G.open).toEqual([0, 3]);
  });

  test('MS2 a lid of one of the dice, either of those with its number', () => {
    const table = turnWith({ dice: [1, 4] });
    expect(lifts(table)).toEqual(['1 0', '1 6', '4 3', '4 9']);
    table.rejects('0', 'lift', [2, 1], 'MS2');
    table.rejects('0', 'lift', [1, 3], 'MS2');
    table.play('0', 'lift', 1, 6);
    expect(table.G.open).toEqual([6]);
    expect(table.G.left).toBe(4);
  });

  test('MS2 a number without lids may be chosen and frees any lid, the other keeps to its own', () => {
    const table = turnWith({ dice: [1, 4], open: [0, 6, 3] });
    expect(lifts(table)).toEqual(['1 1', '1 2', '1 4', '1 5', '1 7', '1 8', '1 9', '1 10', '1 11', '4 9']);
    table.rejects('0', 'lift', [4, 1], 'MS2');
    table.play('0', 'lift', 1, 9);
    expect(table.G.left).toBe(4);
  });

  test('MS3 the second lid goes by the other die', () => {
    const table = turnWith({ dice: [1, 4] });
    table.play('0', 'lift', 4, 9);
    table.play('0', 'decline');
    table.play('1', 'stay');
    expect(lifts(table)).toEqual(['1 0', '1 6']);
    table.rejects('0', 'lift', [4, 3], 'MS3');
    table.play('0', 'lift', 1, 0);
    expect(table.G.open).toEqual([9, 0]);
    expect(table.G.left).toBeNull();
  });

  test('MS3 two dice that show the same are one choice, and are used twice', () => {
    const table = turnWith({ dice: [5, 5] });
    expect(lifts(table)).toEqual(['5 4', '5 10']);
    table.play('0', 'lift', 5, 4);
    table.play('0', 'decline');
    table.play('1', 'stay');
    expect(lifts(table)).toEqual(['5 10']);
  });

  test('MS3 where the other die has no lids left, any lid does', () => {
    const table = turnWith({ dice: [1, 4], open: [3, 9, ...[5, 11, 2, 8]] });
    table.play('0', 'lift', 1, 0);
    table.play('0', 'decline');
    table.play('1', 'stay');
    expect(lifts(table)).toEqual(['4 1', '4 4', '4 6', '4 7', '4 10']);
  });

  test('MS4 without the dice any lid, and no second one', () => {
    const table = turnWith();
    expect(table.legal('0').filter(({ move }) => move === 'pick')).toHaveLength(12);
    table.play('0', 'pick', 7);
    expect(table.G.open).toEqual([7]);
    table.play('0', 'decline');
    table.play('1', 'stay');
    expect(table.ctx.currentPlayer).toBe('1');
    const thrown = turnWith({ dice: [1, 4] });
    thrown.rejects('0', 'pick', [7], 'MS4');
  });
});

describe('guessing or not', () => {
  test('MS-r7 after each lid one guesses or does not, and nothing else', () => {
    const table = turnWith({ lifted: 1, open: [0], left: 4 });
    expect(movesOf(table)).toEqual(['decline', 'guess']);
    table.rejects('0', 'roll', [], 'MS-r7');
    table.rejects('0', 'pick', [5], 'MS-r7');
    table.rejects('0', 'lift', [4, 3], 'MS-r7');
    table.play('0', 'guess', 'cat');
    expect(table.G.answers).toEqual([
      { playerID: '0', text: 'cat', names: 'cat', called: { 'zh-Hant': '貓', en: 'cat' } },
    ]);
  });

  test('MS5 a point at once for declining, before the others have answered', () => {
    const table = turnWith({ dice: [1, 4], points: [2, 2, 2] }, 3);
    table.play('0', 'lift', 1, 0);
    table.play('0', 'decline');
    expect(table.G.points).toEqual([3, 2, 2]);
    expect(Object.keys(table.ctx.activePlayers ?? {})).toEqual(['1', '2']);
  });

  test('MS5 leaving it at that brings nothing more', () => {
    const table = turnWith({ dice: [1, 4] });
    table.rejects('0', 'skip', [], 'MS5');
    table.play('0', 'lift', 1, 0);
    table.rejects('0', 'skip', [], 'MS5');
    table.play('0', 'decline');
    table.play('1', 'stay');
    expect(movesOf(table)).toEqual(['skip', 'lift']);
    table.play('0', 'skip');
    expect(table.G.points).toEqual([3, 2]);
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('MS5 another point for declining after the second lid, and the turn passes', () => {
    const table = turnWith({ dice: [1, 4] });
    table.play('0', 'lift', 1, 0);
    table.play('0', 'decline');
    table.play('1', 'stay');
    table.play('0', 'lift', 4, 3);
    table.play('0', 'decline');
    expect(table.G.points).toEqual([4, 2]);
    table.play('1', 'stay');
    expect(table.ctx.currentPlayer).toBe('1');
    expect(table.G.open).toEqual([0, 3]);
  });
});

describe('the next picture', () => {
  test('MS17 left of whoever began the round, whoever was last to act', () => {
    const table = turnWith({ starter: '1', lifted: 1, open: [0] }, 4);
    table.play('0', 'guess', 'dog');
    for (const seat of ['1', '2', '3']) table.play(seat, 'stay');
    expect(table.G.starter).toBe('2');
    expect(table.ctx.currentPlayer).toBe('2');
    expect(table.G.round).toBe(2);
    expect(table.G.open).toEqual([]);
  });

  test('MS16 all windows open and nobody guesses: put away, the round stays, the next one begins', () => {
    const table = turnWith({ open: allBut(1), points: [2, 2, 2], round: 4, starter: '0' }, 3);
    const { token } = table.G;
    table.play('0', 'pick', 11);
    table.play('0', 'decline');
    table.play('1', 'stay');
    table.play('2', 'stay');
    expect(table.G.round).toBe(4);
    expect(table.G.starter).toBe('1');
    expect(table.ctx.currentPlayer).toBe('1');
    expect(table.G.points).toEqual([3, 2, 2]);
    expect(table.G.open).toEqual([]);
    expect(table.G.picture).not.toBe('cat');
    expect(table.G.token).not.toBe(token);
    expect(table.told(null).map(({ kind }) => kind)).toContain('aside');
  });

  test('MS16 MS17 put away, too, where nobody can be asked', () => {
    const table = turnWith({ open: allBut(1), points: [0, 1], starter: '1' });
    table.play('0', 'pick', 11);
    table.play('0', 'decline');
    expect(table.G.starter).toBe('0');
    expect(table.ctx.currentPlayer).toBe('0');
  });

  test('MS16 with all windows open a guess is worth nothing and ends the round', () => {
    const table = turnWith({ open: allBut(1), points: [4, 4], round: 4 });
    table.play('0', 'pick', 11);
    table.play('0', 'guess', 'cat');
    table.play('1', 'stay');
    expect(table.G.points).toEqual([4, 4]);
    expect(table.G.round).toBe(5);
  });

  test('MS18 MS-r9 ten rounds that count, then the most points win', () => {
    const ninth = turnWith({ lifted: 1, open: [0], round: 9 });
    ninth.play('0', 'guess', 'dog');
    ninth.play('1', 'stay');
    expect(ninth.G.round).toBe(10);
    expect(ninth.ctx.gameover).toBeUndefined();
    const tenth = turnWith({ lifted: 1, open: [0], round: 10, points: [5, 3] });
    tenth.play('0', 'guess', 'cat');
    tenth.play('1', 'stay');
    expect(tenth.ctx.gameover).toMatchObject({ winner: '0', sheet: { totals: [16, 0] } });
    expect(tenth.told(null).at(-1)).toMatchObject({ kind: 'end' });
  });

  test('MS19 equals win together', () => {
    const table = turnWith({ lifted: 1, open: allBut(3), round: 10, points: [8, 5, 1] }, 3);
    table.play('0', 'guess', 'dog');
    table.play('1', 'stay');
    expect(table.G.points).toEqual([5, 5, 1]);
    expect(table.ctx.gameover).toMatchObject({ draw: true, winners: ['0', '1'] });
  });
});
