import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  // Every choice lies in the dock, what is done first in it.
  piece: () => document.querySelector<HTMLElement>('.table-choices button'),
  key: () => 'Enter',
};

export default tour;
