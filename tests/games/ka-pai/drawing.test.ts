import { DICE, DRAWABLE, NEIGHBOURS, STONES, SYMBOLS, TOTEMS } from '@games/ka-pai/rules/components';
import { kaPai } from '@games/ka-pai/whole';
import { tableOf } from '@tests/table-of';
import type { Action } from '@/kit/action';
import { awaitedSeats } from '@/kit/seats';
import { at, BLANK, layOut } from './arrange';

const laid = (dice: string, picture = BLANK, seats = 1) =>
  tableOf(kaPai, seats, { arrange: layOut(dice, { picture }, { picture }) });

const squares = (actions: readonly Action[], sign: string): number[] =>
  [...new Set(actions.filter(({ args }) => args[0] === sign).map(({ args }) => Number(args[1])))].sort(
    (a, b) => a - b,
  );

test.each([
  [0, 'numPlayers'],
  [1, undefined],
  [4, undefined],
  [8, undefined],
  [9, 'numPlayers'],
] as const)('KP12 KP-r1 %i players', (seats, answer) => {
  expect(kaPai.game.validateSetupData?.({}, seats)).toBe(answer);
  if (answer === undefined) expect(tableOf(kaPai, seats).G.sheets).toHaveLength(seats);
});

test('KP-r2 the dice show 4 triangles, 3 squares, 2 circles and 3 slashes, and differ', () => {
  const faces = DICE.flat();
  expect(SYMBOLS.map((sign) => faces.filter((face) => face === sign).length)).toEqual([4, 3, 2, 3]);
  expect(DICE.map((die) => die.length)).toEqual([6, 6]);
  expect(DICE[0]).not.toEqual(DICE[1]);
  for (const die of DICE) expect(new Set(die)).toEqual(new Set(SYMBOLS));
});

test('KP-r3 KP-r4 forty squares are drawn on, five are totems, four are stones', () => {
  expect(DRAWABLE.base).toHaveLength(40);
  expect(TOTEMS).toEqual([11, 17, 44, 71, 77].map(at));
  expect(STONES).toEqual([24, 42, 46, 64].map(at));
  for (const cell of [...TOTEMS, ...STONES]) expect(DRAWABLE.base).not.toContain(cell);
});

test('KP-r5 the first thrower is drawn by lot, then they take turns', () => {
  const starters = new Set(
    Array.from({ length: 12 }, (_, n) => tableOf(kaPai, 3, { seed: `lot ${n}` }).ctx.currentPlayer),
  );
  expect(starters).toEqual(new Set(['0', '1', '2']));
  const table = tableOf(kaPai, 3);
  const first = Number(table.ctx.currentPlayer);
  table.playUntil('roll', (legal) => legal[0]);
  expect(Number(table.ctx.currentPlayer)).toBe((first + 1) % 3);
});

test('KP10 who throws makes no difference: everybody may draw the same', () => {
  const table = laid('TS', BLANK, 2);
  expect(table.legal('0')).toEqual(table.legal('1'));
  expect(table.legal('0')).toHaveLength(80);
});

test('KP13 everybody draws at once, and the next roll comes when all are done', () => {
  const table = laid('TS', BLANK, 2);
  expect(awaitedSeats(table.ctx)).toEqual(['0', '1']);
  table.play('1', 'draw', 'square', at(33));
  table.play('0', 'draw', 'triangle', at(33));
  table.play('0', 'done');
  expect(awaitedSeats(table.ctx)).toEqual(['1']);
  expect(table.G.roll).toBe(1);
  table.play('1', 'done');
  expect(table.G.roll).toBe(2);
  expect(table.told(null).map(({ kind }) => kind)).toEqual(['done', expect.stringMatching(/roll|double/)]);
  expect(awaitedSeats(table.ctx)).toEqual(['0', '1']);
});

test('KP-r6 only empty squares: no totem, no stone, nothing that is drawn on', () => {
  const table = laid('TS', BLANK.replace('. . . # . . .', '. . T # . . .'));
  for (const cell of [...TOTEMS, ...STONES]) table.rejects('0', 'draw', ['triangle', cell], 'KP-r6');
  table.rejects('0', 'draw', ['triangle', at(23)], { reason: 'taken', clause: 'KP-r6' });
});

test('KP1 the first sign goes anywhere', () => {
  expect(squares(laid('TS').legal('0'), 'triangle')).toEqual(DRAWABLE.base);
});

test('KP1 the first roll may be a double: the second sign lies beside the first', () => {
  const table = laid('TT');
  expect(squares(table.legal('0'), 'triangle')).toEqual(DRAWABLE.base);
  table.play('0', 'draw', 'triangle', at(14));
  expect(squares(table.legal('0'), 'triangle')).toEqual([at(13), at(15)]);
});

test('KP-r7 from then on beside something drawn, whatever sign that is', () => {
  const table = laid('TS', BLANK.replace('. . . # . . .', '. C . # . . .'));
  expect(squares(table.legal('0'), 'square')).toEqual([at(12), at(21), at(23), at(32)]);
  table.rejects('0', 'draw', ['square', at(33)], { reason: 'apart', clause: 'KP-r7' });
});

