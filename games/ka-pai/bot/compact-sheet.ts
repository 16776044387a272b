import {
  BOXES,
  CELLS,
  isDrawable,
  LINES,
  type SheetKind,
  SYMBOLS,
  signAt,
  TOTEM_POINTS,
  VALUES,
} from '../rules/components';
import type { SheetView } from '../rules/view';
import {
  ALONE,
  BESIDE,
  BITS,
  CODES,
  GROUPED,
  KINDS,
  LINES_OF,
  MOST_LINES,
  PAIRS,
  SIDE_OF,
  SIDES,
  STATES,
  TOUCHING,
} from './grid';

const SLASH = CODES.slash;

const WORTH = [0, VALUES.triangle, VALUES.square, VALUES.circle, VALUES.slash];

/**
 * A sheet laid out for speed: what playouts and the policy go by. They ask far more often than they draw, so
 * a drawing writes down in tables what all the asking comes to.
 */
export class CompactSheet {
  readonly signs = new Int8Array(CELLS);
  readonly groups = new Int8Array(KINDS + 1);
  readonly marks = new Int8Array(KINDS + 1);
  /** Empty squares. */
  left = 0;
  /** Whether anything is drawn. */
  isBlank = true;
  /** Whether anything is drawn beside each square. */
  readonly #isReached = new Uint8Array(CELLS);
  #lines = LINES_OF.base;
  /** By square and line through it, what the other two squares hold. */
  readonly #pairs = new Uint8Array(CELLS * MOST_LINES);
  /** By sign and such a pair, what the line counts for. */
  readonly #pairWorth = new Float64Array((KINDS + 1) * PAIRS);
  /** By sign and square, the totems it would lead to there. */
  readonly #reach = new Uint8Array((KINDS + 1) * CELLS);
  /** What leading to these totems counts for. */
  readonly #reachWorth = new Float64Array(2 * TOUCHING);
  /** By side and sign, what going on along it counts for. */
  readonly #sideWorth = new Float64Array((SIDES.length + 1) * (KINDS + 1));
  /** The totems of each network. */
  readonly #networks: number[] = [];
  /** Points of the best one. */
  totems = 0;
  /** What a group of each sign would bring now. */
  readonly #worth = new Float64Array(KINDS + 1);

  load(kind: SheetKind, { cells, groups, marks }: SheetView): this {
    this.#lines = LINES_OF[kind];
    this.#pairs.set(this.#lines.blank);
    this.#reach.set(ALONE);
    this.#isReached.fill(0);
    this.#networks.length = 0;
    this.totems = 0;
    this.left = 0;
    this.isBlank = true;
    this.groups.fill(0);
    for (let cell = 0; cell < CELLS; cell++) this.signs[cell] = isDrawable(kind, cell) ? 0 : -1;
    for (let cell = 0; cell < CELLS; cell++) {
      const sign = signAt(cells, cell);
      if (sign !== null) this.#ink(cell, CODES[sign]);
      else if (this.signs[cell] === 0) this.left += 1;
    }
    for (const line of groups) {
      const [a, b, c] = LINES[line] ?? [0, 0, 0];
      const sign = this.signs[a] ?? 0;
      this.groups[sign] = (this.groups[sign] ?? 0) + 1;
      for (const cell of [a, b, c]) this.#hold(cell, GROUPED - sign);
    }
    for (const sign of SYMBOLS) this.marks[CODES[sign]] = marks[sign];
    this.#weigh();
    this.#weighReach();
    for (let side = 0; side < SIDES.length; side++) this.#weighSide(side);
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
    const pairWorth = this.#pairWorth;
    for (let sign = 1; sign <= KINDS; sign++) {
      const from = sign * PAIRS;
      const mine = worth[sign] as number;
      pairWorth[from] = BEGUN * mine;
      for (let other = 1; other <= KINDS; other++) {
        const one = other === sign ? HALF * mine : -CROSSED * (worth[other] as number);
        pairWorth[from + other] = one;
        pairWorth[from + other * STATES] = one;
        // A line that this sign completes counts once, however many there are: see `worthOf`.
        if (other !== sign) pairWorth[from + other * STATES + other] = -SPOILT * (worth[other] as number);
      }
    }
  }

