import type { Fighter } from '../../rules/components';
import { symmetric, twice } from './outline';

/** A path in one of the arena's colours; `line`: drawn, not filled. */
export type Paint = readonly [colour: string, path: string, line?: 'line'];

const eyes = (x: number, y: number, size = 5): string =>
  twice([
    [x - size, y + size * 0.3, 1],
    [x, y - size * 0.7],
    [x + size * 1.1, y - size * 0.9, 1],
    [x + size * 0.3, y + size * 0.55],
  ]);
const round = (x: number, y: number, size: number): string =>
  twice([
    [x, y - size],
    [x + size, y],
    [x, y + size],
    [x - size, y],
  ]);
const SHOULDERS = symmetric([
  [50, 78],
  [66, 82],
  [88, 90],
  [96, 100, 1],
]);

/** Heads against the torches, 100 by 100: a silhouette each, and what glows in it. */
export const FIGHTER_SHAPES: Readonly<Record<Fighter, readonly Paint[]>> = {
  goblin: [
    ['dark', SHOULDERS],
    [
      'body',
      symmetric([
        [50, 20],
        [64, 22],
        [73, 36],
        [98, 26, 1],
        [78, 54],
        [70, 66],
        [60, 80],
        [50, 88],
      ]),
    ],
    [
      'shade',
      twice([
        [78, 40],
        [94, 30, 1],
        [79, 48],
      ]),
    ],
    ['glow', eyes(62, 48, 6)],
    [
      'shade',
      symmetric([
        [50, 50],
        [55, 62],
        [50, 66],
      ]),
    ],
    ['bone', 'M38 72L62 72L58 78L54 73L50 79L46 73L42 78Z'],
  ],
  orc: [
    ['dark', SHOULDERS],
    [
      'body',
      symmetric([
        [50, 16],
        [66, 19],
        [74, 34],
        [85, 36, 1],
        [77, 50],
        [80, 68],
        [70, 84],
        [50, 90],
      ]),
    ],
    [
      'shade',
      symmetric([
        [50, 38],
        [66, 42],
        [74, 40, 1],
        [66, 34],
        [50, 34],
      ]),
    ],
    ['glow', eyes(62, 48, 5)],
    [
      'shade',
      symmetric([
        [50, 52],
        [57, 60],
        [50, 64],
      ]),
    ],
    [
      'dark',
      symmetric([
        [50, 71],
        [66, 72],
        [62, 78],
        [50, 79],
      ]),
    ],
    [
      'bone',
      twice([
        [60, 78],
        [66, 78],
        [68, 60, 1],
      ]),
    ],
  ],
  skeleton: [
    ['dark', SHOULDERS],
    [
      'bone',
      symmetric([
        [50, 12],
        [70, 16],
        [80, 36],
        [76, 54],
        [68, 62],
        [67, 82],
        [58, 86],
        [50, 86],
      ]),
    ],
    ['dark', round(63, 44, 9)],
    ['glow', round(63, 45, 3)],
    ['dark', 'M50 54L55 64L45 64Z'],
    ['dark', 'M40 72V84M46 73V86M54 73V86M60 72V84M36 71H64', 'line'],
  ],
  lizardman: [
    ['dark', SHOULDERS],
    [
      'body',
      symmetric([
        [50, 8, 1],
        [58, 22],
        [70, 30],
        [76, 46],
        [68, 62],
        [70, 78],
        [60, 90],
        [50, 92],
      ]),
    ],
    ['shade', 'M50 8L54 40H46Z'],
    [
      'shade',
      twice([
        [72, 30],
        [90, 20, 1],
        [78, 40],
        [92, 42, 1],
        [76, 52],
      ]),
    ],
    ['glow', eyes(64, 45, 5)],
    [
      'dark',
      twice([
        [54, 72],
        [58, 70],
        [57, 75],
      ]),
    ],
    ['dark', 'M36 82Q50 88 64 82', 'line'],
  ],
  ghost: [
    [
      'mist',
      symmetric([
        [50, 10],
        [68, 16],
        [77, 38],
        [78, 68],
        [88, 92, 1],
        [74, 84],
        [66, 97, 1],
        [58, 84],
        [50, 92],
      ]),
    ],
    ['dark', round(62, 42, 7)],
    ['glow', round(62, 43, 2.5)],
    [
      'dark',
      symmetric([
        [50, 58],
        [56, 66],
        [50, 76],
      ]),
    ],
  ],
  succubus: [
    [
      'dark',
      twice([
        [60, 60],
        [76, 40],
        [98, 30, 1],
        [94, 50],
        [98, 70, 1],
        [86, 66],
        [80, 80, 1],
        [70, 72],
      ]),
    ],
    [
      'shade',
      symmetric([
        [50, 16],
        [70, 22],
        [76, 46],
        [80, 80],
        [64, 92],
        [50, 92],
      ]),
    ],
    [
      'body',
      symmetric([
        [50, 28],
        [62, 32],
        [66, 50],
        [60, 68],
        [50, 78],
      ]),
    ],
    [
      'bone',
      twice([
        [60, 24],
        [76, 22],
        [84, 6, 1],
        [72, 12],
        [60, 14],
      ]),
    ],
    ['glow', eyes(58, 50, 4.5)],
    ['ember', 'M43 66Q50 71 57 66Q50 64 43 66Z'],
  ],
  'dark-elf': [
    ['dark', SHOULDERS],
    [
      'mist',
      symmetric([
        [50, 12],
        [68, 18],
        [76, 44],
        [80, 86],
        [66, 92],
        [50, 90],
      ]),
    ],
    [
      'body',
      twice([
        [66, 44],
        [97, 18, 1],
        [74, 60],
      ]),
    ],
    [
      'body',
      symmetric([
        [50, 24],
        [64, 30],
        [68, 50],
        [60, 70],
        [50, 82],
      ]),
    ],
    ['glow', eyes(58, 50, 4.5)],
    ['shade', 'M50 52L53 62L48 62Z'],
    ['dark', 'M44 70H56', 'line'],
  ],
  minotaur: [
    [
      'bone',
      twice([
        [64, 30],
        [84, 30],
        [97, 8, 1],
        [92, 34],
        [78, 46],
        [66, 42],
      ]),
    ],
    ['dark', SHOULDERS],
    [
      'body',
      symmetric([
        [50, 22],
        [66, 24],
        [72, 38],
        [88, 48, 1],
        [70, 54],
        [66, 68],
        [70, 82],
        [58, 92],
        [50, 92],
      ]),
    ],
    [
      'shade',
      symmetric([
        [50, 68],
        [64, 70],
        [66, 82],
        [56, 90],
        [50, 90],
      ]),
    ],
    ['glow', eyes(61, 46, 5)],
    [
      'dark',
      twice([
        [57, 76],
        [61, 78],
        [57, 81],
      ]),
    ],
    ['brass', 'M44 82C44 95 56 95 56 82', 'line'],
  ],
  demon: [
    [
      'bone',
      twice([
        [60, 28],
        [78, 26],
        [86, 2, 1],
        [92, 28],
        [80, 42],
        [64, 40],
      ]),
    ],
    ['dark', SHOULDERS],
    [
      'ember',
      symmetric([
        [50, 22],
        [66, 26],
        [76, 44],
        [70, 62],
        [66, 80],
        [58, 76],
        [50, 96, 1],
      ]),
    ],
    [
      'shade',
      symmetric([
        [50, 40],
        [66, 44],
        [74, 38, 1],
        [62, 34],
        [50, 36],
      ]),
    ],
    ['glow', eyes(61, 48, 5.5)],
    [
      'dark',
      symmetric([
        [50, 64],
        [64, 62],
        [58, 72],
        [50, 73],
      ]),
    ],
    ['bone', 'M41 64L44 73L47 65ZM59 64L56 73L53 65Z'],
  ],
  dragon: [
    [
      'bone',
      twice([
        [60, 22],
        [72, 20],
        [92, 0, 1],
        [86, 24],
        [70, 34],
      ]),
    ],
    [
      'shade',
      twice([
        [70, 36],
        [96, 34, 1],
        [80, 48],
        [98, 56, 1],
        [76, 58],
      ]),
    ],
    [
      'body',
      symmetric([
        [50, 14],
        [64, 20],
        [76, 38],
        [72, 54],
        [62, 64],
        [68, 80],
        [60, 94],
        [50, 96],
      ]),
    ],
    [
      'shade',
      symmetric([
        [50, 14],
        [54, 40],
        [50, 74],
      ]),
    ],
    ['glow', eyes(64, 44, 6)],
    [
      'ember',
      twice([
        [56, 82],
        [61, 80],
        [60, 86],
      ]),
    ],
    ['bone', 'M38 90L41 97L44 91ZM62 90L59 97L56 91Z'],
  ],
};
