/** Where the windows lie over a picture, in hundredths of its side from the upper left: two, four, four, two. */
export const WINDOW_PLACES: readonly (readonly [x: number, y: number])[] = [
  [37, 15],
  [63, 15],
  [13.5, 38.5],
  [38, 38.5],
  [62, 38.5],
  [86.5, 38.5],
  [13.5, 61.5],
  [38, 61.5],
  [62, 61.5],
  [86.5, 61.5],
  [37, 85],
  [63, 85],
];
export const WINDOW_RADIUS = 11;
