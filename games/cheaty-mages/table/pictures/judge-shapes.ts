import type { Judge } from '../../rules/components';
import type { Paint } from './fighter-shapes';
import { symmetric, twice } from './outline';

const face = symmetric([
  [50, 22],
  [64, 28],
  [68, 48],
  [60, 68],
  [50, 74],
]);
const neck = 'M42 66H58V82H42Z';
const robe = symmetric([
  [50, 76],
  [62, 78],
  [84, 86],
  [94, 100, 1],
]);
const collar = 'M40 78L50 92L60 78L64 82L52 100H48L36 82Z';
const dots = twice([
  [59, 47],
  [61.5, 49.5],
  [59, 52],
  [56.5, 49.5],
]);
const brows = (tilt: number): string => `M36 ${42 - tilt}L46 ${42 + tilt}M54 ${42 + tilt}L64 ${42 - tilt}`;
const person = (skin: string, cloth: string): Paint[] => [
  [cloth, robe],
  ['linen', collar],
  [`${skin}-deep`, neck],
  [skin, face],
];
const EYES: Paint = ['dark', dots];

/** The judges from the front, 100 by 100. */
export const JUDGE_SHAPES: Readonly<Record<Judge, readonly Paint[]>> = {
  adoth: [
    ...person('skin', 'iron'),
    [
      'linen',
      symmetric([
        [50, 12],
        [70, 18],
        [78, 44],
        [76, 68],
        [66, 72],
        [70, 46],
        [62, 30],
        [50, 28],
      ]),
    ],
    [
      'linen',
      symmetric([
        [50, 58],
        [60, 56],
        [66, 70],
        [58, 92],
        [50, 98],
      ]),
    ],
    EYES,
    ['dark', brows(3), 'line'],
    ['skin-deep', 'M50 46L54 57H47Z'],
  ],
  tad: [
    ...person('skin', 'plum'),
    [
      'plum',
      symmetric([
        [50, 24],
        [66, 30],
        [70, 36],
        [60, 26],
        [50, 20],
      ]),
    ],
    ['plum', 'M30 34C34 16 60 8 88 22L92 40L84 34C74 26 60 24 70 36C56 26 42 28 30 34Z'],
    ['linen', 'M88 40a6 6 0 1 1 .1 0Z'],
    ['dark', 'M36 50Q41 54 46 50M54 50Q59 54 64 50', 'line'],
    ['dark', 'M46 62Q50 67 54 62Q50 60 46 62Z'],
    ['brass', 'M70 16H80L70 26H80M84 4H90L84 11H90', 'line'],
  ],
  ferine: [
    [
      'hair-red',
      symmetric([
        [50, 10],
        [74, 20],
        [82, 52],
        [78, 92],
        [50, 90],
      ]),
    ],
    ...person('skin', 'rose'),
    ['hair-red', 'M32 46C32 26 44 20 56 22C66 24 70 34 68 48C62 42 58 34 56 30C50 38 42 42 32 46Z'],
    ['dark', 'M36 49Q41 44 46 49', 'line'],
    ['dark', 'M59 46a3 3 0 1 1 -.1 0Z'],
    ['ember', 'M44 61Q52 67 58 59Q52 62 44 61Z'],
  ],
  zapp: [
    ...person('skin', 'teal'),
    ['brass', 'M30 44L26 24L38 28L40 10L52 24L64 8L66 26L78 22L70 44C66 32 58 30 50 30C42 30 34 34 30 44Z'],
    EYES,
    ['dark', 'M38 40Q42 37 46 40M54 40Q58 37 62 40', 'line'],
    ['linen', 'M40 58H60Q58 68 50 68Q42 68 40 58Z'],
    ['dark', 'M40 58H60Q58 68 50 68Q42 68 40 58Z', 'line'],
  ],
  lawty: [
    ...person('skin', 'moss'),
    [
      'dark',
      symmetric([
        [50, 26],
        [68, 30],
        [86, 32, 1],
        [84, 26],
        [66, 22],
        [64, 6],
        [50, 4],
      ]),
    ],
    ['brass', 'M36 22H64V27H36Z'],
    ['dark', 'M38 48H47M53 48H62', 'line'],
    ['brass', 'M59 42a8 8 0 1 1 -.1 0ZM67 52L72 72', 'line'],
    ['dark', 'M42 60Q46 56 50 59Q54 56 58 60', 'line'],
    ['dark', 'M44 66Q52 68 56 63', 'line'],
  ],
  orlair: [
    [
      'night',
      symmetric([
        [50, 10],
        [72, 18],
        [78, 48],
        [76, 90],
        [50, 94],
      ]),
    ],
    ...person('skin', 'iron'),
    ['night', 'M32 48C30 24 44 18 58 20C68 22 70 36 68 50C66 38 62 30 48 28C40 30 34 38 32 48Z'],
    ['frost', dots],
    ['dark', 'M37 45H46M54 45H63', 'line'],
    ['rose', 'M45 62H55L50 65Z'],
  ],
  lester: [
    ...person('skin', 'ember'),
    ['hair-brown', 'M30 46C24 20 44 4 72 14C84 20 80 34 70 42C70 32 62 28 50 30C40 32 34 36 30 46Z'],
    EYES,
    ['dark', brows(2), 'line'],
    ['hair-brown', 'M36 62C40 56 46 58 50 61C54 58 60 56 64 62C58 66 54 64 50 63C46 64 42 66 36 62Z'],
    ['brass', 'M24 86L30 80L36 88L30 96ZM76 86L70 80L64 88L70 96Z'],
  ],
  morla: [
    [
      'plum',
      symmetric([
        [50, 6],
        [76, 18],
        [86, 56],
        [90, 100, 1],
      ]),
    ],
    ...person('skin', 'plum'),
    [
      'shade',
      symmetric([
        [50, 22],
        [66, 26],
        [72, 50],
        [68, 50],
        [62, 34],
        [50, 32],
      ]),
    ],
    [
      'glow',
      twice([
        [54, 49, 1],
        [59, 46],
        [65, 48, 1],
        [59, 51],
      ]),
    ],
    ['dark', 'M44 62Q50 59 56 62', 'line'],
  ],
};
