import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  // Its keys are the same among many, and with them it takes minutes.
  players: 2,
  // Every choice lies in the dock.
  piece: () => document.querySelector<HTMLElement>('.table-choices button'),
  // Opens the first pot, and takes what is in it.
  key: () => {
    const can = (move: string) => document.querySelector(`.table-choices [data-move="${move}"]`) !== null;
    if (can('take')) return 't';
    return can('flip') ? 'f' : 'Enter';
  },
};

export default tour;
