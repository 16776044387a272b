/** The numbers of the box, by themselves: the table has no use for its 500 pictures. */

export const SEATS = ['0', '1', '2', '3', '4', '5'] as const;

/** Windows over a picture, counted row by row from the upper left: two, four, four, two (MS-r1). */
export const WINDOWS = 12;
/** The lids' numbers, each of them twice (MS1). */
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type LidNumber = (typeof NUMBERS)[number];
export const LIDS: readonly LidNumber[] = [...NUMBERS, ...NUMBERS];
/** Two dice are thrown (MS-r2). */
export const DICE = 2;

/** Crystals everybody begins with, but for the simple rules (MS-r4, MS21). */
export const START = 2;
/** What a guesser pays whoever's turn it is (MS6). */
export const STAKE = 2;
/** Taken for not guessing, at each lid; once for all in the simple rules (MS5, MS21). */
export const WAGE = 1;
export const SIMPLE_WAGE = 2;
/** Rounds that count (MS18). */
export const ROUNDS = 10;
/** Pictures drawn by lot for a match: more than ten rounds and what is laid aside ever need (MS22). */
export const STACK = 60;
