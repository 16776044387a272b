import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  // Its keys are the same among many, and with them it takes minutes.
  players: 2,
  // All but lifting a lid lies in the dock.
  piece: () => document.querySelector<HTMLElement>('.mc-lid.is-lit'),
  // Throws, lifts what there is, and leaves guessing to the others.
  key: (_, isChoice) => {
    if (document.querySelector('.table-choices [data-move="roll"]') !== null) return 'd';
    return isChoice ? 'n' : 'l';
  },
};

export default tour;
