import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  options: { goal: 'short' },
  // Of two cards of court the lower one; but the Countess if she has to go, the Princess to be out soon.
  piece: () => {
    const worth = ({ ariaLabel }: HTMLElement) => {
      const value = Number(/\d/.exec(ariaLabel ?? '')?.[0] ?? 0);
      return value >= 7 ? value - 8 : value;
    };
    const hand = [...document.querySelectorAll<HTMLElement>('.ll-hand-cards button')];
    return hand.sort((one, other) => worth(one) - worth(other))[0];
  },
  key: (piece, isChoice) => {
    // The Guard names the Priest.
    if (document.querySelector('.ll-names') !== null) return '2';
    if (isChoice) return 'Enter';
    const hand = [...document.querySelectorAll<HTMLElement>('.ll-hand-cards button')];
    return String(Math.max(piece == null ? -1 : hand.indexOf(piece), 0) + 1);
  },
  openHands: '.ll-place.is-open .held-card .playing-card-face',
};

export default tour;
