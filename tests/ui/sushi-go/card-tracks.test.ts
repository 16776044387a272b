import { sushiGo } from '@games/sushi-go/rules';
import { HANDS, handFrom, seatHand } from '@games/sushi-go/table/card-tracks';
import { tableOf } from '@tests/table-of';

const view = (playerID: string | null) => ({ ...tableOf(sushiGo, 4).view('0'), playerID });
const told = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

test('a hand that is dealt comes from the pile', () => {
  expect(handFrom(view('2'), told('round-begin', 'deal'))).toBe(HANDS);
});

test.each([
  ['pass-left', '2', '1'],
  ['pass-left', '0', '3'],
  ['pass-right', '2', '3'],
  ['pass-right', '3', '0'],
])('after %s the hand of seat %s comes from seat %s', (kind, playerID, neighbour) => {
  expect(handFrom(view(playerID), told('place', kind))).toBe(seatHand(neighbour));
});

test('a hand that lay there before comes from nowhere, and who has none gets none', () => {
  expect(handFrom(view('2'), told('lock'))).toBeUndefined();
  expect(handFrom(view('2'), told('place', 'pass-last', 'round-end'))).toBeUndefined();
  expect(handFrom(view(null), told('deal'))).toBeUndefined();
});

test('the seat a hand is said to come from is the one that held it', () => {
  const table = tableOf(sushiGo, 4);
  const before = table.view('1').hand;
  for (const seat of ['0', '1', '2', '3']) {
    const [card] = table.view(seat).hand;
    table.play(seat, 'pick', card ?? null);
  }
  expect(handFrom(view('2'), told('pass-left'))).toBe(seatHand('1'));
  expect(table.view('2').hand).toEqual(before.slice(1));
});
