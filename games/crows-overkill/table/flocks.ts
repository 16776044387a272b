import { BIRDS, type Bird, KIND } from '../rules/components';

/** The cards on a sill that are alike, by their places there: they lie on one another. */
export interface Flock {
  readonly bird: Bird;
  readonly places: readonly number[];
}

export const flocksOf = (birds: readonly Bird[]): Flock[] =>
  BIRDS.flatMap((bird) => {
    const places = birds.flatMap((one, place) => (one === bird ? [place] : []));
    return places.length === 0 ? [] : [{ bird, places }];
  });

/** Between two kinds, in steps of the row. */
const AIR = 0.18;

/** Where each flock lies on its sill, in steps of the row, and where the row ends. */
export function placesOf(flocks: readonly Flock[]): {
  readonly places: readonly number[];
  readonly last: number;
} {
  let shift = 0;
  const places = flocks.map(({ bird }, index) => {
    const before = flocks[index - 1];
    if (before !== undefined && KIND[before.bird] !== KIND[bird]) shift += AIR;
    return index + shift;
  });
  return { places, last: Math.max((places.at(-1) ?? 0) + AIR, 1) };
}
