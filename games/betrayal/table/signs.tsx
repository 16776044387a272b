import type { Deck, Trait } from '../rules/components';

/** Small signs, drawn within 24 by 24 in the colour of what they stand on. */

const DECKS: Readonly<Record<Deck, string>> = {
  // A raven on a bough.
  omen: 'M3 17C7 17 9 14.6 10 11.6C10.8 8.6 13 6.4 16 6.4C17.6 6.4 18.6 7 19.4 8L22.6 9.2L19.6 10.4C19.2 15 16.4 18.4 12 19L10.6 22H9.4L10 19C7.4 19.2 5 18.6 3 17ZM16.4 8.2a.9.9 0 1 0 .1 0Z',
  // A bull's head.
  item: 'M2.4 3.4C2.8 7 5 8.6 7.6 8.8C9 7.8 15 7.8 16.4 8.8C19 8.6 21.2 7 21.6 3.4C23 7.4 21.4 11 17.8 11.8C17.6 14.4 16.4 17 15.4 19.4C14.6 21.4 9.4 21.4 8.6 19.4C7.6 17 6.4 14.4 6.2 11.8C2.6 11 1 7.4 2.4 3.4Z',
  // A spiral.
  event:
    'M12.2 12.6C11.4 12 12.2 10.6 13.6 11C15.6 11.6 15.4 14.6 12.8 15.2C9.4 16 7.2 12.8 8.2 9.8C9.4 6.2 14 5 17 7.4C20.8 10.4 20.4 16.6 16.4 19.2C11.8 22.2 5.4 20 3.6 15C2.6 12 3.2 8.6 5 6L6.6 7.2C5 9.4 4.6 12 5.4 14.4C6.8 18.4 11.8 20 15.4 17.6C18.4 15.6 18.6 11 15.8 8.8C13.6 7.2 10.6 8 9.8 10.4C9.2 12.4 10.4 14 12.2 13.6C13 13.4 13 12.8 12.2 12.6Z',
};

export const DeckSign = ({ deck }: { readonly deck: Deck }) => (
  <svg aria-hidden viewBox="0 0 24 24" className="bt-sign">
    <path d={DECKS[deck]} />
  </svg>
);

const TRAITS: Readonly<Record<Trait, string>> = {
  // A winged shoe.
  speed:
    'M4 16.4L7.4 8.6L11 10.2C11.4 12 13 13.4 15.6 14L20 15.2C21.4 15.6 22 16.8 22 18.6H4ZM2 5.6L8.6 4.4L7.4 6.4L2.6 7.4ZM2.4 9L7 8.2L6 10.4L3 10.8Z',
  // A fist.
  might:
    'M5 9.4C5 8.2 7.4 8 7.6 9.2V7.4C7.6 6 10.4 6 10.6 7.4V6.6C10.6 5.2 13.4 5.2 13.6 6.6V7.4C13.8 6.2 16.4 6.4 16.6 7.8V9.6C17 8.6 19.2 8.8 19.4 10V15C19.4 17 17.6 18.4 17.2 19V21.6H8.2V19.2C6.4 17.8 5 16.2 5 14Z',
  // A brain's halves, or a calm head.
  sanity:
    'M12 2.6C17 2.6 20.4 6 20.4 10.6C20.4 13.8 19 15.4 18 17V21.4H10.6V19H8.2C7 19 6.6 18.2 6.6 17.2V14.8L4.4 14L6.4 10.4C6.4 5.8 8.4 2.6 12 2.6ZM12.8 6.2A4.2 4.2 0 1 0 12.9 6.2ZM12.8 8.2A2.2 2.2 0 1 1 12.7 8.2Z',
  // An open book.
  knowledge:
    'M2 5.4C5.6 4.2 9 4.6 11.4 6.4V19.4C9 17.8 5.6 17.4 2 18.4ZM22 5.4C18.4 4.2 15 4.6 12.6 6.4V19.4C15 17.8 18.4 17.4 22 18.4Z',
};

export const TraitSign = ({ trait }: { readonly trait: Trait }) => (
  <svg aria-hidden viewBox="0 0 24 24" className="bt-sign">
    <path d={TRAITS[trait]} fillRule="evenodd" />
  </svg>
);

export const SKULL =
  'M12 2.4C17.2 2.4 20.6 6 20.6 10.6C20.6 13.4 19.4 15.2 17.4 16.4L17 20.6H7L6.6 16.4C4.6 15.2 3.4 13.4 3.4 10.6C3.4 6 6.8 2.4 12 2.4ZM8.2 9A2.5 2.5 0 1 0 8.3 9ZM15.8 9A2.5 2.5 0 1 0 15.9 9ZM12 14.2L10.8 16.6H13.2Z';

export const SkullSign = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="bt-sign">
    <path d={SKULL} fillRule="evenodd" />
  </svg>
);

export const PileSign = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="bt-sign">
    <path d="M9 2.6H15L13.6 6.4C18 8.6 20.6 13 20.6 17C20.6 20 17.6 21.4 12 21.4S3.4 20 3.4 17C3.4 13 6 8.6 10.4 6.4ZM9.4 7.4H14.6V8.8H9.4Z" />
  </svg>
);
