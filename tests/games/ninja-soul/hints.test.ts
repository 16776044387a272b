import { ninjaSoul } from '@games/ninja-soul/whole';
import { tableOf } from '@tests/table-of';
import { seatFact, termFact } from '@/kit/journal';
import { five } from './arrange';

const table = () => tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));

const reasonFor = (match: ReturnType<typeof table>, seat: string, move: string, ...args: string[]) => {
  const action = { move, args };
  expect(match.legal(seat)).toContainEqual(action);
  return ninjaSoul.explain?.(match.view(seat), match.ctx, action).reason;
};

test('an unknown card is opened and looked at by its odds', () => {
  expect(reasonFor(table(), '0', 'open')).toEqual({ kind: 'open-odds', facts: { win: 0, death: 33 } });
  expect(reasonFor(table(), '0', 'look')).toEqual({ kind: 'look-odds', facts: { win: 0, death: 33 } });
});

test('a card whose owner is known to have the win is taken for it', () => {
  const facts = { target: seatFact('4'), win: 100, mine: 0, card: termFact('held.win') };
  expect(reasonFor(table(), '0', 'swap', '4', 'exchange')).toEqual({ kind: 'exchange-known', facts });
  expect(reasonFor(table(), '0', 'swap', '4', 'return')).toMatchObject({ kind: 'return' });
});

test('a peek is aimed at the likeliest, and the odds of others are said as well', () => {
  const match = table();
  match.play('0', 'swap', '4', 'exchange');
  match.play('1', 'look');
  match.play('2', 'look');
  match.play('3', 'open');
  expect(reasonFor(match, '3', 'aim', '0')).toMatchObject({ kind: 'aim-likeliest', facts: { win: 75 } });
  expect(reasonFor(match, '3', 'aim', '1')).toMatchObject({ kind: 'aim-odds', facts: { win: 0 } });
});

test('a sleep-or-peek that was seen at home is known for what it does now', () => {
  const match = tableOf(ninjaSoul, 5, five('sleep-peek', 'death', 'death'));
  match.play('0', 'look');
  match.play('1', 'look');
  match.play('2', 'look');
  match.play('3', 'look');
  match.play('4', 'look');
  expect(reasonFor(match, '0', 'open')).toMatchObject({ kind: 'open-sleeps' });
});
