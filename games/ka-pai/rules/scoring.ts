import { lastWhere } from '@/kit/last';
import { type ScoreSheet, scoreSheet } from '@/kit/score-sheet';
import {
  type Cells,
  EQUALS,
  isBare,
  LINES,
  RANU_ALL_FOUR,
  RANU_EQUAL,
  RATINGS,
  type SheetKind,
  type Sign,
  STONES,
  SYMBOLS,
  signAt,
  VALUES,
} from './components';
import { linkedTotems, totemPoints } from './totems';
import type { KaPaiView, SheetView } from './view';

type Drawing = Pick<SheetView, 'cells' | 'groups' | 'marks'>;

/** How many groups of each sign there are. */
export function groupCounts({ cells, groups }: Pick<SheetView, 'cells' | 'groups'>): Record<Sign, number> {
  const counts = { triangle: 0, square: 0, circle: 0, slash: 0 };
  for (const line of groups) {
    const sign = signAt(cells, LINES[line]?.[0] ?? -1);
    if (sign !== null) counts[sign] += 1;
  }
  return counts;
}

/** What a sheet of the expansion adds (KP-r22, KP-r23, KP-r24). */
export function ranuPoints(kind: SheetKind, cells: Cells): number {
  if (kind === 'ranu-1') {
    const signs = new Set(STONES.map((cell) => signAt(cells, cell)).filter((sign) => sign !== null));
    return signs.size === SYMBOLS.length ? RANU_ALL_FOUR : 0;
  }
  if (kind === 'ranu-2')
    return (
      RANU_EQUAL *
      EQUALS.filter(([left, right]) => !isBare(cells, left) && cells[left] === cells[right]).length
    );
  return 0;
}

/** What one sheet scores as it is, by category. */
export interface Points {
  readonly triangle: number;
  readonly square: number;
  readonly circle: number;
  readonly totems: number;
  readonly bonus: number;
  readonly ranu: number;
}

/** Groups (KP-r13), linked totems (KP-r20), ticks times groups of each sign (KP-r21), and what Ranu adds. */
export function pointsOf(kind: SheetKind, sheet: Drawing): Points {
  const groups = groupCounts(sheet);
  return {
    triangle: groups.triangle * VALUES.triangle,
    square: groups.square * VALUES.square,
    circle: groups.circle * VALUES.circle,
    totems: totemPoints(linkedTotems(sheet.cells)),
    bonus: SYMBOLS.reduce((sum, sign) => sum + sheet.marks[sign] * groups[sign], 0),
    ranu: ranuPoints(kind, sheet.cells),
  };
}

export const totalOf = ({ triangle, square, circle, totems, bonus, ranu }: Points): number =>
  triangle + square + circle + totems + bonus + ranu;

/** Bonus boxes ticked in all: what breaks a tie (KP-r26). */
export const marksOf = ({ marks }: Pick<SheetView, 'marks'>): number =>
  SYMBOLS.reduce((sum, sign) => sum + marks[sign], 0);

/** Most points win, then most bonus marks (KP-r26); then the win is shared (KP11). */
export function score({ options, sheets }: Pick<KaPaiView, 'options' | 'sheets'>): ScoreSheet {
  const points = sheets.map((sheet) => pointsOf(options.sheet, sheet));
  const row = (id: keyof Points) => ({ id, scores: points.map((own) => own[id]) });
  return scoreSheet(
    [
      row('triangle'),
      row('square'),
      row('circle'),
      row('totems'),
      row('bonus'),
      ...(options.sheet === 'base' ? [] : [row('ranu')]),
    ],
    sheets.length === 1 ? [] : [{ id: 'marks', scores: sheets.map(marksOf) }],
  );
}

/** What the sheet of somebody alone is called (KP-r27). */
export const ratingFor = (total: number): string =>
  lastWhere(RATINGS, ({ from }) => total >= from)?.id ?? RATINGS[0].id;
