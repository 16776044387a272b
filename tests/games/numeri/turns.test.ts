import { FACES, GOAL, LAST, NUMBERS, PATH } from '@games/numeri/rules/components';
import { numeri } from '@games/numeri/whole';
import { tableOf } from '@tests/table-of';
import { wordsOf } from '@tests/words-of';
import { LOCALES } from '@/kit/entry';
import { layOut, seedFor } from './arrange';

const kinds = (table: { told: (playerID: null) => readonly { kind: string }[] }) =>
  table.told(null).map(({ kind }) => kind);

describe('the box', () => {
  test.each([1, 5])('NU-r1 %i players are refused', (seats) => {
    expect(numeri.game.validateSetupData?.({}, seats)).toBe('numPlayers');
  });

  test('NU-r2 a path of 37 spaces: seven dark red, many blank, three at the end that end the game', () => {
    expect(LAST).toBe(37);
    expect(PATH.slice(0, 3)).toEqual([-3, -3, -3]);
    expect(PATH.findIndex((value) => value >= 0)).toBe(7);
    expect(PATH.slice(-GOAL)).toEqual([20, 25, 30]);
    expect(PATH.filter((value) => value === 0)).toHaveLength(16);
    expect(PATH.filter((value) => value < 0)).toHaveLength(7);
  });

  test.each(LOCALES)(
    'NU-r2 the board printed in the rulebook of %s is the one that is played on',
    (locale) => {
      const rows = [...wordsOf('numeri')(locale).rulebook.matchAll(/^\| *(\d+)–(\d+) *\| *(.*?) *\|$/gm)];
      const printed = rows.flatMap(([, from, to, numbers = '']) => {
        const values = numbers
          .split(/\s+/)
          .map((word) => (/\d/.test(word) ? Number(word.replace('−', '-')) : 0));
        expect(values).toHaveLength(Number(to) - Number(from) + 1);
        return values;
      });
      expect(printed).toEqual(PATH);
    },
  );

  test.each([2, 3, 4])(
    'NU-r3 NU-r6 %i players have five numbered pieces each, and no others lie about',
    (seats) => {
      const { G } = tableOf(numeri, seats);
      expect(G.pieces).toEqual(Array.from({ length: seats }, () => [0, 0, 0, 0, 0]));
      const { sharing, ...pieces } = numeri.inventory(G);
      expect(sharing).toBe(0);
      expect(Object.values(pieces)).toEqual(Array(seats * NUMBERS.length).fill(1));
    },
  );

  test('NU-r4 the die has 1 to 5 and a star, and every side comes up', () => {
    expect(FACES).toEqual([1, 2, 3, 4, 5, 'star']);
    const rolled = new Set(
      Array.from({ length: 80 }, (_, n) => tableOf(numeri, 2, { seed: `die ${n}` }).G.die),
    );
    expect(rolled).toEqual(new Set(FACES));
  });
});

test('NU1 who begins is drawn by lot', () => {
  const starters = Array.from({ length: 60 }, (_, n) => {
    const { G, ctx } = tableOf(numeri, 4, { seed: `start ${n}` });
    expect(ctx.currentPlayer).toBe(G.starter);
    return G.starter;
  });
  expect([...new Set(starters)].sort()).toEqual(['0', '1', '2', '3']);
});

