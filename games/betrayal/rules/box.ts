import type { ClauseID } from './clause';
import type { CardID, Deck, Direction, ExplorerID, Floor, RoomID, TokenID, Trait } from './components';
import type { Haunt } from './haunt-kind';
import type { Thing } from './thing';

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

export interface TraitTrack {
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

/** A card besides what it does: what may be done with it. */
export interface Card extends Thing {
  readonly deck: Deck;
  readonly clause: ClauseID;
  /** It may be dropped, given and picked up; events and companions may not (BH36). */
  readonly isItem?: boolean;
  /** It is carried, but may not change hands by trade or drop (BH37). */
  readonly isFixed?: boolean;
  readonly isUnstealable?: boolean;
  /** It walks along by itself: left behind, it goes with the next explorer who enters (BH61, BH116). */
  readonly isCompanion?: boolean;
  /** An event that stays in front of whoever drew it. */
  readonly stays?: boolean;
}

/** A room besides what is printed on it: what its text does. */
export interface RoomThing extends Thing {
  readonly room: RoomID;
}

/** Everything a match is played with, by name: the rules know none of it. */
export interface Box {
  readonly rooms: Readonly<Record<RoomID, Room>>;
  readonly explorers: Readonly<Record<ExplorerID, Explorer>>;
  readonly cards: Readonly<Record<CardID, Card>>;
  /** What rooms' texts do, by room. */
  readonly texts: Readonly<Record<RoomID, Thing>>;
  /** What tokens do that lie in rooms. */
  readonly tokens: Readonly<Record<TokenID, Thing>>;
  readonly haunts: Readonly<Record<number, Haunt>>;
  readonly start: {
    /** The three joined rooms from west to east (BH12), and the landings of the other floors (BH9). */
    readonly strip: readonly RoomID[];
    readonly landings: readonly { readonly room: RoomID; readonly floor: Floor }[];
    /** Where all figures begin (BH10). */
    readonly room: RoomID;
  };
  /** By omen, then by room: the haunt that begins (BH48). */
  readonly chart: Readonly<Record<CardID, Readonly<Record<RoomID, number>>>>;
}
