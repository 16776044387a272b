import { QuickDice } from '@/kit/quick-dice';
import type { Random } from '@/kit/random';
import {
  CELLS,
  DICE,
  EQUALS,
  NEIGHBOURS,
  RANU_ALL_FOUR,
  RANU_EQUAL,
  type SheetKind,
  type Sign,
  STONES,
} from '../rules/components';
import { isDouble, stepOf } from '../rules/drawing';
import type { SheetView } from '../rules/view';
import { CompactSheet } from './compact-sheet';
import { CODES } from './grid';

const FACES = DICE.map((faces) => Int8Array.from(faces.map((sign) => CODES[sign])));
const SIDES = 6;

/** By how much, in points, a playout may prefer what looks worse. */
const WHIM = 0.6;

const pad = new CompactSheet();

const quick = new QuickDice();

const face = (die: number): number => FACES[die]?.[Math.floor(quick.next() * SIDES)] ?? 1;

/** What Ranu adds to a square: coloured squares want signs of their own, equal ones the same. */
function ranuWorth(kind: SheetKind, cell: number, sign: number): number {
  if (kind === 'ranu-1' && STONES.includes(cell)) {
    let isNew = 1;
    for (const other of STONES) if (pad.signs[other] === sign) isNew = -1;
    return isNew * 1.2;
  }
  if (kind === 'ranu-2')
    for (const [left, right] of EQUALS) {
      if (cell !== left && cell !== right) continue;
      const other = pad.signs[cell === left ? right : left] ?? 0;
      return other === 0 ? 0 : other === sign ? RANU_EQUAL : -1;
    }
  return 0;
}

const worthOf = (kind: SheetKind, cell: number, sign: number): number =>
  pad.worthOf(cell, sign) + (kind === 'base' ? 0 : ranuWorth(kind, cell, sign)) + WHIM * quick.next();

function put(cell: number, sign: number): void {
  if (cell >= 0 && pad.draw(cell, sign)) pad.mark(pad.bestBox());
}

/** One of two signs, on the square that promises most. */
function drawEither(kind: SheetKind, a: number, b: number): void {
  let best = -1;
  let bestSign = a;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!pad.isOpen(cell)) continue;
    const first = worthOf(kind, cell, a);
    const second = worthOf(kind, cell, b);
    const worth = Math.max(first, second);
    if (worth <= most) continue;
    most = worth;
    best = cell;
    bestSign = first > second ? a : b;
  }
  put(best, bestSign);
}

/** The best square for a sign, of those beside `first` where there is room. */
function secondOf(kind: SheetKind, first: number, sign: number): number {
  const isBeside = pad.hasRoomBeside(first);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < CELLS; cell++) {
    if (isBeside ? pad.signs[cell] !== 0 || !NEIGHBOURS[first]?.includes(cell) : !pad.isOpen(cell)) continue;
    const worth = worthOf(kind, cell, sign);
    if (worth <= most) continue;
    most = worth;
    best = cell;
  }
  return best;
}

function drawTwo(kind: SheetKind, sign: number): void {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!pad.isOpen(cell)) continue;
    // A square with none free beside it comes last: it may be taken only where there is no other.
    const worth = worthOf(kind, cell, sign) - (pad.hasRoomBeside(cell) ? 0 : 1000);
    if (worth <= most) continue;
    most = worth;
    best = cell;
  }
  put(best, sign);
  if (pad.left > 0) put(secondOf(kind, best, sign), sign);
}

function ranuPoints(kind: SheetKind): number {
  if (kind === 'ranu-1') return new Set(STONES.map((cell) => pad.signs[cell])).size === 4 ? RANU_ALL_FOUR : 0;
  if (kind === 'ranu-2')
    return RANU_EQUAL * EQUALS.filter(([left, right]) => pad.signs[left] === pad.signs[right]).length;
  return 0;
}

/** Points of a sheet played on to its end: what is left of this roll first, then roll after roll. */
export function playOut(kind: SheetKind, sheet: SheetView, dice: readonly Sign[], random: Random): number {
  quick.throwAnew(random);
  pad.load(kind, sheet);
  let step = stepOf(kind, sheet, dice);
  const [a, b] = dice;
  if (a === undefined || b === undefined) return pad.points;
  if (step === 'mark') {
    pad.mark(pad.bestBox());
    step = isDouble(dice) && sheet.drawn.length === 1 && pad.left > 0 ? 'draw' : 'ready';
  }
  const [first] = sheet.drawn;
  if (step === 'draw') {
    if (first !== undefined) put(secondOf(kind, first.cell, CODES[a]), CODES[a]);
    else if (a === b) drawTwo(kind, CODES[a]);
    else drawEither(kind, CODES[a], CODES[b]);
  }
  while (pad.left > 0) {
    const one = face(0);
    const other = face(1);
    if (one === other) drawTwo(kind, one);
    else drawEither(kind, one, other);
  }
  return pad.points + ranuPoints(kind);
}
