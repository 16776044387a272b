import type { PlayerID } from '@/kit/action';
import { classes } from './classes';

/** One shape for each seat, so that colour is never the only sign. All fill about the same area of 24 × 24. */
const SHAPES = [
  { name: 'circle', path: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z' },
  {
    name: 'square',
    path: 'M5.6 3.5h12.8a2.1 2.1 0 0 1 2.1 2.1v12.8a2.1 2.1 0 0 1-2.1 2.1H5.6a2.1 2.1 0 0 1-2.1-2.1V5.6a2.1 2.1 0 0 1 2.1-2.1z',
  },
  { name: 'triangle', path: 'M10.3 3a2 2 0 0 1 3.4 0l8.6 15.1a2 2 0 0 1-1.7 3H3.4a2 2 0 0 1-1.7-3z' },
  {
    name: 'diamond',
    path: 'M10.6 1.5a2 2 0 0 1 2.8 0l9.1 9.1a2 2 0 0 1 0 2.8l-9.1 9.1a2 2 0 0 1-2.8 0l-9.1-9.1a2 2 0 0 1 0-2.8z',
  },
  {
    name: 'star',
    path: 'M12 1.2c.6 0 1 .3 1.2.8l2.6 5.6 6.1.7c1.2.2 1.6 1.5.8 2.3l-4.5 4.2 1.2 6c.2 1.2-1 2-2 1.4L12 19.2l-5.4 3c-1 .6-2.2-.2-2-1.4l1.2-6-4.5-4.2c-.8-.8-.4-2.1.8-2.3l6.1-.7L10.8 2c.2-.5.6-.8 1.2-.8z',
  },
  {
    name: 'drop',
    path: 'M12 1.3c.5 0 .9.2 1.2.6 3.6 4.6 7.1 8.5 7.1 12.5a8.3 8.3 0 0 1-16.6 0c0-4 3.5-7.9 7.1-12.5.3-.4.7-.6 1.2-.6z',
  },
  {
    name: 'leaf',
    path: 'M21.6 2.4c.9 8.2-.6 14-4.8 16.9-3 2.1-6.6 1.9-9.2.2L4.9 22.3a1.25 1.25 0 0 1-1.8-1.8l2.6-2.7C3.7 14.9 3.9 11 6.5 8 9.6 4.3 14.7 2.6 21.6 2.4z',
  },
  {
    name: 'moon',
    path: 'M15.3 1.9c.9.3.9 1.5.1 2a7.6 7.6 0 0 0 3.3 14c1 .1 1.4 1.3.6 1.9A10.4 10.4 0 1 1 15.3 1.9z',
  },
] as const;

export const SEAT_COUNT = SHAPES.length;

const shapeOf = (playerID: PlayerID) => SHAPES[Number(playerID) % SEAT_COUNT] ?? SHAPES[0];

/** A seat's colour as a CSS value, for lines and glows beside its mark. */
export const seatColour = (playerID: PlayerID): string => `var(--seat-${Number(playerID) % SEAT_COUNT})`;

/** A seat's shape as a path, within 24 × 24: for what is drawn on its pieces. */
export const seatShape = (playerID: PlayerID): string => shapeOf(playerID).path;

export interface SeatMarkProps {
  readonly playerID: PlayerID;
  /** CSS length; as large as the text beside it by default. */
  readonly size?: string;
  readonly className?: string;
}

/** The painted wooden piece that stands for a seat. Decoration: the name beside it is what is read out. */
export function SeatMark({ playerID, size = '1.1em', className }: SeatMarkProps) {
  const shape = shapeOf(playerID);
  return (
    <svg
      aria-hidden
      viewBox="-1 -1 26 27"
      width={size}
      height={size}
      data-shape={shape.name}
      className={classes('seat-mark inline-block shrink-0 align-[-0.16em]', className)}
      style={{ color: seatColour(playerID) }}
    >
      <path className="seat-mark-edge" d={shape.path} transform="translate(0 1.3)" />
      <path className="seat-mark-face" d={shape.path} />
      <path className="seat-mark-shine" d={shape.path} transform="translate(3.4 3) scale(.72)" />
    </svg>
  );
}
