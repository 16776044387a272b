import type { Tour } from '@tests/browser/tours';

const tour: Tour = {
  // Its keys are the same among many, and with them it takes minutes.
  players: 2,
  // The bean that may go first, or goes second.
  piece: () =>
    document.querySelector<HTMLElement>('button.nu-tray-bean.is-lit') ??
    document.querySelector<HTMLElement>('button.nu-tray-bean'),
  // The die is thrown; once a bean is picked, the button has the focus.
  key: () =>
    document.querySelector('.nu-throw') !== null
      ? 'd'
      : (/\d/.exec(document.querySelector('.nu-tray-bean.is-lit')?.getAttribute('aria-label') ?? '')?.[0] ??
        'Enter'),
};

export default tour;
