import type { ReactNode } from 'react';
import { classes } from '../classes';
import { type Travelling, travels } from '../motion/travel';
import { seatColour, seatShape } from '../SeatMark';
import { VisuallyHidden } from '../VisuallyHidden';
import { Pawn } from './Pawn';
import './figure.css';

export interface FigureProps {
  /** Whose it is; null for one that is nobody's, and is drawn by `children`. */
  readonly seat: string | null;
  readonly label: string;
  readonly travel?: Travelling | undefined;
  readonly isOut?: boolean;
  readonly isLit?: boolean;
  /** On a counter, within 24 by 24; in place of a seat's pawn, within 40 by 52 (`Pawn`, `PawnFoot`). */
  readonly children?: ReactNode;
}

/** A figure that stands on a map: a pawn in its seat's colour with its seat's shape, or a round counter. */
export const Figure = ({
  seat,
  label,
  travel = { name: undefined },
  isOut = false,
  isLit = false,
  children,
}: FigureProps) => (
  <span
    {...travels(travel)}
    className={classes('map-figure', seat === null && 'is-counter', isOut && 'is-out', isLit && 'is-lit')}
    style={seat === null ? undefined : { color: seatColour(seat) }}
  >
    <VisuallyHidden>{label}</VisuallyHidden>
    <svg aria-hidden viewBox={seat === null ? '1 7 38 41' : '0 0 40 52'}>
      {seat === null ? (
        <>
          <circle cx="20" cy="29" r="18" className="figure-shade" />
          <circle cx="20" cy="26" r="18" className="figure-body" />
          <g transform="translate(8 14)">{children}</g>
        </>
      ) : (
        (children ?? (
          <>
            <Pawn />
            <path d={seatShape(seat)} transform="translate(11.5 25) scale(0.7)" className="figure-sign" />
          </>
        ))
      )}
    </svg>
  </span>
);
