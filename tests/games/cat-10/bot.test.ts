import { worlds } from '@games/cat-10/bot';
import { type Card, VALUES } from '@games/cat-10/rules/components';
import { chancesOf } from '@games/cat-10/seat/chances';
import { leftInDeck, oddsOf } from '@games/cat-10/seat/odds';
import { cat10 } from '@games/cat-10/whole';
import { tableOf } from '@tests/table-of';
import { search } from '@/bots/search/search';
import { Simulation } from '@/bots/search/simulation';
import { anyRulebook } from '@/kit/rulebook';
import { layOut, times } from './arrange';

const turnWith = (layout: Parameters<typeof layOut>[0], seats = 2) =>
  tableOf(cat10, seats, { turn: '0', arrange: layOut(layout) });

describe('odds', () => {
  test('CT9 CT4 what is left in the deck follows from everything that has been turned over', () => {
    const { view } = turnWith({ row: [6, 6], piles: [[1, 5], [2]], isLast: true, next: [3, 3, 4] });
    expect(leftInDeck(view('0'))).toEqual({ 1: 0, 2: 0, 3: 2, 4: 1, 5: 0, 6: 0 });
    expect(leftInDeck(turnWith({}).view(null))).toEqual({ 1: 20, 2: 20, 3: 15, 4: 10, 5: 10, 6: 5 });
  });

  test('the chances of the next card, and of none', () => {
    const { view } = turnWith({ row: [4, 3], isLast: true, next: [1, 2, 3, 4, 5] });
    expect(oddsOf(view('1'))).toMatchObject({ ten: 1 / 5, bust: 2 / 5 });
    expect(oddsOf(turnWith({ row: [4], isLast: true }).view('0'))).toBeUndefined();
  });
});

describe('worlds', () => {
  const { view, ctx } = turnWith({ row: [4, 3], isLast: true, next: [1, 1, 6] });

  test('one for each card that may come next, as likely as it is', () => {
    const list = worlds(view('0'));
    expect(list.map(({ G: { deck }, probability }) => [deck.at(-1), probability])).toEqual([
      [1, 2 / 3],
      [6, 1 / 3],
    ]);
    for (const { G } of list) {
      expect([...G.deck].sort()).toEqual([1, 1, 6]);
      expect(cat10.view(G, ctx, '0')).toEqual(view('0'));
    }
  });

  test('the one there is when the deck is empty', () => {
    expect(worlds(turnWith({ row: [4], isLast: true }).view('0'))).toMatchObject([{ probability: 1 }]);
  });
});

describe('chances', () => {
  test('whoever is ahead is likelier to win, the more so the fewer cards are left', () => {
    const [early = 0, late = 0] = [60, 5].map((cards) => chancesOf([30, 20, 10], cards)[0]);
    expect(early).toBeGreaterThan(1 / 3);
    expect(late).toBeGreaterThan(early);
    expect(chancesOf([30, 20, 10], 40).reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  });

  test('CT10 with no card left they are shares of the win', () => {
    expect(chancesOf([30, 20, 30], 0)).toEqual([0.5, 0, 0.5]);
  });
});

/** Every order of some cards. */
const orders = (cards: readonly Card[]): Card[][] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card, place) => orders(cards.toSpliced(place, 1)).map((rest) => [card, ...rest]));

test.each<[string, Card[], Card[]]>([
  ['a few cards', [2], [1, 2, 3, 4]],
  ['a duel at hand', [4, 3], [1, 2, 2, 6]],
  ['a ten at hand', [5], [5, 5, 1, 1]],
])('the rest of a turn is worth what going through all of it says: %s', (_, row, deck) => {
  const { view, ctx } = turnWith({ row, isLast: true, next: deck });
  const decision = { view: view('0'), ctx };
  const [world] = worlds(view('0'));
  if (world === undefined) throw new Error('no world');
  const all = orders(deck).map((order) => ({
    G: { ...structuredClone(world.G), deck: order },
    probability: 1 / orders(deck).length,
  }));
  const patient = anyRulebook({ ...cat10, worlds: () => all });
  const simulation = new Simulation(patient, { ...cat10.search, horizon: { turns: 1 } });
  const think = (of: Simulation) => search(of, decision, { seed: '', budget: { iterations: 1 } }).candidates;
  const whole = think(simulation);
  const quick = think(new Simulation(anyRulebook(cat10)));
  expect(quick.map(({ action }) => action.move)).toEqual(whole.map(({ action }) => action.move));
  for (const [index, { value }] of whole.entries()) expect(quick[index]?.value).toBeCloseTo(value);
});

describe('the policy', () => {
  const favourite = (table: ReturnType<typeof turnWith>) => {
    const actions = table.legal('0');
    const weights = cat10.policy(table.view('0'), table.ctx, actions);
    return actions[weights.indexOf(Math.max(...weights))];
  };

  test('goes on while nothing can be lost, and stops when too much can', () => {
    expect(favourite(turnWith({ row: [3] }))?.move).toBe('flip');
    expect(favourite(turnWith({ row: [6, 2] }, 5))?.move).toBe('take');
  });

  test('draws from whoever is ahead', () => {
    const table = tableOf(cat10, 3, {
      turn: '0',
      arrange: (G) => {
        layOut({ piles: [[], times(3, 4), times(3, 9)] })(G);
        G.left = 2;
      },
    });
    const ctx = { ...table.ctx, activePlayers: { '0': 'steal' } };
    const actions = cat10.legal(table.view('0'), ctx);
    expect(actions).toHaveLength(2);
    const [one = 0, two = 0] = cat10.policy(table.view('0'), ctx, actions);
    expect(two).toBeGreaterThan(one);
  });

  test('every card that may come has a weight', () => {
    for (const card of VALUES) {
      const table = turnWith({ row: [card] });
      for (const weight of cat10.policy(table.view('0'), table.ctx, table.legal('0')))
        expect(weight).toBeGreaterThan(0);
    }
  });
});
