'use client';

import { columnOf, EQUALS, rowOf, type SheetKind, SIDE, STONES, TOTEMS } from '../rules/components';
import { ruling, UNIT } from './strokes';

/** A carved post in a square of a hundred: its wood, the light on it, and what is cut into it. */
const POST = 'M50 6C58 12 62 20 63 28L66 92C66 95 34 95 34 92L37 28C38 20 42 12 50 6Z';
const POST_SHADE = 'M52 8C58 13 62 20 63 28L66 92C66 94 58 94.500 54 94.500Z';
/** A spiral of a fern that unfolds, a band of teeth, and a row of notches. */
const CARVING =
  'M50 52C44 52 41 47 42 42C43 36 50 34 54 38C58 42 56 48 51 48C47 48 46 43 49.500 42.500' +
  'M39 29H61M38.500 60H61.500M37.500 76H62.500M38.500 60L43 68L47.500 60L52 68L56.500 60L61 68' +
  'M42 84V90M50 84V90M58 84V90M45 21C48 17 52 17 55 21';

const PEBBLE = 'M16 54C13 36 30 20 52 19C74 18 88 34 86 54C84 75 68 84 48 83C29 82 18 72 16 54Z';
const PEBBLE_LIGHT = 'M28 42C33 31 46 27 57 29C50 32 38 36 33 46C31 50 27 47 28 42Z';

const place = (cell: number): string => `translate(${columnOf(cell) * UNIT} ${rowOf(cell) * UNIT})`;

const RULING = ruling(SIDE);

/** The colours of the four coloured squares of Ranu, in reading order. */
const PATCHES = ['ochre', 'green', 'red', 'graphite'] as const;

/** What is printed on a sheet: squares, totems, stones, and what Ranu makes of the stones. */
export function Ground({ kind, linked }: { readonly kind: SheetKind; readonly linked: readonly number[] }) {
  return (
    <>
      {kind === 'ranu-1' &&
        STONES.map((cell, index) => (
          <rect
            key={cell}
            transform={place(cell)}
            x="5"
            y="5"
            width="90"
            height="90"
            rx="14"
            className={`kp-patch is-${PATCHES[index]}`}
          />
        ))}
      <path d={RULING} className="kp-ruling" />
      {kind !== 'ranu-1' &&
        STONES.map((cell) => (
          <g key={cell} transform={place(cell)}>
            <path d={PEBBLE} className="kp-stone" />
            <path d={PEBBLE_LIGHT} className="kp-stone-light" />
            {kind === 'ranu-2' &&
              EQUALS.some(([left, right]) => left < cell && cell < right && right - left === 2) && (
                <path d="M34 44H66M34 60H66" className="kp-equal" />
              )}
          </g>
        ))}
      {TOTEMS.map((cell) => (
        <g key={cell} transform={place(cell)}>
          <circle
            cx="50"
            cy="50"
            r="47"
            className={linked.includes(cell) ? 'kp-halo is-linked' : 'kp-halo'}
          />
          <path d={POST} className="kp-post" />
          <path d={POST_SHADE} className="kp-post-shade" />
          <path d={CARVING} className="kp-carving" />
        </g>
      ))}
    </>
  );
}
