import { COPIES, KINDS } from '@games/ninja-soul/rules/components';
import { ninjaSoul } from '@games/ninja-soul/whole';
import { tableOf } from '@tests/table-of';
import { five, layOut } from './arrange';

const kindsOf = (entries: readonly { readonly kind: string }[]) => entries.map(({ kind }) => kind);

test('NS-r2 NS-c1 eight cards: win, peek, kill and sleep-or-peek once, death and sleep twice', () => {
  expect(KINDS.map((kind) => COPIES[kind])).toEqual([1, 1, 1, 2, 2, 1]);
});

test('NS-r15 NS-r8 opening the win wins the round', () => {
  const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
  table.play('0', 'swap', '4', 'exchange');
  for (const seat of ['1', '2', '3', '4']) table.play(seat, 'look');
  table.play('0', 'open');
  expect(table.G.lastRound).toMatchObject({ ending: 'opened', winner: '0', gains: [3, 1, 1, 1, 1] });
});

test('NS-r9 whoever opens a death dies', () => {
  const table = tableOf(ninjaSoul, 5, five('death', 'sleep', 'kill'));
  table.play('0', 'open');
  expect(table.G.seats[0]).toMatchObject({ isDead: true, shown: 'death' });
  expect(kindsOf(table.told('1'))).toEqual(['open', 'die']);
  expect(table.ctx.currentPlayer).toBe('1');
});

test('NS-r10 NS4 a sleep is seen by everybody, goes face down again, and can be swapped', () => {
  const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
  table.play('0', 'open');
  expect(table.G.seats[0]).toMatchObject({ isDead: false, shown: null });
  expect(table.view(null).deeds.at(-1)).toMatchObject({ kind: 'open', playerID: '0', card: 'sleep' });
  table.play('1', 'swap', '0', 'exchange');
  expect(table.G.cards[1]).toBe('sleep');
});

test('NS-r11 NS5 a peek lies open while it is aimed; missing, it kills, and only its owner has seen', () => {
  const table = tableOf(ninjaSoul, 5, {
    turn: '0',
    arrange: layOut(['peek', 'sleep', 'kill', 'death', 'win']),
  });
  table.play('0', 'open');
  expect(table.G.seats[0]).toMatchObject({ isDead: false, shown: 'peek' });
  expect(table.ctx.currentPlayer).toBe('0');
  table.rejects('0', 'aim', ['0'], 'NS-r11');
  table.play('0', 'aim', '1');
  expect(table.G.seats[0]).toMatchObject({ isDead: true, shown: 'peek' });
  expect(table.G.seats[1]).toMatchObject({ isDead: false, shown: null });
  expect(table.told('0')[0]).toMatchObject({ kind: 'peek-miss', facts: { card: { term: 'held.sleep' } } });
  for (const seat of ['1', '2', null]) expect(table.told(seat)[0]?.facts).not.toHaveProperty('card');
  expect(table.view('0').mine).toEqual(['sleep']);
  expect(JSON.stringify(table.view('1'))).not.toContain('sleep');
});

test('NS-r11 a peek at the win wins the round, and its owner is one of the survivors', () => {
  const table = tableOf(ninjaSoul, 5, {
    turn: '0',
    arrange: layOut(['peek', 'sleep', 'kill', 'death', 'win']),
  });
  table.play('0', 'open');
  table.play('0', 'aim', '4');
  expect(table.G.lastRound).toMatchObject({ ending: 'peeked', winner: '0', gains: [3, 1, 1, 1, 1] });
  expect(table.G.lastRound?.shown[4]).toBe('win');
});

test('NS-r12 NS6 a kill leaves the round, and its owner has the other card, unseen', () => {
  const table = tableOf(ninjaSoul, 5, five('kill', 'sleep', 'death'));
  table.play('0', 'open');
  table.rejects('0', 'aim', ['0'], 'NS6');
  table.play('0', 'aim', '4');
  expect(table.G.seats[4]).toMatchObject({ isDead: true, shown: null });
  expect(table.G.seats[0]).toMatchObject({ isDead: false, shown: null });
  expect(table.G.cards[0]).toBe('win');
  expect(table.view('0').mine).toEqual([]);
  expect(table.ctx.currentPlayer).toBe('1');
  for (const seat of ['1', '2', '3']) table.play(seat, 'look');
  table.play('0', 'open');
  expect(table.G.lastRound).toMatchObject({ winner: '0', gains: [3, 1, 1, 1, 0] });
});

test('NS-r13 NS7 sleep-or-peek sleeps with one dead', () => {
  const table = tableOf(ninjaSoul, 5, five('death', 'sleep-peek', 'sleep'));
  table.play('0', 'open');
  table.play('1', 'open');
  expect(kindsOf(table.told('2'))).toEqual(['open', 'sleep']);
  expect(table.ctx.currentPlayer).toBe('2');
});

test.each([
  ['and misses', '3', { isDead: true, shown: 'sleep-peek' }],
  ['and wins', '4', undefined],
])('NS-r13 NS8 sleep-or-peek peeks with two dead, %s', (_, target, after) => {
  const table = tableOf(ninjaSoul, 5, five('death', 'death', 'sleep-peek'));
  table.play('0', 'open');
  table.play('1', 'open');
  table.play('2', 'open');
  expect(table.G.seats[2]).toMatchObject({ isDead: false, shown: 'sleep-peek' });
  table.play('2', 'aim', target);
  if (after !== undefined) expect(table.G.seats[2]).toMatchObject(after);
  else expect(table.G.lastRound).toMatchObject({ ending: 'peeked', winner: '2', gains: [0, 0, 3, 1, 1] });
});
