import {
  CELLS,
  isDrawable,
  LINES,
  LINES_THROUGH,
  NEIGHBOURS,
  type SheetKind,
  type Sign,
  SYMBOLS,
  TOTEMS,
} from '../rules/components';

/** Signs as numbers: 0 is an empty square, -1 one that cannot be drawn on. */
export const CODES: Readonly<Record<Sign, number>> = { triangle: 1, square: 2, circle: 3, slash: 4 };
export const KINDS = SYMBOLS.length;

/** What a square may hold besides nothing (0) and a sign: a sign that belongs to a group. */
export const GROUPED = KINDS + 1;
export const STATES = GROUPED + 1;
/** What the other two squares of a line hold, in one number: the first one's times `STATES`, and the second one's. */
export const PAIRS = STATES * STATES;
const NO_LINE = PAIRS - 1;
export const MOST_LINES = 6;

/** The lines through each square that can be filled, `MOST_LINES` places for each; -1 where there is none. */
interface Lines {
  /** The other two squares of each. */
  readonly first: Int8Array;
  readonly second: Int8Array;
  /** By square, where it is the first and where the second. */
  readonly firstAt: readonly Int16Array[];
  readonly secondAt: readonly Int16Array[];
  /** The pairs of a blank sheet. */
  readonly blank: Uint8Array;
}

function linesOf(kind: SheetKind): Lines {
  const first = new Int8Array(CELLS * MOST_LINES).fill(-1);
  const second = new Int8Array(CELLS * MOST_LINES).fill(-1);
  for (const [cell, through] of LINES_THROUGH.entries()) {
    let place = cell * MOST_LINES;
    for (const line of through) {
      const [a, b] = (LINES[line] ?? []).filter((other) => other !== cell && isDrawable(kind, other));
      if (a === undefined || b === undefined || !isDrawable(kind, cell)) continue;
      first[place] = a;
      second[place] = b;
      place += 1;
    }
  }
  const placesOf = (list: Int8Array) =>
    LINES_THROUGH.map((_, cell) => Int16Array.from([...list.keys()].filter((place) => list[place] === cell)));
  const blank = Uint8Array.from(first, (cell) => (cell < 0 ? NO_LINE : 0));
  return { first, second, firstAt: placesOf(first), secondAt: placesOf(second), blank };
}
export const LINES_OF: Readonly<Record<SheetKind, Lines>> = {
  base: linesOf('base'),
  'ranu-1': linesOf('ranu-1'),
  'ranu-2': linesOf('ranu-2'),
};

export const BESIDE: readonly Int8Array[] = NEIGHBOURS.map((cells) => Int8Array.from(cells));
/** The totems an area leads to are a bit each; the next bit says that a sign would not be the first of its area. */
export const TOUCHING = 1 << TOTEMS.length;
export const BITS = Uint8Array.from(
  { length: TOUCHING },
  (_, mask) => mask.toString(2).split('1').length - 1,
);
/** By sign and square, the totems beside the square. */
export const ALONE = Uint8Array.from({ length: (KINDS + 1) * CELLS }, (_, place) =>
  TOTEMS.reduce(
    (bits, totem, index) => (NEIGHBOURS[place % CELLS]?.includes(totem) ? bits | (1 << index) : bits),
    0,
  ),
);
/** The five squares between two corners, by side of the sheet. */
export const SIDES = [
  [1, 2, 3, 4, 5],
  [43, 44, 45, 46, 47],
  [7, 14, 21, 28, 35],
  [13, 20, 27, 34, 41],
].map((cells) => Int8Array.from(cells));
/** The side of each square; one past the last inside. */
export const SIDE_OF = Int8Array.from({ length: CELLS }, (_, cell) => {
  const index = SIDES.findIndex((side) => side.includes(cell));
  return index < 0 ? SIDES.length : index;
});
