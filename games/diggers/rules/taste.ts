import { MANAGER_VALUE } from './components';

/** What policy and playouts go by. */

/** Steepness with which a card that brings more is preferred. */
export const STEEPNESS = 0.8;
/** A card worth as much is worth paying for now. */
export const WORTHWHILE = 3;
/** How tempting it is to bury a card, by its audience; the first is a scout's. */
export const TEMPTING = Array.from({ length: MANAGER_VALUE + 1 }, (_, value) =>
  value === 0 ? 1.2 : 1 + 0.35 * value,
);
export const TEMPTING_DOWN = 0.8;
/** How tempting bare wood is, and how many places on it are looked at. */
export const BARE = 1.6;
export const MOST_BARE = 3;

/** How much likelier than any other number of markers the one is that is wanted. */
export const PAYS_AS_WANTED = 4;
/** Share of choices in a playout that are made by lot. */
export const WHIM = 0.05;
