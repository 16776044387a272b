import { getStroke } from 'perfect-freehand';
import { QuickDice } from '@/kit/quick-dice';
import { columnOf, LINES, rowOf, type Sign } from '../rules/components';

/** The side of a square, in the units of the drawing. */
export const UNIT = 100;

type Point = readonly [number, number];

/** Numbers between -1 and 1 that are the same for the same square, whoever draws it and whenever. */
function wobble(seed: number): () => number {
  const dice = new QuickDice((seed * 2654435761 + 97) >>> 0);
  return () => 2 * dice.next() - 1;
}

/** Corners of each sign, in a square of its own. */
const CORNERS: Readonly<Record<Exclude<Sign, 'circle'>, readonly Point[]>> = {
  triangle: [
    [49, 19],
    [80, 77],
    [19, 76],
    [52, 17],
  ],
  square: [
    [25, 24],
    [76, 25],
    [75, 76],
    [24, 75],
    [26, 21],
  ],
  slash: [
    [75, 20],
    [25, 80],
  ],
};

const STEPS = 7;
const CIRCLE_STEPS = 26;

/** A sign as a hand draws it: the same square always alike, and no two squares quite. */
function pointsOf(sign: Sign, seed: number): Point[] {
  const by = wobble(seed + sign.length * 131);
  const [dx, dy] = [by() * 3, by() * 3];
  if (sign === 'circle') {
    const start = by() * 0.6 - 1.6;
    const [wide, high] = [29 + by() * 2.5, 28 + by() * 2.5];
    return Array.from({ length: CIRCLE_STEPS }, (_, step) => {
      const turn = start + (step / (CIRCLE_STEPS - 2)) * 2 * Math.PI;
      const grow = 1 + (step / CIRCLE_STEPS) * 0.05;
      return [
        50 + dx + wide * grow * Math.cos(turn) + by() * 0.6,
        50 + dy + high * grow * Math.sin(turn) + by() * 0.6,
      ];
    });
  }
  const corners = CORNERS[sign].map(([x, y]): Point => [x + dx + by() * 2.6, y + dy + by() * 2.6]);
  return corners.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? [x, y];
    const bow = by() * 1.8;
    return Array.from({ length: STEPS }, (_, step): Point => {
      const along = (step + (index === 0 ? 0 : 1)) / STEPS;
      const bend = Math.sin(along * Math.PI) * bow;
      return [
        fromX + (x - fromX) * along + bend * Math.sign(y - fromY || 1) + by() * 0.5,
        fromY + (y - fromY) * along + bend + by() * 0.5,
      ];
    });
  });
}

/** Half a unit of a hundred is finer than any screen shows; a sheet has forty strokes to lay. */
const figure = (value: number): string => String(Math.round(value * 2) / 2);

/** The outline of a stroke as a path. */
function outline(points: readonly Point[], size: number): string {
  const edge = getStroke(
    points.map(([x, y]) => [x, y]),
    { size, thinning: 0.45, smoothing: 0.6, streamline: 0.25, simulatePressure: true, last: true },
  );
  const [first] = edge;
  if (first === undefined) return '';
  const middle = edge.map(([x = 0, y = 0], index) => {
    const [nextX = x, nextY = y] = edge[(index + 1) % edge.length] ?? [];
    return `${figure(x)} ${figure(y)} ${figure((x + nextX) / 2)} ${figure((y + nextY) / 2)}`;
  });
  return `M${figure(first[0] ?? 0)} ${figure(first[1] ?? 0)}Q${middle.join(' ')}Z`;
}

const moved = (points: readonly Point[], cell: number): Point[] =>
  points.map(([x, y]) => [x + columnOf(cell) * UNIT, y + rowOf(cell) * UNIT]);

const kept = new Map<string, string>();
function once(key: string, make: () => string): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** A sign on a square, as the pencil leaves it. */
export const strokeOf = (sign: Sign, cell: number): string =>
  once(`${sign} ${cell}`, () => outline(moved(pointsOf(sign, cell * 7 + 3), cell), 10));

/** The same as a thin line, for sheets that are seen small. */
export const lineOf = (sign: Sign, cell: number): string =>
  once(`thin ${sign} ${cell}`, () => {
    const points = moved(pointsOf(sign, cell * 7 + 3), cell);
    return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
  });

/** A sign by itself, in a square of its own. */
export const signStroke = (sign: Sign): string => once(`${sign} alone`, () => outline(pointsOf(sign, 5), 12));

const LOOP_STEPS = 40;

/** The loop a pencil makes around a group. */
export const loopOf = (line: number): string =>
  once(`loop ${line}`, () => {
    const by = wobble(line + 11);
    const [first = 0, , last = 0] = LINES[line] ?? [];
    const [x, y] = [
      ((columnOf(first) + columnOf(last) + 1) / 2) * UNIT,
      ((rowOf(first) + rowOf(last) + 1) / 2) * UNIT,
    ];
    const isRow = rowOf(first) === rowOf(last);
    const start = by() * 0.5 - 2.2;
    const points = Array.from({ length: LOOP_STEPS }, (_, step): Point => {
      const turn = start + (step / (LOOP_STEPS - 4)) * 2 * Math.PI;
      // Between an ellipse and a box, so that the signs at the ends are inside.
      const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
      const grow = 1 + (step / LOOP_STEPS) * 0.025;
      const along = 141 * grow * round(Math.cos(turn));
      const across = 42 * grow * round(Math.sin(turn));
      return isRow ? [x + along + by(), y + across + by()] : [x + across + by(), y + along + by()];
    });
    return outline(points, 5.5);
  });

/** A tick in a bonus box of ten by ten. */
export const TICK = outline(
  [
    [1, 5],
    [2.6, 7],
    [4, 9],
    [6, 5],
    [8.4, 1.4],
    [11, -2],
  ],
  2.4,
);

/** Lines ruled by hand: each a little off the straight. */
export const ruling = (count: number): string => {
  const by = wobble(count + 5);
  const side = count * UNIT;
  return Array.from({ length: count + 1 }, (_, index) => {
    const at = index * UNIT;
    const bend = () => figure(at + by() * 1.6);
    const [third, more] = [figure(side / 3), figure((side * 2) / 3)];
    return (
      `M${figure(by() * 3)} ${bend()}C${third} ${bend()} ${more} ${bend()} ${figure(side + by() * 3)} ${bend()}` +
      `M${bend()} ${figure(by() * 3)}C${bend()} ${third} ${bend()} ${more} ${bend()} ${figure(side + by() * 3)}`
    );
  }).join('');
};
