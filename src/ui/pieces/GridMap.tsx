'use client';

import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes';
import { seatColour } from '../SeatMark';
import { boundsOf, type Spot } from './spots';
import './grid-map.css';

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
