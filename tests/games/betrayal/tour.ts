import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  // From the moment in which the house wakes up: half of a long game.
  options: { start: 'haunt', haunt: '22' },
  // What is asked or can be done here; else on to a door that nobody has opened; else the turn ends.
  piece: () =>
    document.querySelector<HTMLElement>('.bt-person.is-lit') ??
    document.querySelector<HTMLElement>('.bt-deed:not([aria-disabled=true])') ??
    document.querySelector<HTMLElement>('.map-tile.is-lit'),
  // A tile is laid as it lies: turned, it would be turned for ever.
  choice: () =>
    document.querySelector<HTMLElement>('.table-screen.is-mine .bt-lay') ??
    document.querySelector<HTMLElement>('.table-screen.is-mine .table-choices button'),
  key: (piece) => {
    const is = (selector: string) => document.querySelector(selector) !== null;
    if (is('.bt-go') || is('.bt-lay')) return 'g';
    const deeds = [...document.querySelectorAll('.bt-deed:not([aria-disabled=true])')];
    const deed = is('.bt-deeds.is-asked')
      ? 0
      : deeds.findIndex((one) => /use|attack|take/.test(one.getAttribute('data-move') ?? ''));
    if (deed >= 0 && deed < 9 && piece != null) return String(deed + 1);
    if (is('.bt-behind.is-lit')) return 'n';
    // A monster that hunts has nowhere else to go.
    return is('.bt-end') ? 'e' : deed < 0 ? 'n' : '1';
  },
  before: '.bt-person',
  first: '.bt-person.is-lit, .bt-tile',
};

export default tour;
