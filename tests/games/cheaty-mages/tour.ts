import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  // What Amnesia takes; everything else lies in the dock.
  piece: () => document.querySelector<HTMLElement>('.cm-hand-cards button'),
  // Bets on the first fighter, then passes; draws where hands are filled up by hand.
  key: (_piece, isChoice) => {
    const button = (move: string) =>
      document.querySelector<HTMLButtonElement>(`.table-choices [data-move="${move}"]`);
    const bet = button('bet');
    if (bet !== null) return bet.disabled ? '1' : 'e';
    if (button('pass') !== null) return 'p';
    if (button('draw') !== null) return 'd';
    return isChoice ? 'Enter' : '1';
  },
  openHands: '.cm-open .held-card .playing-card-face',
};

export default tour;
