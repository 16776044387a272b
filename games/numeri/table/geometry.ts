import { GOAL, LAST } from '../rules/components';

/** In units of the drawing: a stone and the gap beside it are 100 wide. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything lies on a board of one shape. */
export interface Garden {
  readonly width: number;
  readonly height: number;
  /** The middle of each space; space 1 is at index 0. */
  readonly spaces: readonly Point[];
  /** The stones' outlines around their middles, of commands and pairs as `placed` takes them. */
  readonly stones: readonly string[];
  /** The gravel the stones lie in, and the tiles under the goal. */
  readonly road: string;
  readonly terrace: string;
  /** Where things grow: in the strips of moss between the rows. */
  readonly plants: readonly (Point & { readonly size: number })[];
  /** Where the die is rolled: the corner the path leaves free. */
  readonly yard: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A number between -1 and 1 that looks like chance and is always the same. */
const jitter = (seed: number): number => {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
};

const fixed = (value: number): string => value.toFixed(1);

/** A smooth line through points (Catmull-Rom as Bézier curves). */
function curve(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? { x: 0, y: 0 };
  };
  const start = at(0);
  const parts = [`M${fixed(start.x)} ${fixed(start.y)}`];
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    parts.push(
      `C${fixed(out.x)} ${fixed(out.y)} ${fixed(into.x)} ${fixed(into.y)} ${fixed(to.x)} ${fixed(to.y)}`,
    );
  }
  return isClosed ? `${parts.join('')}Z` : parts.join('');
}

/** The outline of a stone that water has worn. */
function stone(seed: number, radius: number): string {
  const points = Array.from({ length: 9 }, (_, corner) => {
    const angle = (corner / 9) * 2 * Math.PI + jitter(seed) * 0.6;
    const reach = radius * (1 + 0.085 * jitter(seed * 9 + corner));
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * 0.94 };
  });
  return curve(points, true);
}

/** Room between the outermost stones and the rim. */
const MARGIN = 26;

/** A path that goes to and fro in rows of `columns`, the last of them cut short by the yard. */
function garden(columns: number, pitch: number): Garden {
  const rows = Math.ceil(LAST / columns);
  const spaces = Array.from({ length: LAST }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const step = index % columns;
    const column = row % 2 === 0 ? step : columns - 1 - step;
    return {
      x: MARGIN + (column + 0.5) * 100 + jitter(index) * 4,
      y: MARGIN + (row + 0.5) * pitch + jitter(index + 50) * 5,
    };
  });
  const [width, height] = [columns * 100 + 2 * MARGIN, rows * pitch + 2 * MARGIN];
  const taken = (LAST - (rows - 1) * columns) * 100;
  const isLeftToRight = (rows - 1) % 2 === 0;
  const plants = Array.from({ length: columns * rows }, (_, index) => ({
    x: MARGIN + ((index * 61.8) % (width - 2 * MARGIN)),
    y: MARGIN + (index % (rows + 1)) * pitch + jitter(index + 200) * 10,
    size: 0.85 + 0.3 * jitter(index + 300),
  }));
  return {
    width,
    height,
    spaces,
    stones: spaces.map((_, index) => stone(index + 1, index < LAST - GOAL ? 41 : 44)),
    road: curve(spaces),
    terrace: curve(spaces.slice(-GOAL)),
    plants,
    yard: {
      x: MARGIN + (isLeftToRight ? taken : 0),
      y: MARGIN + (rows - 1) * pitch,
      width: columns * 100 - taken,
      height: pitch,
    },
  };
}

/** For a phone held upright. */
export const TALL = garden(6, 112);
/** For a tablet held upright: square. */
export const SQUARE = garden(7, 119);
/** For half of a small window. */
export const BROAD = garden(8, 122);
/** For anything wider. */
export const WIDE = garden(10, 122);

/** The line across the path after a space: where it crosses, and how far it is turned, in degrees. */
export function crossing({ spaces }: Garden, after: number): Point & { readonly turn: number } {
  const from = spaces[after - 1] ?? { x: 0, y: 0 };
  const to = spaces[after] ?? from;
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}