test('NU-r7 NU-r8 NU-r10 NU-r11 the opening of the rulebook: A to D, and A again', () => {
  const [yellow, blue, green] = ['0', '1', '2'] as const;
  const table = tableOf(numeri, 3, { turn: yellow, seed: seedFor(2, 4, 1, 2, null, null) });
  table.play(yellow, 'move', 2);
  expect(table.G.pieces).toEqual([
    [0, 1, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
  table.play(blue, 'move', 4);
  expect(table.G.pieces[1]).toEqual([0, 0, 0, 2, 0]);
  table.play(green, 'move', 1);
  expect(table.G.pieces[2]).toEqual([3, 0, 0, 0, 0]);
  table.play(yellow, 'move', 2);
  expect(table.G.pieces[0]).toEqual([0, 4, 0, 0, 0]);
  expect(table.told(null)[0]).toMatchObject({
    kind: 'move',
    facts: { of: 'roll', number: 2, from: 1, to: 4, stone: '−2', jumped: 2 },
  });
});

test('NU-r7 the opening, continued: blue’s 3 enters on the start that has become free', () => {
  const table = tableOf(numeri, 3, {
    turn: '1',
    arrange: layOut(3, [{ 2: 4 }, { 4: 2 }, { 1: 3 }]),
  });
  table.play('1', 'move', 3);
  expect(table.G.pieces[1]).toEqual([0, 0, 1, 2, 0]);
  expect(table.told(null)[0]).toMatchObject({ kind: 'enter', facts: { number: 3, to: 1, jumped: 0 } });
});

test('NU-r32 a bean in hand stands before space 1: with 1 to 7 taken it enters on 8', () => {
  const table = tableOf(numeri, 2, {
    turn: '0',
    arrange: layOut(5, [
      { 1: 1, 2: 2, 3: 3 },
      { 1: 4, 2: 5, 3: 6, 4: 7 },
    ]),
  });
  table.play('0', 'move', 5);
  expect(table.G.pieces[0]?.[4]).toBe(8);
});

test('NU-r8 the turn goes clockwise, and each begins with a roll of its own', () => {
  const table = tableOf(numeri, 4, { turn: '3', seed: seedFor(5, 2), arrange: layOut(5, []) });
  table.play('3', 'move', 5);
  expect(table.ctx.currentPlayer).toBe('0');
  expect(table.G.die).toBe(2);
  expect(kinds(table)).toEqual(['enter', 'roll']);
  table.rejects('3', 'move', [2], { reason: 'not-your-turn' });
});

test.each(NUMBERS)('NU-r9 a %i is for that piece and no other', (rolled) => {
  const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(rolled, [{ 1: 9 }, { 2: 4 }]) });
  expect(table.legal('0')).toEqual([{ move: 'move', args: [rolled] }]);
  for (const other of NUMBERS)
    if (other !== rolled) table.rejects('0', 'move', [other], { reason: 'not-rolled', clause: 'NU-r9' });
});

test('NU-r10 a space holds one piece: the next free one is taken, nearer gaps before farther ones', () => {
  const table = tableOf(numeri, 2, {
    turn: '0',
    arrange: layOut(1, [
      { 1: 8, 2: 9 },
      { 1: 10, 2: 12 },
    ]),
  });
  table.play('0', 'move', 1);
  expect(table.G.pieces[0]?.[0]).toBe(11);
});

test('NU-r11 fifteen spaces in one leap', () => {
  const row = (from: number) => ({ 1: from, 2: from + 1, 3: from + 2, 4: from + 3, 5: from + 4 });
  const table = tableOf(numeri, 4, {
    turn: '0',
    arrange: layOut(1, [{ 1: 9 }, row(10), row(15), { ...row(20), 5: 0 }]),
  });
  table.play('0', 'move', 1);
  expect(table.G.pieces[0]?.[0]).toBe(24);
  expect(table.told(null)[0]).toMatchObject({ facts: { from: 9, to: 24, jumped: 14 } });
});

describe('the star', () => {
  test('NU-r12 moves any one piece', () => {
    const table = tableOf(numeri, 2, { turn: '0', arrange: layOut('star', [{ 2: 6, 5: 20 }, {}]) });
    expect(table.legal('0')).toEqual(NUMBERS.map((number) => ({ move: 'move', args: [number] })));
    table.play('0', 'move', 5);
    expect(table.G.pieces[0]).toEqual([0, 6, 0, 0, 21]);
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('NU5 is never split and moves only what can move', () => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      arrange: layOut('star', [{ 1: 37, 2: 36, 3: 20 }, { 1: 30 }], true),
    });
    expect(table.legal('0').map(({ move, args }) => [move, ...args])).toEqual([
      ['move', 3],
      ['move', 4],
      ['move', 5],
    ]);
    table.rejects('0', 'split', [3, 4], { reason: 'star-whole', clause: 'NU5' });
    table.rejects('0', 'move', [1], { reason: 'no-space', clause: 'NU-r10' });
  });
});

