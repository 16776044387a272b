import { DECK, FACES, JUMBO_POINTS, VALUES } from '@games/cat-10/rules/components';
import { optionsSchema } from '@games/cat-10/rules/schemas';
import { cat10 } from '@games/cat-10/whole';
import { tableOf } from '@tests/table-of';
import { optionFields } from '@/kit/options';
import type { GameResult } from '@/kit/score-sheet';
import { layOut, times } from './arrange';

/** A turn of the first of so many seats. */
const turnWith = (layout: Parameters<typeof layOut>[0], seats = 3) =>
  tableOf(cat10, seats, { turn: '0', arrange: layOut(layout) });

const movesOf = (table: ReturnType<typeof turnWith>) => table.legal('0').map(({ move }) => move);
const kindsTold = (table: ReturnType<typeof turnWith>) => table.told(null).map(({ kind }) => kind);

describe('the box', () => {
  test.each([1, 7])('CT-r1 %i players are refused', (seats) => {
    expect(cat10.game.validateSetupData?.({}, seats)).toBe('numPlayers');
  });

  test('CT-r2 80 cards of 1 to 6, as listed', () => {
    expect(DECK).toHaveLength(80);
    expect(VALUES.map((value) => DECK.filter((card) => card === value).length)).toEqual([
      20, 20, 15, 10, 10, 5,
    ]);
  });

  test('CT-r3 three jumbo pots of 10 points', () => {
    expect(tableOf(cat10, 2).G.supply).toBe(3);
    expect(JUMBO_POINTS).toBe(10);
  });

  test('CT-r4 the sides of the cat die', () => {
    expect(FACES).toEqual([2, 2, 3, 3, -2, 'jumbo']);
  });

  test('CT11 nothing but cards and jumbo pots is in the game, and there is nothing to choose before it', () => {
    expect(Object.keys(cat10.inventory(tableOf(cat10, 2).G)).sort()).toEqual([
      ...VALUES.map(String),
      'jumbo',
    ]);
    expect(optionFields(optionsSchema)).toEqual([]);
  });
});

describe('setting up', () => {
  test('CT-r5 all cards are shuffled into a deck that nobody sees', () => {
    const [one, two] = ['a', 'b'].map((seed) => tableOf(cat10, 4, { seed }));
    expect(one?.G.deck).toHaveLength(80);
    expect(one?.G.deck).not.toEqual(two?.G.deck);
    expect([...(one?.G.deck ?? [])].sort()).toEqual([...DECK].sort());
    for (const seat of ['0', '3', null]) {
      expect(one?.view(seat)).not.toHaveProperty('deck');
      expect(one?.view(seat).deckCount).toBe(80);
    }
  });

  test('CT-r6 lots decide who begins', () => {
    const starters = Array.from({ length: 40 }, (_, seed) => tableOf(cat10, 3, { seed: `${seed}` }));
    expect(new Set(starters.map(({ G }) => G.starter))).toEqual(new Set(['0', '1', '2']));
    for (const { G, ctx, told } of starters) {
      expect(ctx.currentPlayer).toBe(G.starter);
      expect(told(null)).toMatchObject([{ kind: 'start', facts: { starter: { seat: G.starter } } }]);
    }
  });

  test('CT-r7 turns go clockwise', () => {
    const table = turnWith({ next: [1, 1, 1] });
    for (const seat of ['0', '1', '2']) {
      table.play(seat, 'flip');
      table.play(seat, 'take');
    }
    expect(table.ctx.currentPlayer).toBe('0');
  });
});