  #weighReach(): void {
    for (let mask = 1; mask < TOUCHING; mask++) {
      const isLink = (BITS[mask] as number) > 1;
      const worth = isLink ? LINKED * this.#linkGain(mask) : 0;
      this.#reachWorth[mask] = worth;
      this.#reachWorth[mask | TOUCHING] = isLink ? worth : TOWARDS;
    }
  }

  /** The longer one sign runs along a side, the better, until others break it off. */
  #weighSide(side: number): void {
    const cells = SIDES[side] as Int8Array;
    for (let sign = 1; sign <= KINDS; sign++) {
      let same = 0;
      let other = 0;
      let others = 0;
      let isMixed = false;
      for (let index = 0; index < cells.length; index++) {
        const found = this.signs[cells[index] as number] as number;
        if (found === 0) continue;
        if (found === sign) same += 1;
        else {
          if (other !== 0 && found !== other) isMixed = true;
          other = found;
          others += 1;
        }
      }
      const broken = same === 0 && !isMixed ? -ALONG * others : 0;
      this.#sideWorth[side * (KINDS + 1) + sign] = others === 0 ? ALONG * (same + 1) : broken;
    }
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

  /** What a square holds grows by so much, and with it the pairs that it is one of. */
  #hold(cell: number, by: number): void {
    const pairs = this.#pairs;
    const firstAt = this.#lines.firstAt[cell] as Int16Array;
    for (let index = 0; index < firstAt.length; index++) {
      const place = firstAt[index] as number;
      pairs[place] = (pairs[place] as number) + STATES * by;
    }
    const secondAt = this.#lines.secondAt[cell] as Int16Array;
    for (let index = 0; index < secondAt.length; index++) {
      const place = secondAt[index] as number;
      pairs[place] = (pairs[place] as number) + by;
    }
  }

  /** Puts a sign on a square and joins the areas beside it, without groups. Whether that links totems anew. */
  #ink(cell: number, sign: number): boolean {
    this.signs[cell] = sign;
    this.isBlank = false;
    this.#hold(cell, sign);
    const beside = BESIDE[cell] as Int8Array;
    for (let index = 0; index < beside.length; index++) this.#isReached[beside[index] as number] = 1;
    const mask = this.#reach[sign * CELLS + cell] as number;
    this.#spread(cell, sign, mask | TOUCHING);
    const totems = mask & ~TOUCHING;
    return (BITS[totems] as number) > 1 && this.#link(totems);
  }

  /** Tells an area, and the squares beside it, the totems it leads to: as far as that is news. */
  #spread(cell: number, sign: number, mask: number): void {
    this.#reach[sign * CELLS + cell] = mask;
    const beside = BESIDE[cell] as Int8Array;
    for (let index = 0; index < beside.length; index++) {
      const other = beside[index] as number;
      const known = this.#reach[sign * CELLS + other] as number;
      if ((known & mask) === mask) continue;
      if (this.signs[other] === sign) this.#spread(other, sign, mask);
      else this.#reach[sign * CELLS + other] = known | mask;
    }
  }

  /** Whether these totems were not linked already. */
  #link(mask: number): boolean {
    const networks = this.#networks;
    let whole = mask;
    for (let index = networks.length - 1; index >= 0; index--) {
      const network = networks[index] as number;
      if ((network & mask) === mask) return false;
      if ((network & whole) === 0) continue;
      whole |= network;
      networks.splice(index, 1);
    }
    networks.push(whole);
    this.totems = Math.max(this.totems, TOTEM_POINTS[BITS[whole] ?? 0] ?? 0);
    return true;
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
    if (this.#ink(cell, sign)) this.#weighReach();
    this.left -= 1;
    const side = SIDE_OF[cell] as number;
    if (side < SIDES.length) this.#weighSide(side);
    const { first, second } = this.#lines;
    const completed = sign * STATES + sign;
    for (let place = cell * MOST_LINES; place < (cell + 1) * MOST_LINES; place++) {
      if (this.#pairs[place] !== completed) continue;
      this.#hold(first[place] as number, GROUPED - sign);
      this.#hold(second[place] as number, GROUPED - sign);
      this.#hold(cell, GROUPED - sign);
      this.groups[sign] = (this.groups[sign] ?? 0) + 1;
      this.#weigh();
      return sign === SLASH;
    }
    return false;
  }

  isOpen(cell: number): boolean {
    return this.signs[cell] === 0 && (this.#isReached[cell] === 1 || this.isBlank);
  }

  hasRoomBeside(cell: number): boolean {
    const beside = BESIDE[cell] as Int8Array;
    for (let index = 0; index < beside.length; index++)
      if (this.signs[beside[index] as number] === 0) return true;
    return false;
  }

  /** How good a sign is on an empty square, in points or so: what it completes, begins, spoils and links. */
  worthOf(cell: number, sign: number): number {
    const pairs = this.#pairs;
    const pairWorth = this.#pairWorth;
    const from = sign * PAIRS;
    const completed = sign * STATES + sign;
    const end = (cell + 1) * MOST_LINES;
    let sum = 0;
    let isGroup = false;
    for (let place = end - MOST_LINES; place < end; place++) {
      const pair = pairs[place] as number;
      if (pair === completed) isGroup = true;
      sum += pairWorth[from + pair] as number;
    }
    if (isGroup) sum += this.#worth[sign] as number;
    const reach = this.#reachWorth[this.#reach[sign * CELLS + cell] as number] as number;
    return sum + (reach + (this.#sideWorth[(SIDE_OF[cell] as number) * (KINDS + 1) + sign] as number));
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
