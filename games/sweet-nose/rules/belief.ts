import { type Amounts, LEVELS, type Level } from './components';

/** How much one sweet more on the plate speaks for a lower level, and one given away for a higher one. */
const BY_PLATE = 0.9;
const BY_GIFT = 0.8;

/** What everybody saw that speaks for a high level of each kind. */
export const leanings = (laid: Readonly<Amounts>, given: Readonly<Amounts>): number[] =>
  laid.map((count, place) => BY_GIFT * (given[place] ?? 0) - BY_PLATE * count);

/** The level of each kind to be expected of somebody whose cards nobody sees; together always 15. */
export function expectedLevels(laid: Readonly<Amounts>, given: Readonly<Amounts>): number[] {
  const lean = leanings(laid, given);
  const levels: number[] = [];
  for (let place = 0; place < lean.length; place++) {
    const own = lean[place] ?? 0;
    let level = 1;
    for (let other = 0; other < lean.length; other++)
      if (other !== place) level += 1 / (1 + Math.exp((lean[other] ?? 0) - own));
    levels.push(level);
  }
  return levels;
}

/** The cards that bring least with this plate: the lowest level where most lies. */
export function bestOrder(plate: Readonly<Amounts>): Level[] {
  const places = plate.map((_, place) => place).sort((a, b) => (plate[b] ?? 0) - (plate[a] ?? 0) || a - b);
  const levels: Level[] = plate.map(() => 1);
  for (const [index, place] of places.entries()) levels[place] = LEVELS[index] ?? 1;
  return levels;
}