describe('opening pots', () => {
  test('CT-r8 the top card is turned over for everybody to see', () => {
    const table = turnWith({ next: [4, 2] });
    table.play('0', 'flip');
    for (const seat of ['1', null]) {
      expect(table.view(seat).row).toEqual([4]);
      expect(table.told(seat)).toMatchObject([
        { kind: 'flip', playerID: '0', facts: { card: { term: 'cards.4' }, sum: 4 } },
      ]);
    }
    table.rejects('1', 'flip', [], { reason: 'not-your-turn' });
  });

  test('CT2 the first card has to be turned over', () => {
    const table = turnWith({ next: [6] });
    expect(movesOf(table)).toEqual(['flip']);
    table.rejects('0', 'take', [], { reason: 'flip-first', clause: 'CT2' });
    table.rejects('0', 'duel', [], { reason: 'flip-first', clause: 'CT2' });
  });

  test('CT-r9 CT-r10 below ten another pot may be opened, time and again', () => {
    const table = turnWith({ next: times(1, 9) });
    for (let sum = 1; sum <= 9; sum++) {
      table.play('0', 'flip');
      expect(movesOf(table)).toEqual(sum < 7 ? ['flip', 'take'] : ['flip', 'take', 'duel']);
    }
    expect(table.G.row).toEqual(times(1, 9));
    expect(table.ctx.currentPlayer).toBe('0');
  });

  test('CT-r11 what is taken goes onto the own pile, and the next player goes on', () => {
    const table = turnWith({ row: [5, 2], piles: [[4], [6]] });
    table.play('0', 'take');
    expect(table.G.piles).toEqual([[2, 4, 5], [6], []]);
    expect(table.G.row).toEqual([]);
    expect(table.ctx.currentPlayer).toBe('1');
    expect(table.told('2')).toMatchObject([
      { kind: 'take', playerID: '0', facts: { count: 2, sum: 7, cards: { terms: ['cards.5', 'cards.2'] } } },
    ]);
  });

  test.each([6, 7, 8, 9] as const)('CT-r12 a duel takes seven cats: %i', (sum) => {
    const table = turnWith({ row: [4, ...times(1, sum - 4)] });
    if (sum < 7)
      table.rejects('0', 'duel', [], {
        reason: 'too-few-cats',
        clause: 'CT-r12',
        facts: { sum },
      });
    else expect(table.refusal('0', 'duel')).toBeUndefined();
  });
});

