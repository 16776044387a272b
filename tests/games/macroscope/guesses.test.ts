import { macroscope } from '@games/macroscope/whole';
import { tableOf } from '@tests/table-of';
import { allBut, layOut } from './arrange';

/** The first of so many seats has lifted a lid; eleven are closed unless said otherwise. */
const turnWith = (layout: Parameters<typeof layOut>[0] = {}, seats = 3, options = {}) =>
  tableOf(macroscope, seats, {
    turn: '0',
    options,
    arrange: layOut({ starter: '0', lifted: 1, open: [0], ...layout }),
  });

/** All but four windows are open. */
const worthFour = { open: allBut(4) };

describe('who guesses', () => {
  test('MS6 each who guesses pays two to whoever has the turn, after a guess and after none', () => {
    const challenged = turnWith({ points: [2, 5, 7] });
    challenged.play('0', 'guess', 'dog');
    challenged.play('1', 'join');
    challenged.play('2', 'join');
    expect(challenged.G.points).toEqual([6, 3, 5]);
    const declined = turnWith({ points: [2, 5, 7] });
    declined.play('0', 'decline');
    declined.play('1', 'join');
    declined.play('2', 'stay');
    expect(declined.G.points).toEqual([5, 3, 7]);
  });

  test('MS7 whoever has less than two is not asked, and loses all the same', () => {
    const table = turnWith({ points: [3, 1, 2], ...worthFour });
    table.play('0', 'guess', 'cat');
    expect(table.legal('1')).toEqual([]);
    table.rejects('1', 'join', [], { reason: 'not-your-turn' });
    expect(table.legal('2').map(({ move }) => move)).toEqual(['join', 'stay']);
    table.play('2', 'stay');
    expect(table.G.points).toEqual([7, 0, 0]);
  });

  test('MS7 all are asked at the same time, and nobody sees what others say before all have', () => {
    const table = turnWith({ points: [2, 4, 4, 4] }, 4);
    table.play('0', 'decline');
    expect(Object.keys(table.ctx.activePlayers ?? {})).toEqual(['1', '2', '3']);
    table.play('2', 'join');
    expect(table.view('2').said).toEqual([null, null, true, null]);
    for (const seat of ['0', '1', '3', null])
      expect(table.view(seat)).toMatchObject({
        said: [null, null, null, null],
        heard: [false, false, true, false],
        points: [3, 4, 4, 4],
      });
    expect(table.told('1')).toMatchObject([{ kind: 'answer', playerID: '2', facts: {} }]);
    table.play('3', 'stay');
    table.play('1', 'stay');
    expect(table.view('1').queue).toEqual([['2']]);
  });

  test('MS7 nobody is asked where nobody may guess', () => {
    const table = turnWith({ points: [3, 1, 0], ...worthFour });
    table.play('0', 'guess', 'cat');
    expect(table.G.finished).toHaveLength(1);
    expect(table.G.points).toEqual([7, 0, 0]);
  });

  test('MS8 after everybody has paid, those with fewer points answer first', () => {
    const table = turnWith({ points: [2, 9, 3, 5] }, 4);
    table.play('0', 'guess', 'dog');
    for (const seat of ['1', '2', '3']) table.play(seat, 'join');
    expect(table.G.queue).toEqual([['2'], ['3'], ['1']]);
    table.rejects('1', 'name', ['cat'], { reason: 'not-your-turn' });
    table.play('2', 'name', 'horse');
    table.play('3', 'name', 'owl');
    table.play('1', 'name', 'cow');
    expect(table.G.finished[0]?.answers.map(({ playerID }) => playerID)).toEqual(['0', '2', '3', '1']);
  });

  test('MS8 between equals whoever has the turn decides', () => {
    const table = turnWith({ points: [2, 4, 4, 4] }, 4);
    table.play('0', 'decline');
    for (const seat of ['1', '2', '3']) table.play(seat, 'join');
    expect(table.ctx.currentPlayer).toBe('0');
    table.rejects('0', 'name', ['cat'], 'MS8');
    table.rejects('0', 'call', ['0'], 'MS8');
    table.rejects('0', 'decline', [], 'MS8');
    expect(table.legal('0')).toEqual(['1', '2', '3'].map((target) => ({ move: 'call', args: [target] })));
    table.play('0', 'call', '3');
    table.rejects('3', 'call', ['1'], 'MS8');
    table.play('3', 'name', 'dog');
    table.play('0', 'call', '2');
    table.play('2', 'name', 'owl');
    table.play('1', 'name', 'cow');
    expect(table.G.finished[0]?.answers.map(({ playerID }) => playerID)).toEqual(['3', '2', '1']);
  });

  test('MS9 no answer twice, by whatever name, and no way back for whoever has paid', () => {
    const table = turnWith({ points: [2, 4, 9] });
    table.play('0', 'guess', 'Cat');
    table.play('1', 'join');
    table.play('2', 'join');
    for (const again of ['cat', 'CAT', '貓', '貓咪', 'a cat', 'cats', 'kitty', '猫'])
      table.rejects('1', 'name', [again], 'MS9');
    table.rejects('1', 'skip', [], 'MS9');
    expect(new Set(table.legal('1').map(({ move }) => move))).toEqual(new Set(['name']));
    table.play('1', 'name', 'black cat');
    table.rejects('2', 'name', ['黑貓'], 'MS9');
    expect(table.G.points).toEqual([6, 2, 7]);
  });
});