test('KP-r8 one of two different signs, once', () => {
  const table = laid('TS');
  table.rejects('0', 'draw', ['circle', at(33)], { reason: 'not-rolled', clause: 'KP-r8' });
  table.play('0', 'draw', 'square', at(33));
  table.rejects('0', 'draw', ['triangle', at(34)], { reason: 'drawn-already', clause: 'KP-r8' });
  table.play('0', 'done');
});

test('KP-r9 KP2 both signs of a double, beside each other', () => {
  const table = laid('CC', BLANK.replace('. . . # . . .', '. T . # . . .'));
  table.play('0', 'draw', 'circle', at(32));
  table.rejects('0', 'done', [], { reason: 'draw-first' });
  table.rejects('0', 'draw', ['circle', at(23)], { reason: 'not-beside', clause: 'KP2' });
  expect(squares(table.legal('0'), 'circle')).toEqual([at(31), at(33)]);
  table.play('0', 'draw', 'circle', at(31));
  table.play('0', 'done');
});

test('KP-r28 nobody passes', () => {
  const table = laid('TS');
  expect(table.legal('0').every(({ move }) => move === 'draw')).toBe(true);
  table.rejects('0', 'done', [], { reason: 'draw-first', clause: 'KP-r28' });
});

/** Empty: 31 with 41, and by itself 77's neighbour 67. */
const NEARLY_FULL = `
  * T S T S T *
  S T S # T S T
  . T S T S T S
  . # T * S # T
  S T S T S T S
  T S T # S T .
  * T S T S T *`;

test('KP3 the first of a double leaves room for the second while there is room anywhere', () => {
  const table = laid('CC', NEARLY_FULL);
  table.rejects('0', 'draw', ['circle', at(67)], { reason: 'no-room', clause: 'KP3' });
  expect(squares(table.legal('0'), 'circle')).toEqual([at(31), at(41)]);
});

test('KP3 apart only where no two empty squares lie side by side; with one square left, one sign', () => {
  const apart = laid('CC', NEARLY_FULL.replace('. T S T S T S', 'T T S T S T S'));
  expect(squares(apart.legal('0'), 'circle')).toEqual([at(41), at(67)]);
  apart.play('0', 'draw', 'circle', at(67));
  expect(squares(apart.legal('0'), 'circle')).toEqual([at(41)]);
  const single = laid('CC', NEARLY_FULL.replace('. T S T S T S', 'T T S T S T S').replace('. # T', 'C # T'));
  single.play('0', 'draw', 'circle', at(67));
  single.play('0', 'done');
  expect(single.ctx.gameover).toMatchObject({ winners: ['0'] });
});

test('KP-t1 what somebody draws is seen by everybody at once', () => {
  const table = laid('TS', BLANK, 3);
  table.play('1', 'draw', 'square', at(33));
  for (const seat of ['0', '2', null]) {
    expect(table.view(seat).sheets[1]?.cells[at(33)]).toBe('S');
    expect(table.told(seat)).toMatchObject([{ kind: 'draw', facts: { row: 3, column: 3 } }]);
  }
});

test('KP-t2 rubbed out while anybody draws, once in a roll', () => {
  const table = laid('TT', BLANK, 2);
  const before = JSON.stringify(table.G.sheets[0]?.cells);
  table.rejects('0', 'undo', [], { reason: 'nothing-drawn', clause: 'KP-t2' });
  table.play('0', 'draw', 'triangle', at(33));
  table.play('0', 'draw', 'triangle', at(34));
  table.play('0', 'undo');
  expect(JSON.stringify(table.G.sheets[0]?.cells)).toBe(before);
  table.play('0', 'draw', 'triangle', at(33));
  table.rejects('0', 'undo', [], { reason: 'erased-enough', clause: 'KP-t2' });
  table.play('0', 'draw', 'triangle', at(34));
  table.play('0', 'done');
  expect(table.legal('0')).toEqual([]);
});

test('KP-t2 by whoever has put the pencil down, too', () => {
  const table = laid('TS', BLANK, 2);
  table.play('0', 'draw', 'triangle', at(33));
  table.play('0', 'done');
  expect(awaitedSeats(table.ctx)).toEqual(['1']);
  table.play('0', 'undo');
  expect(awaitedSeats(table.ctx)).toEqual(['0', '1']);
  table.play('0', 'draw', 'triangle', at(55));
  table.play('0', 'done');
});

test('KP-t2 alone, until the dice are thrown again', () => {
  const table = laid('TS');
  table.play('0', 'draw', 'triangle', at(33));
  expect(table.legal('0').map(({ move }) => move)).toEqual(['done', 'undo']);
  table.play('0', 'done');
  table.rejects('0', 'undo', [], { reason: 'nothing-drawn' });
});

test('KP-r25 all sheets fill with the same roll', () => {
  const table = tableOf(kaPai, 3);
  const last = table.playUntil('end', (legal) => legal[0]);
  expect(last.map(({ kind }) => kind)).toEqual(['done', 'end']);
  for (const { cells } of table.G.sheets) expect(cells.replaceAll('.', '')).toHaveLength(40);
});

test('every square but those at the rim lies beside four', () => {
  expect(NEIGHBOURS.map((cells) => cells.length).filter((count) => count === 4)).toHaveLength(25);
});
