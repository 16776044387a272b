import { CELLS, type Cells, LINES, type Sign } from '@games/ka-pai/rules/components';
import type { KaPaiG } from '@games/ka-pai/rules/state';

const SIGNS: Readonly<Record<string, Sign>> = { T: 'triangle', S: 'square', C: 'circle', '/': 'slash' };

/** A square by its row and column as people count them: `53` is the fifth row, third column. */
export const at = (name: number): number => (Math.floor(name / 10) - 1) * 7 + (name % 10) - 1;

/** A sheet written down row by row: T, S, C and / for what is drawn, anything else for nothing. */
export const cellsOf = (picture: string): Cells => {
  const letters = picture.replaceAll(/\s/g, '').replaceAll(/[^TSC/]/g, '.');
  if (letters.length !== CELLS) throw new Error(`${letters.length} squares in ${picture}`);
  return letters;
};

/** The number of the line through these three squares. */
export const lineOf = (...names: number[]): number => {
  const cells = names.map(at).sort((a, b) => a - b);
  return LINES.findIndex((line) => line.join() === cells.join());
};

interface Layout {
  readonly picture?: string;
  /** Groups by their squares, as people count them. */
  readonly groups?: readonly (readonly number[])[];
  readonly marks?: Partial<Record<Sign, number>>;
}

/** Lays out the dice and each seat's sheet, nothing drawn yet of this roll. */
export const layOut =
  (dice: string, ...sheets: readonly Layout[]) =>
  (G: KaPaiG): void => {
    G.dice = [...dice].map((letter) => SIGNS[letter] ?? 'triangle');
    for (const [seat, { picture, groups = [], marks = {} }] of sheets.entries()) {
      const sheet = G.sheets[seat];
      if (sheet === undefined) continue;
      if (picture !== undefined) sheet.cells = cellsOf(picture);
      sheet.groups = groups.map((squares) => lineOf(...squares));
      Object.assign(sheet.marks, marks);
    }
  };

export const BLANK = `
  * . . . . . *
  . . . # . . .
  . . . . . . .
  . # . * . # .
  . . . . . . .
  . . . # . . .
  * . . . . . *`;

/** The example of the rulebook: 6 + 3 + 4 for groups, 4 for totems, 9 for ticks. */
export const EXAMPLE = {
  picture: `
    * C C T T T *
    / T T # / / /
    / / / / / / /
    C # C * S # /
    C C C S S T T
    / / C # S T C
    * T T T T T *`,
  groups: [
    [27, 37, 47],
    [34, 35, 36],
    [31, 32, 33],
    [56, 66, 76],
    [14, 15, 16],
    [73, 74, 75],
    [45, 55, 65],
    [43, 53, 63],
  ],
  marks: { triangle: 2, slash: 1 },
} as const satisfies Layout;

/** The order in which that sheet may be drawn; squares of one list are drawn with one double. */
export const EXAMPLE_ORDER: readonly (readonly [string, ...number[]])[] = [
  ['T', 56],
  ['T', 57],
  ['S', 55],
  ['C', 67],
  ['S', 65],
  ['/', 47, 37],
  ['/', 27, 26],
  ['/', 36],
  ['/', 25, 35],
  ['/', 34, 33],
  ['S', 54],
  ['T', 66, 76],
  ['T', 75],
  ['S', 45],
  ['T', 16, 15],
  ['T', 23],
  ['C', 43],
  ['/', 32, 31],
  ['C', 41, 51],
  ['C', 53, 63],
  ['T', 14],
  ['T', 74],
  ['C', 13],
  ['T', 22],
  ['/', 62, 61],
  ['C', 12],
  ['C', 52],
  ['T', 73],
  ['/', 21],
  ['T', 72],
];
