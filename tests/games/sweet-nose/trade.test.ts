import { amounts } from './arrange';
import { trading } from './at-stalls';

const THREE = ['mmmmllll', 'ppppzzzz', 'ttttmmll'] as const;

describe('exchanging', () => {
  test('SN8, SN-r11, SN-r5: from their plate into the own bowl, from the own plate into theirs, and it is the next one’s turn', () => {
    const table = trading(THREE, { market: 'mlp' });
    table.play('0', 'swap', '1', 'peanut', 'mung');
    expect(table.G.plates).toEqual([amounts('mmmllll'), amounts('pppzzzz'), amounts('ttttmmll')]);
    expect(table.G.bowls).toEqual([amounts('p'), amounts('m'), amounts('')]);
    expect(table.ctx.currentPlayer).toBe('1');
    expect(table.told('2')).toEqual([
      {
        kind: 'swap',
        playerID: '0',
        facts: { target: { seat: '1' }, take: { term: 'sweets.peanut' }, give: { term: 'sweets.mung' } },
        isPrivy: false,
      },
    ]);
  });

  test('SN-r11: nobody exchanges with themselves, nor with somebody who does not sit there', () => {
    const table = trading(THREE, { market: 'mlp' });
    table.rejects('0', 'swap', ['0', 'mung', 'peach'], 'SN-r11');
    table.rejects('0', 'swap', ['3', 'mung', 'peach'], { reason: 'malformed' });
  });

  test('SN-r12: two of one kind are no exchange', () => {
    const table = trading(THREE, { market: 'mlp' });
    table.rejects('0', 'swap', ['2', 'mung', 'mung'], 'SN-r12');
  });

  test('SN-r13, SN-r14: at the market it goes from plate to plate, for a different kind', () => {
    const table = trading(THREE, { market: 'mlp' });
    table.rejects('0', 'market', ['mung', 'mung'], 'SN-r14');
    table.rejects('0', 'market', ['mung', 'tanghulu'], 'SN-r13');
    table.play('0', 'market', 'mung', 'peanut');
    expect(table.G.plates[0]).toEqual(amounts('mmmllllp'));
    expect(table.G.market).toEqual(amounts('mlm'));
    expect(table.G.bowls[0]).toEqual(amounts(''));
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('SN-r15: what lies in a bowl is out of reach', () => {
    const table = trading(['mmmmlll', 'ppppzzz', 'ttttmmll'], { market: 'mlp', bowls: ['z', 't'] });
    table.rejects('0', 'swap', ['1', 'tanghulu', 'mung'], 'SN-r15');
    table.rejects('0', 'swap', ['1', 'peanut', 'zhuangyuan'], 'SN-r15');
    table.rejects('0', 'market', ['zhuangyuan', 'peach'], 'SN-r15');
  });

  test('SN8: once in a turn, and not without', () => {
    const table = trading(THREE, { market: 'mlp', shops: ['tasting'] });
    table.rejects('0', 'end', [], 'SN8');
    table.play('0', 'market', 'mung', 'peanut');
    table.rejects('0', 'swap', ['1', 'zhuangyuan', 'mung'], 'SN8');
    table.rejects('0', 'market', ['mung', 'peach'], 'SN8');
    table.play('0', 'end');
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('SN8: where only one kind lies on all plates and at the market, who has no shop is skipped', () => {
    const table = trading(['mml', 'm', 'm'], {
      bowls: ['ppppp', 'llllppp', 'zzzzttt'],
      market: 'mmm',
      shops: [null, null, 'turnover'],
      starter: '0',
    });
    table.play('0', 'swap', '1', 'mung', 'peach');
    // Now the second plate is empty, which ends it before anybody is skipped.
    expect(table.told(null).map(({ kind }) => kind)).toContain('empty');

    const stuck = trading(['ml', 'mm', 'm'], {
      bowls: ['pppppp', 'llllpp', 'zzzzttt'],
      market: 'mmm',
      shops: [null, null, 'turnover'],
    });
    stuck.play('0', 'swap', '1', 'mung', 'peach');
    expect(stuck.told(null).map(({ kind, playerID }) => [kind, playerID])).toEqual([
      ['swap', '0'],
      ['skip', '1'],
    ]);
    expect(stuck.ctx.currentPlayer).toBe('2');
    // It cannot exchange, so it may end its turn at once, or use its shop.
    expect(stuck.legal('2').map(({ move }) => move)).toContain('end');
    expect(stuck.legal('2').some(({ move }) => move === 'swap' || move === 'market')).toBe(false);
  });

  test('SN8: where nobody can do anything any more, it is over', () => {
    const table = trading(['ml', 'mm', 'm'], { bowls: ['pppppp', 'llllpp', 'zzzzttt'], market: 'mmm' });
    table.play('0', 'swap', '1', 'mung', 'peach');
    expect(table.told(null).map(({ kind }) => kind)).toContain('stuck');
    expect(table.G.rounds).toHaveLength(1);
  });
});

describe('the end of it', () => {
  test('SN9: any empty plate ends it at once, the other’s as well as the own', () => {
    const table = trading(['mmmm', 'p', 'ttttmmll'], { bowls: ['llll', 'ppzzzzt'], market: 'mlp' });
    table.play('0', 'swap', '1', 'peanut', 'mung');
    expect(
      table
        .told(null)
        .slice(0, 2)
        .map(({ kind, playerID }) => [kind, playerID]),
    ).toEqual([
      ['swap', '0'],
      ['empty', '1'],
    ]);
    expect(table.G.rounds[0]?.plates[1]).toEqual(amounts(''));
  });

  test('SN9: after every step, even if a shop is left to be used', () => {
    const table = trading(['m', 'ppppzzzz', 'ttttmmll'], {
      bowls: ['lllllmm'],
      market: 'mlp',
      shops: ['refill'],
    });
    table.play('0', 'swap', '1', 'peanut', 'mung');
    expect(table.told(null).map(({ kind }) => kind)).toContain('empty');
    expect(table.G.rounds).toHaveLength(1);
    expect(table.G.seats[0]?.shop).toBeNull();
  });

  test('SN9: a shop used before the exchange can end it, too', () => {
    const table = trading(['m', 'ppppzzzz', 'ttttmmll'], {
      bowls: ['lllllmm'],
      market: 'mlp',
      shops: ['tasting'],
    });
    table.play('0', 'use', 'tasting', 'mung');
    expect(table.G.rounds).toHaveLength(1);
    expect(table.G.rounds[0]?.bowls[0]).toEqual(amounts('lllllmmm'));
  });

  test('SN10: three times round with nothing but the market, and it is over', () => {
    const table = trading(['mmmmllll', 'ppppzzzz', 'ttttmmll'], { market: 'mlp' });
    const turns: string[] = [];
    while (table.G.rounds.length === 0) {
      const seat = table.ctx.currentPlayer;
      const swap = table.legal(seat).find(({ move }) => move === 'market');
      table.play(seat, 'market', ...(swap?.args ?? []));
      turns.push(seat);
    }
    expect(turns).toEqual(['0', '1', '2', '0', '1', '2', '0', '1', '2']);
    expect(table.told(null)[1]?.kind).toBe('guard');
  });

  test('SN10: a swap with a player, or a shop, begins the count anew', () => {
    const table = trading(['mmmmllll', 'ppppzzzz', 'ttttmmll'], {
      market: 'mlp',
      quiet: 8,
      shops: [null, 'sugarfree'],
    });
    table.play('0', 'swap', '1', 'peanut', 'mung');
    expect(table.G.quiet).toBe(0);
    table.play('1', 'market', 'peanut', 'mung');
    table.play('1', 'use', 'sugarfree');
    expect(table.G.quiet).toBe(0);
    table.play('2', 'market', 'tanghulu', 'peach');
    expect(table.G.quiet).toBe(1);
  });
});
