/** What a shape is washed with: the ink line around it is always the same. */
type Wash =
  | 'wood'
  | 'dark'
  | 'cloth'
  | 'linen'
  | 'stone'
  | 'metal'
  | 'brass'
  | 'green'
  | 'water'
  | 'blood'
  | 'fire'
  | 'paper'
  | 'line';

/** One path of a drawing, within 100 by 100; walls stand at its edges, so furniture keeps to 12 to 88. */
export type Shape = readonly [Wash, string];
export type Drawing = readonly Shape[];

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const oval = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;

/** The same shape at several places: `(x, y)` of each. */
export const each = (
  places: readonly (readonly [number, number])[],
  shape: (x: number, y: number) => string,
): string => places.map(([x, y]) => shape(x, y)).join('');

/** A regular star or polygon; `inner` 1 for a polygon. */
export function star(x: number, y: number, points: number, radius: number, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const far = index % 2 === 0 ? radius : radius * inner;
    return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Parallel lines: steps of a stair, shelves, a grating. */
export const rungs = (x: number, y: number, length: number, gap: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `M${x} ${y + index * gap}h${length}`).join('');

export const bars = (x: number, y: number, length: number, gap: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `M${x + index * gap} ${y}v${length}`).join('');
