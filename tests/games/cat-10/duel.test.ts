import { type Card, FACES, type Face } from '@games/cat-10/rules/components';
import { cat10 } from '@games/cat-10/whole';
import { tableOf } from '@tests/table-of';
import { layOut, times } from './arrange';

const TRIES = 400;

/** A duel of the first seat that came out as `face`: played with one seed after another until it does. */
function duelFor(face: Face, layout: Parameters<typeof layOut>[0], seats = 3) {
  for (let seed = 0; seed < TRIES; seed++) {
    const table = tableOf(cat10, seats, {
      seed: `duel ${seed}`,
      turn: '0',
      arrange: layOut({ row: [4, 3], ...layout }),
    });
    table.play('0', 'duel');
    if (table.G.die === face) return table;
  }
  throw new Error(`the cat die never shows ${face}`);
}

const kindsTold = ({ told }: Pick<ReturnType<typeof duelFor>, 'told'>) => told(null).map(({ kind }) => kind);
const others: readonly Card[][] = [[6], [1, 2], [5]];

test('CT-r12 CT-r17 what was turned over is discarded, then the die is thrown for all to see', () => {
  const table = duelFor(2, { piles: others });
  expect(table.G).toMatchObject({ row: [], discards: [4, 3] });
  expect(table.told('2')).toMatchObject([
    { kind: 'duel', playerID: '0', facts: { sum: 7, count: 2 } },
    { kind: 'roll', playerID: '0', facts: { die: { term: 'faces.2' } } },
  ]);
  expect(table.view(null).die).toBe(2);
});

test('CT-r4 CT-r17 every side comes up as often as it is there', () => {
  const counts = new Map<Face, number>();
  const duels = 480;
  for (let seed = 0; seed < duels; seed++) {
    const table = tableOf(cat10, 2, { seed: `die ${seed}`, turn: '0', arrange: layOut({ row: [4, 3] }) });
    table.play('0', 'duel');
    const { die } = table.G;
    if (die !== null) counts.set(die, (counts.get(die) ?? 0) + 1);
  }
  for (const face of new Set(FACES)) {
    const share = FACES.filter((side) => side === face).length / FACES.length;
    const deviation = Math.sqrt(duels * share * (1 - share));
    expect(Math.abs((counts.get(face) ?? 0) - duels * share)).toBeLessThan(4 * deviation);
  }
});

describe.each([2, 3] as const)('CT-r18 the die shows %i', (face) => {
  test('CT7 as many cards, one at a time, each from whoever one likes', () => {
    const table = duelFor(face, { piles: [[6], [1, 2], [5, 5]] });
    expect(table.G.left).toBe(face);
    const targets = ['1', '2', '1'].slice(0, face);
    for (const target of targets) {
      expect(table.ctx.currentPlayer).toBe('0');
      expect(table.legal('0').map(({ move }) => move)).toEqual(['steal', 'steal']);
      table.play('0', 'steal', target);
    }
    expect(table.G.piles[0]).toHaveLength(1 + face);
    expect(table.G.piles.map((pile) => pile.length)).toEqual(face === 2 ? [3, 1, 1] : [4, 0, 1]);
    expect(table.ctx.currentPlayer).toBe('1');
  });

  test('CT7 each card is shown to everybody', () => {
    const table = duelFor(face, { piles: [[], [6, 6, 6], []] });
    table.play('0', 'steal', '1');
    for (const seat of ['0', '1', '2', null])
      expect(table.told(seat)).toMatchObject([
        { kind: 'steal', playerID: '0', facts: { target: { seat: '1' }, card: { term: 'cards.6' } } },
      ]);
    expect(table.G.piles.slice(0, 2)).toEqual([[6], [6, 6]]);
  });

  test('CT7 nothing is drawn from oneself or from where nothing is', () => {
    const table = duelFor(face, { piles: [[6], [1, 2], []] });
    table.rejects('0', 'steal', ['0'], { reason: 'own-place', clause: 'CT7' });
    table.rejects('0', 'steal', ['2'], { reason: 'no-cards', clause: 'CT7' });
    table.rejects('0', 'steal', ['5'], { reason: 'malformed' });
    table.rejects('0', 'take', [], { reason: 'unknown-move' });
    table.rejects('1', 'steal', ['2'], { reason: 'not-your-turn' });
  });

  test('CT7 no more is drawn than there is', () => {
    const table = duelFor(face, { piles: [[6], [], [5]] });
    table.play('0', 'steal', '2');
    expect(table.G.piles).toEqual([[5, 6], [], []]);
    expect(table.ctx.currentPlayer).toBe('1');
    const empty = duelFor(face, { piles: [[6]] });
    expect(kindsTold(empty)).toEqual(['duel', 'roll', 'no-steal']);
    expect(empty.ctx.currentPlayer).toBe('1');
  });
});

