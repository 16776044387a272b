import { BOXES, NEIGHBOURS, type Sign, SYMBOLS, signAt, VALUES, withSign } from '../rules/components';
import { linesMade } from '../rules/drawing';
import { ranuPoints } from '../rules/scoring';
import { linkedTotems, totemPoints } from '../rules/totems';
import type { KaPaiView, SheetView } from '../rules/view';

/** What drawing a sign on a square would bring at once. */
export interface Forecast {
  /** The lines that would be complete, of which one is circled. */
  readonly lines: readonly number[];
  /** By how much the sheet's total changes, the bonus box of a slash group not yet ticked. */
  readonly points: number;
  /** As many totems as the best network would join, where it grows; else 0. */
  readonly totems: number;
  /** What the network adds to the points. */
  readonly totemPoints: number;
  /** Ranu points gained. */
  readonly ranu: number;
  /** A bonus box may be ticked. */
  readonly isBonus: boolean;
}

export function forecast(
  { options }: Pick<KaPaiView, 'options'>,
  sheet: SheetView,
  sign: Sign,
  cell: number,
): Forecast {
  const lines = linesMade(sheet, sign, cell);
  const cells = withSign(sheet.cells, cell, sign);
  const [line] = lines;
  // Only a trail that goes on can link: no square touches two totems.
  const goesOn = (NEIGHBOURS[cell] ?? []).some((beside) => signAt(sheet.cells, beside) === sign);
  const linked = goesOn ? linkedTotems(sheet.cells) : 0;
  const then = goesOn ? linkedTotems(cells) : 0;
  const group = line === undefined ? 0 : groupWorth(sheet, sign);
  const ranu = ranuPoints(options.sheet, cells) - ranuPoints(options.sheet, sheet.cells);
  const linkPoints = totemPoints(then) - totemPoints(linked);
  return {
    lines,
    points: group + linkPoints + ranu,
    totems: then > linked ? then : 0,
    totemPoints: linkPoints,
    ranu,
    isBonus: lines.length > 0 && sign === 'slash' && SYMBOLS.some((box) => sheet.marks[box] < BOXES),
  };
}

/** What a group of this sign is worth on this sheet, its ticks included. */
export const groupWorth = ({ marks }: Pick<SheetView, 'marks'>, sign: Sign): number =>
  VALUES[sign] + marks[sign];