describe('exactly ten', () => {
  test('CT-r13 CT-r14 CT1 CT6 the cards are taken by themselves, with a jumbo pot; there is no choice left', () => {
    const table = turnWith({ row: [6, 1], next: [3], piles: [[2]] });
    table.play('0', 'flip');
    expect(table.G.piles[0]).toEqual([1, 2, 3, 6]);
    expect(table.G.jumbos).toEqual([1, 0, 0]);
    expect(table.G.supply).toBe(2);
    expect(table.ctx.currentPlayer).toBe('1');
    for (const move of ['flip', 'duel', 'take']) table.rejects('0', move, [], { reason: 'not-your-turn' });
    expect(kindsTold(table)).toEqual(['flip', 'ten', 'jumbo']);
  });

  test('CT-r15 CT5 with none left beside the deck, one is taken from a player of choice', () => {
    const table = turnWith({ row: [4, 5], next: [1], jumbos: [1, 1, 1] });
    table.play('0', 'flip');
    expect(table.G.piles[0]).toEqual([1, 4, 5]);
    expect(table.ctx.currentPlayer).toBe('0');
    expect(table.legal('0')).toEqual([
      { move: 'seize', args: ['1'] },
      { move: 'seize', args: ['2'] },
    ]);
    table.rejects('0', 'seize', ['0'], { reason: 'own-place', clause: 'CT5' });
    table.rejects('0', 'seize', ['4'], { reason: 'malformed' });
    table.play('0', 'seize', '2');
    expect(table.G.jumbos).toEqual([2, 1, 0]);
    expect(table.ctx.currentPlayer).toBe('1');
    expect(table.told('1')).toMatchObject([{ kind: 'seize', facts: { target: { seat: '2' } } }]);
  });

  test('CT5 nobody can be chosen who has none', () => {
    const table = turnWith({ row: [4, 5], next: [1], jumbos: [0, 3] });
    table.play('0', 'flip');
    table.rejects('0', 'seize', ['2'], { reason: 'no-jumbo', clause: 'CT5' });
    expect(table.legal('0')).toEqual([{ move: 'seize', args: ['1'] }]);
  });

  test('CT5 one beside the deck comes first: nothing is taken from others', () => {
    const table = turnWith({ row: [4, 5], next: [1], jumbos: [0, 2] });
    table.play('0', 'flip');
    expect(table.G).toMatchObject({ jumbos: [1, 2, 0], supply: 0, left: 0 });
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('CT5 whoever has all three gets no more, and the turn is over', () => {
    const table = turnWith({ row: [4, 5], next: [1], jumbos: [3] });
    table.play('0', 'flip');
    expect(table.G.jumbos).toEqual([3, 0, 0]);
    expect(table.ctx.currentPlayer).toBe('1');
    expect(kindsTold(table)).toEqual(['flip', 'ten', 'no-jumbo']);
  });
});

test('CT-r16 with more than ten everything is lost', () => {
  const table = turnWith({ row: [4, 5], next: [2], piles: [[6]] });
  table.play('0', 'flip');
  expect(table.G).toMatchObject({ row: [], discards: [4, 5, 2], piles: [[6], [], []], supply: 3 });
  expect(table.ctx.currentPlayer).toBe('1');
  expect(table.told('1')).toMatchObject([{ kind: 'flip' }, { kind: 'bust', facts: { sum: 11, count: 3 } }]);
});

describe('piles', () => {
  test('CT9 what lies in a pile has lain open: every seat and whoever watches knows it', () => {
    const table = turnWith({ row: [5, 2], piles: [[4], [6]] });
    table.play('0', 'take');
    for (const seat of ['0', '1', '2', null]) expect(table.view(seat).piles).toEqual([[2, 4, 5], [6], []]);
    expect(cat10.hidden).toBe(false);
  });

  test('CT4 discards lie open and never come back', () => {
    const table = turnWith({ row: [6], next: [6], isLast: true });
    const before = table.G.discards.length;
    table.play('0', 'flip');
    expect(table.G.discards).toHaveLength(before + 2);
    expect(table.view(null).discards).toEqual(table.G.discards);
    expect(table.G.deck).toEqual([]);
    expect(table.ctx.gameover).toBeDefined();
  });
});

describe('the end', () => {
  const resultOf = ({ ctx }: ReturnType<typeof turnWith>) => ctx.gameover as GameResult | undefined;

  test('CT-r21 the last card is turned over, the turn is played to its end', () => {
    const table = turnWith({ row: [1], next: [1, 1], isLast: true });
    table.play('0', 'flip');
    expect(resultOf(table)).toBeUndefined();
    table.play('0', 'flip');
    expect(resultOf(table)).toBeUndefined();
    table.play('0', 'take');
    expect(resultOf(table)?.winners).toEqual(['0']);
    expect(kindsTold(table)).toEqual(['take', 'end']);
  });

  test('CT3 with the deck empty nothing can be turned over, but taken; from seven on a duel is left, too', () => {
    const poor = turnWith({ row: [3], next: [2], isLast: true });
    poor.play('0', 'flip');
    poor.rejects('0', 'flip', [], { reason: 'deck-empty', clause: 'CT3' });
    expect(movesOf(poor)).toEqual(['take']);
    const rich = turnWith({ row: [3], next: [5], isLast: true });
    rich.play('0', 'flip');
    expect(movesOf(rich)).toEqual(['take', 'duel']);
  });

  test('CT3 the last card may make ten', () => {
    const table = turnWith({ row: [5], next: [5], isLast: true });
    table.play('0', 'flip');
    expect(resultOf(table)?.sheet.totals).toEqual([20, 0, 0]);
    expect(kindsTold(table)).toEqual(['flip', 'ten', 'jumbo', 'end']);
  });

  test('CT3 a jumbo pot is still taken from a player after the last card', () => {
    const table = turnWith({ row: [5], next: [5], isLast: true, jumbos: [0, 3] });
    table.play('0', 'flip');
    expect(resultOf(table)).toBeUndefined();
    table.play('0', 'seize', '1');
    expect(resultOf(table)?.sheet.totals).toEqual([20, 20, 0]);
  });

  test('CT-r22 cats and ten for each jumbo pot; the most win', () => {
    const table = turnWith({ row: [1], isLast: true, piles: [[5, 5], [6, 6, 6], [4]], jumbos: [1, 0, 2] });
    table.play('0', 'take');
    expect(resultOf(table)).toMatchObject({
      winner: '2',
      ranking: [['2'], ['0'], ['1']],
      sheet: {
        categories: [
          { id: 'cards', scores: [11, 18, 4] },
          { id: 'jumbos', scores: [10, 0, 20] },
        ],
        totals: [21, 18, 24],
      },
    });
  });

  test('CT10 equal totals share the win, whatever they are made of', () => {
    const table = turnWith({ row: [4], isLast: true, piles: [[6], [2, 3], []], jumbos: [0, 0, 1] });
    table.play('0', 'take');
    expect(resultOf(table)).toMatchObject({ draw: true, winners: ['0', '2'], ranking: [['0', '2'], ['1']] });
  });
});
