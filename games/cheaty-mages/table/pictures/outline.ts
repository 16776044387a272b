import { reversed } from '@/kit/last';

/** Right half of an outline from the top to the bottom, 100 by 100; a third number makes a point sharp. */
type Half = readonly (readonly [x: number, y: number, sharp?: 1])[];

const short = (value: number): number => Math.round(value * 10) / 10;

/** A smooth closed curve through the points (Catmull-Rom), with corners where they are sharp. */
function curve(points: Half): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [50, 50];
  const [x, y] = at(0);
  let path = `M${short(x)} ${short(y)}`;
  for (let index = 0; index < points.length; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = b[2] === 1 ? b : [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into = c[2] === 1 ? c : [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[out[0], out[1], into[0], into[1], c[0], c[1]].map(short).join(' ')}`;
  }
  return `${path}Z`;
}

/** Both halves of something that is the same on the left and on the right. */
export function symmetric(half: Half): string {
  const inner = half.filter(([x]) => x !== 50);
  return curve([...half, ...reversed(inner).map(([x, y, sharp]) => mirrored(x, y, sharp))]);
}

/** A shape on either side. */
export const twice = (shape: Half): string =>
  curve(shape) + curve(shape.map(([x, y, sharp]) => mirrored(x, y, sharp)));

const mirrored = (x: number, y: number, sharp: 1 | undefined) =>
  (sharp === undefined ? [100 - x, y] : [100 - x, y, sharp]) as readonly [number, number, 1?];
