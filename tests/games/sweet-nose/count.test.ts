import type { SweetNoseOptions } from '@games/sweet-nose/rules/schemas';
import { sweetness } from '@games/sweet-nose/rules/scoring';
import { lastRoundOf } from '@games/sweet-nose/seat/last-round';
import { sweetNose } from '@games/sweet-nose/whole';
import { tableOf } from '@tests/table-of';
import type { Action } from '@/kit/action';
import { amounts } from './arrange';
import { arrangeAll, RISING, type Table, trading } from './at-stalls';
import { ownGain } from './own-gain';

/** One swap with seat 1 ends the round: 0 gives a mung bean cake for a peanut candy. */
const ending = (layout: Parameters<typeof trading>[1] = {}, options = {}): Table =>
  trading(['m', 'ppppzzzz', 'ttttmmll'], { bowls: ['lllllmm'], market: 'mlp', ...layout }, options);
const end = (table: Table): void => table.play('0', 'swap', '1', 'peanut', 'mung');

describe('the count', () => {
  test('SN1: one more for each of the kind at the market, as the rulebook’s example has it', () => {
    expect(sweetness(amounts('t'), amounts(''), [1, 2, 4, 5, 3], amounts('tmm'), false)).toBe(4);
    expect(sweetness(amounts('mmm'), amounts(''), [5, 1, 2, 4, 3], amounts('tmm'), false)).toBe(21);
    expect(sweetness(amounts('mt'), amounts('mm'), [5, 1, 2, 4, 3], amounts('tmm'), false)).toBe(25);
  });

  test('SN16: not for whoever is sugar-free', () => {
    expect(sweetness(amounts('mmm'), amounts(''), [5, 1, 2, 4, 3], amounts('tmm'), true)).toBe(15);
  });

  test('SN-r24, SN-r25, SN-r26: cards are turned over, plate and bowl counted together, and added to the total', () => {
    const table = ending({ points: [10, 20, 30] });
    end(table);
    const last = table.G.rounds[0];
    // Five peaches at 2, two mung bean cakes and a peanut candy, each one more for the market.
    expect(last?.scores[0]).toBe(5 * 3 + 2 * 2 + 4);
    // Three peanut candies at 3 and four zhuangyuan cakes at 4, and a mung bean cake in the bowl.
    expect(last?.scores[1]).toBe(3 * 4 + 4 * 4 + 2);
    expect(last?.cards).toEqual([RISING, RISING, RISING]);
    expect(table.G.seats.map(({ points }) => points)).toEqual([33, 50, 60]);
    expect(table.told('2').filter(({ kind }) => kind === 'reveal')).toHaveLength(3);
    expect(table.view('2').rounds[0]?.cards[0]).toEqual(RISING);
  });

  test('SN-r24: the last round can be looked at afterwards, with every sweet where it lay', () => {
    const table = ending();
    end(table);
    expect(lastRoundOf(table.view('1'))).toMatchObject({
      round: 1,
      plates: [amounts(''), amounts('pppzzzz'), amounts('ttttmmll')],
      bowls: [amounts('lllllmmp'), amounts('m'), amounts('')],
      market: amounts('mlp'),
      cards: RISING,
    });
  });
});

/** Plays a whole match, everybody doing what lowers their own sum most. */
function playOut(options: Partial<SweetNoseOptions> = {}) {
  const table = tableOf(sweetNose, 3, { options });
  const gainOf = (playerID: string) => {
    const view = table.view(playerID);
    return (action: Action) => ownGain(view, action);
  };
  while (table.ctx.gameover === undefined)
    table.playUntil('round-end', (legal, playerID) => {
      const swaps = legal.filter(({ move }) => move === 'swap');
      const gain = gainOf(playerID);
      return (swaps.length > 0 ? swaps : legal).reduce((best, one) => (gain(one) > gain(best) ? one : best));
    });
  return table;
}

describe('the end', () => {
  test('SN18: three rounds, and no shops after the last', () => {
    const { G, ctx } = playOut();
    expect(ctx.gameover).toBeDefined();
    expect(G.rounds).toHaveLength(3);
    expect(G.queue).toEqual([]);
    expect(G.isOver).toBe(true);
  });

  test('SN21: the lowest total wins', () => {
    const table = ending({ points: [0, 20, 30] });
    const sheet = sweetNose.score(
      { ...table.G, rounds: [{ scores: [30, 12, 20] }, { scores: [1, 9, 2] }] } as Table['G'],
      table.ctx,
    );
    expect(sheet.totals).toEqual([31, 21, 22]);
    expect(sheet.ranking).toEqual([['1'], ['2'], ['0']]);
  });

  test('SN21: equals win together', () => {
    const table = ending();
    const sheet = sweetNose.score(
      { ...table.G, rounds: [{ scores: [20, 12, 20] }, { scores: [1, 9, 20] }] } as Table['G'],
      table.ctx,
    );
    expect(sheet.ranking).toEqual([['0', '1'], ['2']]);
  });

  test('SN22: on the way to heaven it ends with the first total of 100, and the lowest wins', () => {
    const table = ending({ points: [10, 60, 60] }, { heaven: true });
    end(table);
    expect(table.ctx.gameover).toBeUndefined();
    const last = ending({ points: [10, 90, 60] }, { heaven: true });
    end(last);
    expect(last.G.seats.map(({ points }) => points)).toEqual([33, 120, 90]);
    expect(last.ctx.gameover).toBeDefined();
    expect(last.told(null).at(-1)).toMatchObject({ kind: 'over' });
  });

  test('SN22: three rounds are not the end of it', () => {
    const { G } = playOut({ heaven: true });
    expect(Math.max(...G.seats.map(({ points }) => points))).toBeGreaterThanOrEqual(100);
    expect(G.rounds.length).toBeGreaterThan(3);
  });

  test('SN19, SN-r27: bowls are tipped back onto the plates, and everybody keeps what they have', () => {
    const table = ending();
    end(table);
    expect(table.G.plates).toEqual([amounts('lllllmmp'), amounts('pppzzzzm'), amounts('ttttmmll')]);
    expect(table.G.bowls).toEqual([amounts(''), amounts(''), amounts('')]);
    expect(table.G.market).toEqual(amounts('mlp'));
    while (table.ctx.phase === 'shop') {
      const seat = table.ctx.currentPlayer;
      table.play(seat, 'claim', ...(table.legal(seat)[0]?.args ?? []));
    }
    expect(table.ctx.phase).toBe('arrange');
    expect(table.G.round).toBe(2);
    expect(table.view('0').cards).toEqual([]);
    arrangeAll(table);
    expect(table.ctx).toMatchObject({ phase: 'trade', currentPlayer: table.G.starter });
  });
});
