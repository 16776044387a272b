import { ellipse, placed } from '@/ui/pieces/paths';

/*
 * A bird as it perches: 40 wide, its feet on 0, looking to the right. A bat hangs: its feet are at -44. What a
 * picture has in one colour is one path.
 */

/** A colour of the game's own, and what is painted in it, from the back to the front. */
export type Paint = readonly [colour: string, path: string];

const LEGS = 'M-3 -6 L-3 0 M4 -6 L4 0 M-7 0 L1 0 M0 0 L8 0';

const CROW: readonly Paint[] = [
  ['leg', LEGS],
  ['crow-deep', 'M-12 -16 C-18 -12 -22 -6 -24 -1 C-17 -2 -11 -4 -7 -8 Z'],
  [
    'crow',
    'M-14 -16 C-14 -24 -8 -30 -1 -33 C1 -40 9 -43 14 -39 C17 -37 18 -33 16 -29 C16 -14 10 -4 0 -4 C-9 -4 -14 -9 -14 -16 Z',
  ],
  ['crow-light', 'M-11 -17 C-6 -24 4 -25 8 -19 C6 -11 -2 -6 -11 -8 C-8 -11 -9 -14 -11 -17 Z'],
  ['beak-dark', 'M15 -37 C20 -37 24 -34 26 -30 C22 -30 18 -30 15 -31 Z'],
  ['eye', ellipse(11, -35, 2.6)],
  ['pupil', ellipse(11.6, -35, 1.3)],
];

const ROOSTER: readonly Paint[] = [
  ['leg-gold', LEGS],
  [
    'tail',
    'M-8 -16 C-20 -18 -26 -30 -20 -41 C-19 -33 -15 -29 -11 -28 C-16 -34 -15 -40 -10 -44 C-10 -36 -6 -30 -1 -26 Z',
  ],
  [
    'rooster',
    'M-13 -17 C-12 -25 -3 -24 2 -29 C4 -37 10 -40 14 -37 C17 -34 16 -27 15 -22 C14 -10 8 -4 0 -4 C-8 -4 -13 -9 -13 -17 Z',
  ],
  ['rooster-wing', 'M-9 -18 C-4 -23 4 -22 6 -17 C4 -10 -4 -7 -10 -10 Z'],
  [
    'comb',
    'M5 -37 C3 -41 5 -45 8 -43 C9 -47 13 -47 13 -43 C17 -44 18 -40 15 -37 C12 -39 8 -39 5 -37 Z M15 -29 C18 -29 19 -23 16 -22 C14 -22 13 -26 15 -29 Z',
  ],
  ['beak', 'M15 -36 L23 -32 L15 -30 Z'],
  ['pupil', ellipse(11, -33.5, 1.7)],
];

const WARBLER: readonly Paint[] = [
  ['leg', LEGS],
  ['warbler-deep', 'M-10 -13 L-27 -8 L-25 -3 L-9 -7 Z'],
  [
    'warbler',
    'M-14 -14 C-13 -23 -4 -26 0 -29 C4 -34 13 -34 16 -28 C18 -23 16 -16 13 -11 C10 -6 5 -4 -1 -4 C-9 -4 -14 -8 -14 -14 Z',
  ],
  ['warbler-belly', 'M13 -22 C14 -14 10 -6 2 -4.6 C-4 -4 -8 -6 -9 -8 C-1 -8 7 -12 9 -21 Z'],
  ['warbler-deep', 'M-12 -14 C-7 -21 1 -21 4 -16 C1 -10 -6 -8 -13 -9 Z'],
  ['eye', 'M4 -29 C8 -32 13 -32 16 -29 C12 -30 8 -29 5 -27 Z'],
  ['beak-dark', 'M16 -27.5 L23 -25 L16 -23.5 Z'],
  ['pupil', ellipse(11.4, -26.4, 1.6)],
];

const OWL: readonly Paint[] = [
  ['leg-gold', 'M-5 -4 L-5 0 M5 -4 L5 0 M-9 0 L-1 0 M1 0 L9 0'],
  [
    'owl',
    'M-16 -20 C-16 -29 -15 -36 -15 -43 C-11 -41 -7 -39 -5 -38 C-2 -39 2 -39 5 -38 C7 -39 11 -41 15 -43 C15 -36 16 -29 16 -20 C16 -9 9 -3 0 -3 C-9 -3 -16 -9 -16 -20 Z',
  ],
  [
    'owl-deep',
    'M-16 -22 C-11 -20 -9 -12 -11 -6 C-15 -9 -17 -15 -16 -22 Z M16 -22 C11 -20 9 -12 11 -6 C15 -9 17 -15 16 -22 Z',
  ],
  ['owl-light', 'M0 -20 C7 -20 9 -12 7 -5 C3 -3 -3 -3 -7 -5 C-9 -12 -7 -20 0 -20 Z'],
  [
    'owl-deep',
    'M-5 -16 L-3 -14 L-1 -16 M1 -16 L3 -14 L5 -16 M-3 -11 L-1 -9 L1 -11 L3 -9 M-4 -7 L-2 -5 L0 -7 L2 -5 L4 -7',
  ],
  ['eye', `${ellipse(-7, -29, 6.4)}${ellipse(7, -29, 6.4)}`],
  ['owl-eye', `${ellipse(-6.4, -29, 4.6)}${ellipse(6.4, -29, 4.6)}`],
  ['pupil', `${ellipse(-6, -29, 2.4)}${ellipse(6, -29, 2.4)}`],
  ['beak', 'M-3 -26 L3 -26 L0 -19 Z'],
];

