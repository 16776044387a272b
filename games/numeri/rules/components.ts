/** The five beans of each seat (NU-r3). */
export const NUMBERS = [1, 2, 3, 4, 5] as const;
/** What is printed on a piece; each seat has one of each. */
export type PieceNumber = (typeof NUMBERS)[number];

/** The sides of the die (NU-r4). */
export const FACES = [1, 2, 3, 4, 5, 'star'] as const;
export type Face = (typeof FACES)[number];

/** Where a piece stands that has not entered yet: before the first space of the path. */
export const IN_HAND = 0;

/**
 * The number on each space of the path (NU-r2), 0 where none is printed; the space at index i is space i + 1.
 * The first and the last three are known, as is that the first seven are negative and that many are
 * blank; the rest is reconstructed to fit.
 */
export const PATH: readonly number[] = [
  -3, -3, -3, -2, -2, -1, -1, 0, 0, 1, 0, 2, 0, 0, 3, 0, 4, 0, 5, 0, 0, 6, 0, 7, 0, 8, 0, 9, 0, 0, 12, 0, 15,
  0, 20, 25, 30,
];

/** The last space. */
export const LAST = PATH.length;
/** The game ends when this many spaces at the end of the path are taken. */
export const GOAL = 3;
/** What a piece still in hand counts, times its number (NU-r29). */
export const IN_HAND_VALUE = -5;
/** As many of a seat's pieces in a row earn another roll (NU-r21). */
export const CHAIN = 3;

/** What a piece on this space counts, times its number. */
export const valueAt = (space: number): number =>
  space === IN_HAND ? IN_HAND_VALUE : (PATH[space - 1] ?? 0);

/** A space as people speak of it: what is printed there, `blank` where nothing is. */
export function printedOn(space: number): string {
  const value = valueAt(space);
  return value === 0 ? 'blank' : value < 0 ? `−${-value}` : String(value);
}

const WATERSHEDS: Readonly<Record<number, number>> = { 2: 10, 3: 13, 4: 16 };

/** The space before the watershed: whatever stands beyond it has crossed (NU-r13; reconstructed). */
export const watershedFor = (numPlayers: number): number => WATERSHEDS[numPlayers] ?? LAST;

/** How a roll may be split between two pieces, 5 in two ways (NU10); 1, 2 and the star may not (NU-r15 to NU-r18). */
export const SPLITS: ReadonlyMap<Face, readonly (readonly [PieceNumber, PieceNumber])[]> = new Map([
  [3, [[1, 2]]],
  [4, [[1, 3]]],
  [
    5,
    [
      [1, 4],
      [2, 3],
    ],
  ],
]);
