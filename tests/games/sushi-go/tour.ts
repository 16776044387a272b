import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  // Its keys are the same among many, and with them it takes minutes.
  players: 2,
  piece: () => document.querySelector<HTMLElement>('.table-hand button[aria-pressed]'),
  key: (_, isChoice) => (isChoice ? 'Enter' : '1'),
  openHands: '.sg-open-hand .playing-card-face',
};

export default tour;
