import {
  BLANK,
  BOXES,
  type Cells,
  DRAWABLE,
  isBare,
  isDrawable,
  LINES,
  LINES_THROUGH,
  NEIGHBOURS,
  type SheetKind,
  type Sign,
  SYMBOLS,
  signAt,
} from './components';
import type { SheetView } from './view';

/** What a seat has to do with the roll: draw, tick a bonus box, or say that it is done. */
export type Step = 'draw' | 'mark' | 'ready';

const isEmpty = (kind: SheetKind, cells: Cells, cell: number): boolean =>
  isBare(cells, cell) && isDrawable(kind, cell);

/** Whether anything is drawn beside the square. */
function isReached(cells: Cells, cell: number): boolean {
  for (const beside of NEIGHBOURS[cell] ?? []) if (!isBare(cells, beside)) return true;
  return false;
}

function hasEmptyBeside(kind: SheetKind, cells: Cells, cell: number): boolean {
  for (const beside of NEIGHBOURS[cell] ?? []) if (isEmpty(kind, cells, beside)) return true;
  return false;
}

export const isFull = (kind: SheetKind, { cells }: Pick<SheetView, 'cells'>): boolean =>
  DRAWABLE[kind].every((cell) => !isBare(cells, cell));

export const isDouble = (dice: readonly Sign[]): boolean => dice[0] === dice[1];

/** Whether a bonus box waits to be ticked: slashes have just been grouped (KP-r14, KP-r16), not all are full (KP8). */
function owesMark({ cells, drawn, marks }: SheetView): boolean {
  const last = drawn.at(-1);
  return (
    last !== undefined &&
    last.line !== null &&
    last.mark === null &&
    signAt(cells, last.cell) === 'slash' &&
    SYMBOLS.some((sign) => marks[sign] < BOXES)
  );
}

/** One sign is drawn, or two of a double while there is room (KP-r8, KP-r9, KP3). */
export function stepOf(kind: SheetKind, sheet: SheetView, dice: readonly Sign[]): Step {
  const { length } = sheet.drawn;
  if (length === 0) return 'draw';
  if (owesMark(sheet)) return 'mark';
  return length === 1 && isDouble(dice) && !isFull(kind, sheet) ? 'draw' : 'ready';
}

/** Why nothing can be drawn on a square: what stands there, or where it lies. */
export type Obstacle = 'blocked' | 'taken' | 'apart' | 'not-beside' | 'no-room';

/** The squares that may be drawn on now, and why not on the others (KP-r6, KP-r7, KP1, KP2, KP3). */
export class Reach {
  readonly #kind: SheetKind;
  readonly #cells: Cells;
  /** The first square of a double, while the second has to lie beside it. */
  readonly #first: number | undefined;
  /** It is the first square of a double that is looked for. */
  readonly #isFirst: boolean;

  constructor(kind: SheetKind, { cells, drawn }: SheetView, dice: readonly Sign[]) {
    this.#kind = kind;
    this.#cells = cells;
    const first = drawn[0]?.cell;
    this.#first = first !== undefined && hasEmptyBeside(kind, cells, first) ? first : undefined;
    this.#isFirst = first === undefined && isDouble(dice);
  }

  /** The second sign of a double has to lie beside the first. */
  get isBeside(): boolean {
    return this.#first !== undefined;
  }

  /** Empty, and beside something drawn unless nothing is. */
  #isOpen(cell: number): boolean {
    return isEmpty(this.#kind, this.#cells, cell) && (this.#cells === BLANK || isReached(this.#cells, cell));
  }

  /** Whether there is any square for the first of a double that leaves room for the second. */
  #hasRoom(): boolean {
    return DRAWABLE[this.#kind].some(
      (cell) => this.#isOpen(cell) && hasEmptyBeside(this.#kind, this.#cells, cell),
    );
  }

  obstacle(cell: number): Obstacle | undefined {
    if (!isDrawable(this.#kind, cell)) return 'blocked';
    if (!isBare(this.#cells, cell)) return 'taken';
    if (this.#first !== undefined && !(NEIGHBOURS[this.#first] ?? []).includes(cell)) return 'not-beside';
    if (!this.#isOpen(cell)) return 'apart';
    if (!this.#isFirst || hasEmptyBeside(this.#kind, this.#cells, cell)) return undefined;
    return this.#hasRoom() ? 'no-room' : undefined;
  }

  get cells(): number[] {
    if (this.#first !== undefined)
      return (NEIGHBOURS[this.#first] ?? []).filter((cell) => isEmpty(this.#kind, this.#cells, cell));
    const open = DRAWABLE[this.#kind].filter((cell) => this.#isOpen(cell));
    if (!this.#isFirst) return open;
    const roomy = open.filter((cell) => hasEmptyBeside(this.#kind, this.#cells, cell));
    return roomy.length > 0 ? roomy : open;
  }
}

/** The squares that belong to a group. */
export function groupedCells(groups: readonly number[]): Set<number> {
  const grouped = new Set<number>();
  for (const line of groups) for (const cell of LINES[line] ?? []) grouped.add(cell);
  return grouped;
}

const NO_LINES: readonly number[] = [];

/** The lines of which this sign here would make a group (KP4, KP5), with no sign that has one already (KP-r12). */
export function linesMade({ cells, groups }: SheetView, sign: Sign, cell: number): readonly number[] {
  let candidates: number[] | undefined;
  for (const line of LINES_THROUGH[cell] ?? []) {
    const [a, b, c] = LINES[line] ?? [-1, -1, -1];
    if (a !== cell && signAt(cells, a) !== sign) continue;
    if (b !== cell && signAt(cells, b) !== sign) continue;
    if (c !== cell && signAt(cells, c) !== sign) continue;
    candidates ??= [];
    candidates.push(line);
  }
  if (candidates === undefined) return NO_LINES;
  const grouped = groupedCells(groups);
  return candidates.filter((line) => (LINES[line] ?? []).every((other) => !grouped.has(other)));
}
