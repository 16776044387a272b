import { COPIES, KINDS, LEVEL_OF, LEVELS, SHOPS } from '@games/sweet-nose/rules/components';
import { sweetNose } from '@games/sweet-nose/whole';
import { tableOf } from '@tests/table-of';
import { layOut } from './arrange';
import { RISING, trading } from './at-stalls';

const sum = (list: readonly number[] = []): number => list.reduce((total, one) => total + one, 0);
const together = (lists: readonly (readonly number[])[]): number[] =>
  KINDS.map((_, place) => sum(lists.map((list) => list[place] ?? 0)));

describe('before the first round', () => {
  test('SN-r1: three to five players, no fewer and no more', () => {
    const valid = sweetNose.game.validateSetupData;
    expect([2, 3, 4, 5, 6].map((seats) => valid?.({}, seats))).toEqual([
      'numPlayers',
      undefined,
      undefined,
      undefined,
      'numPlayers',
    ]);
  });

  test('SN-r2, SN-r3: nine of each sweet, two shops of each level', () => {
    const table = tableOf(sweetNose, 4);
    expect(KINDS.map((kind) => sweetNose.inventory(table.G)[kind])).toEqual(KINDS.map(() => COPIES));
    expect(COPIES).toBe(9);
    expect(LEVELS.map((level) => SHOPS.filter((shop) => LEVEL_OF[shop] === level).length)).toEqual([
      2, 2, 2, 2, 2,
    ]);
    expect(table.G.stalls).toEqual([...SHOPS]);
  });

  test.each([
    [3, 5],
    [4, 7],
    [5, 8],
  ])(
    'SN-r6, SN-r7, SN2: with %i players %i of each kind are drawn from, eight to a plate, three at the market',
    (seats, copies) => {
      const aside: number[][] = [];
      for (let seed = 0; seed < 40; seed++) {
        const { G } = tableOf(sweetNose, seats, { seed: `deal ${seed}` });
        expect(G.plates.map(sum)).toEqual(G.plates.map(() => 8));
        expect(sum(G.market)).toBe(3);
        expect(Math.max(...together(G.plates))).toBeLessThanOrEqual(copies);
        expect(together([...G.plates, G.market, G.reserve])).toEqual(KINDS.map(() => 9));
        aside.push(G.market);
      }
      // By lot: every kind comes to the market sooner or later.
      expect(Math.min(...together(aside))).toBeGreaterThan(0);
    },
  );

  test('SN2: with four players the market has what is left in the bag; with five it comes from those put aside', () => {
    const four = tableOf(sweetNose, 4).G;
    expect(together([...four.plates, four.market])).toEqual(KINDS.map(() => 7));
    const five = tableOf(sweetNose, 5).G;
    expect(together(five.plates)).toEqual(KINDS.map(() => 8));
    expect(Math.max(...five.market)).toBe(1);
  });

  test('SN20: everybody begins now and then', () => {
    const starters = Array.from(
      { length: 40 },
      (_, seed) => tableOf(sweetNose, 4, { seed: `first ${seed}` }).G.starter,
    );
    expect([...new Set(starters)].sort()).toEqual(['0', '1', '2', '3']);
  });
});

describe('laying cards', () => {
  test('SN-r4, SN-r9: everybody at once, each level at one kind', () => {
    const table = tableOf(sweetNose, 3);
    expect(table.ctx.phase).toBe('arrange');
    expect(['0', '1', '2'].map((seat) => table.legal(seat).length)).toEqual([120, 120, 120]);
    table.rejects('1', 'arrange', [1, 1, 2, 3, 4], { reason: 'malformed' });
    table.rejects('1', 'arrange', [1, 2, 3, 4], { reason: 'malformed' });
    table.play('2', 'arrange', 5, 4, 3, 2, 1);
    table.rejects('2', 'arrange', [1, 2, 3, 4, 5], { reason: 'not-your-turn' });
    table.play('0', 'arrange', ...RISING);
    expect(table.ctx.phase).toBe('arrange');
    table.play('1', 'arrange', ...RISING);
    expect(table.ctx.phase).toBe('trade');
    expect(table.G.cards).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [5, 4, 3, 2, 1],
    ]);
  });

  test('SN17: the own cards are seen all the time, those of others until the count not at all', () => {
    const table = tableOf(sweetNose, 3, {
      arrange: layOut(['mmmmllll', 'ppppzzzz', 'ttttmmll'], { market: 'mlp' }),
    });
    table.play('0', 'arrange', 5, 1, 2, 3, 4);
    expect(table.view('0').cards).toEqual([5, 1, 2, 3, 4]);
    expect(table.told('0')[0]).toMatchObject({ kind: 'arrange', isPrivy: true });
    expect(table.told('1')).toEqual([{ kind: 'arrange', playerID: '0', facts: {}, isPrivy: false }]);
    expect(table.view('1')).toMatchObject({ cards: [], arranged: [true, false, false] });
    expect(JSON.stringify(table.view('1'))).not.toContain('5,1,2,3,4');
    expect(table.view(null).cards).toEqual([]);
  });

  test('SN-r8: after the cards are laid whoever has the thunder god begins to trade', () => {
    const table = trading(['mmmmllll', 'ppppzzzz', 'ttttmmll'], { market: 'mlp', starter: '2' });
    expect(table.ctx).toMatchObject({ phase: 'trade', currentPlayer: '2' });
    table.rejects('2', 'bid', [3], 'SN-r8');
    table.rejects('2', 'claim', ['tasting'], 'SN-r8');
    table.rejects('2', 'pass', [], 'SN-r8');
  });
});
