import { SHOPS } from '@games/sweet-nose/rules/components';
import type { SweetNoseG } from '@games/sweet-nose/rules/state';
import { sweetNose } from '@games/sweet-nose/whole';
import { tableOf } from '@tests/table-of';
import { arrangeAll } from './at-stalls';

const selling = (seats = 3) =>
  tableOf(sweetNose, seats, {
    options: { shopkeeper: true },
    seed: 'selling',
    turn: '0',
    arrange: (G: SweetNoseG) => {
      G.starter = '0';
    },
  });

describe('SN23: shops are sold before the first round', () => {
  test('SN23: forward only, by one space at least, onto no space where somebody stands', () => {
    const table = selling();
    table.rejects('0', 'bid', [0], { reason: 'malformed' });
    table.rejects('0', 'bid', [100], { reason: 'malformed' });
    table.play('0', 'bid', 4);
    table.rejects('1', 'bid', [4], 'SN23');
    table.play('1', 'bid', 2);
    table.play('2', 'bid', 9);
    table.rejects('0', 'bid', [4], 'SN23');
    table.rejects('0', 'bid', [3], 'SN23');
    table.rejects('0', 'bid', [9], 'SN23');
    table.play('0', 'bid', 5);
    // The space that was left is free again.
    table.play('1', 'bid', 4);
    expect(table.G.seats.map(({ bid }) => bid)).toEqual([5, 4, 9]);
  });

  test('SN23: who has passed bids no more, and it goes on until all have', () => {
    const table = selling();
    table.play('0', 'pass');
    table.play('1', 'bid', 3);
    table.play('2', 'bid', 1);
    expect(table.ctx.currentPlayer).toBe('1');
    table.play('1', 'pass');
    expect(table.ctx.currentPlayer).toBe('2');
    table.play('2', 'bid', 2);
    expect(table.ctx).toMatchObject({ phase: 'auction', currentPlayer: '2' });
    table.play('2', 'pass');
    expect(table.ctx.phase).toBe('shop');
  });

  test('SN23: the furthest chooses first and among all, each next one a level less; the bid is what one begins with', () => {
    const table = selling();
    table.play('0', 'bid', 4);
    table.play('1', 'pass');
    table.play('2', 'bid', 7);
    table.play('0', 'pass');
    table.play('2', 'pass');
    expect(table.ctx).toMatchObject({ phase: 'shop', currentPlayer: '2' });
    expect(table.legal('2')).toHaveLength(SHOPS.length);
    table.play('2', 'claim', 'sugarfree');
    table.rejects('0', 'claim', ['relabel'], 'SN-r29');
    table.play('0', 'claim', 'pairs');
    // Who stayed at the start gets none.
    expect(table.ctx.phase).toBe('arrange');
    expect(table.G.seats.map(({ shop, points }) => [shop, points])).toEqual([
      ['pairs', 4],
      [null, 0],
      ['sugarfree', 7],
    ]);
    // And they are good in the first round.
    arrangeAll(table);
    expect(table.ctx.currentPlayer).toBe('0');
    expect(table.legal('0').some(({ move }) => move === 'use')).toBe(true);
  });

  test('SN23: where nobody bids, nobody has a shop', () => {
    const table = selling();
    for (const seat of ['0', '1', '2']) table.play(seat, 'pass');
    expect(table.ctx.phase).toBe('arrange');
    expect(table.G.stalls).toEqual([...SHOPS]);
  });

  test('SN23: without the variant nothing is sold', () => {
    expect(tableOf(sweetNose, 3).ctx.phase).toBe('arrange');
  });

  test('SN23: the sheet has a row for what was bid', () => {
    const table = selling();
    table.play('0', 'bid', 4);
    expect(sweetNose.score(table.G, table.ctx)).toMatchObject({
      totals: [4, 0, 0],
      categories: [{ id: 'bid', scores: [4, 0, 0] }],
    });
  });
});

test('SN24: both variants together: the bid counts on the way to heaven', () => {
  const table = tableOf(sweetNose, 3, {
    options: { shopkeeper: true, heaven: true },
    turn: '0',
    arrange: (G: SweetNoseG) => {
      G.starter = '0';
    },
  });
  table.play('0', 'bid', 99);
  table.play('1', 'pass');
  table.play('2', 'pass');
  table.play('0', 'pass');
  table.play('0', 'claim', 'sugarfree');
  arrangeAll(table);
  table.playUntil('round-end', (legal) => legal.find(({ move }) => move === 'swap') ?? legal[0]);
  expect(table.G.rounds).toHaveLength(1);
  expect(table.ctx.gameover).toBeDefined();
});
