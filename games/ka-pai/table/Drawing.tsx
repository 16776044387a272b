'use client';

import {
  CELLS,
  columnOf,
  NEIGHBOURS,
  rowOf,
  type SheetKind,
  SIDE,
  SYMBOLS,
  signAt,
} from '../rules/components';
import { bestNetwork, type Link, linksOn } from '../rules/totems';
import type { SheetView } from '../rules/view';
import { Ground } from './Ground';
import { lineOf, loopOf, strokeOf, UNIT } from './strokes';

const middle = (cell: number): string => `${(columnOf(cell) + 0.5) * UNIT} ${(rowOf(cell) + 0.5) * UNIT}`;

/** The trail of a link: from square to square, and to the totems it touches. */
const trailOf = ({ cells, totems }: Link): string =>
  cells
    .flatMap((cell) =>
      (NEIGHBOURS[cell] ?? [])
        .filter((beside) => totems.includes(beside) || (beside > cell && cells.includes(beside)))
        .map((beside) => `M${middle(cell)}L${middle(beside)}`),
    )
    .join('');

export interface DrawingProps {
  readonly kind: SheetKind;
  readonly sheet: SheetView;
  /** Seen small: lines in place of strokes. */
  readonly isSmall?: boolean;
}

/** A sheet as it is drawn on: what is printed, then trails, signs and loops. */
export function Drawing({ kind, sheet, isSmall = false }: DrawingProps) {
  const { cells, groups, drawn } = sheet;
  const network = bestNetwork(linksOn(cells));
  const fresh = drawn.map(({ cell }) => cell);
  const draw = isSmall ? lineOf : strokeOf;
  const all = Array.from({ length: CELLS }, (_, cell) => cell);
  return (
    <svg
      aria-hidden
      viewBox={`-8 -8 ${SIDE * UNIT + 16} ${SIDE * UNIT + 16}`}
      className={isSmall ? 'kp-drawing is-small' : 'kp-drawing'}
    >
      {fresh.map((cell) => (
        <rect
          key={`fresh ${cell}`}
          x={columnOf(cell) * UNIT + 4}
          y={rowOf(cell) * UNIT + 4}
          width={UNIT - 8}
          height={UNIT - 8}
          rx="16"
          className="kp-fresh"
        />
      ))}
      <Ground kind={kind} linked={network.totems} />
      <path d={network.links.map(trailOf).join('')} className="kp-trail" />
      {SYMBOLS.map((sign) => (
        <path
          key={sign}
          d={all
            .filter((cell) => signAt(cells, cell) === sign && !fresh.includes(cell))
            .map((cell) => draw(sign, cell))
            .join('')}
          className={`kp-ink is-${sign}`}
        />
      ))}
      {fresh.map((cell) => {
        const sign = signAt(cells, cell);
        return sign && <path key={cell} d={draw(sign, cell)} className={`kp-ink is-new is-${sign}`} />;
      })}
      {groups.map((line) => (
        <path key={line} d={loopOf(line)} className="kp-loop" />
      ))}
    </svg>
  );
}
