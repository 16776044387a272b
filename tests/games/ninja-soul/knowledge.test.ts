import { chancesOf, possibleKinds } from '@games/ninja-soul/seat/knowledge';
import { cardsInViews } from '@games/ninja-soul/seat/open-cards';
import { ninjaSoul } from '@games/ninja-soul/whole';
import { tableOf } from '@tests/table-of';
import { seatIDs } from '@/kit/seats';
import { five } from './arrange';

const table = () => tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));

test('at first the win and the peek are certain, and each other card is drawn from six', () => {
  const chances = chancesOf(table().view('1'));
  expect([chances[4]?.win, chances[3]?.peek]).toEqual([1, 1]);
  expect(chances[0]?.death).toBeCloseTo(1 / 3);
  expect(chances[7]?.kill).toBeCloseTo(1 / 6);
});

test('NS3 after a swap in the dark the others take it for real three times in four, its maker knows', () => {
  const match = table();
  match.play('0', 'swap', '4', 'exchange');
  const [maker, robbed] = [chancesOf(match.view('0')), chancesOf(match.view('4'))];
  expect([maker[0]?.win, maker[4]?.win]).toEqual([1, 0]);
  expect([robbed[0]?.win, robbed[4]?.win]).toEqual([0.75, 0.25]);
});

test('NS9 a look settles a swap, and a card that may have moved is not forgotten but doubtful', () => {
  const match = table();
  match.play('0', 'swap', '4', 'exchange');
  for (const seat of ['1', '2', '3', '4']) match.play(seat, 'look');
  // Seat 4 saw what it was given, so the win is at seat 0.
  const robbed = chancesOf(match.view('4'));
  expect([robbed[4]?.sleep, robbed[0]?.win]).toEqual([1, 1]);
  match.play('0', 'look');
  match.play('1', 'swap', '0', 'return');
  const doubtful = chancesOf(match.view('0'));
  expect([doubtful[0]?.win, doubtful[1]?.win]).toEqual([0.25, 0.75]);
});

test('NS5 everybody knows of a peek that missed that it was not the win', () => {
  const match = table();
  match.play('0', 'swap', '4', 'exchange');
  match.play('1', 'look');
  match.play('2', 'look');
  match.play('3', 'open');
  match.play('3', 'aim', '4');
  expect(chancesOf(match.view('1'))[0]?.win).toBe(1);
  expect(chancesOf(match.view('3')).map(possibleKinds)[4]).toEqual(['sleep']);
});

test('NS6 what the killer takes is what the dead had, as far as each knows', () => {
  const match = table();
  match.play('0', 'look');
  match.play('1', 'look');
  match.play('2', 'open');
  match.play('2', 'aim', '1');
  expect(chancesOf(match.view('1'))[2]?.death).toBe(1);
  expect(chancesOf(match.view('0'))[2]).toMatchObject({ win: 0, peek: 0, kill: 0 });
});

test('a match watched again shows what anybody has seen, wherever it lies by now', () => {
  const match = table();
  match.play('0', 'look');
  match.play('1', 'swap', '0', 'exchange');
  const views = seatIDs(5).map((seat) => match.view(seat));
  expect(cardsInViews(match.view(null), views)).toEqual([undefined, 'sleep', undefined, 'peek', 'win']);
});
