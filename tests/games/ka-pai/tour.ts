import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  // Its keys are the same among many, and with them it takes minutes.
  players: 2,
  first: '.kp-square.is-lit',
  // The first lit square; two dice with different signs have one in hand already.
  piece: () => document.querySelector<HTMLElement>('.kp-square.is-lit'),
  // An arrow takes the focus to a lit square, Enter draws; in the dock the first button has the focus.
  key: (_, isChoice) =>
    isChoice || document.activeElement?.matches('.kp-square.is-lit') === true ? 'Enter' : 'ArrowRight',
};

export default tour;
