import { COPIES, DECK, KINDS, type Kind } from '@games/sushi-go/rules/components';
import { optionsSchema } from '@games/sushi-go/rules/schemas';
import { sushiGo } from '@games/sushi-go/whole';
import { tableOf } from '@tests/table-of';
import { optionFields } from '@/kit/options';
import type { GameResult } from '@/kit/score-sheet';
import { chooseAll, lastTurn } from './arrange';

test('SG-r1 108 cards of twelve kinds', () => {
  expect(DECK).toHaveLength(108);
  expect(Object.fromEntries(KINDS.map((kind) => [kind, COPIES[kind]]))).toEqual({
    'maki-1': 6,
    'maki-2': 12,
    'maki-3': 8,
    tempura: 14,
    sashimi: 14,
    dumpling: 14,
    squid: 5,
    salmon: 10,
    egg: 5,
    wasabi: 6,
    chopsticks: 4,
    pudding: 10,
  });
  expect(sushiGo.inventory(tableOf(sushiGo, 3).G)).toEqual(COPIES);
});

test('SG-r2 SG-r6 SG15 up to five players have one score each, a number that begins at 0', () => {
  for (const seats of [2, 3, 4, 5])
    expect(
      tableOf(sushiGo, seats)
        .view(null)
        .seats.map(({ points }) => points),
    ).toEqual(Array(seats).fill(0));
});

test.each([1, 6])('SG-r3 %i players are refused', (seats) => {
  expect(sushiGo.game.validateSetupData?.({}, seats)).toBe('numPlayers');
});

test.each([
  [2, 10, 88],
  [3, 9, 81],
  [4, 8, 76],
  [5, 7, 73],
])('SG-r4 SG-r5 %i players get %i cards each, %i stay in the deck, face down', (seats, size, left) => {
  const { G, view } = tableOf(sushiGo, seats);
  expect(G.hands.map(({ cards }) => cards.length)).toEqual(Array(seats).fill(size));
  expect(G.deck).toHaveLength(left);
  expect(view('0').deckCount).toBe(left);
  expect(view('0')).not.toHaveProperty('deck');
});

test('SG-r4 the cards are shuffled', () => {
  const [one, two] = ['a', 'b'].map((seed) => tableOf(sushiGo, 4, { seed }).G.deck);
  expect(one).not.toEqual(two);
});

test('SG-r29 SG-r30 SG14 after a round all but puddings are discarded openly; new hands come from the deck', () => {
  const table = tableOf(sushiGo, 2, {
    arrange: lastTurn(2, { tableaus: [['egg'], ['squid']], puddings: [2, 0] }),
  });
  const before = [...table.G.deck];
  chooseAll(table, ['wasabi', 'wasabi']);
  expect(table.view(null).rounds[0]?.discards).toEqual([
    ['egg', 'wasabi', 'wasabi'],
    ['squid', 'wasabi', 'wasabi'],
  ]);
  expect(table.G.seats).toMatchObject([
    { tableau: [], puddings: 2 },
    { tableau: [], puddings: 0 },
  ]);
  expect(table.G.hands.map(({ cards }) => cards.length)).toEqual([10, 10]);
  expect(table.G.deck).toEqual(before.slice(0, -20));
});

test('SG-r7 SG-r31 three rounds, then the game is over; puddings count only then', () => {
  const table = tableOf(sushiGo, 3, { seed: 'three rounds' });
  for (const round of [1, 2, 3]) {
    expect(table.G).toMatchObject({ round, rounds: { length: round - 1 } });
    const told = table.playUntil('round-end').map(({ kind }) => kind);
    expect(told.some((kind) => kind.startsWith('pudding-'))).toBe(round === 3);
  }
  const { sheet } = table.ctx.gameover as GameResult;
  expect(sheet.categories).toHaveLength(3 * 5 + 1);
  expect(sheet.totals).toEqual(table.G.seats.map(({ points }) => points));
});

/** For each seat nigiri worth so many points, as far as the box has them. */
function nigiriFor(points: readonly number[]): Kind[][] {
  const box = [...Array<Kind>(COPIES.squid).fill('squid'), ...Array<Kind>(COPIES.salmon).fill('salmon')];
  const worth = (kind: Kind) => (kind === 'squid' ? 3 : 2);
  return points.map((wanted) => {
    const taken: Kind[] = [];
    let left = wanted;
    while (box[0] !== undefined && worth(box[0]) <= left) {
      left -= worth(box[0]);
      taken.push(...box.splice(0, 1));
    }
    return [...taken, ...Array<Kind>(left).fill('egg')];
  });
}

describe('the end', () => {
  const over = (points: number[], puddings: number[]) => {
    const table = tableOf(sushiGo, points.length, {
      arrange: lastTurn(points.length, {
        round: 3,
        puddings,
        tableaus: nigiriFor(points),
      }),
    });
    chooseAll(table, Array(points.length).fill('wasabi'));
    return table.ctx.gameover as GameResult;
  };

  test('SG-r32 SG-r31 the highest total wins, puddings included', () => {
    const { winner, sheet } = over([12, 15, 3], [3, 0, 1]);
    expect(sheet.totals).toEqual([18, 9, 3]);
    expect(winner).toBe('0');
  });

  test('SG-r33 SG1 between equal totals more puddings win', () => {
    const result = over([3, 9, 0], [2, 1, 0]);
    expect(result.sheet.totals).toEqual([9, 9, -6]);
    expect(result).toMatchObject({ winner: '0', ranking: [['0'], ['1'], ['2']] });
  });

  test('SG1 equal in puddings, too: the win is shared', () => {
    const result = over([9, 9, 3], [2, 2, 2]);
    expect(result).toMatchObject({ draw: true, winners: ['0', '1'], ranking: [['0', '1'], ['2']] });
  });
});

test('SG16 there is no way to play with a player who is not there', () => {
  expect(optionFields(optionsSchema).map(({ id }) => id)).toEqual(['passBothWays']);
  const table = tableOf(sushiGo, 2);
  expect(table.G.hands).toHaveLength(2);
  expect(new Set(table.legal('0').map(({ move }) => move))).toEqual(new Set(['pick']));
});
