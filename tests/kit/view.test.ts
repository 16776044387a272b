import type { Ctx } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { defineView, part } from '@/kit/view';

interface Seat {
  score: number;
  pile: string[];
}
interface G {
  deck: string[];
  hands: string[][];
  seats: Seat[];
  last: { winners: string[] } | null;
}
interface View extends SeatView {
  readonly deckCount: number;
  readonly hand: readonly string[];
  readonly seats: readonly Readonly<Seat>[];
  readonly last: { readonly winners: readonly string[] } | null;
  readonly isLarge: boolean;
}

const { view, reader } = defineView<G, View>({
  deckCount: (G) => G.deck.length,
  hand: (G, playerID) => (playerID === null ? [] : at(G.hands, playerID)),
  seats: part(
    (G) => G.seats,
    ({ score, pile }) => ({ score, pile: [...pile] }),
  ),
  last: part(
    (G) => G.last,
    ({ winners }) => ({ winners: [...winners] }),
  ),
  isLarge: (_G, _playerID, ctx) => ctx.numPlayers > 2,
});

const ctx = { numPlayers: 2 } as Ctx;
const deal = (): G => ({
  deck: ['a', 'b'],
  hands: [['c'], ['d']],
  seats: [
    { score: 1, pile: ['e'] },
    { score: 0, pile: [] },
  ],
  last: null,
});

test('a view has the fields it was given and the seat, and nothing else of the state', () => {
  expect(view(deal(), ctx, '1')).toStrictEqual({
    playerID: '1',
    deckCount: 2,
    hand: ['d'],
    seats: deal().seats,
    last: null,
    isLarge: false,
  });
  expect(view(deal(), ctx, null).hand).toEqual([]);
});

test('what is added to an object stays hidden until its copy names it', () => {
  const G = deal();
  Object.assign(at(G.seats, '0'), { secret: 'x' });
  expect(at(view(G, ctx, '1').seats, '0')).toStrictEqual({ score: 1, pile: ['e'] });
});

test('a view outlives the position', () => {
  const G = deal();
  const before = view(G, ctx, '0');
  at(G.hands, '0').push('z');
  at(G.seats, '0').pile.push('z');
  G.last = { winners: ['0'] };
  expect(before).toStrictEqual(view(deal(), ctx, '0'));
});

test('a reader reads the same, as it is now and without copying', () => {
  const G = deal();
  const mine = reader(G, ctx, '0');
  const names = Object.keys(view(G, ctx, '0')) as (keyof View)[];
  for (const name of names) expect(mine[name]).toStrictEqual(view(G, ctx, '0')[name]);
  expect(mine.hand).toBe(G.hands[0]);
  G.last = { winners: ['1'] };
  expect(mine.last).toBe(G.last);
});
