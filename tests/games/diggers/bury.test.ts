import {
  COLOURS,
  DECK,
  faceDownEach,
  MANAGER_VALUE,
  markersEach,
  PRINTS,
  stackSize,
  WORDS,
} from '@games/diggers/rules/components';
import { freeCards, overlaps } from '@games/diggers/rules/overlap';
import { diggers } from '@games/diggers/whole';
import { tableOf } from '@tests/table-of';
import { layOut } from './arrange';

test.each([1, 7])('DG-r1 %i players are refused', (seats) => {
  expect(diggers.game.validateSetupData?.({}, seats)).toBe('numPlayers');
});

test('DG1 sixty photos: in each colour eleven idols of 28 in all, two managers of six, two scouts of nothing', () => {
  expect(DECK).toHaveLength(60);
  for (const colour of COLOURS) {
    const own = DECK.map((card) => PRINTS[card]).filter((print) => print.colour === colour);
    const values = (role: string) => own.filter((print) => print.role === role).map(({ value }) => value);
    expect(values('idol')).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5]);
    expect(values('manager')).toEqual([MANAGER_VALUE, MANAGER_VALUE]);
    expect(values('scout')).toEqual([0, 0]);
  }
});

test('DG-r16 each costume is worn by eleven idols, and no two idols are alike', () => {
  for (const word of WORDS) expect(DECK.filter((card) => PRINTS[card].word === word)).toHaveLength(11);
  const idols = DECK.filter((card) => PRINTS[card].role === 'idol');
  expect(new Set(idols).size).toBe(idols.length);
});

test.each([2, 3, 4, 5, 6])('DG2 DG3 DG-r2 what %i players are dealt', (seats) => {
  const { G } = tableOf(diggers, seats);
  const [size, markers, down] = seats === 6 ? [10, 5, 3] : [12, 6, 4];
  expect([stackSize(seats), markersEach(seats), faceDownEach(seats)]).toEqual([size, markers, down]);
  expect(G.box).toHaveLength(60 - seats * size);
  for (const stack of G.stacks) {
    expect(stack).toHaveLength(size);
    expect(stack.filter(({ isUp }) => !isUp)).toHaveLength(down);
  }
  expect(G.seats.map((seat) => seat.markers)).toEqual(Array(seats).fill(markers));
});

test('DG-r2 which cards of a stack lie face down is drawn by lot', () => {
  const places = ['a', 'b', 'c', 'd'].flatMap((seed) =>
    tableOf(diggers, 2, { seed }).G.stacks.map((stack) => stack.map(({ isUp }) => Number(isUp)).join('')),
  );
  expect(new Set(places).size).toBeGreaterThan(4);
});

test('DG-r3 who begins is drawn by lot, and the turn goes round clockwise', () => {
  const starters = new Set(
    Array.from({ length: 30 }, (_, seed) => tableOf(diggers, 3, { seed: `${seed}` }).ctx.currentPlayer),
  );
  expect([...starters].sort()).toEqual(['0', '1', '2']);
  const table = tableOf(diggers, 3);
  const begin = Number(table.ctx.currentPlayer);
  for (let turn = 0; turn < 4; turn++) {
    expect(table.ctx.currentPlayer).toBe(String((begin + turn) % 3));
    table.play(table.ctx.currentPlayer, 'place', 3 * turn, turn);
  }
});

test('DG-r4 nobody sees what lies face down, on top of a stack or within it; a card on top face up all do', () => {
  const table = tableOf(diggers, 2, {
    turn: '0',
    arrange: layOut({
      stacks: [
        [['cute-5-school', 'down'], 'pop-scout'],
        ['cool-1-rock', 'cool-manager'],
      ],
    }),
  });
  for (const seat of ['0', '1', null]) {
    expect(table.view(seat).stacks).toEqual([
      { count: 2, down: 1, isTopUp: false, top: null },
      { count: 2, down: 0, isTopUp: true, top: 'cool-1-rock' },
    ]);
    expect(JSON.stringify(table.view(seat))).not.toContain('cute');
  }
  table.play('0', 'place', 0, 0);
  for (const seat of ['0', '1', null]) {
    expect(JSON.stringify(table.view(seat))).not.toContain('cute');
    expect(table.told(seat)).toMatchObject([{ kind: 'place-down', facts: { n: 0, covered: 0 } }]);
  }
});

