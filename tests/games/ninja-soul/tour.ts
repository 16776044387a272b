import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  options: { goal: 'short' },
  // Opens what it has: a short round for everybody.
  piece: () => document.querySelector<HTMLElement>('.table-choices .ns-act-open'),
  key: () => (document.querySelector('.table-choices .ns-act-open') === null ? 'Enter' : 'o'),
};

export default tour;
