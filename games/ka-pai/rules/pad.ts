import {
  BOXES,
  CELLS,
  isDrawable,
  LINES,
  LINES_THROUGH,
  NEIGHBOURS,
  type SheetKind,
  type Sign,
  SYMBOLS,
  signAt,
  TOTEM_POINTS,
  TOTEMS,
  VALUES,
} from './components';
import { groupedCells } from './drawing';
import type { SheetView } from './view';

/** Signs as numbers: 0 is an empty square, -1 one that cannot be drawn on. */
export const CODES: Readonly<Record<Sign, number>> = { triangle: 1, square: 2, circle: 3, slash: 4 };
const SLASH = CODES.slash;
const KINDS = SYMBOLS.length;

const WORTH = [0, VALUES.triangle, VALUES.square, VALUES.circle, VALUES.slash];

/** The other two squares of every line through each square, one after the other, of lines that can be filled. */
const pairsOf = (kind: SheetKind): readonly Int8Array[] =>
  LINES_THROUGH.map((lines, cell) =>
    Int8Array.from(
      lines
        .map((line) => [...(LINES[line] ?? [])])
        .filter((line) => line.every((other) => isDrawable(kind, other)))
        .flatMap((line) => line.filter((other) => other !== cell)),
    ),
  );
const PAIRS: Readonly<Record<SheetKind, readonly Int8Array[]>> = {
  base: pairsOf('base'),
  'ranu-1': pairsOf('ranu-1'),
  'ranu-2': pairsOf('ranu-2'),
};

const BESIDE: readonly Int8Array[] = NEIGHBOURS.map((cells) => Int8Array.from(cells));
/** The totems beside each square, a bit for each. */
const TOTEM_BITS = Uint8Array.from({ length: CELLS }, (_, cell) =>
  TOTEMS.reduce((bits, totem, index) => (NEIGHBOURS[cell]?.includes(totem) ? bits | (1 << index) : bits), 0),
);
const BITS = Uint8Array.from(
  { length: 1 << TOTEMS.length },
  (_, mask) => mask.toString(2).split('1').length - 1,
);
/** The five squares between two corners, by side of the sheet. */
const SIDES = [
  [1, 2, 3, 4, 5],
  [43, 44, 45, 46, 47],
  [7, 14, 21, 28, 35],
  [13, 20, 27, 34, 41],
].map((cells) => Int8Array.from(cells));
const SIDE_OF = Int8Array.from({ length: CELLS }, (_, cell) =>
  SIDES.findIndex((side) => side.includes(cell)),
);

/** A sheet laid out for speed: what playouts and the policy go by. */
export class Pad {
  readonly signs = new Int8Array(CELLS);
  readonly grouped = new Uint8Array(CELLS);
  readonly groups = new Int8Array(KINDS + 1);
  readonly marks = new Int8Array(KINDS + 1);
  /** Empty squares. */
  left = 0;
  /** Whether anything is drawn. */
  isBlank = true;
  #pairs = PAIRS.base;
  /** The areas of one sign: each square's first one, and the totems that touch it. */
  readonly #root = new Int8Array(CELLS);
  readonly #mask = new Uint8Array(CELLS);
  /** The totems of each network. */
  readonly #networks: number[] = [];
  /** Points of the best one. */
  totems = 0;
  /** What a group of each sign would bring now. */
  readonly #worth = new Float64Array(KINDS + 1);

  load(kind: SheetKind, { cells, groups, marks }: SheetView): this {
    this.#pairs = PAIRS[kind];
    this.#networks.length = 0;
    this.totems = 0;
    this.left = 0;
    this.isBlank = true;
    this.grouped.fill(0);
    this.groups.fill(0);
    for (const cell of groupedCells(groups)) this.grouped[cell] = 1;
    for (let cell = 0; cell < CELLS; cell++) {
      const sign = signAt(cells, cell);
      this.#root[cell] = cell;
      this.#mask[cell] = 0;
      this.signs[cell] = sign !== null ? 0 : isDrawable(kind, cell) ? 0 : -1;
      if (sign === null && isDrawable(kind, cell)) this.left += 1;
    }
    for (let cell = 0; cell < CELLS; cell++) {
      const sign = signAt(cells, cell);
      if (sign !== null) this.#ink(cell, CODES[sign]);
    }
    for (const line of groups) {
      const sign = signAt(cells, LINES[line]?.[0] ?? -1);
      if (sign !== null) this.groups[CODES[sign]] = (this.groups[CODES[sign]] ?? 0) + 1;
    }
    for (const sign of SYMBOLS) this.marks[CODES[sign]] = marks[sign];
    this.#weigh();
    return this;
  }

