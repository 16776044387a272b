import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEAT_COUNT } from '@/ui/SeatMark';
import { type Triple, toLinear } from './oklch';

const tokens = readFileSync(join(process.cwd(), 'src/ui/tokens.css'), 'utf8');

/** The seat colours as written in one block of the tokens: lightness, chroma, hue. */
function seatsIn(block: string): Triple[] {
  return [...block.matchAll(/--seat-\d: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, l, c, h]) => [Number(l), Number(c), Number(h)] as const,
  );
}

function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const VISION: Record<string, readonly [Triple, Triple, Triple]> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without long cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without middle cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without short cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const clamp = (light: number) => Math.min(1, Math.max(0, light));
const seen = (matrix: readonly [Triple, Triple, Triple], [r, g, b]: Triple): Triple => {
  const [x, y, z] = matrix.map((row) => clamp(row[0] * r + row[1] * g + row[2] * b));
  return [x ?? 0, y ?? 0, z ?? 0];
};

const split = tokens.indexOf('[data-theme="dark"]');
const themes = { light: tokens.slice(0, split), dark: tokens.slice(split) };

describe.each(Object.entries(themes))('by %s', (_, block) => {
  const seats = seatsIn(block);

  test('every seat has a colour', () => expect(seats).toHaveLength(SEAT_COUNT));

  test.each(Object.entries(VISION))('%s vision tells all seats apart', (_type, matrix) => {
    const labs = seats.map((seat) => toOklab(seen(matrix, toLinear(seat))));
    const distances = labs.flatMap((a, index) =>
      labs.slice(index + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.125);
  });
});