describe('no way to move', () => {
  // Between two, seat 1's 1 and seat 0's 2 stand where nothing lies ahead of them.
  const stuck = (seed: string) =>
    tableOf(numeri, 2, {
      turn: '0',
      seed,
      arrange: layOut(3, [
        { 2: 36, 3: 9, 4: 20 },
        { 1: 37, 2: 15, 3: 11 },
      ]),
    });

  test('NU-r25 NU3 the turn passes by itself, and the journal tells it', () => {
    const table = stuck(seedFor(null, 1, 4));
    table.play('0', 'move', 3);
    expect(table.ctx.currentPlayer).toBe('0');
    expect(table.G.die).toBe(4);
    expect(table.told(null).map(({ kind, playerID }) => [kind, playerID])).toEqual([
      ['move', '0'],
      ['roll', '1'],
      ['pass', '1'],
      ['roll', '0'],
    ]);
  });

  test('NU-r25 as often in a row as the dice will have it', () => {
    const table = stuck(seedFor(null, 1, 2, 1, 2, 5));
    const { turn } = table.ctx;
    table.play('0', 'move', 3);
    expect(kinds(table).filter((kind) => kind === 'pass')).toHaveLength(4);
    expect(table.ctx.currentPlayer).toBe('1');
    expect(table.ctx.turn).toBe(turn + 5);
    expect(table.legal('1')).toEqual([{ move: 'move', args: [5] }]);
  });

  test('NU3 a roll that can be used has to be used: nobody may pass', () => {
    const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(3, [{ 3: 34 }, { 3: 35 }]) });
    table.rejects('0', 'pass', [], { reason: 'unknown-move' });
    expect(table.legal('0')).toEqual([{ move: 'move', args: [3] }]);
  });
});

describe('the end', () => {
  test('NU-r26 NU8 the last three spaces taken: over at once, no bonus roll, nobody moves', () => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      arrange: layOut(1, [{ 1: 34, 2: 36, 3: 37 }, { 5: 20 }]),
    });
    table.play('0', 'move', 1);
    expect(kinds(table)).toEqual(['move', 'end']);
    expect(table.ctx.gameover).toMatchObject({ winner: '0' });
    expect(table.G.die).toBeNull();
    expect(table.legal('0')).toEqual([]);
    table.rejects('1', 'move', [1], { reason: 'game-over' });
  });

  test('NU-r26 two of them are not enough', () => {
    const table = tableOf(numeri, 2, { turn: '0', arrange: layOut(1, [{ 1: 34, 2: 36 }, {}]) });
    table.play('0', 'move', 1);
    expect(table.ctx.gameover).toBeUndefined();
  });

  test('NU8 both halves of a split are moved before the end is looked at', () => {
    const table = tableOf(numeri, 2, {
      turn: '0',
      arrange: layOut(
        3,
        [
          { 1: 34, 2: 9 },
          { 4: 36, 5: 37 },
        ],
        true,
      ),
    });
    table.play('0', 'split', 1, 2);
    expect(table.G.pieces[0]).toEqual([35, 10, 0, 0, 0]);
    expect(table.ctx.gameover).toBeDefined();
  });
});

test.each(LOCALES)(
  'in %s a place of the path is called by what is printed there, not by its number',
  (locale) => {
    const { messages } = wordsOf('numeri')(locale) as { messages: Record<string, unknown> };
    const said = JSON.stringify([messages.status, messages.journal, messages.hints]);
    expect(said).not.toMatch(/\{(?:to|from|space)\}/);
    expect(said).toMatch(/\{stone, select, blank/);
  },
);
