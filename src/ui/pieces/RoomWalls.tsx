import { classes } from '../classes';
import './room-walls.css';

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
