import { CARD, LAST_X, LAST_Y, TABLE } from '../rules/components';
import { placeIndex } from '../rules/legal';
import { overlaps } from '../rules/overlap';

const PER_ROW = TABLE.width / CARD.width;
/** Where cards would lie if they were laid out side by side, row by row. */
export const SPOTS = Array.from({ length: PER_ROW * (TABLE.height / CARD.height) }, (_, spot) => ({
  x: (spot % PER_ROW) * CARD.width,
  y: Math.floor(spot / PER_ROW) * CARD.height,
}));

/** All placings there are. */
export const PLACINGS = (LAST_X + 1) * (LAST_Y + 1);

/** By placing, the spots that a card there would cover, a bit each. */
const SPOTS_UNDER = Array.from({ length: PLACINGS }, (_, index) => {
  const corner = { x: index % (LAST_X + 1), y: Math.floor(index / (LAST_X + 1)) };
  return SPOTS.reduce((bits, spot, bit) => (overlaps(corner, spot) ? bits | (1 << bit) : bits), 0);
});
export const spotsUnder = (x: number, y: number): number => SPOTS_UNDER[placeIndex(x, y)] ?? 0;
