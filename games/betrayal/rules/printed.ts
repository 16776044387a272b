import type { Deck, Direction, Floor, Trait } from './components';

/** What is printed on a room's tile. Doors and windows as on the tile before it is turned. */
export interface Room {
  readonly floors: readonly Floor[];
  readonly doors: readonly Direction[];
  /** Who discovers it draws such a card (BH25). */
  readonly symbol?: Deck;
  /** A window to the outside (BH80). */
  readonly window?: Direction;
  /** It lies in the open (BH80). */
  readonly isOutside?: boolean;
  /** One has to get across from one door to the other (BH78). */
  readonly isBarrier?: boolean;
  /** It is on the table from the beginning, and no tile of the stack (BH1). */
  readonly isPrinted?: boolean;
}

interface TraitTrack {
  /** Values from the space next to the skull up. */
  readonly track: readonly number[];
  /** The space it begins at, from 1. */
  readonly start: number;
}

export interface Explorer {
  readonly colour: 'red' | 'yellow' | 'green' | 'blue' | 'white' | 'purple';
  readonly birthday: { readonly month: number; readonly day: number };
  readonly age: number;
  readonly sex: 'male' | 'female';
  readonly hobbies: readonly string[];
  readonly traits: Readonly<Record<Trait, TraitTrack>>;
}
