import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  // What is to be given up once there are more than five; everything else lies in the dock.
  piece: () => document.querySelector<HTMLElement>('.co-hand-cards button'),
  // Whoever would go home is asked first, and would stay for ever by the first button.
  choice: () =>
    document.querySelector<HTMLElement>('.table-choices [data-move="judge"]') ??
    document.querySelector<HTMLElement>('.table-choices button'),
  // Listens, or does not respond; whatever else the dock asks for, its first button.
  key: (_piece, isChoice) => {
    const can = (move: string) => document.querySelector(`.table-choices [data-move="${move}"]`) !== null;
    if (can('judge')) return 'e';
    if (can('pass')) return 'p';
    return isChoice ? 'Enter' : '1';
  },
  openHands: '.co-place.is-open .held-card .playing-card-face',
};

export default tour;
