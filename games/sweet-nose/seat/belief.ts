import { type Amounts, KINDS, LEVELS, type Level } from '../rules/components';

/** How much one sweet more on the plate speaks for a lower level, and one given away for a higher one. */
const BY_PLATE = 0.9;
const BY_GIFT = 0.8;

/** What everybody saw that speaks for a high level of each kind. */
export const leanings = (laid: Readonly<Amounts>, given: Readonly<Amounts>): number[] =>
  laid.map((count, place) => BY_GIFT * (given[place] ?? 0) - BY_PLATE * count);

/** How much speaks for a high level of each kind, as odds; written anew by every call. */
const odds = new Float64Array(KINDS.length);

/**
 * The level of each kind to be expected of somebody whose cards nobody sees, written into `levels` from
 * `start` on; together always 15.
 */
export function expectLevels(
  laid: Readonly<Amounts>,
  given: Readonly<Amounts>,
  levels: Float64Array,
  start = 0,
): void {
  for (let place = 0; place < odds.length; place++) {
    odds[place] = Math.exp(BY_GIFT * (given[place] ?? 0) - BY_PLATE * (laid[place] ?? 0));
    levels[start + place] = 1;
  }
  for (let one = 0; one < odds.length; one++)
    for (let two = one + 1; two < odds.length; two++) {
      const isAbove = (odds[one] ?? 0) / ((odds[one] ?? 0) + (odds[two] ?? 0));
      levels[start + one] = (levels[start + one] ?? 0) + isAbove;
      levels[start + two] = (levels[start + two] ?? 0) + 1 - isAbove;
    }
}

/** The cards that bring least with this plate: the lowest level where most lies. */
export function bestOrder(plate: Readonly<Amounts>): Level[] {
  const places = plate.map((_, place) => place).sort((a, b) => (plate[b] ?? 0) - (plate[a] ?? 0) || a - b);
  const levels: Level[] = plate.map(() => 1);
  for (const [index, place] of places.entries()) levels[place] = LEVELS[index] ?? 1;
  return levels;
}
