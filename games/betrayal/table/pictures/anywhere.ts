import { bars, box, type Drawing, disc, each, oval } from './shapes';

/** Rooms that may lie on any floor. */
export const ANYWHERE: Readonly<Record<string, Drawing>> = {
  'creaky-hallway': [
    ['wood', box(36, 12, 28, 76)],
    ['wood', box(12, 36, 76, 28)],
    ['line', `${bars(36, 12, 76, 7, 5)}M12 43h24M64 43h24M12 50h24M64 50h24M12 57h24M64 57h24`],
    ['dark', 'M44 46l5-2 2 5 6 1-4 6-7-2z'],
    ['line', 'M40 22l6 5M56 70l5 7M72 42l6 3'],
  ],
  'dusty-hallway': [
    ['cloth', box(38, 12, 24, 76)],
    ['cloth', box(12, 38, 76, 24)],
    ['line', 'M42 16v68M58 16v68M16 42h68M16 58h68'],
    ['linen', 'M14 14c10 0 16 6 16 16-8-2-14-8-16-16zM86 86c-9 0-15-6-16-15 8 1 14 7 16 15z'],
    ['line', 'M86 14c-6 4-10 8-16 18M86 22l-12 4M14 86c6-4 8-8 12-14M14 78l9-3'],
  ],
  'game-room': [
    ['green', box(22, 24, 34, 52)],
    ['line', box(25, 27, 28, 46)],
    [
      'dark',
      each(
        [
          [22, 24],
          [56, 24],
          [22, 76],
          [56, 76],
          [22, 50],
          [56, 50],
        ],
        (x, y) => disc(x, y, 2.4),
      ),
    ],
    [
      'paper',
      each(
        [
          [36, 40],
          [42, 44],
          [38, 58],
        ],
        (x, y) => disc(x, y, 2.4),
      ),
    ],
    ['wood', 'M46 34l1.6 1L30 66l-1.6-1z'],
    ['wood', disc(76, 74, 9)],
    ['paper', 'M71 70l5-2 2 5-5 2zM77 73l5 0 0 6-5 0z'],
    ['blood', disc(76, 24, 7)],
    ['line', `${disc(76, 24, 4)}M76 17v14M69 24h14`],
  ],
  'junk-room': [
    ['wood', 'M18 26l20-8 6 14-20 8zM60 18l18 4-4 16-18-4zM20 62l14-4 6 16-14 5z'],
    ['metal', `${disc(66, 62, 11)}`],
    ['line', `${disc(66, 62, 4)}M66 51v22M55 62h22`],
    ['dark', 'M44 44l14-2 2 10-12 4z'],
    ['linen', 'M72 76c6-4 14 0 14 6s-10 6-14 3-4-6 0-9z'],
    ['brass', 'M40 78l12-2 4 8-14 3z'],
    ['line', 'M22 24l16 16M64 20l8 16M26 44l10 6'],
  ],
  'mystic-elevator': [
    ['metal', box(26, 24, 48, 52)],
    ['dark', box(30, 28, 40, 44)],
    ['line', `${bars(35, 28, 44, 5, 7)}`],
    ['brass', 'M44 44l6-8 6 8zM44 56l6 8 6-8z'],
    ['brass', `${disc(80, 50, 4)}${disc(20, 50, 4)}`],
    ['line', 'M38 14h24M30 18h40'],
  ],
  'organ-room': [
    ['wood', box(18, 14, 64, 24)],
    [
      'brass',
      each(
        [
          [24, 22],
          [31, 20],
          [38, 18],
          [45, 17],
          [55, 17],
          [62, 18],
          [69, 20],
          [76, 22],
        ],
        (x, y) => disc(x, y, 2.8),
      ),
    ],
    ['dark', box(30, 40, 40, 9)],
    ['paper', box(32, 42, 36, 5)],
    ['line', bars(36, 42, 5, 4, 8)],
    ['wood', box(38, 55, 24, 8)],
    ['cloth', 'M72 62h13v24H72z'],
  ],
  'statuary-corridor': [
    ['cloth', box(42, 12, 16, 76)],
    [
      'stone',
      each(
        [
          [24, 22],
          [24, 50],
          [24, 78],
          [76, 22],
          [76, 50],
          [76, 78],
        ],
        (x, y) => box(x - 8, y - 8, 16, 16),
      ),
    ],
    [
      'paper',
      each(
        [
          [24, 22],
          [24, 50],
          [24, 78],
          [76, 22],
          [76, 78],
        ],
        (x, y) => `${oval(x, y, 6.4, 3.6)}${disc(x, y, 2.8)}`,
      ),
    ],
    ['line', 'M72 44l8 5-6 5 7 3M70 54l4-6'],
  ],
};
