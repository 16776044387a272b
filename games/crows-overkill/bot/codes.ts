import { BIRDS, type BirdCard, CARDS, type Card, COUNT, KIND, KINDS, PLACE } from '../rules/components';

/** Birds, kinds and cards as numbers: their places in `BIRDS`, `KINDS` and `CARDS`; how many there are of each. */
export const B = BIRDS.length;
export const K = KINDS.length;
export const C = CARDS.length;

/** The gong, in piles of birds. */
export const GONG = BIRDS.length;
export const BIRD_CODES: Readonly<Record<BirdCard, number>> = { ...PLACE, gong: GONG };
export const BAT = BIRD_CODES.bat;
export const CARD_CODES = Object.fromEntries(CARDS.map((card, code) => [card, code])) as Readonly<
  Record<Card, number>
>;
export const { door: DOOR, mirror: MIRROR } = CARD_CODES;

/** By bird: its kind, and how many of it are on the card. */
export const KIND_OF = Uint8Array.from(BIRDS, (bird) => KINDS.indexOf(KIND[bird]));
export const COUNT_OF = Uint8Array.from(BIRDS, (bird) => COUNT[bird]);

/** Adds to a number of a list. */
export function raise(list: Int8Array, place: number, by: number): void {
  list[place] = (list[place] ?? 0) + by;
}
