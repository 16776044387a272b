import { CARDS, type Card, PRINTS } from './components';

/** Cards as numbers, for playouts: their places in `CARDS`. */
export const CODES = Object.fromEntries(CARDS.map((card, code) => [card, code])) as Readonly<
  Record<Card, number>
>;

/** By code, what `PRINTS` says of a card. */
export const KIND_OF = Int8Array.from(CARDS, (card) => PRINTS[card].kind);
export const COSTUME_OF = Int8Array.from(CARDS, (card) => PRINTS[card].costume);
