import { COPIES, DECK, KINDS, type Kind, VALUE } from '@games/love-letter/rules/components';
import { tokensToWin } from '@games/love-letter/rules/goal';
import type { LoveLetterG } from '@games/love-letter/rules/state';
import { loveLetter } from '@games/love-letter/whole';
import { tableOf } from '@tests/table-of';
import { wordsOf } from '@tests/words-of';
import { LOCALES } from '@/kit/entry';
import { seatIDs } from '@/kit/seats';
import { layOut } from './arrange';

/** The last turn of a round: the deck is empty, seat 0 plays the Handmaid and keeps `hands[0]`. */
const lastTurn = (
  [mine = [], ...others]: Parameters<typeof layOut>[0],
  { discards = [], tokens = 0 }: { discards?: readonly (readonly Kind[])[]; tokens?: number } = {},
) =>
  ({
    turn: '0',
    arrange: (G: LoveLetterG) => {
      layOut([[...mine, 'handmaid'], ...others], { only: true, discards })(G);
      for (const seat of G.seats) seat.tokens = tokens;
    },
  }) as const;

test('LL-r2 LL2 LL1 sixteen cards with their copies and values', () => {
  expect(DECK).toHaveLength(16);
  expect(KINDS.map((kind) => COPIES[kind])).toEqual([5, 2, 2, 2, 2, 1, 1, 1]);
  expect(KINDS.map((kind) => VALUE[kind])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  [2, 9, 3],
  [3, 11, 0],
  [4, 10, 0],
])(
  'LL3 LL-r1 LL-r4 %i players: one card aside, one each, %i left after the first draw',
  (seats, deck, open) => {
    const { G, ctx } = tableOf(loveLetter, seats);
    expect(G.deck).toHaveLength(deck);
    expect(G.faceUp).toHaveLength(open);
    expect(G.setAside).not.toBeNull();
    expect(G.hands.map((hand) => hand.length)).toEqual(
      seatIDs(seats).map((playerID) => (playerID === ctx.currentPlayer ? 2 : 1)),
    );
  },
);

test('LL3 the three open cards are public and can be switched off', () => {
  const table = tableOf(loveLetter, 2);
  expect(table.view(null).faceUp).toEqual(table.G.faceUp);
  expect(tableOf(loveLetter, 2, { options: { faceUp: false } }).G.faceUp).toEqual([]);
});

test.each([1, 5])('LL-r1 %i players are refused', (seats) => {
  expect(loveLetter.game.validateSetupData?.({}, seats)).toBe('numPlayers');
});

test('LL-r5 a turn is one card drawn and one played; the card must be in hand', () => {
  const table = tableOf(loveLetter, 3, {
    turn: '0',
    arrange: layOut([['handmaid', 'guard'], ['king'], ['baron']], { top: ['priest'] }),
  });
  table.rejects('0', 'play', ['princess'], { reason: 'not-in-hand', clause: 'LL-r5' });
  table.play('0', 'play', 'handmaid');
  expect(table.G.hands[0]).toEqual(['guard']);
  expect(table.G.hands[1]).toEqual(['king', 'priest']);
  table.rejects('0', 'play', ['guard', '1', 'king'], { reason: 'not-your-turn' });
});

test('LL7 who begins is drawn by lot', () => {
  const starters = new Set(
    Array.from({ length: 40 }, (_, n) => tableOf(loveLetter, 4, { seed: `start ${n}` }).G.starter),
  );
  expect([...starters].sort()).toEqual(['0', '1', '2', '3']);
});

test('LL-r6 LL-r16 LL5 LL7 the hands are shown, and the highest takes one token and begins the next round', () => {
  const table = tableOf(loveLetter, 3, lastTurn([['guard'], ['king'], ['baron']]));
  table.play('0', 'play', 'handmaid');
  expect(table.G.lastRound).toMatchObject({ ending: 'showdown', hands: ['guard', 'king', 'baron'] });
  expect(table.G.seats.map((seat) => seat.tokens)).toEqual([0, 1, 0]);
  expect(table.G.round).toBe(2);
  expect(table.ctx.currentPlayer).toBe('1');
  expect(table.ctx.gameover).toBeUndefined();
});

test('LL16 the last card drawn is still played', () => {
  const table = tableOf(loveLetter, 3, {
    turn: '0',
    arrange: layOut([['handmaid', 'guard'], ['king'], ['baron']], { top: ['priest'], only: true }),
  });
  table.play('0', 'play', 'handmaid');
  expect(table.G.round).toBe(1);
  expect(table.G.hands[1]).toEqual(['king', 'priest']);
  table.play('1', 'play', 'priest', '2');
  expect(table.G.round).toBe(2);
});

test('LL16 LL-r16 the round ends at once when one is left; the hand is not shown', () => {
  const table = tableOf(loveLetter, 2, {
    turn: '0',
    arrange: layOut([['guard', 'priest'], ['king']]),
  });
  table.play('0', 'play', 'guard', '1', 'king');
  expect(table.G.lastRound).toMatchObject({ ending: 'last-one-left', winners: ['0'], hands: [null, null] });
  expect(table.G.round).toBe(2);
});

describe('LL6 a tie at the showdown', () => {
  /** Seat 1 has discarded so many Guards, seat 0 nothing yet. */
  const tied = (options: { tie?: 'classic' | '2019' }, guards: number) =>
    tableOf(loveLetter, 3, {
      options,
      ...lastTurn([['prince'], ['prince'], ['baron']], { discards: [[], Array<Kind>(guards).fill('guard')] }),
    });

  test('goes to the higher total of discards, the card just played among them (LL17)', () => {
    const table = tied({}, 3);
    table.play('0', 'play', 'handmaid');
    expect(table.G.lastRound).toMatchObject({
      discardTotals: [4, 3, 0],
      decidedByDiscards: true,
      winners: ['0'],
    });
  });

  test('still level: a token for each, and LL7 the first of them clockwise from the last starter begins', () => {
    const table = tied({}, 4);
    const starter = Number(table.G.starter);
    table.play('0', 'play', 'handmaid');
    expect(table.G.seats.map((seat) => seat.tokens)).toEqual([1, 1, 0]);
    const expected = [0, 1, 2].map((step) => (starter + step) % 3).find((seat) => seat !== 2);
    expect(table.G.starter).toBe(String(expected));
  });

  test('by the rule of 2019 all of them score whatever they discarded', () => {
    const table = tied({ tie: '2019' }, 3);
    table.play('0', 'play', 'handmaid');
    expect(table.G.seats.map((seat) => seat.tokens)).toEqual([1, 1, 0]);
  });
});

test('LL17 the hand itself and the open cards of two players do not count among the discards', () => {
  const table = tableOf(loveLetter, 2, lastTurn([['prince'], ['prince']]));
  expect(table.G.faceUp).toContain('guard');
  table.play('0', 'play', 'handmaid');
  expect(table.G.lastRound?.discardTotals).toEqual([4, 0]);
});

test.each([
  ['7/5/4', [7, 5, 4]],
  ['6/5/4', [6, 5, 4]],
  ['short', [3, 3, 3]],
] as const)('LL4 LL-r3 %s: tokens that win', (goal, tokens) => {
  const options = { goal, tie: 'classic', faceUp: true } as const;
  expect([2, 3, 4].map((seats) => tokensToWin(options, seats))).toEqual(tokens);
});

test('LL5 LL18 the game ends with the token that reaches the goal', () => {
  const table = tableOf(loveLetter, 3, lastTurn([['guard'], ['king'], ['baron']], { tokens: 4 }));
  table.play('0', 'play', 'handmaid');
  expect(table.ctx.gameover).toMatchObject({ winner: '1', winners: ['1'], ranking: [['1'], ['0', '2']] });
  table.rejects('1', 'play', ['guard'], { reason: 'game-over' });
});

test('LL18 two that reach the goal together share the win', () => {
  const table = tableOf(loveLetter, 3, {
    options: { tie: '2019' },
    ...lastTurn([['prince'], ['prince'], ['baron']], { tokens: 4 }),
  });
  table.play('0', 'play', 'handmaid');
  expect(table.ctx.gameover).toMatchObject({ draw: true, winners: ['0', '1'] });
});

test.each(LOCALES)('LL19 the reference beside the table says in %s what every character does', (locale) => {
  const { powers, cards } = wordsOf('love-letter')(locale).messages as Record<'powers' | 'cards', object>;
  for (const words of [powers, cards]) expect(Object.keys(words)).toEqual([...KINDS]);
});
