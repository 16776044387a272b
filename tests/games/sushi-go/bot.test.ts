import type { Kind } from '@games/sushi-go/rules/components';
import { sushiGo } from '@games/sushi-go/whole';
import { tableOf } from '@tests/table-of';
import { Bot } from '@/bots/bot';
import type { Action } from '@/kit/action';
import { RandomSource } from '@/kit/random';
import { anyRulebook } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { layOut } from './arrange';

/** What somebody who follows the policy likes best. */
function favourite(hand: readonly Kind[], tableau: readonly Kind[]): Action['args'] {
  const table = tableOf(sushiGo, 2, { arrange: layOut([hand, hand], { tableaus: [tableau] }) });
  const actions = table.legal('0');
  const weights = sushiGo.policy(table.view('0'), table.ctx, actions);
  return actions[weights.indexOf(Math.max(...weights))]?.args ?? [];
}

test.each<[Kind, Kind[], Kind[]]>([
  ['tempura', ['tempura', 'squid', 'pudding'], ['tempura']],
  ['sashimi', ['tempura', 'sashimi', 'squid'], ['sashimi', 'sashimi', 'tempura']],
  ['squid', ['tempura', 'squid', 'dumpling'], ['wasabi', 'tempura']],
  ['pudding', ['sashimi', 'pudding'], []],
])('the policy takes the %s', (card, hand, tableau) => {
  expect(favourite(hand, tableau)).toEqual([card]);
});

test('the policy puts wasabi down before the squid', () => {
  expect(favourite(['squid', 'wasabi'], ['chopsticks'])).toEqual(['wasabi', 'squid']);
});

test('cards of hands this seat has held are never dealt elsewhere, the others are dealt evenly', () => {
  const table = tableOf(sushiGo, 3, { seed: 'evenly' });
  for (const seat of ['0', '1', '2']) table.play(seat, 'pick', table.view(seat).hand[0] ?? '');
  const view = table.view('0');
  const random = new RandomSource({ seed: 'evenly', position: 0 });
  // Seat 2 holds the one hand that seat 0 has not held yet.
  expect(view.known.map((cards) => cards.length)).toEqual([8, 8, 0]);
  const samples = 4000;
  let tempura = 0;
  for (let sample = 0; sample < samples; sample++) {
    const { hands } = sushiGo.determinize(view, table.ctx, random);
    expect(at(hands, '1').cards).toEqual(view.known[1]);
    tempura += at(hands, '2').cards.filter((card) => card === 'tempura').length;
  }
  const seen = [...view.known.flat(), ...view.seats.flatMap(({ tableau }) => tableau)];
  const unseen = 108 - seen.length - view.seats.reduce((sum, { puddings }) => sum + puddings, 0);
  const share = (14 - seen.filter((card) => card === 'tempura').length) / unseen;
  const expected = samples * 8 * share;
  const deviation = Math.sqrt(samples * 8 * share * (1 - share));
  expect(Math.abs(tempura - expected)).toBeLessThan(4 * deviation);
});

test('a lead is worth more than a share, puddings count before the end, and the end counts by itself', () => {
  const table = tableOf(sushiGo, 3);
  const worth = (points: number[], puddings: number[]) => {
    const G = structuredClone(table.G);
    for (const [seat, open] of G.seats.entries()) {
      open.points = points[seat] ?? 0;
      open.puddings = puddings[seat] ?? 0;
    }
    return sushiGo.evaluate(G, table.ctx);
  };
  const [ahead = 0, behind = 0] = worth([20, 10, 5], [0, 0, 0]);
  expect(ahead).toBeGreaterThan(0.5);
  expect(behind).toBeLessThan(0.5);
  const [many = 0, none = 0] = worth([10, 10, 10], [3, 0, 1]);
  expect(many).toBeGreaterThan(none);
});

test('nobody who thinks keeps chopsticks with one card left after them', () => {
  const hands: readonly (readonly Kind[])[] = [
    ['egg', 'chopsticks'],
    ['egg', 'tempura'],
  ];
  const table = tableOf(sushiGo, 2, { arrange: layOut(hands) });
  const decision = { view: table.view('0'), ctx: table.ctx };
  for (const level of ['easy', 'normal', 'hard'] as const) {
    const bot = new Bot(anyRulebook(sushiGo), level, { budget: { iterations: 30 } });
    const chosen = new Set(
      Array.from({ length: 60 }, (_, seed) => bot.decide(decision, `${seed}`).action.args.join(' ')),
    );
    expect([...chosen]).toEqual(['egg']);
  }
});
