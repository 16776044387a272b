import { diggingTable } from './digging';

/** Three cards beside each other and one that lies under the first. */
const SCENE = [
  ['cute-5-school', 0, 0],
  ['cool-1-rock', 1, 1],
  ['cool-manager', 10, 0],
  ['passion-3-kimono', 16, 0, 'down'],
  ['pop-2-school', 22, 0],
] as const;

test('DG5 one to three markers are paid, as many as there are', () => {
  const table = diggingTable(2, { table: SCENE, markers: [2, 6] });
  expect(table.legal('0')).toEqual([
    { move: 'pay', args: [1] },
    { move: 'pay', args: [2] },
  ]);
  table.rejects('0', 'pay', [3], { reason: 'too-few-markers', clause: 'DG5', facts: { left: 2 } });
  table.rejects('0', 'pay', [0], { reason: 'malformed' });
  table.rejects('0', 'pay', [4], { reason: 'malformed' });
  table.rejects('0', 'dig', [1], { reason: 'pay-first', clause: 'DG5' });
  table.rejects('0', 'end', [], { reason: 'pay-first', clause: 'DG5' });
  table.play('0', 'pay', 2);
  expect(table.G.seats[0]?.markers).toBe(0);
  expect(table.told(null)).toMatchObject([{ kind: 'pay', facts: { markers: 2, left: 0 } }]);
});

test('DG5 only what nothing lies on can be taken, and as many as were paid for', () => {
  const table = diggingTable(2, { table: SCENE });
  table.play('0', 'pay', 2);
  table.rejects('0', 'dig', [0], { reason: 'covered', clause: 'DG8' });
  table.rejects('0', 'dig', [40], { reason: 'no-card', clause: 'DG5' });
  table.rejects('0', 'dig', [60], { reason: 'malformed' });
  expect(table.legal('0').map(({ args }) => args[0])).toEqual([1, 2, 3, 4, 6]);
  table.play('0', 'dig', 2);
  expect(table.ctx.currentPlayer).toBe('0');
  table.rejects('0', 'dig', [2], { reason: 'no-card', clause: 'DG5' });
  table.play('0', 'dig', 4);
  expect(table.G.seats[0]?.cards).toEqual(['cool-manager', 'pop-2-school']);
  expect(table.G.table.map(({ n }) => n)).toEqual([0, 1, 3, 5, 6]);
  expect(table.ctx.currentPlayer).toBe('1');
});

test('DG-r7 it is paid once, first; then one card after the other, also one that the last take set free', () => {
  const table = diggingTable(2, { table: SCENE });
  table.play('0', 'pay', 2);
  table.rejects('0', 'pay', [1], { reason: 'paid-already', clause: 'DG-r7' });
  table.play('0', 'dig', 1);
  table.play('0', 'dig', 0);
  expect(table.G.seats[0]?.cards).toEqual(['cool-1-rock', 'cute-5-school']);
});

test('DG-r8 what lies face down is taken blind, then turned up for all', () => {
  const table = diggingTable(2, { table: SCENE });
  expect(JSON.stringify(table.view('0'))).not.toContain('passion');
  table.play('0', 'pay', 1);
  table.play('0', 'dig', 3);
  for (const seat of ['0', '1', null]) {
    expect(table.view(seat).seats[0]?.cards).toEqual(['passion-3-kimono']);
    expect(table.told(seat)).toMatchObject([
      { kind: 'take-down', facts: { n: 3, card: { term: 'cards.passion-3-kimono' } } },
    ]);
  }
});

test('DG-r9 a scout taken in this turn has to wait for a later one', () => {
  const table = diggingTable(2, { table: [...SCENE, ['cute-scout', 4, 12]] });
  table.play('0', 'pay', 1);
  table.play('0', 'dig', 5);
  expect(table.ctx.currentPlayer).toBe('1');
  table.play('1', 'pay', 1);
  table.play('1', 'dig', 4);
  table.play('0', 'pay', 1);
  table.play('0', 'dig', 2);
  expect(table.ctx.currentPlayer).toBe('0');
  table.play('0', 'send', 1);
  expect(table.G.seats[0]).toMatchObject({
    cards: ['cool-manager', 'cool-1-rock'],
    spent: ['cute-scout'],
    markers: 4,
  });
  expect(table.told(null)).toMatchObject([
    { kind: 'send', facts: { scout: { term: 'cards.cute-scout' } } },
    { kind: 'take' },
  ]);
});

test('DG-r9 one scout in a turn, however many there are; each is spent once', () => {
  const table = diggingTable(2, { table: SCENE, taken: [['cute-scout', 'cool-scout']] });
  table.play('0', 'pay', 1);
  table.play('0', 'dig', 2);
  table.play('0', 'send', 1);
  expect(table.ctx.currentPlayer).toBe('1');
  expect(table.G.seats[0]).toMatchObject({ spent: ['cute-scout'] });
  expect(table.G.seats[0]?.cards).toContain('cool-scout');
});

test('DG-r10 the scout goes after the cards that were paid for, or stays', () => {
  const table = diggingTable(2, { table: SCENE, taken: [['cute-scout']] });
  table.play('0', 'pay', 2);
  table.rejects('0', 'send', [1], { reason: 'dig-first', clause: 'DG-r10' });
  table.rejects('0', 'end', [], { reason: 'dig-first', clause: 'DG-r10' });
  table.play('0', 'dig', 2);
  table.play('0', 'dig', 4);
  table.rejects('0', 'dig', [1], { reason: 'nothing-due', clause: 'DG-r10' });
  table.rejects('0', 'send', [0], { reason: 'covered', clause: 'DG8' });
  expect(table.legal('0')[0]).toEqual({ move: 'end', args: [] });
  table.play('0', 'end');
  expect(table.told(null)).toMatchObject([{ kind: 'stay' }]);
  expect(table.G.seats[0]?.cards).toContain('cute-scout');
  expect(table.ctx.currentPlayer).toBe('1');
});

test('DG-r11 who has no markers is skipped, scouts or not', () => {
  const table = diggingTable(3, { table: SCENE, markers: [2, 0, 2], taken: [[], ['cute-scout'], []] });
  table.play('0', 'pay', 1);
  table.play('0', 'dig', 1);
  expect(table.ctx.currentPlayer).toBe('2');
  table.play('2', 'pay', 2);
  table.play('2', 'dig', 0);
  table.play('2', 'dig', 2);
  expect(table.ctx.currentPlayer).toBe('0');
});

test('DG-r12 when the last marker has been used it is over, and a scout that was not sent is worth nothing', () => {
  const table = diggingTable(2, { table: SCENE, markers: [1, 0], taken: [['cute-scout'], ['pop-1-star']] });
  table.play('0', 'pay', 1);
  expect(table.ctx.phase).toBe('dig');
  table.play('0', 'dig', 4);
  expect(table.ctx.phase).toBe('dig');
  table.play('0', 'end');
  expect(table.ctx.gameover).toMatchObject({ sheet: { totals: [2, 1] } });
});