test('DG4 DG-r5 the top card goes to the table as it lies in the stack, on whatever lies there', () => {
  const table = tableOf(diggers, 2, {
    turn: '0',
    arrange: layOut({
      stacks: [
        ['cute-5-school', ['pop-scout', 'down']],
        ['cool-1-rock', 'cool-manager'],
      ],
    }),
  });
  table.play('0', 'place', 10, 4);
  table.play('1', 'place', 12, 6);
  table.play('0', 'place', 10, 4);
  expect(table.G.table).toEqual([
    { n: 0, x: 10, y: 4, card: 'cute-5-school' },
    { n: 1, x: 12, y: 6, card: 'cool-1-rock' },
    { n: 2, x: 10, y: 4, card: null },
  ]);
  expect(table.G.faces).toEqual([null, null, 'pop-scout']);
  expect(table.told(null)).toMatchObject([{ kind: 'place-down', facts: { covered: 2 } }]);
});

test('DG4 nothing is dug while stacks are left', () => {
  const table = tableOf(diggers, 2, { turn: '0' });
  for (const [move, args] of [
    ['pay', [1]],
    ['dig', [0]],
    ['send', [0]],
    ['end', []],
    ['lose', ['cool-2-rock']],
  ] as const)
    table.rejects('0', move, [...args], { reason: 'bury-now', clause: 'DG4' });
});

test('DG-r6 when the last stack is used up the digging begins, with the player who began', () => {
  const table = tableOf(diggers, 2, {
    turn: '0',
    arrange: layOut({ stacks: [['cute-5-school'], ['cool-1-rock']] }),
  });
  table.play('0', 'place', 0, 0);
  expect(table.ctx.phase).toBe('bury');
  table.play('1', 'place', 8, 0);
  expect(table.told(null).map(({ kind }) => kind)).toEqual(['place', 'dig-begin']);
  expect(table.ctx).toMatchObject({ phase: 'dig', currentPlayer: '0' });
  table.rejects('0', 'place', [0, 0], { reason: 'dig-now', clause: 'DG5' });
});

test('DG8 a card lies wholly on the table of 32 by 18, its corner on a whole unit', () => {
  const table = tableOf(diggers, 2, { turn: '0' });
  expect(table.legal('0')).toHaveLength(29 * 13);
  for (const args of [[29, 0], [0, 13], [-1, 0], [0.5, 0], [0], [0, 0, 0]])
    table.rejects('0', 'place', args, { reason: 'malformed' });
  for (const corner of [
    [28, 12],
    [0, 0],
  ] as const)
    expect(table.refusal('0', 'place', ...corner)).toBeUndefined();
});

test.each([
  [3, 5, true],
  [-3, -5, true],
  [0, 0, true],
  [4, 0, false],
  [-4, 0, false],
  [0, 6, false],
  [0, -6, false],
  [4, 6, false],
  [3, -6, false],
  [-4, 5, false],
])('DG8 a card %i to the right and %i below: lies on it is %s', (dx, dy, isOn) => {
  expect(overlaps({ x: 10, y: 6 }, { x: 10 + dx, y: 6 + dy })).toBe(isOn);
});

test('DG8 free is what no later card lies on; the last one always is', () => {
  const table = [
    { n: 0, x: 0, y: 0 },
    { n: 1, x: 3, y: 5 },
    { n: 2, x: 4, y: 0 },
    { n: 3, x: 20, y: 0 },
    { n: 4, x: 6, y: 10 },
  ];
  expect(freeCards(table).map(({ n }) => n)).toEqual([2, 3, 4]);
});
