import type { SheetKind, Sign } from '@games/ka-pai/rules/components';
import { forecast } from '@games/ka-pai/seat/forecast';
import { kaPai } from '@games/ka-pai/whole';
import { tableOf } from '@tests/table-of';
import { at, BLANK, layOut } from './arrange';

type Layout = Parameters<typeof layOut>[1];

const rowed = (rows: Readonly<Record<number, string>>): string =>
  BLANK.trim()
    .split('\n')
    .map((row, index) => rows[index + 1] ?? row)
    .join('\n');

const laid = (dice: string, layout: Layout, sheet: SheetKind = 'base') =>
  tableOf(kaPai, 1, { options: { sheet }, arrange: layOut(dice, layout) });

function explain(dice: string, layout: Layout, sign: Sign, square: number, sheet: SheetKind = 'base') {
  const table = laid(dice, layout, sheet);
  const action = { move: 'draw', args: [sign, at(square)] };
  expect(table.legal('0')).toContainEqual(action);
  return kaPai.explain?.(table.view('0'), table.ctx, action);
}

test.each<[string, Parameters<typeof explain>, object]>([
  [
    'a link',
    ['TS', { picture: rowed({ 7: '* T T T T . *' }) }, 'triangle', 76],
    { kind: 'link', facts: { totems: 2, points: 2 } },
  ],
  [
    'a group',
    ['TS', { picture: rowed({ 3: '. T T . . . .' }), marks: { triangle: 2 } }, 'triangle', 34],
    { kind: 'group', facts: { points: 4 } },
  ],
  ['slashes', ['/S', { picture: rowed({ 3: '. / / . . . .' }) }, 'slash', 34], { kind: 'slash-group' }],
  ['two of three', ['TS', { picture: rowed({ 3: '. T . . . . .' }) }, 'triangle', 33], { kind: 'half' }],
  ['a totem', ['CS', { picture: rowed({ 1: '* . S . . . *' }) }, 'circle', 12], { kind: 'totem' }],
  [
    'a trail',
    ['TS', { picture: rowed({ 3: '. T T T . . .' }), groups: [[32, 33, 34]] }, 'triangle', 23],
    { kind: 'trail' },
  ],
  [
    'Ranu',
    ['TS', { picture: rowed({ 2: '. . T # . . .', 3: '. . . . S . .' }) }, 'triangle', 25, 'ranu-2'],
    { kind: 'ranu', facts: { points: 3 } },
  ],
])('a drawing is explained by %s', (_, args, reason) => {
  expect(explain(...args)?.reason).toMatchObject(reason);
});

test('of a drawing that brings nothing yet it is said what can come of it, and what it is in the way of', () => {
  const sign = { term: 'signs.triangle' };
  expect(explain('TS', { picture: BLANK }, 'triangle', 33)).toEqual({
    action: { kind: 'draw', facts: { sign, row: 3, column: 3 } },
    also: [
      { kind: 'lines', facts: { sign, lines: 6 } },
      { kind: 'clear', facts: { lines: 0 } },
    ],
  });
  const picture = rowed({ 3: '. / . . . . .' });
  expect(explain('TS', { picture }, 'triangle', 33)?.also?.at(-1)).toMatchObject({
    kind: 'in-the-way',
    facts: { lines: 2 },
  });
});

test('a tick is explained by the groups there are, or are to come', () => {
  const table = laid('/S', {
    picture: rowed({ 3: '. / / . . . .', 5: 'T T T . . . .' }),
    groups: [[51, 52, 53]],
  });
  table.play('0', 'draw', 'slash', at(34));
  const said = (sign: Sign) => kaPai.explain?.(table.view('0'), table.ctx, { move: 'mark', args: [sign] });
  expect(said('triangle')?.reason).toMatchObject({ kind: 'mark', facts: { groups: 1 } });
  expect(said('circle')?.reason).toMatchObject({ kind: 'mark-later' });
  expect(kaPai.explain?.(table.view('0'), table.ctx, { move: 'undo', args: [] }).action.kind).toBe('undo');
  table.play('0', 'mark', 'triangle');
  expect(kaPai.explain?.(table.view('0'), table.ctx, { move: 'done', args: [] }).action.kind).toBe('done');
});

test('a forecast counts group, totems and Ranu together', () => {
  const picture = rowed({ 7: '* T T T T . *', 6: '. . . # . T .', 5: '. . . . . T .' });
  const view = laid('TS', { picture }).view('0');
  const [sheet] = view.sheets;
  if (sheet === undefined) throw new Error('no sheet');
  expect(forecast(view, sheet, 'triangle', at(76))).toMatchObject({
    points: 4,
    totems: 2,
    totemPoints: 2,
    ranu: 0,
    isBonus: false,
  });
  expect(forecast(view, sheet, 'triangle', at(76)).lines).toHaveLength(2);
  expect(forecast(view, sheet, 'square', at(76))).toMatchObject({ points: 0, totems: 0, lines: [] });
});
