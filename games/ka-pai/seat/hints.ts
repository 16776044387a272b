import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import {
  type Cells,
  columnOf,
  DRAWABLE,
  isBare,
  isDrawable,
  LINES,
  LINES_THROUGH,
  NEIGHBOURS,
  rowOf,
  type SheetKind,
  type Sign,
  signAt,
  TOTEMS,
  withSign,
} from '../rules/components';
import { groupedCells } from '../rules/drawing';
import type { DrawArgs } from '../rules/schemas';
import { groupCounts } from '../rules/scoring';
import { linksOn } from '../rules/totems';
import type { KaPaiView, SheetView } from '../rules/view';
import { forecast, groupWorth } from './forecast';

const signFact = (sign: Sign) => ({ sign: termFact(`signs.${sign}`) });

/** Whether a sign can still be drawn on the square. */
const isFree = (kind: SheetKind, { cells }: SheetView, cell: number): boolean =>
  isBare(cells, cell) && isDrawable(kind, cell);

/** Whether a line through the square has one more of this sign, and room for the third. */
function isHalfMade(kind: SheetKind, sheet: SheetView, sign: Sign, cell: number): boolean {
  const grouped = groupedCells(sheet.groups);
  return (LINES_THROUGH[cell] ?? []).some((line) => {
    const others = (LINES[line] ?? []).filter((other) => other !== cell);
    const same = others.filter((other) => signAt(sheet.cells, other) === sign && !grouped.has(other));
    const empty = others.filter((other) => isFree(kind, sheet, other));
    return same.length === 1 && empty.length === 1;
  });
}

/** Totems that the area of a square would touch. */
const totemsAt = (cells: Cells, cell: number): number =>
  linksOn(cells).find((link) => link.cells.includes(cell))?.totems.length ?? 0;

/** Whether the area of this square can still come to touch more totems, two at least: were all that is free its sign. */
function canLink(kind: SheetKind, sheet: SheetView, sign: Sign, cell: number): boolean {
  const cells = withSign(sheet.cells, cell, sign);
  const filled = DRAWABLE[kind].reduce(
    (all, free) => (isBare(all, free) ? withSign(all, free, sign) : all),
    cells,
  );
  return totemsAt(filled, cell) > totemsAt(cells, cell);
}

/** Tells whether a square can be part of a group of this sign that is still to be made. */
function fitsGroup(kind: SheetKind, sheet: SheetView, sign: Sign): (cell: number) => boolean {
  const grouped = groupedCells(sheet.groups);
  return (cell) => !grouped.has(cell) && (signAt(sheet.cells, cell) === sign || isFree(kind, sheet, cell));
}

/** Lines of three through a square that can still become a group of this sign. */
const openLines = (kind: SheetKind, sheet: SheetView, sign: Sign, cell: number): number =>
  (LINES_THROUGH[cell] ?? []).filter((line) => (LINES[line] ?? []).every(fitsGroup(kind, sheet, sign)))
    .length;

/** Whether three squares in line can still become a group of this sign. */
function canGroup(kind: SheetKind, sheet: SheetView, sign: Sign): boolean {
  const fits = fitsGroup(kind, sheet, sign);
  return LINES.some((line) => line.some((cell) => isFree(kind, sheet, cell)) && line.every(fits));
}

const touches = (sheet: SheetView, sign: Sign, cell: number): boolean =>
  (NEIGHBOURS[cell] ?? []).some((beside) => signAt(sheet.cells, beside) === sign);

/** What speaks for a drawing: what it brings at once, else what it prepares. */
function reasonFor(view: KaPaiView, sheet: SheetView, sign: Sign, cell: number): HintSentence | undefined {
  const kind = view.options.sheet;
  const { lines, totems, totemPoints, ranu, isBonus } = forecast(view, sheet, sign, cell);
  const facts = signFact(sign);
  if (totems > 0) return { kind: 'link', facts: { totems, points: totemPoints } };
  if (ranu > 0) return { kind: 'ranu', facts: { points: ranu } };
  if (isBonus) return { kind: 'slash-group', facts: {} };
  if (lines.length > 0) return { kind: 'group', facts: { ...facts, points: groupWorth(sheet, sign) } };
  if (isHalfMade(kind, sheet, sign, cell)) return { kind: 'half', facts };
  if (!canLink(kind, sheet, sign, cell)) return undefined;
  if ((NEIGHBOURS[cell] ?? []).some((beside) => TOTEMS.includes(beside))) return { kind: 'totem', facts };
  return touches(sheet, sign, cell) ? { kind: 'trail', facts } : undefined;
}

/** How many lines through the square can still be made: with none it takes nothing away. */
function lineReason(view: KaPaiView, sheet: SheetView, sign: Sign, cell: number): HintSentence {
  const lines = openLines(view.options.sheet, sheet, sign, cell);
  return { kind: lines === 0 ? 'spare' : 'lines', facts: { ...signFact(sign), lines } };
}

/** How many lines that other signs have begun run through the square. */
function wayReason(
  { options: { sheet: kind } }: KaPaiView,
  sheet: SheetView,
  sign: Sign,
  cell: number,
): HintSentence {
  const lines = (LINES_THROUGH[cell] ?? []).filter((line) => {
    const others = (LINES[line] ?? []).filter((other) => other !== cell);
    const begun = others.map((other) => signAt(sheet.cells, other)).find((one) => one !== null);
    return begun != null && begun !== sign && others.every(fitsGroup(kind, sheet, begun));
  }).length;
  return { kind: lines === 0 ? 'clear' : 'in-the-way', facts: { lines } };
}

function markReason(view: KaPaiView, sheet: SheetView, sign: Sign): HintSentence {
  const groups = groupCounts(sheet)[sign];
  if (groups > 0) return { kind: 'mark', facts: { ...signFact(sign), groups } };
  return {
    kind: canGroup(view.options.sheet, sheet, sign) ? 'mark-later' : 'mark-idle',
    facts: signFact(sign),
  };
}

export function explain(view: KaPaiView, _ctx: Ctx, { move, args }: Action): Explanation {
  // What is rubbed out has come to nothing.
  if (view.playerID === null || move === 'undo')
    return { action: { kind: 'undo', facts: {} }, isDominated: true };
  if (move === 'done') return { action: { kind: 'done', facts: {} } };
  const sheet = at(view.sheets, view.playerID);
  if (move === 'mark') {
    const [sign] = args as readonly [Sign];
    return { action: { kind: 'mark', facts: signFact(sign) }, reason: markReason(view, sheet, sign) };
  }
  const [sign, cell] = args as unknown as DrawArgs;
  const reason = reasonFor(view, sheet, sign, cell);
  return {
    action: { kind: 'draw', facts: { ...signFact(sign), row: rowOf(cell) + 1, column: columnOf(cell) + 1 } },
    ...(reason !== undefined && { reason }),
    also: [lineReason(view, sheet, sign, cell), wayReason(view, sheet, sign, cell)],
  };
}