const BAT: readonly Paint[] = [
  ['leg', 'M-3 -37 L-3 -44 M3 -37 L3 -44'],
  [
    'bat-deep',
    'M-4 -36 C-13 -38 -19 -31 -20 -20 C-18 -13 -15 -8 -11 -4 C-11 -9 -9 -12 -7 -13 C-7 -9 -6 -7 -4 -5 Z M4 -36 C13 -38 19 -31 20 -20 C18 -13 15 -8 11 -4 C11 -9 9 -12 7 -13 C7 -9 6 -7 4 -5 Z',
  ],
  [
    'bat',
    'M-7 -33 C-4 -38 4 -38 7 -33 C9 -27 9 -19 8 -14 L9 -3 L4 -8 C2 -7 -2 -7 -4 -8 L-9 -3 L-8 -14 C-9 -19 -9 -27 -7 -33 Z',
  ],
  ['eye', `${ellipse(-3.4, -14, 2.6)}${ellipse(3.4, -14, 2.6)}`],
  ['pupil', `${ellipse(-3.4, -13.6, 1.3)}${ellipse(3.4, -13.6, 1.3)}`],
  ['eye', 'M-2.6 -20 L-1.4 -23 L-0.4 -20 Z M2.6 -20 L1.4 -23 L0.4 -20 Z'],
];

const GONG: readonly Paint[] = [
  [
    'wood',
    'M-20 0 L-16 0 L-15 -42 L-19 -42 Z M20 0 L16 0 L15 -42 L19 -42 Z M-22 -45 L22 -45 L22 -41 L-22 -41 Z',
  ],
  ['rope', 'M-7 -41 L-6 -34 M7 -41 L6 -34'],
  ['gong-deep', ellipse(0, -21, 14.5)],
  ['gong', ellipse(0, -22, 13.6)],
  ['gong-deep', ellipse(0, -22, 5)],
  ['gong-light', 'M-9 -27 C-7 -31 -3 -33 1 -33'],
];

export const SHAPES = {
  bat: BAT,
  crow: CROW,
  rooster: ROOSTER,
  warbler: WARBLER,
  owl: OWL,
  gong: GONG,
} as const;

/** What is a line and no area. */
export const LINES: ReadonlySet<string> = new Set(['leg', 'leg-gold', 'rope', 'gong-light']);

/** Where so many of a kind sit on one card, 100 wide and 140 high; bats hang from the top. */
const SEATS: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[49, 118, 1.75]],
  [
    [30, 92, 1.25],
    [62, 121, 1.4],
  ],
  [
    [27, 74, 1.05],
    [66, 90, 1.05],
    [38, 123, 1.2],
  ],
];
const HANGING = [50, 92, 1.75] as const;

/** The paints of so many birds on one card. */
export function flockOn(kind: keyof typeof SHAPES, count: number): Paint[] {
  const seats = kind === 'bat' ? [HANGING] : (SEATS[count] ?? []);
  return seats.flatMap(([x, y, scale]) =>
    SHAPES[kind].map(([colour, path]): Paint => [colour, placed(spread(path), { x, y, scale })]),
  );
}

/** Ellipses come with arcs, which cannot be turned or scaled as pairs: four curves in their place. */
function spread(path: string): string {
  return path.replace(
    /M(-?[\d.]+) (-?[\d.]+)a([\d.]+) ([\d.]+) 0 1 1 (-?[\d.]+) 0a[\d.]+ [\d.]+ 0 1 1 -?[\d.]+ 0Z/g,
    (_, left: string, middle: string, wide: string, high: string) => {
      const [x, y, rx, ry] = [Number(left) + Number(wide), Number(middle), Number(wide), Number(high)];
      const [cx, cy] = [rx * 0.552, ry * 0.552];
      return (
        `M${x - rx} ${y} C${x - rx} ${y - cy} ${x - cx} ${y - ry} ${x} ${y - ry}` +
        ` C${x + cx} ${y - ry} ${x + rx} ${y - cy} ${x + rx} ${y}` +
        ` C${x + rx} ${y + cy} ${x + cx} ${y + ry} ${x} ${y + ry}` +
        ` C${x - cx} ${y + ry} ${x - rx} ${y + cy} ${x - rx} ${y} Z`
      );
    },
  );
}
