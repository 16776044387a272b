import type { SheetKind, Sign } from '@games/ka-pai/rules/components';
import { DRAWABLE, RATINGS } from '@games/ka-pai/rules/components';
import { linesMade } from '@games/ka-pai/rules/drawing';
import { marksOf, pointsOf, ratingFor, totalOf } from '@games/ka-pai/rules/scoring';
import { bestNetwork, linkedTotems, linksOn } from '@games/ka-pai/rules/totems';
import { kaPai } from '@games/ka-pai/whole';
import { tableOf } from '@tests/table-of';
import { at, BLANK, cellsOf, EXAMPLE, EXAMPLE_ORDER, layOut, lineOf } from './arrange';

const sheet = (layout: Parameters<typeof layOut>[1], kind: SheetKind = 'base') => {
  const table = tableOf(kaPai, 1, { options: { sheet: kind }, arrange: layOut('TS', layout) });
  const own = table.view('0').sheets[0];
  if (own === undefined) throw new Error('no sheet');
  return own;
};

const points = (layout: Parameters<typeof layOut>[1], kind: SheetKind = 'base') =>
  pointsOf(kind, sheet(layout, kind));

test('KP-r13 KP-r21 the example of the rulebook scores 26', () => {
  const counted = points(EXAMPLE);
  expect(counted).toEqual({ triangle: 6, square: 3, circle: 4, totems: 4, bonus: 9, ranu: 0 });
  expect(totalOf(counted)).toBe(26);
});

test('KP-r13 KP-r25 the example is drawn stroke by stroke by the rules, to the same end', () => {
  const SIGNS: Readonly<Record<string, Sign>> = { T: 'triangle', S: 'square', C: 'circle', '/': 'slash' };
  const ticks: Sign[] = ['triangle', 'triangle', 'slash'];
  const wanted: number[] = EXAMPLE.groups.map((group) => lineOf(...group));
  let sheets = tableOf(kaPai, 1).G.sheets;
  let result: unknown;
  for (const [letter, ...squares] of EXAMPLE_ORDER) {
    const sign = SIGNS[letter] ?? 'triangle';
    // The dice of the example in place of those that were thrown.
    const other: Sign = squares.length > 1 ? sign : sign === 'slash' ? 'triangle' : 'slash';
    const drawn = sheets.map((own) => ({ ...structuredClone(own), drawn: [], isDone: false, erased: 0 }));
    const now = tableOf(kaPai, 1, {
      arrange: (G) => Object.assign(G, { dice: [sign, other], sheets: drawn }),
    });
    for (const square of squares) {
      const lines = linesMade(now.view('0').sheets[0] ?? sheet({}), sign, at(square));
      const chosen = lines.length > 1 ? lines.filter((line) => wanted.includes(line)).slice(0, 1) : [];
      now.play('0', 'draw', sign, at(square), ...chosen);
      if (now.legal('0').some(({ move }) => move === 'mark'))
        now.play('0', 'mark', ticks.shift() ?? 'circle');
    }
    sheets = structuredClone(now.G.sheets);
    now.play('0', 'done');
    result = now.ctx.gameover;
  }
  expect(result).toMatchObject({ rating: 'keep-going', sheet: { totals: [26] } });
  expect(sheets[0]?.cells).toEqual(cellsOf(EXAMPLE.picture));
  expect([...(sheets[0]?.groups ?? [])].sort()).toEqual([...wanted].sort());
});

const bottom = (row: string) => BLANK.replace(/\* \. \. \. \. \. \*$/, row);
const rowed = (rows: Readonly<Record<number, string>>): string =>
  BLANK.trim()
    .split('\n')
    .map((row, index) => rows[index + 1] ?? row)
    .join('\n');

test('KP7 an area of one sign links the totems it touches', () => {
  expect(linkedTotems(cellsOf(bottom('* T T T T T *')))).toBe(2);
  expect(linkedTotems(cellsOf(bottom('* T T . T T *')))).toBe(0);
});

test('KP7 totems are linked by signs and by nothing else', () => {
  expect(linkedTotems(cellsOf(BLANK))).toBe(0);
});

test('KP-r18 each link is of one sign; links of different signs join into one network', () => {
  expect(linkedTotems(cellsOf(bottom('* T T S T T *')))).toBe(0);
  const two = rowed({
    1: '* T T T T T *',
    2: '. . . # . . C',
    3: '. . . . . . C',
    4: '. # . * . # C',
    5: '. . . . . . C',
    6: '. . . # . . C',
  });
  expect(bestNetwork(linksOn(cellsOf(two))).totems).toEqual([11, 17, 77].map(at));
});

test('KP6 circled signs link just as well', () => {
  const picture = bottom('* T T T T T *');
  expect(points({ picture, groups: [[72, 73, 74]] }).totems).toBe(2);
});

test('KP-r19 only the network with most totems counts', () => {
  const links = linksOn(cellsOf(EXAMPLE.picture));
  expect(links).toHaveLength(2);
  expect(bestNetwork(links).totems).toEqual([11, 17, 44].map(at));
});

const RING = {
  2: rowed({ 1: '* T T T T T *' }),
  3: rowed({
    1: '* T T T T T *',
    2: 'S . . # . . .',
    3: 'S . . . . . .',
    4: 'S # . * . # .',
    5: 'S . . . . . .',
    6: 'S . . # . . .',
  }),
  4: rowed({
    1: '* T T T T T *',
    2: 'S . . # . . .',
    3: 'S . . . . . .',
    4: 'S # . * . # .',
    5: 'S . . . . . .',
    6: 'S . . # . . .',
    7: '* C C C C C *',
  }),
  5: rowed({
    1: '* T T T T T *',
    2: 'S . T # . . .',
    3: 'S . T T . . .',
    4: 'S # . * . # .',
    5: 'S . . . . . .',
    6: 'S . . # . . .',
    7: '* C C C C C *',
  }),
} as const;

