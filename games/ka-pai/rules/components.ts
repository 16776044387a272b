/** What can be drawn. */
export const SYMBOLS = ['triangle', 'square', 'circle', 'slash'] as const;
export type Sign = (typeof SYMBOLS)[number];

/**
 * What is drawn on a sheet: a letter for each square, row by row, so that a position is copied, compared and
 * kept as the one word it is.
 */
export type Cells = string;
const LETTERS: Readonly<Record<Sign, string>> = { triangle: 'T', square: 'S', circle: 'C', slash: '/' };
const SIGNS: Readonly<Record<string, Sign>> = { T: 'triangle', S: 'square', C: 'circle', '/': 'slash' };
const NOTHING = '.';

/** The sign on a square; null where nothing is drawn, or nothing can be. */
export const signAt = (cells: Cells, cell: number): Sign | null => SIGNS[cells[cell] ?? NOTHING] ?? null;
export const isBare = (cells: Cells, cell: number): boolean => (cells[cell] ?? NOTHING) === NOTHING;
/** The same with a sign on that square, or (null) with nothing on it. */
export const withSign = (cells: Cells, cell: number, sign: Sign | null): Cells =>
  cells.slice(0, cell) + (sign === null ? NOTHING : LETTERS[sign]) + cells.slice(cell + 1);

/** The three signs whose groups score by themselves; slashes bring bonus marks (KP-r13, KP-r14). */
export const VALUES: Readonly<Record<Sign, number>> = { triangle: 2, square: 3, circle: 4, slash: 0 };

/** The faces of the two dice: 4 triangles, 3 squares, 2 circles, 3 slashes in all (KP-r2). */
export const DICE: readonly (readonly Sign[])[] = [
  ['triangle', 'triangle', 'square', 'square', 'circle', 'slash'],
  ['triangle', 'triangle', 'square', 'circle', 'slash', 'slash'],
];

export const SHEETS = ['base', 'ranu-1', 'ranu-2'] as const;
export type SheetKind = (typeof SHEETS)[number];

/** Squares along each side (KP-r3); a square is known by `row * SIDE + column`, both from 0. */
export const SIDE = 7;
export const CELLS = SIDE * SIDE;
export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;

/** Where the totems stand: in the corners and in the middle (reconstructed, KP-r4). */
export const TOTEMS: readonly number[] = [0, 6, 24, 42, 48];
/** The blue squares of the base sheet (KP-r4); on the first Ranu sheet they are coloured, and drawn on. */
export const STONES: readonly number[] = [10, 22, 26, 38];
/** The signs = of the second Ranu sheet: each stands between the two squares it compares. */
export const EQUALS: readonly (readonly [number, number])[] = [
  [9, 11],
  [37, 39],
];

const isOnSheet = (sheet: SheetKind, cell: number): boolean =>
  cell >= 0 && cell < CELLS && !TOTEMS.includes(cell) && (sheet === 'ranu-1' || !STONES.includes(cell));

export const BLANK: Cells = NOTHING.repeat(CELLS);

const ALL = Array.from({ length: CELLS }, (_, cell) => cell);

/** The squares of each sheet that are drawn on. */
export const DRAWABLE: Readonly<Record<SheetKind, readonly number[]>> = {
  base: ALL.filter((cell) => isOnSheet('base', cell)),
  'ranu-1': ALL.filter((cell) => isOnSheet('ranu-1', cell)),
  'ranu-2': ALL.filter((cell) => isOnSheet('ranu-2', cell)),
};
const IS_DRAWABLE: Readonly<Record<SheetKind, readonly boolean[]>> = {
  base: ALL.map((cell) => isOnSheet('base', cell)),
  'ranu-1': ALL.map((cell) => isOnSheet('ranu-1', cell)),
  'ranu-2': ALL.map((cell) => isOnSheet('ranu-2', cell)),
};
export const isDrawable = (sheet: SheetKind, cell: number): boolean => IS_DRAWABLE[sheet][cell] === true;

/** The squares beside each square, above, left, right, below; totems and stones among them. */
export const NEIGHBOURS: readonly (readonly number[])[] = ALL.map((cell) => {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return [
    ...(row > 0 ? [cell - SIDE] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < SIDE - 1 ? [cell + 1] : []),
    ...(row < SIDE - 1 ? [cell + SIDE] : []),
  ];
});

/** As many of one sign in a straight line make a group (KP-r10). */
const GROUP = 3;

/** Every straight line of three squares: first the rows, then the columns. A line is known by its place here. */
export const LINES: readonly (readonly [number, number, number])[] = [
  ...ALL.filter((cell) => columnOf(cell) <= SIDE - GROUP).map((cell) => [cell, cell + 1, cell + 2] as const),
  ...ALL.filter((cell) => rowOf(cell) <= SIDE - GROUP).map(
    (cell) => [cell, cell + SIDE, cell + 2 * SIDE] as const,
  ),
];

/** The lines through each square. */
export const LINES_THROUGH: readonly (readonly number[])[] = ALL.map((cell) =>
  LINES.flatMap((line, index) => (line.includes(cell) ? [index] : [])),
);

/** Bonus boxes of each sign (reconstructed, KP-r15). */
export const BOXES = 3;

/** What so many linked totems are worth (KP-r20). */
export const TOTEM_POINTS: readonly number[] = [0, 0, 2, 4, 7, 12];

/** What the two areas of the Ranu sheets bring (KP-r23, KP-r24). */
export const RANU_ALL_FOUR = 6;
export const RANU_EQUAL = 3;

/** How often a seat may take its drawing back during one roll (KP-t2). */
export const ERASERS = 1;

/** What a sheet of somebody alone is called, from so many points on (KP-r27). */
export const RATINGS = [
  { id: 'keep-going', from: 0 },
  { id: 'practised', from: 30 },
  { id: 'nearly', from: 40 },
  { id: 'almost-perfect', from: 50 },
  { id: 'ka-pai', from: 56 },
] as const;
