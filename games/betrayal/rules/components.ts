import type { PlayerID } from '@/kit/action';

/** The nouns that everything in the box is made of. */

export const TRAITS = ['speed', 'might', 'sanity', 'knowledge'] as const;
export type Trait = (typeof TRAITS)[number];

/** What bodily harm is taken from, and what harm to the mind (BH42). */
export const HARMED = { physical: ['speed', 'might'], mental: ['sanity', 'knowledge'] } as const;
export type Harm = keyof typeof HARMED;

export const FLOORS = ['basement', 'ground', 'upper'] as const;
export type Floor = (typeof FLOORS)[number];

/** A side of a tile, clockwise from north. */
export type Direction = 0 | 1 | 2 | 3;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

export const DECKS = ['omen', 'item', 'event'] as const;
export type Deck = (typeof DECKS)[number];

/** Names of what lies in the box: English, lower case, joined by hyphens. The rules know none of them. */
export type RoomID = string;
/** A thing that a haunt brings has its number, and which of several it is: `34:key.attic`. */
export type CardID = string;
export type ExplorerID = string;
export type TokenID = string;

/** A seat, or a monster (`m1`, `m2`, …): whatever stands in a room and can be fought. */
export type FigureID = string;

/** Spaces of a trait's track above the skull, which is 0. */
export const TOP_SPACE = 8;
/** No roll is made with more dice (BH5). */
export const MOST_DICE = 8;
/** The faces of each die (BH5). */
export const FACES = [0, 0, 1, 1, 2, 2] as const;
export const MOST_FACE = 2;
/** After so many rounds of exploring a haunt begins by itself (BH157). */
export const ROUNDS_TO_HAUNT = 30;
/** So many rounds after the haunt began everybody has lost. */
export const ROUNDS_OF_HAUNT = 60;
export const HAUNT_DICE = 6;

/** What a card is called: a haunt's own things by its words, all copies alike. */
export function cardTerm(id: CardID): string {
  const [haunt, thing = ''] = id.split(':');
  return thing === '' ? `cards.${id}` : `haunts.${haunt}.things.${thing.split('.')[0]}`;
}

/** What is added to a total, as it is said: what takes off has its minus. */
export const signed = (sum: number): string => (sum < 0 ? `−${-sum}` : `+${sum}`);

/** A room that no tile has: who is there stands nowhere on the board. */
export const OFF_BOARD: RoomID = '';

/** Where something is. In a room with a barrier, the printed door on whose side it is (BH99), else null. */
export type Place = {
  room: RoomID;
  side: Direction | null;
};

/** Whom somebody plays with: a seat's own number where each plays alone. */
export type Side = 'heroes' | 'traitor' | PlayerID;
