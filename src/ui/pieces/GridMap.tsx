'use client';

import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes';
import { type Travelling, travels } from '../motion/travel';
import { seatColour, seatShape } from '../SeatMark';
import { VisuallyHidden } from '../VisuallyHidden';
import './grid-map.css';

/** Where something lies on a map that grows: `y` to the south; negative, too. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface GridCell extends Spot {
  readonly key: string;
  readonly content: ReactNode;
  /** What pressing it does, by the key of that action: a slip that speaks of it lies beside it. */
  readonly choice?: string | undefined;
}

export interface GridMapProps {
  readonly label: string;
  readonly cells: readonly GridCell[];
  /** Never fewer columns and rows than these: a map of two tiles does not fill a table. */
  readonly least?: number;
  readonly className?: string;
}

/** The smallest rectangle around all spots, and around at least `least` columns and rows. */
export function boundsOf(spots: readonly Spot[], least: number) {
  const span = (values: readonly number[]) => {
    const low = Math.min(0, ...values);
    const count = Math.max(0, ...values) - low + 1;
    const more = Math.max(0, least - count);
    return { from: low - Math.floor(more / 2), count: count + more };
  };
  return { x: span(spots.map(({ x }) => x)), y: span(spots.map(({ y }) => y)) };
}

/** Tiles in the squares of a grid, as large as its room allows; where nothing lies there is nothing. */
export function GridMap({ label, cells, least = 3, className }: GridMapProps) {
  const { x, y } = boundsOf(cells, least);
  return (
    <div
      className={classes('grid-map', className)}
      style={{ '--columns': x.count, '--rows': y.count } as CSSProperties}
    >
      <ul aria-label={label} className="grid-map-cells">
        {cells.map((cell) => (
          <li
            key={cell.key}
            className="grid-map-cell"
            data-cell={cell.key}
            data-choice={cell.choice}
            style={{ gridColumn: cell.x - x.from + 1, gridRow: cell.y - y.from + 1 }}
          >
            {cell.content}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A side of a room: closed; a passage to the next room; a door with a wall behind it; a door that nobody has
 * opened yet; one that is locked.
 */
export type RoomSide = 'wall' | 'door' | 'false' | 'open' | 'locked';

const MIDDLE = 50;
/** Half the width of a doorway, in hundredths of the tile. */
const HALF = 13;
const EDGE = 3.2;
const WALLS = `M${EDGE} ${EDGE}H${100 - EDGE}`;
const DOORWAY = `M${MIDDLE - HALF} ${EDGE}H${MIDDLE + HALF}`;
const WALL_PARTS = `M${EDGE} ${EDGE}H${MIDDLE - HALF}M${MIDDLE + HALF} ${EDGE}H${100 - EDGE}`;
const JAMBS = `M${MIDDLE - HALF} 0V8M${MIDDLE + HALF} 0V8`;
const WINDOW = `M${MIDDLE - 15} ${EDGE}H${MIDDLE + 15}`;

const turned = (side: number): string => `rotate(${side * 90} 50 50)`;

export interface RoomWallsProps {
  /** Clockwise from north. */
  readonly sides: readonly RoomSide[];
  /** The side of a window that lets light out. */
  readonly window?: number | undefined;
  /** Without walls, as a garden: only its doorways are drawn. */
  readonly isOutside?: boolean;
}

/** A room's walls from above, with their doorways: ink on whatever lies below. */
export const RoomWalls = ({ sides, window, isOutside = false }: RoomWallsProps) => (
  <svg aria-hidden viewBox="0 0 100 100" className={classes('room-walls', isOutside && 'is-outside')}>
    {sides.map((side, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
      <g key={index} transform={turned(index)} data-side={side}>
        <path d={side === 'wall' ? WALLS : WALL_PARTS} className="room-wall" />
        {side !== 'wall' && (
          <>
            <path d={DOORWAY} className="room-doorway" />
            <path d={JAMBS} className="room-jambs" />
          </>
        )}
        {window === index && (
          <>
            <path d={WINDOW} className="room-window" />
            <path d="M30 5L18 30H82L70 5Z" className="room-window-light" />
          </>
        )}
      </g>
    ))}
  </svg>
);

export interface MapTileProps {
  /** What lies there and who stands in it, in words. */
  readonly label: string;
  readonly description?: string | undefined;
  /** What it costs to come here, shown on it: it is lit. Null: lit, and costs nothing that is counted. */
  readonly cost?: number | null | undefined;
  readonly isSelected?: boolean;
  /** On the way to what is selected. */
  readonly isOnWay?: boolean;
  /** Where the person in front of the screen stands. */
  readonly isHere?: boolean;
  readonly className?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One square of a map, to be pressed: it says what it costs to come here where one can. */
export const MapTile = ({
  label,
  description,
  cost,
  isSelected = false,
  isOnWay = false,
  isHere = false,
  className,
  onPress,
  children,
}: MapTileProps) => (
  <button
    type="button"
    aria-label={label}
    aria-description={description}
    aria-pressed={isSelected}
    className={classes(
      'map-tile',
      cost !== undefined && 'is-lit',
      isSelected && 'is-selected',
      isOnWay && 'is-on-way',
      isHere && 'is-here',
      className,
    )}
    onClick={onPress}
  >
    {children}
    {cost !== undefined && cost !== null && (
      <span aria-hidden className="map-cost">
        {cost}
      </span>
    )}
  </button>
);

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

/** A pawn without any sign, within 40 by 52. */
export const Pawn = () => (
  <>
    <ellipse cx="20" cy="46" rx="17" ry="5.4" className="figure-shade" />
    <path
      d="M20 2C26.4 2 30.6 6.6 30.6 12.4C30.6 16.4 28.6 19.4 25.8 21.2C30 25.4 34.6 33.6 35.6 44C31.4 48.4 8.6 48.4 4.4 44C5.4 33.6 10 25.4 14.2 21.2C11.4 19.4 9.4 16.4 9.4 12.4C9.4 6.6 13.6 2 20 2Z"
      className="figure-body"
    />
  </>
);

/** A seat's shape at the foot of its pawn: where something else is drawn above. */
export const PawnFoot = ({ seat }: { readonly seat: string }) => (
  <path d={seatShape(seat)} transform="translate(12.8 33.6) scale(0.6)" className="figure-sign" />
);

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

export interface PlanDot extends Spot {
  /** A seat's number: a dot in its colour. */
  readonly seat: string;
}

export interface SmallPlanProps {
  readonly spots: readonly (Spot & { readonly isLit?: boolean })[];
  readonly dots: readonly PlanDot[];
}

/** A map so small that only its outline is seen, and who is where. */
export function SmallPlan({ spots, dots }: SmallPlanProps) {
  const { x, y } = boundsOf(spots, 3);
  return (
    <svg
      aria-hidden
      viewBox={`${x.from * 10 - 1} ${y.from * 10 - 1} ${x.count * 10 + 2} ${y.count * 10 + 2}`}
      className="small-plan"
    >
      {spots.map((spot) => (
        <rect
          key={`${spot.x} ${spot.y}`}
          x={spot.x * 10 + 0.6}
          y={spot.y * 10 + 0.6}
          width="8.8"
          height="8.8"
          rx="1"
          className={spot.isLit === true ? 'small-plan-tile is-lit' : 'small-plan-tile'}
        />
      ))}
      {dots.map((dot, index) => {
        const before = dots.slice(0, index).filter((other) => other.x === dot.x && other.y === dot.y).length;
        return (
          <circle
            key={dot.seat}
            cx={dot.x * 10 + 3.2 + (before % 2) * 3.6}
            cy={dot.y * 10 + 3.4 + Math.floor(before / 2) * 3.2}
            r="2.2"
            style={{ fill: seatColour(dot.seat) }}
            className="small-plan-dot"
          />
        );
      })}
    </svg>
  );
}
