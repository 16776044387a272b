import type { Card } from '@games/diggers/rules/components';
import { COLOURS, unitBonus } from '@games/diggers/rules/components';
import { audienceOf } from '@games/diggers/rules/scoring';
import { diggingTable } from './digging';

/** Plays the last marker of seat 0 on a face-down scout that nobody will send. */
function lastDig(
  taken: readonly (readonly Card[])[],
  { costumes = false, last = 'passion-scout' as Card } = {},
) {
  const markers = taken.map((_, seat) => (seat === 0 ? 1 : 0));
  const options = { costumes };
  const table = diggingTable(taken.length, { table: [[last, 0, 0, 'down']], markers, taken, options });
  table.play('0', 'pay', 1);
  table.play('0', 'dig', 0);
  return table;
}

const RED: readonly Card[] = ['passion-1-school', 'passion-3-kimono', 'passion-5-kimono'];

test('DG6 each manager costs an idol of its own colour, which one is its owner to choose', () => {
  const table = lastDig([[...RED, 'passion-manager', 'cool-2-school'], []]);
  expect(table.ctx).toMatchObject({ phase: 'heartbreak', currentPlayer: '0' });
  expect(table.legal('0')).toEqual(RED.map((card) => ({ move: 'lose', args: [card] })));
  table.rejects('0', 'lose', ['cool-2-school'], { reason: 'other-colour', clause: 'DG6' });
  table.rejects('0', 'lose', ['passion-manager'], { reason: 'no-idol', clause: 'DG6' });
  table.rejects('0', 'lose', ['cute-1-kimono'], { reason: 'not-yours', clause: 'DG6' });
  table.rejects('0', 'lose', ['nobody'], { reason: 'malformed' });
  for (const [move, args] of [
    ['place', [0, 0]],
    ['pay', [1]],
    ['dig', [1]],
    ['send', [1]],
    ['end', []],
  ] as const)
    table.rejects('0', move, [...args], { reason: 'heartbreak-now', clause: 'DG6' });
  table.play('0', 'lose', 'passion-3-kimono');
  expect(table.G.seats[0]).toMatchObject({ lost: ['passion-3-kimono'] });
  // 1 + 5 + 2, the manager's 6, and 2 for two red idols.
  expect(table.ctx.gameover).toMatchObject({ sheet: { totals: [16, 0] } });
});

test('DG6 a manager without an idol of its colour changes nothing, and is told of', () => {
  const table = lastDig([['passion-manager', 'cool-2-school'], []]);
  expect(table.told(null).map(({ kind }) => kind)).toEqual([
    'take-down',
    'heartbreak-begin',
    'nobody',
    'end',
  ]);
  expect(table.ctx.gameover).toMatchObject({ sheet: { totals: [8, 0] } });
});

test('DG6 two managers cost two idols; where there are no more there is nothing to choose', () => {
  const table = lastDig([['passion-1-school', 'passion-3-kimono', 'passion-manager', 'passion-manager'], []]);
  expect(table.G.seats[0]?.lost).toEqual(['passion-1-school', 'passion-3-kimono']);
  expect(table.ctx.gameover).toMatchObject({ sheet: { totals: [12, 0] } });
});

test('DG-r13 the players choose one after the other, clockwise from the one who began', () => {
  const table = lastDig([
    [...RED, 'passion-manager'],
    ['cute-1-kimono'],
    ['cool-1-rock', 'cool-2-school', 'cool-manager', 'cute-2-star', 'cute-3-rock', 'cute-manager'],
  ]);
  table.rejects('2', 'lose', ['cool-1-rock'], { reason: 'not-your-turn' });
  table.play('0', 'lose', 'passion-1-school');
  expect(table.ctx.currentPlayer).toBe('2');
  table.play('2', 'lose', 'cool-1-rock');
  expect(table.legal('2')).toEqual([
    { move: 'lose', args: ['cute-2-star'] },
    { move: 'lose', args: ['cute-3-rock'] },
  ]);
  table.play('2', 'lose', 'cute-2-star');
  expect(table.ctx.gameover).toBeDefined();
});

test('DG7 idols and managers bring their audience, a scout none', () => {
  const cards: readonly Card[] = ['passion-5-kimono', 'cool-2-school', 'pop-manager', 'pop-scout'];
  expect(audienceOf(cards, { costumes: false })).toMatchObject({
    idols: 7,
    managers: 6,
    units: 0,
    total: 13,
  });
});

test('DG-r14 the bonus of a unit by its idols', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 11].map(unitBonus)).toEqual([0, 0, 2, 5, 9, 14, 20, 20, 20]);
});

test('DG-r14 every colour is a unit of its own; managers and scouts are in none', () => {
  const one = (colour: (typeof COLOURS)[number]): Card[] => [`${colour}-manager`, `${colour}-scout`];
  const cards: Card[] = [...COLOURS.flatMap(one), 'cool-1-rock', 'cool-2-school', 'cute-2-star'];
  expect(audienceOf(cards, { costumes: false })).toMatchObject({ units: 2, left: 3 });
});

test('DG-r15 between equals more idols are better', () => {
  const table = lastDig([['pop-manager'], ['cute-2-star', 'cute-2-rock']]);
  expect(table.ctx.gameover).toMatchObject({ winner: '1', sheet: { totals: [6, 6] } });
});

test('DG-r15 equal in that too, the win is shared', () => {
  const table = lastDig([['cool-2-school'], ['cute-2-star']]);
  expect(table.ctx.gameover).toMatchObject({ draw: true, winners: ['0', '1'] });
});

const SET: readonly Card[] = ['passion-1-school', 'cool-1-rock', 'cute-1-kimono', 'pop-1-star'];

test('DG9 by the extended rule four costumes are worth five, each idol in one set', () => {
  const twice: readonly Card[] = [...SET, 'cute-1-school', 'passion-1-rock', 'cool-1-kimono'];
  expect(audienceOf(SET, { costumes: true })).toMatchObject({ idols: 4, sets: 5, total: 9 });
  expect(audienceOf(twice, { costumes: true })).toMatchObject({ sets: 5 });
  expect(audienceOf([...twice, 'cool-1-star'], { costumes: true })).toMatchObject({ sets: 10 });
  expect(audienceOf(SET.slice(1), { costumes: true })).toMatchObject({ sets: 0 });
  expect(audienceOf(SET, { costumes: false })).toMatchObject({ sets: 0 });
});

test('DG9 only idols that are left count, and the sheet has a row for it only by the extended rule', () => {
  const taken: readonly Card[] = [...SET, 'pop-2-school', 'pop-manager'];
  const table = lastDig([taken, []], { costumes: true });
  table.play('0', 'lose', 'pop-1-star');
  expect(table.ctx.gameover).toMatchObject({ sheet: { totals: [5 + 6, 0] } });
  const rows = (costumes: boolean) =>
    (
      lastDig([SET, []], { costumes }).ctx.gameover as { sheet: { categories: { id: string }[] } }
    ).sheet.categories.map(({ id }) => id);
  expect(rows(true)).toEqual(['idols', 'managers', 'units', 'sets']);
  expect(rows(false)).toEqual(['idols', 'managers', 'units']);
});
