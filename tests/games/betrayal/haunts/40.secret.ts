import { hauntedHouse } from '../haunted';
import { writtenSecret } from '../written-secret';

/** Where the driver is buried: the traitor knows, and everybody when it has come out. */
export const secrets = [
  writtenSecret('where somebody is buried', {
    slice: 'grave',
    side: 'traitor',
    laid: () =>
      hauntedHouse(40, {
        tiles: [
          ['crypt', 'basement', 0, -1, 2],
          ['organ-room', 'basement', 1, 0],
          ['kitchen', 'basement', -1, 0, 1],
          ['larder', 'basement', 0, 1],
        ],
        setup: ['answer crypt'],
      }).G,
  }),
];