describe('points', () => {
  test('MS15 as many points as lids are closed when the answer is given', () => {
    const table = turnWith({ open: allBut(7), points: [2, 20, 20] });
    table.play('0', 'guess', 'cat');
    table.play('1', 'stay');
    table.play('2', 'stay');
    expect(table.G.finished[0]?.worth).toBe(7);
    expect(table.G.points).toEqual([9, 13, 13]);
  });

  test('MS11 alone and right: wins them, and everybody else loses as many', () => {
    const table = turnWith({ points: [3, 9, 6], ...worthFour });
    table.play('0', 'guess', 'cat');
    table.play('1', 'stay');
    table.play('2', 'stay');
    expect(table.G.points).toEqual([7, 5, 2]);
    expect(table.G.finished[0]).toMatchObject({ winner: '0', changes: [4, -4, -4] });
  });

  test('MS12 alone and wrong: loses them, and nothing changes for the others', () => {
    const table = turnWith({ points: [6, 9, 6], ...worthFour });
    table.play('0', 'guess', 'dog');
    table.play('1', 'stay');
    table.play('2', 'stay');
    expect(table.G.points).toEqual([2, 9, 6]);
    expect(table.told(null).map(({ kind }) => kind)).toContain('none-right');
  });

  test('MS13 one of several is right: all others lose, the wrong, the silent, and whoever had declined', () => {
    const table = turnWith({ points: [9, 9, 8, 7], ...worthFour }, 4);
    table.play('0', 'decline');
    table.play('1', 'join');
    table.play('2', 'join');
    table.play('3', 'stay');
    table.play('2', 'name', 'dog');
    table.play('1', 'name', 'cat');
    // 10 and two stakes, 7, 6, 7: then four points to the one, from the others.
    expect(table.G.points).toEqual([10, 11, 2, 3]);
  });

  test('MS14 none of several is right: those who guessed lose, and what was paid stays paid', () => {
    const table = turnWith({ points: [9, 9, 8, 7], ...worthFour }, 4);
    table.play('0', 'guess', 'dog');
    table.play('1', 'join');
    table.play('2', 'stay');
    table.play('3', 'stay');
    table.play('1', 'name', 'owl');
    expect(table.G.points).toEqual([7, 3, 8, 7]);
  });

  test('MS10 nobody falls below nothing, right or wrong', () => {
    const wrong = turnWith({ points: [1, 2, 2] });
    wrong.play('0', 'guess', 'dog');
    wrong.play('1', 'join');
    wrong.play('2', 'stay');
    wrong.play('1', 'name', 'owl');
    expect(wrong.G.points).toEqual([0, 0, 2]);
    const right = turnWith({ points: [1, 3, 0] });
    right.play('0', 'guess', 'cat');
    right.play('1', 'stay');
    expect(right.G.points).toEqual([12, 0, 0]);
  });
});

describe('the simple rules', () => {
  const simple = { rules: 'simple' };

  test('MS21 one lid or two before the decision', () => {
    const table = tableOf(macroscope, 3, {
      turn: '0',
      options: { rules: 'simple' },
      arrange: layOut({ dice: [1, 4], starter: '0' }),
    });
    table.play('0', 'lift', 1, 0);
    expect(new Set(table.legal('0').map(({ move }) => move))).toEqual(new Set(['decline', 'lift', 'guess']));
    table.rejects('0', 'lift', [1, 6], 'MS3');
    table.play('0', 'lift', 4, 3);
    expect(new Set(table.legal('0').map(({ move }) => move))).toEqual(new Set(['decline', 'guess']));
    expect(table.G.open).toEqual([0, 3]);
  });

  test('MS21 whoever has the turn guesses alone', () => {
    const table = turnWith({ points: [0, 9, 9], ...worthFour }, 3, simple);
    table.play('0', 'guess', 'cat');
    expect(table.G.points).toEqual([4, 5, 5]);
    expect(table.G.round).toBe(2);
  });

  test.each([1, 2])('MS21 two points for not guessing after %i lids, and the turn passes', (lifted) => {
    const table = turnWith({ points: [0, 0, 0], lifted, left: lifted === 1 ? 4 : null }, 3, simple);
    table.play('0', 'decline');
    expect(table.G.points).toEqual([2, 0, 0]);
    table.play('1', 'stay');
    table.play('2', 'stay');
    expect(table.ctx.currentPlayer).toBe('1');
    expect(table.G.step).toBe('begin');
  });

  test('MS21 the others guess for nothing, whatever they have, in the order that is set for them', () => {
    const table = turnWith({ points: [0, 0, 9], ...worthFour }, 3, simple);
    table.play('0', 'decline');
    table.play('1', 'join');
    table.play('2', 'join');
    expect(table.G.points).toEqual([2, 0, 9]);
    expect(table.G.queue).toEqual([['1', '2']]);
    table.play('0', 'call', '2');
    table.play('2', 'name', 'dog');
    table.play('1', 'name', 'cat');
    expect(table.G.points).toEqual([0, 4, 5]);
  });
});
