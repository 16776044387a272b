import type { Json, SeatAction } from '@/kit/action';

const by =
  (playerID: string) =>
  (move: string, ...args: Json[]): SeatAction => ({ playerID, move, args });

const me = by('0');
const first = by('1');
const second = by('2');

/** A seat opens so many pots. */
const flips = (of: typeof me, count: number): SeatAction[] => Array.from({ length: count }, () => of('flip'));

/** The first player goes too far, the second one stops in time. */
export const AFTER_TAKING: readonly SeatAction[] = [...flips(first, 2), ...flips(second, 2), second('take')];

const TO_TEN = [...flips(me, 3), me('take'), ...AFTER_TAKING, ...flips(me, 3)];
const BOTH_TAKE = [...flips(first, 2), first('take'), ...flips(second, 2), second('take')];

/** Up to five cats, with two about to come. */
export const TO_SEVEN: readonly SeatAction[] = [...TO_TEN, ...BOTH_TAKE, ...flips(me, 2)];

/** A duel that brings two cards, a ten of the first player, and then seven cats again. */
export const TO_MINUS_TWO: readonly SeatAction[] = [
  ...TO_SEVEN,
  me('flip'),
  me('duel'),
  me('steal', '1'),
  me('steal', '2'),
  ...flips(first, 5),
  ...flips(second, 2),
  second('take'),
  ...flips(me, 2),
];

/** The second player has the last jumbo pot from beside the deck, and seven cats lie open. */
export const TO_FEAST: readonly SeatAction[] = [
  ...TO_MINUS_TWO,
  me('duel'),
  me('discard', 1),
  me('discard', 1),
  first('flip'),
  first('take'),
  ...flips(second, 3),
  ...flips(me, 2),
];
