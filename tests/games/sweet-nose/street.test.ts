import { levelFor, SHOPS, type Shop } from '@games/sweet-nose/rules/components';
import { type Table, trading } from './at-stalls';

/** Ends with 23, 30 and 30 for seats 0, 1 and 2. */
const ended = (layout: Parameters<typeof trading>[1] = {}): Table => {
  const table = trading(['m', 'ppppzzzz', 'ttttmmll'], { bowls: ['lllllmm'], market: 'mlp', ...layout });
  table.play('0', 'swap', '1', 'peanut', 'mung');
  return table;
};

test('SN-r29: which levels so many points reach', () => {
  expect([8, 16, 17, 18, 19, 21, 22, 25, 26, 30, 31, 56].map(levelFor)).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
  ]);
});

describe('choosing shops', () => {
  test('SN3, SN4: most points first; of equals who comes first in the new order', () => {
    const table = ended();
    expect(table.G.rounds[0]?.scores).toEqual([23, 30, 30]);
    expect(table.G.starter).toBe('1');
    expect(table.G.queue).toEqual([
      { playerID: '1', level: 4 },
      { playerID: '2', level: 4 },
      { playerID: '0', level: 3 },
    ]);
  });

  test('SN4: of equals the one who came first in the order of this round begins the next', () => {
    const table = trading(['ppppzzzz', 'ttttmmll', 'm'], {
      bowls: ['', '', 'lllllmm'],
      market: 'mlp',
      starter: '2',
    });
    table.play('2', 'swap', '0', 'peanut', 'mung');
    expect(table.G.rounds[0]?.scores).toEqual([30, 30, 23]);
    expect(table.G.starter).toBe('0');
    const other = trading(['ppppzzzz', 'm', 'ttttmmll'], {
      bowls: ['', 'lllllmm', ''],
      market: 'mlp',
      starter: '1',
    });
    other.play('1', 'swap', '0', 'peanut', 'mung');
    expect(other.G.rounds[0]?.scores).toEqual([30, 23, 30]);
    // From seat 1 on clockwise, seat 2 comes before seat 0.
    expect(other.G.starter).toBe('2');
  });

  test('SN5, SN-r29: any that is there up to the level, of one level either', () => {
    const table = ended();
    table.rejects('1', 'claim', ['relabel'], 'SN-r29');
    expect(table.legal('1').map(({ args }) => args[0])).toEqual(SHOPS.slice(0, 8));
    table.play('1', 'claim', 'pairs');
    table.rejects('2', 'claim', ['pairs'], 'SN5');
    table.play('2', 'claim', 'turnover');
    table.rejects('0', 'claim', ['turnover'], 'SN5');
    table.play('0', 'claim', 'tasting');
    expect(table.G.seats.map(({ shop }) => shop)).toEqual(['tasting', 'pairs', 'turnover']);
    expect(table.ctx.phase).toBe('arrange');
  });

  test('SN6: what was not used is back in the street before anybody chooses', () => {
    const table = ended({ shops: [null, 'pairs', null] });
    expect(table.told(null).filter(({ kind }) => kind === 'return')).toMatchObject([
      { playerID: '1', facts: { shop: { term: 'shops.pairs.name' } } },
    ]);
    expect(table.G.stalls).toEqual([...SHOPS]);
    table.play('1', 'claim', 'pairs');
  });

  test('SN-r29: below 17 nobody chooses', () => {
    const table = trading(['m', 'ppppppll', 'mmmmmmtt'], {
      bowls: ['lllllll'],
      market: 'zzz',
      cards: [
        [2, 1, 3, 4, 5],
        [3, 2, 1, 4, 5],
        [1, 3, 4, 5, 2],
      ],
    });
    table.play('0', 'swap', '1', 'peanut', 'mung');
    expect(table.G.rounds[0]?.scores).toEqual([10, 12, 10]);
    expect(table.ctx.phase).toBe('arrange');
    expect(table.G.seats.map(({ shop }) => shop)).toEqual([null, null, null]);
  });

  test('SN-r30: whoever finds nothing left gets nothing', () => {
    // All three come to 17, and there are two shops of level 1.
    const table = trading(['m', 'mllllppp', 'mmmlpppp'], { bowls: ['mllllpp'], market: 'ttt' });
    table.play('0', 'swap', '1', 'peach', 'mung');
    expect(table.G.rounds[0]?.scores).toEqual([17, 17, 17]);
    table.play('0', 'claim', 'twins');
    table.play('1', 'claim', 'tasting');
    expect(table.told(null).filter(({ kind }) => kind === 'no-shop')).toMatchObject([{ playerID: '2' }]);
    expect(table.ctx.phase).toBe('arrange');
  });
});

test('SN7: a shop chosen now is good in the round after', () => {
  const table = ended();
  table.play('1', 'claim', 'refill');
  table.rejects('1', 'use', ['refill', 'mung'], { reason: 'not-your-turn' });
  const shops: (Shop | null)[] = table.G.seats.map(({ shop }) => shop);
  expect(shops).toEqual([null, 'refill', null]);
});
