import { groupCounts } from '@games/ka-pai/rules/scoring';
import { kaPai } from '@games/ka-pai/whole';
import { tableOf } from '@tests/table-of';
import { at, BLANK, layOut, lineOf } from './arrange';

type Layout = Parameters<typeof layOut>[1];

const laid = (dice: string, layout: Layout) => tableOf(kaPai, 1, { arrange: layOut(dice, layout) });

/** The blank sheet with some rows in place of its own. */
const withRows = (rows: Readonly<Record<number, string>>): string =>
  BLANK.trim()
    .split('\n')
    .map((row, index) => rows[index + 1] ?? row)
    .join('\n');

test.each([
  ['across', withRows({ 3: '. T T . . . .' }), 34, [32, 33, 34]],
  ['down', withRows({ 2: '. . T # . . .', 3: '. . T . . . .' }), 43, [23, 33, 43]],
  ['filled in between', withRows({ 3: '. T . T . . .' }), 33, [32, 33, 34]],
])('KP-r10 three in a straight line %s are circled', (_, picture, square, line) => {
  const table = laid('TS', { picture });
  table.play('0', 'draw', 'triangle', at(square));
  expect(table.G.sheets[0]?.groups).toEqual([lineOf(...line)]);
  expect(table.told('0').map(({ kind }) => kind)).toEqual(['draw', 'group']);
});

test('KP5 three round a corner are no group', () => {
  const table = laid('TS', { picture: withRows({ 3: '. T T . . . .' }) });
  table.play('0', 'draw', 'triangle', at(23));
  expect(table.G.sheets[0]?.groups).toEqual([]);
});

test('KP-r12 a sign belongs to one group: a fourth in line begins nothing with those circled', () => {
  const table = laid('TT', { picture: withRows({ 3: '. T T T . . .' }), groups: [[32, 33, 34]] });
  table.play('0', 'draw', 'triangle', at(35));
  table.play('0', 'draw', 'triangle', at(36));
  expect(table.G.sheets[0]?.groups).toEqual([lineOf(32, 33, 34)]);
});

test('KP4 a single line is circled by itself, whether one would or not', () => {
  const table = laid('TS', { picture: withRows({ 3: '. T T . . . .' }) });
  table.rejects('0', 'draw', ['triangle', at(34), lineOf(32, 33, 34)], {
    reason: 'no-such-line',
    clause: 'KP4',
  });
  table.play('0', 'draw', 'triangle', at(34));
  expect(table.G.sheets[0]?.groups).toHaveLength(1);
});

test('KP4 where several lines are complete at once, one of them is chosen', () => {
  const picture = withRows({ 1: '* . T . . . *', 2: '. . T # . . .', 3: '. . . T T . .' });
  const table = laid('TS', { picture });
  table.rejects('0', 'draw', ['triangle', at(33)], { reason: 'choose-line', clause: 'KP4' });
  table.rejects('0', 'draw', ['triangle', at(33), lineOf(31, 32, 33)], {
    reason: 'no-such-line',
    clause: 'KP4',
  });
  expect(table.legal('0').filter(({ args }) => args[0] === 'triangle' && args[1] === at(33))).toHaveLength(2);
  table.play('0', 'draw', 'triangle', at(33), lineOf(13, 23, 33));
  expect(table.G.sheets[0]?.groups).toEqual([lineOf(13, 23, 33)]);
  expect(groupCounts(table.view('0').sheets[0] ?? { cells: '', groups: [] }).triangle).toBe(1);
});

const SLASHES = withRows({ 3: '. / / . . . .' });

test('KP-r14 three slashes circled: a box is ticked at once', () => {
  const table = laid('/S', { picture: SLASHES });
  table.play('0', 'draw', 'slash', at(34));
  table.rejects('0', 'done', [], { reason: 'mark-first', clause: 'KP-r14' });
  table.play('0', 'mark', 'triangle');
  expect(table.G.sheets[0]?.marks).toEqual({ triangle: 1, square: 0, circle: 0, slash: 0 });
  table.play('0', 'done');
});

test('KP-r14 in the middle of a double, too', () => {
  const table = laid('//', { picture: SLASHES });
  table.play('0', 'draw', 'slash', at(34));
  table.rejects('0', 'draw', ['slash', at(35)], { reason: 'mark-first', clause: 'KP-r14' });
  table.play('0', 'mark', 'circle');
  table.play('0', 'draw', 'slash', at(35));
  expect(table.G.sheets[0]?.groups).toHaveLength(1);
  table.play('0', 'undo');
  expect(table.G.sheets[0]?.marks.circle).toBe(0);
  expect(table.G.sheets[0]?.groups).toEqual([]);
});

test('KP-r16 other groups tick nothing', () => {
  const table = laid('TS', { picture: withRows({ 3: '. T T . . . .' }) });
  table.rejects('0', 'mark', ['triangle'], { reason: 'no-slash-group', clause: 'KP-r16' });
  table.play('0', 'draw', 'triangle', at(34));
  table.rejects('0', 'mark', ['triangle'], { reason: 'no-slash-group', clause: 'KP-r16' });
});

test('KP-r15 KP8 each sign has three boxes, and full ones are not chosen', () => {
  const table = laid('/S', { picture: SLASHES, marks: { triangle: 3, square: 2 } });
  table.play('0', 'draw', 'slash', at(34));
  table.rejects('0', 'mark', ['triangle'], { reason: 'box-full', clause: 'KP8' });
  expect(table.legal('0').filter(({ move }) => move === 'mark')).toHaveLength(3);
  table.play('0', 'mark', 'square');
  expect(table.G.sheets[0]?.marks.square).toBe(3);
});

test('KP8 with all twelve full nothing is ticked', () => {
  const table = laid('/S', { picture: SLASHES, marks: { triangle: 3, square: 3, circle: 3, slash: 3 } });
  table.play('0', 'draw', 'slash', at(34));
  table.play('0', 'done');
});

test('KP9 the boxes of the slash may be chosen', () => {
  const table = laid('/S', { picture: SLASHES });
  table.play('0', 'draw', 'slash', at(34));
  table.play('0', 'mark', 'slash');
  expect(table.G.sheets[0]?.marks.slash).toBe(1);
});
