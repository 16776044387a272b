import type { Shop } from '@games/sweet-nose/rules/components';
import { amounts } from './arrange';
import { type Table, trading } from './at-stalls';

/** Seat 0 has this shop; in the bowls lie a peanut candy and a zhuangyuan cake, a tanghulu, nothing. */
const withShop = (shop: Shop): Table =>
  trading(['mmmlll', 'mmppzzz', 'ttttmmll'], {
    bowls: ['pz', 't', ''],
    market: 'mlp',
    shops: [shop],
  });

const legalUses = (table: Table): unknown[][] =>
  table
    .legal('0')
    .filter(({ move }) => move === 'use')
    .map(({ args }) => [...args]);

describe('when a shop is good', () => {
  test('SN7: once, in the own turn, before the exchange', () => {
    const table = withShop('tasting');
    table.rejects('1', 'use', ['tasting', 'mung'], { reason: 'not-your-turn' });
    table.play('0', 'use', 'tasting', 'mung');
    expect(table.ctx.currentPlayer).toBe('0');
    table.rejects('0', 'use', ['tasting', 'mung'], 'SN7');
    table.play('0', 'market', 'mung', 'peach');
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('SN7: or after it, or not at all', () => {
    const after = withShop('tasting');
    after.play('0', 'market', 'mung', 'peach');
    expect(after.ctx.currentPlayer).toBe('0');
    after.play('0', 'use', 'tasting', 'mung');
    expect(after.ctx.currentPlayer).toBe('1');

    const never = withShop('tasting');
    never.play('0', 'market', 'mung', 'peach');
    never.play('0', 'end');
    expect(never.ctx.currentPlayer).toBe('1');
    expect(never.G.seats[0]?.shop).toBe('tasting');
  });

  test('SN7: only the shop one has', () => {
    const table = withShop('tasting');
    table.rejects('0', 'use', ['refill', 'peanut'], 'SN7');
    table.rejects('0', 'use', ['sugarfree'], 'SN7');
  });

  test('SN-r16: used, it is back in the street', () => {
    const table = withShop('tasting');
    expect(table.G.stalls).not.toContain('tasting');
    table.play('0', 'use', 'tasting', 'mung');
    expect(table.G.stalls[0]).toBe('tasting');
    expect(table.G.seats[0]?.shop).toBeNull();
  });
});

describe('what the shops do', () => {
  test('SN-r20: Tasting Stall, from the own plate into the own bowl', () => {
    const table = withShop('tasting');
    expect(legalUses(table)).toEqual([
      ['tasting', 'mung'],
      ['tasting', 'peach'],
    ]);
    table.rejects('0', 'use', ['tasting', 'tanghulu'], 'SN-r15');
    table.play('0', 'use', 'tasting', 'peach');
    expect([table.G.plates[0], table.G.bowls[0]]).toEqual([amounts('mmmll'), amounts('pzl')]);
  });

  test('SN11: Twin Stall, two of one kind that lies on both plates', () => {
    const table = withShop('twins');
    expect(legalUses(table)).toEqual([
      ['twins', '1', 'mung'],
      ['twins', '2', 'mung'],
      ['twins', '2', 'peach'],
    ]);
    table.rejects('0', 'use', ['twins', '1', 'peach'], 'SN-r15');
    table.rejects('0', 'use', ['twins', '0', 'mung'], 'SN11');
    table.play('0', 'use', 'twins', '1', 'mung');
    expect(table.G.plates.slice(0, 2)).toEqual([amounts('mmlll'), amounts('mppzzz')]);
    expect(table.G.bowls.slice(0, 2)).toEqual([amounts('pzm'), amounts('tm')]);
  });

  test('SN-r21: Second Helping, from the own bowl onto the own plate', () => {
    const table = withShop('refill');
    table.rejects('0', 'use', ['refill', 'mung'], 'SN-r21');
    table.play('0', 'use', 'refill', 'zhuangyuan');
    expect([table.G.plates[0], table.G.bowls[0]]).toEqual([amounts('mmmlllz'), amounts('p')]);
  });

  test('SN12: Takeaway, with a swap at the market and with no other', () => {
    const table = withShop('takeaway');
    expect(legalUses(table)).toEqual([]);
    table.play('0', 'market', 'mung', 'peanut', 'bowl');
    expect([table.G.plates[0], table.G.bowls[0], table.G.market]).toEqual([
      amounts('mmlll'),
      amounts('pzp'),
      amounts('mlm'),
    ]);
    expect(table.G.stalls).toContain('takeaway');
    expect(table.ctx.currentPlayer).toBe('1');
    table.rejects('1', 'market', ['peanut', 'mung', 'bowl'], 'SN12');
  });

  test('SN12: without a word it goes onto the plate, and the shop is kept', () => {
    const table = withShop('takeaway');
    table.play('0', 'market', 'mung', 'peanut');
    expect(table.G.plates[0]).toEqual(amounts('mmlllp'));
    expect(table.G.seats[0]?.shop).toBe('takeaway');
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('SN13: Bowl Swap, one for one between two bowls', () => {
    const table = withShop('bowls');
    table.rejects('0', 'use', ['bowls', '1', 'mung', 'tanghulu'], 'SN13');
    table.rejects('0', 'use', ['bowls', '1', 'peanut', 'mung'], 'SN13');
    table.rejects('0', 'use', ['bowls', '2', 'peanut', 'tanghulu'], 'SN13');
    table.play('0', 'use', 'bowls', '1', 'peanut', 'tanghulu');
    expect(table.G.bowls).toEqual([amounts('zt'), amounts('p'), amounts('')]);
  });

  test('SN-r22: Tip Out, from another’s bowl onto their plate', () => {
    const table = withShop('tidy');
    expect(legalUses(table)).toEqual([['tidy', '1', 'tanghulu']]);
    table.rejects('0', 'use', ['tidy', '0', 'peanut'], 'SN-r22');
    table.rejects('0', 'use', ['tidy', '2', 'tanghulu'], 'SN-r22');
    table.play('0', 'use', 'tidy', '1', 'tanghulu');
    expect([table.G.plates[1], table.G.bowls[1]]).toEqual([amounts('mmppzzzt'), amounts('')]);
  });

  test('SN-r23: Turned Table, own bowl and own plate', () => {
    const table = withShop('turnover');
    table.rejects('0', 'use', ['turnover', 'mung', 'mung'], 'SN-r23');
    table.rejects('0', 'use', ['turnover', 'peanut', 'tanghulu'], 'SN-r15');
    table.play('0', 'use', 'turnover', 'peanut', 'peach');
    expect([table.G.plates[0], table.G.bowls[0]]).toEqual([amounts('mmmllp'), amounts('zl')]);
  });

  test('SN14: Double Deal, two for two between plates, whatever they are', () => {
    const table = withShop('pairs');
    // Two kinds on the own plate make three couples; on theirs are three kinds, and three, of each two or more.
    expect(legalUses(table)).toHaveLength(3 * 6 + 3 * 6);
    table.rejects('0', 'use', ['pairs', '1', 'mung', 'peanut', 'peanut', 'peanut'], 'SN14');
    table.rejects('0', 'use', ['pairs', '1', 'mung', 'mung', 'mung', 'tanghulu'], 'SN14');
    table.rejects('0', 'use', ['pairs', '1', 'peach', 'mung', 'mung', 'mung'], { reason: 'malformed' });
    table.rejects('0', 'use', ['pairs', '0', 'mung', 'mung', 'mung', 'mung'], 'SN14');
    table.play('0', 'use', 'pairs', '1', 'peach', 'peach', 'mung', 'peanut');
    expect(table.G.plates.slice(0, 2)).toEqual([amounts('mmmlmp'), amounts('mpzzzll')]);
  });

  test('SN14: both plates must hold two', () => {
    const table = trading(['mmmlll', 'p', 'ttttmmll'], {
      bowls: ['pz', 'tttzzzp'],
      market: 'mlp',
      shops: ['pairs'],
    });
    table.rejects('0', 'use', ['pairs', '1', 'mung', 'mung', 'peanut', 'peanut'], 'SN14');
    expect(legalUses(table).every(([, target]) => target === '2')).toBe(true);
  });

  test('SN15: Price Tags, two own cards change places, and nobody else sees the numbers', () => {
    const table = withShop('relabel');
    expect(legalUses(table)).toHaveLength(10);
    table.rejects('0', 'use', ['relabel', 'mung', 'mung'], { reason: 'malformed' });
    table.play('0', 'use', 'relabel', 'mung', 'tanghulu');
    expect(table.view('0').cards).toEqual([5, 2, 3, 4, 1]);
    expect(table.told('1')[0]?.facts).toEqual({
      one: { term: 'sweets.mung' },
      two: { term: 'sweets.tanghulu' },
    });
    expect(table.view('1').cards).toEqual([1, 2, 3, 4, 5]);
  });

  test('SN16: Sugar Free, in the own turn', () => {
    const table = withShop('sugarfree');
    table.play('0', 'use', 'sugarfree');
    expect(table.G.seats.map(({ isExempt }) => isExempt)).toEqual([true, false, false]);
    table.play('0', 'market', 'mung', 'peach');
    expect(table.ctx.currentPlayer).toBe('1');
  });
});

describe('before the count', () => {
  const ending = (shops: readonly (Shop | null)[]): Table =>
    trading(['m', 'ppppzzzz', 'ttttmmll'], { bowls: ['lllllmm'], market: 'mlp', shops });

  test('SN16: who still has Sugar Free is asked, and nobody else', () => {
    const table = ending([null, null, 'sugarfree']);
    table.play('0', 'swap', '1', 'peanut', 'mung');
    expect(table.ctx).toMatchObject({ phase: 'declare', currentPlayer: '2' });
    expect(table.legal('2').map(({ move }) => move)).toEqual(['use', 'end']);
    expect(table.legal('0')).toEqual([]);
    table.rejects('2', 'use', ['refill', 'mung'], 'SN-r8');
    table.rejects('2', 'swap', ['1', 'peanut', 'mung'], 'SN-r8');
    table.play('2', 'use', 'sugarfree');
    expect(table.G.rounds[0]?.exempt).toEqual([false, false, true]);
    // Four at 5, two at 1 and two at 2, whatever the market says.
    expect(table.G.rounds[0]?.scores[2]).toBe(26);
  });

  test('SN16: it may be kept, and then the market counts', () => {
    const table = ending([null, null, 'sugarfree']);
    table.play('0', 'swap', '1', 'peanut', 'mung');
    table.play('2', 'end');
    expect(table.G.rounds[0]?.scores[2]).toBe(26 + 2 + 2);
    expect(table.told(null)[0]?.kind).toBe('decline');
  });

  test('SN16: with any other shop, or none, the count begins at once', () => {
    const table = ending([null, null, 'relabel']);
    table.play('0', 'swap', '1', 'peanut', 'mung');
    expect(table.G.rounds).toHaveLength(1);
  });
});