test.each([
  [0, BLANK, 0],
  [2, RING[2], 2],
  [3, RING[3], 4],
  [4, RING[4], 7],
  [5, RING[5], 12],
])('KP-r20 %i linked totems', (count, picture, worth) => {
  expect(linkedTotems(cellsOf(picture))).toBe(count);
  expect(points({ picture }).totems).toBe(worth);
});

test('KP-r21 ticks count once for every group of their sign, those of slashes as well', () => {
  const picture = rowed({ 3: '. / / / . . .', 5: 'T T T . . . .' });
  const groups = [
    [32, 33, 34],
    [51, 52, 53],
  ];
  expect(points({ picture, groups, marks: { triangle: 2, slash: 3, circle: 1 } }).bonus).toBe(5);
});

/** Two full sheets, the last square of each still to be drawn. */
const finish = (first: Parameters<typeof layOut>[1], second: Parameters<typeof layOut>[1]) => {
  const table = tableOf(kaPai, 2, { arrange: layOut('CS', first, second) });
  for (const seat of ['0', '1']) {
    table.play(seat, 'draw', 'square', at(72));
    table.play(seat, 'done');
  }
  return table.ctx.gameover;
};

const LAST = { ...EXAMPLE, picture: EXAMPLE.picture.replace('* T T T T T *', '* . T T T T *') };

test('KP-r26 most points win', () => {
  const poorer = { ...LAST, groups: LAST.groups.slice(0, -1) };
  expect(finish(poorer, LAST)).toMatchObject({ winner: '1', ranking: [['1'], ['0']] });
});

test('KP-r26 between equals most ticks win', () => {
  // A tick for a sign without a group is worth nothing, but it is a tick.
  const bare = {
    ...LAST,
    groups: LAST.groups.filter((group) => group[0] !== 43),
    marks: { triangle: 2, slash: 1 },
  };
  expect(finish(bare, { ...bare, marks: { ...bare.marks, circle: 1 } })).toMatchObject({ winner: '1' });
  expect(marksOf(sheet({ marks: { triangle: 2, slash: 1 } }))).toBe(3);
});

test('KP11 equal in both, the win is shared', () => {
  expect(finish(LAST, LAST)).toMatchObject({ draw: true, winners: ['0', '1'] });
});

test('KP-r27 five remarks for a sheet of one’s own', () => {
  const at30 = [0, 29, 30, 39, 40, 49, 50, 55, 56, 80].map(ratingFor);
  expect(at30).toEqual(
    ['keep-going', 'practised', 'nearly', 'almost-perfect', 'ka-pai'].flatMap((rating) => [rating, rating]),
  );
  expect(RATINGS).toHaveLength(5);
  const alone = tableOf(kaPai, 1);
  alone.playUntil('end', (legal) => legal[0]);
  expect(alone.ctx.gameover).toMatchObject({ rating: expect.any(String) });
  const two = tableOf(kaPai, 2);
  two.playUntil('end', (legal) => legal[0]);
  expect(two.ctx.gameover).not.toHaveProperty('rating');
});

test('KP-r22 everybody draws on the sheet that was chosen, and Ranu points are added', () => {
  const table = tableOf(kaPai, 3, { options: { sheet: 'ranu-2' } });
  expect(table.view('1').options).toEqual({ sheet: 'ranu-2' });
  const ids = (kind: SheetKind) => {
    const { G, ctx } = tableOf(kaPai, 2, { options: { sheet: kind } });
    return kaPai.score(G, ctx).categories.map(({ id }) => id);
  };
  expect(ids('base')).not.toContain('ranu');
  expect(ids('ranu-1')).toContain('ranu');
  expect(kaPai.game.validateSetupData?.({ sheet: 'ranu-3' }, 2)).toBe('options');
});

const COLOURED = (signs: string) => {
  const [a, b, c, d] = signs;
  return rowed({ 2: `. . . ${a} . . .`, 4: `. ${b} . * . ${c} .`, 6: `. . . ${d} . . .` });
};

test('KP-r23 the first Ranu sheet: 44 squares, and 6 points for four different signs on the coloured ones', () => {
  expect(DRAWABLE['ranu-1']).toHaveLength(44);
  expect(points({ picture: COLOURED('TSC/') }, 'ranu-1').ranu).toBe(6);
  expect(points({ picture: COLOURED('TSCT') }, 'ranu-1').ranu).toBe(0);
  expect(points({ picture: COLOURED('TSC.') }, 'ranu-1').ranu).toBe(0);
  expect(points({ picture: BLANK }, 'base').ranu).toBe(0);
});

test.each([
  ['T', 'T', 'C', 'C', 6],
  ['T', 'T', 'C', 'S', 3],
  ['T', 'S', '/', '/', 3],
  ['T', 'S', 'C', '/', 0],
  ['.', '.', '.', '.', 0],
])('KP-r24 the second Ranu sheet: %s=%s and %s=%s bring %i', (a, b, c, d, ranu) => {
  const picture = rowed({ 2: `. . ${a} # ${b} . .`, 6: `. . ${c} # ${d} . .` });
  expect(points({ picture }, 'ranu-2').ranu).toBe(ranu);
  expect(DRAWABLE['ranu-2']).toEqual(DRAWABLE.base);
});
