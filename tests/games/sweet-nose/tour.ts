import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  // The next sweet that may be pressed, for a card or to be given away; or a shop in the street.
  piece: () => document.querySelector<HTMLElement>('.sn-column-button.is-lit, .sn-plaque-button.is-lit'),
  // Sweets by their place; what is chosen in the dock has the focus. A shop waits until it has to be decided.
  key: (piece) => {
    const isDeciding = document.querySelector('.table-choices [data-step]') !== null;
    const columns = [...document.querySelectorAll('.sn-column-button')];
    const isFree =
      document.querySelector('.table-choices :is([data-step="use"], [data-step="end"])') !== null;
    if (isDeciding && !(isFree && piece != null)) return isFree ? 'e' : 'Enter';
    const place = columns.indexOf(piece as HTMLElement);
    // The first shop there is.
    return String(place < 0 ? 1 : place + 1);
  },
};

export default tour;
