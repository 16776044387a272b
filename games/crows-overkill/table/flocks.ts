import { BIRDS, type Bird } from '../rules/components';

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
