import { CompactSheet } from '@games/ka-pai/bot/compact-sheet';
import { CODES } from '@games/ka-pai/bot/grid';
import { playOut } from '@games/ka-pai/bot/rollout';
import type { DrawArgs } from '@games/ka-pai/rules/schemas';
import { pointsOf, totalOf } from '@games/ka-pai/rules/scoring';
import { kaPai } from '@games/ka-pai/whole';
import { demandChoice } from '@tests/bots/forced';
import { legalFor, matchOf, walk } from '@tests/contract/match';
import { tableOf } from '@tests/table-of';
import { RandomSource } from '@/kit/random';
import { anyRulebook } from '@/kit/rulebook';
import { at, BLANK, EXAMPLE, layOut } from './arrange';

const rowed = (rows: Readonly<Record<number, string>>): string =>
  BLANK.trim()
    .split('\n')
    .map((row, index) => rows[index + 1] ?? row)
    .join('\n');

const position = (dice: string, layout: Parameters<typeof layOut>[1]) => {
  const table = tableOf(kaPai, 1, { arrange: layOut(dice, layout) });
  return { rulebook: anyRulebook(kaPai), decision: { view: table.view('0'), ctx: table.ctx } };
};

test('KP-r20 KP-r21 the pad of the playouts counts as the rules do, all along a match', () => {
  const match = matchOf(kaPai, { numPlayers: 2, options: { sheet: 'base' }, seed: 'pad' });
  let compared = 0;
  for (const { next } of walk(match))
    for (const sheet of next.G.sheets) {
      const pad = new CompactSheet().load('base', sheet);
      expect(pad.points).toBe(totalOf(pointsOf('base', sheet)));
      compared++;
    }
  expect(compared).toBeGreaterThan(200);
});

test('the pad grows by drawing as if it had been laid out anew', () => {
  const table = tableOf(kaPai, 1, { arrange: layOut('TS', { picture: rowed({ 7: '* T T T T . *' }) }) });
  const [before] = table.view('0').sheets;
  if (before === undefined) throw new Error('no sheet');
  const pad = new CompactSheet().load('base', before);
  pad.draw(at(76), CODES.triangle);
  table.play('0', 'draw', 'triangle', at(76));
  const [after] = table.view('0').sheets;
  expect(pad.points).toBe(totalOf(pointsOf('base', after ?? before)));
});

test.each(['base', 'ranu-1', 'ranu-2'] as const)(
  'drawing on the pad leaves every square of sheet %s worth what it is on one laid out anew',
  (sheet) => {
    const match = matchOf(kaPai, { numPlayers: 1, options: { sheet }, seed: 'grown' });
    const worths = (pad: CompactSheet): number[] => {
      // A box ticked makes both weigh what groups are worth by the squares that are left now.
      pad.mark(CODES.triangle);
      return [...pad.signs.keys()]
        .filter((cell) => pad.isOpen(cell))
        .flatMap((cell) => Object.values(CODES).map((sign) => pad.worthOf(cell, sign)));
    };
    let compared = 0;
    for (const { position, action, next } of walk(match)) {
      const [before] = position.G.sheets;
      const [after] = next.G.sheets;
      const [sign, cell, line] = action.args as unknown as DrawArgs;
      if (before === undefined || after === undefined || action.move !== 'draw' || line !== undefined)
        continue;
      const grown = new CompactSheet().load(sheet, before);
      grown.draw(cell, CODES[sign]);
      expect(worths(grown)).toEqual(worths(new CompactSheet().load(sheet, after)));
      compared++;
    }
    expect(compared).toBeGreaterThan(30);
  },
);

test('a full sheet is played out to what it scores', () => {
  const [sheet] = tableOf(kaPai, 1, { arrange: layOut('TS', EXAMPLE) }).view('0').sheets;
  if (sheet === undefined) throw new Error('no sheet');
  const full = { ...sheet, drawn: [{ cell: at(72), line: null, mark: null }] };
  expect(playOut('base', full, ['triangle', 'square'], new RandomSource({ seed: 'full', position: 0 }))).toBe(
    26,
  );
});

/** The example with two squares still empty, and without the group that needs the first of them. */
const nearlyDone = (dice: string, square: number, other: number) => {
  const cells = [...EXAMPLE.picture.replaceAll(/\s/g, '')];
  for (const empty of [square, other]) cells[at(empty)] = '.';
  const groups = EXAMPLE.groups.filter((group) => !(group as readonly number[]).includes(square));
  return position(dice, { picture: cells.join(''), groups, marks: EXAMPLE.marks });
};

test('KP-r20 the square that joins a trail to a third totem is drawn on', () => {
  demandChoice(nearlyDone('/C', 32, 12), ([sign, cell]) => sign === 'slash' && cell === at(32));
});

test('KP-r13 a group of circles is completed', () => {
  demandChoice(nearlyDone('CT', 63, 12), ([sign, cell]) => sign === 'circle' && cell === at(63));
});

test('KP-t2 no bot rubs out what it has drawn', () => {
  const rulebook = anyRulebook(kaPai);
  const table = tableOf(kaPai, 1, { arrange: layOut('CT', { picture: rowed({ 3: '. . C C . . .' }) }) });
  table.play('0', 'draw', 'triangle', at(23));
  const view = table.view('0');
  demandChoice({ rulebook, decision: { view, ctx: table.ctx } }, (_, move) => move === 'done');
  const actions = table.legal('0');
  const [done = 0, undo = 1] = kaPai.policy(view, table.ctx, actions);
  expect(actions.map(({ move }) => move)).toEqual(['done', 'undo']);
  expect(done).toBeGreaterThan(1000 * undo);
});

test('KP-t2 KP10 nor does one that did not throw: the search looks no further than the one action', () => {
  const rulebook = anyRulebook(kaPai);
  const picture = rowed({ 3: '. . C C . . .' });
  const table = tableOf(kaPai, 3, {
    turn: '0',
    arrange: layOut('CT', { picture }, { picture }, { picture }),
  });
  table.play('2', 'draw', 'triangle', at(23));
  demandChoice(
    { rulebook, decision: { view: table.view('2'), ctx: table.ctx } },
    (_, move) => move === 'done',
  );
});

test('no other seat counts: the searcher’s own sheet is played on, the others are as they stand', () => {
  const match = matchOf(kaPai, { numPlayers: 2, options: { sheet: 'base' }, seed: 'own' });
  const { G, ctx } = match.start;
  expect(legalFor(match, match.start, '0').length).toBeGreaterThan(0);
  const random = () => new RandomSource({ seed: 'own', position: 0 });
  const [own = 0, other = 0] = kaPai.evaluate(G, ctx, { playerID: '0', random: random() });
  expect(own).toBeGreaterThan(other);
  expect(kaPai.evaluate(G, ctx, { playerID: '0', random: random() })).toEqual([own, other]);
  expect(kaPai.evaluate(G, ctx)).toEqual([other, other]);
});
