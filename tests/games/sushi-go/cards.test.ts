import type { Kind } from '@games/sushi-go/rules/components';
import { nigiriScore } from '@games/sushi-go/rules/scoring';
import { sushiGo } from '@games/sushi-go/whole';
import { tableOf } from '@tests/table-of';
import { chooseAll, layOut } from './arrange';

describe('wasabi', () => {
  test.each<[Kind, number]>([
    ['egg', 3],
    ['salmon', 6],
    ['squid', 9],
  ])('SG-r13 SG7 %s chosen after wasabi lies on it', (nigiri, points) => {
    const table = tableOf(sushiGo, 2, {
      arrange: layOut(
        [
          [nigiri, 'pudding', 'pudding'],
          ['tempura', 'pudding', 'pudding'],
        ],
        { tableaus: [['wasabi']] },
      ),
    });
    chooseAll(table, [nigiri, 'tempura']);
    expect(table.view('1').standing.nigiri).toEqual([points, 0]);
    expect(table.told('1').map(({ kind }) => kind)).toContain('place-wasabi');
  });

  test('SG-r13 a nigiri that lay there before the wasabi stays beside it', () => {
    expect(nigiriScore(['squid', 'wasabi'])).toBe(3);
  });

  test('SG-r14 SG7 one nigiri on each wasabi, in the order in which they come', () => {
    expect(nigiriScore(['wasabi', 'egg', 'squid'])).toBe(3 + 3);
    expect(nigiriScore(['wasabi', 'wasabi', 'egg', 'squid', 'salmon'])).toBe(3 + 9 + 2);
  });

  test('SG7 there is no way to decline or to point at a wasabi', () => {
    const table = tableOf(sushiGo, 2, {
      arrange: layOut(
        [
          ['squid', 'pudding', 'pudding'],
          ['tempura', 'pudding', 'pudding'],
        ],
        { tableaus: [['wasabi', 'wasabi']] },
      ),
    });
    expect(table.legal('0').map(({ args }) => args)).toEqual([['squid'], ['pudding']]);
  });
});

describe('chopsticks', () => {
  const withChopsticks = (hand: readonly Kind[], tableau: readonly Kind[] = ['chopsticks']) =>
    tableOf(sushiGo, 2, {
      arrange: layOut([hand, hand.map((): Kind => 'pudding')], { tableaus: [tableau] }),
    });

  test('SG-r15 take two cards in one turn', () => {
    const table = withChopsticks(['tempura', 'sashimi', 'pudding']);
    chooseAll(table, [['tempura', 'sashimi'], 'pudding']);
    expect(table.G.seats[0]?.tableau).toEqual(['tempura', 'sashimi']);
    expect(table.view(null).reveals).toEqual([['tempura', 'sashimi'], ['pudding']]);
    expect(table.told('1').map(({ kind }) => kind)).toContain('chopsticks');
  });

  test('SG-r15 both cards have to be in the hand', () => {
    const table = withChopsticks(['tempura', 'sashimi', 'sashimi']);
    table.rejects('0', 'pick', ['tempura', 'egg'], { reason: 'not-in-hand' });
    table.rejects('0', 'pick', ['tempura', 'tempura'], { reason: 'not-in-hand' });
    expect(table.refusal('0', 'pick', 'sashimi', 'sashimi')).toBeUndefined();
    expect(table.legal('0').map(({ args }) => args)).toEqual([
      ['tempura'],
      ['sashimi'],
      ['tempura', 'sashimi'],
      ['sashimi', 'tempura'],
      ['sashimi', 'sashimi'],
    ]);
  });

  test('SG10 they have to lie there already: not in the turn in which they are chosen', () => {
    const table = withChopsticks(['tempura', 'sashimi', 'chopsticks'], []);
    table.rejects('0', 'pick', ['chopsticks', 'tempura'], {
      reason: 'no-chopsticks',
      clause: 'SG10',
    });
    table.rejects('0', 'pick', ['tempura', 'sashimi'], 'SG10');
  });

  test('SG-r16 SG11 the used ones go into the hand that is passed on; everybody knows it', () => {
    const table = withChopsticks(['tempura', 'sashimi', 'pudding', 'pudding']);
    chooseAll(table, [['tempura', 'sashimi'], 'pudding']);
    expect(table.G.seats[0]?.tableau).not.toContain('chopsticks');
    expect(table.G.hands[1]?.cards).toEqual(['pudding', 'pudding', 'chopsticks']);
    expect(table.G.hands.map(({ cards }) => cards.length)).toEqual([3, 3]);
    expect(table.view(null).known[1]).toEqual(['chopsticks']);
  });

  test('SG11 with two cards left the neighbour receives the chopsticks alone', () => {
    const table = withChopsticks(['tempura', 'sashimi']);
    chooseAll(table, [['tempura', 'sashimi'], 'pudding']);
    expect(table.G.rounds[0]?.discards).toEqual([['tempura', 'sashimi'], ['chopsticks']]);
    expect(table.G.seats.map(({ puddings }) => puddings)).toEqual([1, 1]);
  });

  test('SG-r17 SG10 several may lie there; one is used at a time, the other stays', () => {
    const table = withChopsticks(['tempura', 'sashimi', 'pudding', 'pudding'], ['chopsticks', 'chopsticks']);
    table.rejects('0', 'pick', ['tempura', 'sashimi', 'pudding'], { reason: 'malformed' });
    chooseAll(table, [['tempura', 'sashimi'], 'pudding']);
    expect(table.G.seats[0]?.tableau).toEqual(['chopsticks', 'tempura', 'sashimi']);
    expect(table.refusal('0', 'pick', 'pudding', 'pudding')).toBeUndefined();
  });

  test('SG-r17 chopsticks may be used to take chopsticks', () => {
    const table = withChopsticks(['tempura', 'chopsticks', 'pudding']);
    chooseAll(table, [['chopsticks', 'tempura'], 'pudding']);
    expect(table.G.seats[0]?.tableau).toEqual(['chopsticks', 'tempura']);
    expect(table.G.hands[1]?.cards).toEqual(['pudding', 'chopsticks']);
  });

  test.each<[Kind, Kind, Kind[], number]>([
    ['wasabi', 'squid', [], 9],
    ['squid', 'wasabi', [], 3],
    ['egg', 'squid', ['wasabi'], 3 + 3],
    ['squid', 'egg', ['wasabi'], 9 + 1],
  ])('SG8 the two are laid down in order: %s, then %s', (first, second, before, points) => {
    const table = withChopsticks([first, second, 'pudding'], ['chopsticks', ...before]);
    chooseAll(table, [[first, second], 'pudding']);
    expect(table.view('0').standing.nigiri[0]).toBe(points);
  });
});
