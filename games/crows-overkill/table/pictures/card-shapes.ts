import { ellipse } from '@/ui/pieces/paths';
import type { Card } from '../../rules/components';
import type { Paint } from './bird-shapes';

/* What a shamisen card shows, 100 by 84: one thing, painted flat with an ink line where it needs one. */

const STONES: readonly Paint[] = [
  ['stone-deep', ellipse(34, 58, 20, 15)],
  ['stone', ellipse(33, 55, 19, 14)],
  ['stone-deep', ellipse(68, 62, 17, 12)],
  ['stone', ellipse(67, 60, 16, 11)],
  ['stone-deep', ellipse(52, 34, 14, 11)],
  ['stone-light', ellipse(51, 32, 13, 10)],
  ['ink', 'M20 22L34 26M32 8L42 19'],
];
const BLOWGUN: readonly Paint[] = [
  ['bamboo-deep', 'M12 68L74 14L80 21L18 75Z'],
  ['bamboo', 'M12 65L73 12L78 18L17 71Z'],
  ['ink', 'M28 51L33 57M45 36L50 42M61 22L66 28'],
  ['comb-fill', 'M80 12L96 2L90 12L97 18L84 18Z'],
  ['ink', 'M74 18L86 9'],
];
const WATER_GUN: readonly Paint[] = [
  ['bamboo-deep', 'M10 46H62V66H10Z'],
  ['bamboo', 'M10 44H62V60H10Z'],
  ['wood', 'M2 48H10V58H2ZM62 48H72V58H62Z'],
  ['ink', 'M24 44V66M46 44V66'],
  ['water', 'M74 52C82 44 90 40 98 40C94 46 90 50 90 53C92 57 95 60 98 66C90 64 82 60 74 55Z'],
];
const SCARECROW: readonly Paint[] = [
  ['wood', 'M47 30H53V82H47ZM14 40H86V45H14Z'],
  ['cloth-red', 'M24 36L76 36L82 50L66 50L68 72L32 72L34 50L18 50Z'],
  [
    'straw',
    'M14 40L4 36M14 43L3 44M14 45L6 51M86 40L96 36M86 43L97 44M86 45L94 51M36 72L33 80M44 72L43 82M56 72L57 82M64 72L67 80',
  ],
  ['skin', ellipse(50, 24, 12)],
  ['straw-hat', 'M28 20C38 6 62 6 72 20C62 23 38 23 28 20Z'],
  ['ink', 'M45 24L47 26M53 26L55 24M46 31L54 31'],
];
const CAST_NET: readonly Paint[] = [
  ['rope-line', 'M50 6C30 26 14 50 12 74C36 82 64 82 88 74C86 50 70 26 50 6Z'],
  [
    'rope-line',
    'M50 6C42 30 38 54 38 79M50 6C58 30 62 54 62 79M50 6V80M24 44C40 50 60 50 76 44M16 60C38 67 62 67 84 60M34 26C44 30 56 30 66 26',
  ],
  [
    'stone',
    `${ellipse(12, 75, 4)}${ellipse(31, 80, 4)}${ellipse(50, 81, 4)}${ellipse(69, 80, 4)}${ellipse(88, 75, 4)}`,
  ],
];
const TRAP_NET: readonly Paint[] = [
  ['wood', 'M12 22H88V30H12ZM16 8H22V78H16ZM78 8H84V78H78Z'],
  ['rope-line', 'M22 30L78 74M22 52L54 76M48 30L78 54M78 30L22 74M78 52L46 76M52 30L22 54'],
  ['rope', 'M50 22C46 14 54 12 50 4'],
  ['crow', 'M36 56C38 48 46 46 52 48C55 44 61 45 62 50L68 53L61 55C59 62 50 66 42 63L32 68Z'],
];
const DOOR: readonly Paint[] = [
  ['frame', 'M10 4H90V82H10Z'],
  ['shoji', 'M15 9H49V77H15ZM51 9H85V77H51Z'],
  ['frame-line', 'M32 9V77M68 9V77M15 32H85M15 55H85'],
  ['gong-deep', `${ellipse(45, 46, 2.6)}${ellipse(55, 46, 2.6)}`],
];
const MIRROR: readonly Paint[] = [
  ['wood', 'M45 58H55V84H45Z'],
  ['gong-deep', ellipse(50, 36, 31)],
  ['gong', ellipse(50, 35, 29)],
  ['glass', ellipse(50, 35, 23)],
  ['glass-light', 'M34 34C36 22 46 16 56 17C46 22 40 30 39 42Z'],
  ['cloth-red', 'M45 62H55V68H45Z'],
];
const SONG: readonly Paint[] = [
  ['wood', 'M16 72L70 18L75 23L21 77Z'],
  ['wood-deep', 'M68 12L82 10L84 20L74 26L66 20Z'],
  ['wood-deep', 'M6 66C4 60 22 46 28 50L36 60C38 66 24 82 18 80Z'],
  ['skin', 'M10 66C10 62 22 52 26 54L32 61C33 65 22 76 18 75Z'],
  ['ink', 'M20 68L72 18M22 70L74 20'],
  ['comb', 'M74 46V64M74 46L88 42V58'],
  ['comb-fill', `${ellipse(70, 66, 5, 4)}${ellipse(84, 60, 5, 4)}`],
];
const SCISSORS: readonly Paint[] = [
  ['steel-deep', 'M30 46C40 38 52 24 56 4C66 18 60 36 48 50ZM70 46C60 38 48 24 44 4C34 18 40 36 52 50Z'],
  ['steel', 'M33 47C42 38 52 26 56 8C63 20 58 36 48 49ZM67 47C58 38 48 26 44 8C37 20 42 36 52 49Z'],
  ['steel-line', 'M44 48C30 54 22 62 26 72C30 82 44 80 50 68C56 80 70 82 74 72C78 62 70 54 56 48'],
];
const PLECTRUM: readonly Paint[] = [
  ['steel-deep', 'M40 80L46 40C40 32 26 20 14 12C38 2 62 2 86 12C74 20 60 32 54 40L60 80Z'],
  ['shoji', 'M42 77L47.500 39C42 31 30 21 19 13.500C40 6 60 6 81 13.500C70 21 58 31 52.500 39L58 77Z'],
  ['ink', 'M28 15C40 11 60 11 72 15'],
];
const ROOM_SWAP: readonly Paint[] = [
  ['frame', 'M4 24H42V68H4ZM58 24H96V68H58Z'],
  ['shoji', 'M8 28H38V64H8ZM62 28H92V64H62Z'],
  ['frame-line', 'M23 28V64M8 46H38M77 28V64M62 46H92'],
  ['comb', 'M24 18C36 6 64 6 76 18M76 18L66 17M76 18L75 8M76 74C64 84 36 84 24 74M24 74L34 75M24 74L25 84'],
];
const WHISTLE: readonly Paint[] = [
  [
    'skin',
    'M22 30C22 14 38 4 54 8C68 12 72 24 70 36C74 44 72 50 66 52C64 64 58 72 46 72L44 84H20L24 60C22 50 22 40 22 30Z',
  ],
  ['crow', 'M18 34C16 12 36 0 56 5C64 8 70 14 70 20C58 14 46 20 40 30L34 44L24 52C20 46 18 40 18 34Z'],
  ['comb-fill', ellipse(69, 47, 4, 3)],
  ['ink', 'M58 32L65 32'],
  ['comb', 'M78 40L90 34M79 48L95 48M77 56L90 62'],
];
const NIGHTHAWK: readonly Paint[] = [
  [
    'owl-deep',
    'M50 46C38 26 20 18 2 20C10 26 14 32 16 40C22 40 26 44 28 50C34 50 40 52 44 58Z M50 46C62 26 80 18 98 20C90 26 86 32 84 40C78 40 74 44 72 50C66 50 60 52 56 58Z',
  ],
  ['owl', 'M50 28C58 28 62 36 60 46C60 58 56 68 50 80C44 68 40 58 40 46C38 36 42 28 50 28Z'],
  ['ink', 'M46 52L50 56L54 52M45 60L50 65L55 60'],
  ['eye', `${ellipse(45.5, 38, 3.4)}${ellipse(54.5, 38, 3.4)}`],
  ['pupil', `${ellipse(45.8, 38.4, 1.7)}${ellipse(54.2, 38.4, 1.7)}`],
  ['beak', 'M47.500 42H52.500L50 48Z'],
];

export const CARD_SHAPES: Readonly<Record<Card, readonly Paint[]>> = {
  stones: STONES,
  blowgun: BLOWGUN,
  'water-gun': WATER_GUN,
  scarecrow: SCARECROW,
  'cast-net': CAST_NET,
  'trap-net': TRAP_NET,
  door: DOOR,
  mirror: MIRROR,
  song: SONG,
  scissors: SCISSORS,
  plectrum: PLECTRUM,
  'room-swap': ROOM_SWAP,
  whistle: WHISTLE,
  nighthawk: NIGHTHAWK,
};

/** What is a line and no area. */
export const CARD_LINES: ReadonlySet<string> = new Set([
  'ink',
  'rope',
  'rope-line',
  'frame-line',
  'steel-line',
  'straw',
  'comb',
]);
