import type { Json, SeatAction } from '@/kit/action';

const does = (playerID: string, move: string, ...args: Json[]): SeatAction => ({ playerID, move, args });

/** The first picture, as far as the learner sees two of its windows. */
const FIRST: readonly SeatAction[] = [
  does('0', 'roll'),
  does('0', 'lift', 4, 7),
  does('0', 'decline'),
  does('1', 'stay'),
  does('2', 'stay'),
  does('0', 'lift', 6, 8),
];

/** Another end of it: a wrong guess, and two turns in which nobody guesses at the second picture. */
export const TO_THE_SECOND: readonly SeatAction[] = [
  ...FIRST,
  does('0', 'guess', 'apple'),
  does('1', 'stay'),
  does('2', 'stay'),
  does('1', 'roll'),
  does('1', 'lift', 3, 3),
  does('1', 'decline'),
  does('2', 'stay'),
  does('1', 'skip'),
  does('2', 'roll'),
  does('2', 'lift', 6, 8),
  does('2', 'decline'),
  does('1', 'stay'),
  does('2', 'skip'),
];

/** Both others answer, and both are wrong. */
export const BOTH_WRONG: readonly SeatAction[] = [does('2', 'name', 'frog'), does('1', 'name', 'cucumber')];

export const TO_THE_THIRD: readonly SeatAction[] = [
  ...TO_THE_SECOND,
  does('0', 'pick', 7),
  does('0', 'decline'),
  does('1', 'join'),
  does('2', 'join'),
  does('0', 'call', '2'),
  ...BOTH_WRONG,
  does('2', 'roll'),
  does('2', 'lift', 4, 7),
  does('2', 'decline'),
];

export const TO_THE_FOURTH: readonly SeatAction[] = [
  ...TO_THE_THIRD,
  does('0', 'join'),
  does('0', 'name', 'sunflower'),
];

/** An answer that comes near, misspelt as it is. */
export const NEARLY: readonly SeatAction[] = [
  does('1', 'roll'),
  does('1', 'lift', 1, 3),
  does('1', 'guess', 'elefant'),
];