  /** What each group is worth once more: its points, the marks it has, and for slashes the best box. */
  #weigh(): void {
    const worth = this.#worth;
    for (let sign = 1; sign <= KINDS; sign++)
      worth[sign] =
        (WORTH[sign] ?? 0) + (this.marks[sign] ?? 0) + (this.marks[sign] === BOXES ? 0 : HOPE_OF_MARKS);
    const box = this.bestBox();
    worth[SLASH] = (this.marks[SLASH] ?? 0) + (box === 0 ? 0 : this.boxWorth(box));
  }

  /** Groups of a sign there will be, as far as anybody can tell. */
  boxWorth(sign: number): number {
    return (this.groups[sign] ?? 0) + ((TO_COME[sign] ?? 0) * this.left) / CELLS;
  }

  /** The sign whose free box promises most; 0 when all are full. */
  bestBox(): number {
    let best = 0;
    let most = -1;
    for (let sign = 1; sign <= KINDS; sign++) {
      if ((this.marks[sign] ?? 0) >= BOXES) continue;
      const worth = this.boxWorth(sign);
      if (worth > most) {
        most = worth;
        best = sign;
      }
    }
    return best;
  }

  mark(sign: number): void {
    if (sign === 0) return;
    this.marks[sign] = (this.marks[sign] ?? 0) + 1;
    this.#weigh();
  }

  #find(cell: number): number {
    let root = cell;
    while (this.#root[root] !== root) root = this.#root[root] ?? root;
    return root;
  }

  /** Puts a sign on a square and joins the areas beside it, without groups. */
  #ink(cell: number, sign: number): void {
    this.signs[cell] = sign;
    this.isBlank = false;
    let mask = TOTEM_BITS[cell] ?? 0;
    const beside = BESIDE[cell] as Int8Array;
    for (let index = 0; index < beside.length; index++) {
      const other = beside[index] as number;
      if (this.signs[other] !== sign) continue;
      const root = this.#find(other);
      if (root === cell) continue;
      mask |= this.#mask[root] ?? 0;
      this.#root[root] = cell;
    }
    this.#mask[cell] = mask;
    if ((BITS[mask] ?? 0) > 1) this.#link(mask);
  }

  #link(mask: number): void {
    const networks = this.#networks;
    let whole = mask;
    for (let index = networks.length - 1; index >= 0; index--)
      if (((networks[index] ?? 0) & whole) !== 0) {
        whole |= networks[index] ?? 0;
        networks.splice(index, 1);
      }
    networks.push(whole);
    this.totems = Math.max(this.totems, TOTEM_POINTS[BITS[whole] ?? 0] ?? 0);
  }

  /** Points that a link of these totems would add. */
  #linkGain(mask: number): number {
    let whole = mask;
    for (const network of this.#networks) {
      if ((network & mask) === mask) return 0;
      if ((network & whole) !== 0) whole |= network;
    }
    return Math.max(0, (TOTEM_POINTS[BITS[whole] ?? 0] ?? 0) - this.totems);
  }

  /** Draws, and circles the first group this makes. Whether it is one of slashes, which brings a mark. */
  draw(cell: number, sign: number): boolean {
    this.#ink(cell, sign);
    this.left -= 1;
    const pairs = this.#pairs[cell] as Int8Array;
    for (let index = 0; index < pairs.length; index += 2) {
      const a = pairs[index] as number;
      const b = pairs[index + 1] as number;
      if (this.signs[a] !== sign || this.signs[b] !== sign || this.grouped[a] === 1 || this.grouped[b] === 1)
        continue;
      this.grouped[cell] = 1;
      this.grouped[a] = 1;
      this.grouped[b] = 1;
      this.groups[sign] = (this.groups[sign] ?? 0) + 1;
      this.#weigh();
      return sign === SLASH;
    }
    return false;
  }

  isOpen(cell: number): boolean {
    if (this.signs[cell] !== 0) return false;
    if (this.isBlank) return true;
    const beside = BESIDE[cell] as Int8Array;
    for (let index = 0; index < beside.length; index++)
      if ((this.signs[beside[index] as number] as number) > 0) return true;
    return false;
  }

  hasRoomBeside(cell: number): boolean {
    const beside = BESIDE[cell] as Int8Array;
    for (let index = 0; index < beside.length; index++)
      if (this.signs[beside[index] as number] === 0) return true;
    return false;
  }

  /** How good a sign is on a square, in points or so: what it completes, begins, spoils and links. */
  worthOf(cell: number, sign: number): number {
    const { signs, grouped } = this;
    const worth = this.#worth;
    const mine = worth[sign] as number;
    const pairs = this.#pairs[cell] as Int8Array;
    let sum = 0;
    let isGroup = false;
    for (let index = 0; index < pairs.length; index += 2) {
      const first = pairs[index] as number;
      const second = pairs[index + 1] as number;
      const a = signs[first] as number;
      const b = signs[second] as number;
      if ((a > 0 && grouped[first] === 1) || (b > 0 && grouped[second] === 1)) continue;
      if (a === b) {
        if (a === 0) sum += BEGUN * mine;
        else if (a === sign) isGroup = true;
        else sum -= SPOILT * (worth[a] as number);
      } else if (a === 0 || b === 0) {
        const other = a + b;
        sum += other === sign ? HALF * mine : -CROSSED * (worth[other] as number);
      }
    }
    if (isGroup) sum += mine;
    return sum + this.#linkWorth(cell, sign);
  }

  #linkWorth(cell: number, sign: number): number {
    const { signs } = this;
    let mask = TOTEM_BITS[cell] as number;
    let isTouching = false;
    const beside = BESIDE[cell] as Int8Array;
    for (let index = 0; index < beside.length; index++) {
      const other = beside[index] as number;
      if (signs[other] !== sign) continue;
      isTouching = true;
      mask |= this.#mask[this.#find(other)] as number;
    }
    let sum = 0;
    if ((BITS[mask] as number) > 1) sum += LINKED * this.#linkGain(mask);
    else if (mask !== 0 && isTouching) sum += TOWARDS;
    const side = SIDES[SIDE_OF[cell] as number];
    if (side === undefined) return sum;
    let same = 0;
    let other = 0;
    let another = 0;
    for (let index = 0; index < side.length; index++) {
      const found = signs[side[index] as number] as number;
      if (found === 0) continue;
      if (found === sign) same += 1;
      else if (other === 0 || found === other) {
        other = found;
        another += 1;
      } else return sum;
    }
    if (another === 0) return sum + ALONG * (same + 1);
    return same === 0 ? sum - ALONG * another : sum;
  }

  /** Points as the sheet stands, but for those of Ranu. */
  get points(): number {
    let sum = this.totems;
    for (let sign = 1; sign <= KINDS; sign++)
      sum += (this.groups[sign] as number) * ((WORTH[sign] as number) + (this.marks[sign] as number));
    return sum;
  }
}

/** Weights, found by playing many sheets alone: of a line begun, half made, crossed, spoilt. */
const BEGUN = 0.05;
const HALF = 0.35;
const CROSSED = 0.045;
const SPOILT = 0.72;
/** Of points for totems gained at once, of growing from a totem, and along a side. */
const LINKED = 0.25;
const TOWARDS = 0.32;
const ALONG = 0.32;
/** What marks to come add to a group. */
const HOPE_OF_MARKS = 0.25;
/** Groups to come on a blank sheet, by sign. */
const TO_COME = [0, 4.5, 3.8, 1.5, 3.5];