test('CT7 the draw is by chance, every card as likely as the next', () => {
  const draws = 300;
  let ones = 0;
  for (let seed = 0; seed < draws; seed++) {
    const table = tableOf(cat10, 2, {
      seed: `draw ${seed}`,
      turn: '0',
      arrange: (G) => {
        layOut({ row: [4, 3], piles: [[], [1, 6, 6]] })(G);
      },
    });
    table.play('0', 'duel');
    if (table.G.left === 0 || typeof table.G.die !== 'number' || table.G.die < 0) continue;
    table.play('0', 'steal', '1');
    ones += table.G.piles[0]?.[0] === 1 ? 3 : 0;
    ones -= 1;
  }
  expect(Math.abs(ones)).toBeLessThan(4 * Math.sqrt(2 * draws));
});

describe('CT-r19 the die shows −2', () => {
  test('CT8 two cards of the own pile, as the owner chooses', () => {
    const table = duelFor(-2, { piles: [[1, 3, 3, 6], [2]] });
    expect(table.legal('0')).toEqual([1, 3, 6].map((card) => ({ move: 'discard', args: [card] })));
    table.rejects('0', 'discard', [2], {
      reason: 'not-in-pile',
      clause: 'CT8',
      facts: { card: { term: 'cards.2' } },
    });
    table.rejects('0', 'discard', [7], { reason: 'malformed' });
    table.play('0', 'discard', 3);
    table.play('0', 'discard', 1);
    expect(table.G).toMatchObject({ piles: [[3, 6], [2], []], discards: [4, 3, 3, 1] });
    expect(table.ctx.currentPlayer).toBe('1');
    expect(table.told('2')).toMatchObject([{ kind: 'discard', facts: { card: { term: 'cards.1' } } }]);
  });

  test('CT8 fewer than two: as many as there are; what was turned over is not among them', () => {
    const one = duelFor(-2, { piles: [[6]] });
    expect(one.legal('0')).toEqual([{ move: 'discard', args: [6] }]);
    one.play('0', 'discard', 6);
    expect(one.ctx.currentPlayer).toBe('1');
    const none = duelFor(-2, { piles: [[], [5]] });
    expect(kindsTold(none)).toEqual(['duel', 'roll', 'no-discard']);
    expect(none.ctx.currentPlayer).toBe('1');
  });
});

describe('CT-r20 the die shows jumbo', () => {
  test('CT-r14 from beside the deck', () => {
    const table = duelFor('jumbo', { jumbos: [0, 2] });
    expect(table.G).toMatchObject({ jumbos: [1, 2, 0], supply: 0 });
    expect(kindsTold(table)).toEqual(['duel', 'roll', 'jumbo']);
  });

  test('CT-r15 CT5 or from a player', () => {
    const table = duelFor('jumbo', { jumbos: [0, 2, 1] });
    table.play('0', 'seize', '1');
    expect(table.G.jumbos).toEqual([1, 1, 1]);
    expect(table.ctx.currentPlayer).toBe('1');
  });
});

test('CT3 CT-r21 a duel after the last card is played to its end before the game is over', () => {
  const table = duelFor(3, { isLast: true, piles: [[], times(1, 9)] });
  for (let draw = 0; draw < 3; draw++) {
    expect(table.ctx.gameover).toBeUndefined();
    table.play('0', 'steal', '1');
  }
  expect(table.ctx.gameover).toMatchObject({ winner: '1' });
});
