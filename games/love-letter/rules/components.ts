export const SEATS = ['0', '1', '2', '3'] as const;

/** The characters in order of closeness: the kind at index i has value i + 1. */
export const KINDS = [
  'guard',
  'priest',
  'baron',
  'handmaid',
  'prince',
  'king',
  'countess',
  'princess',
] as const;
export type Kind = (typeof KINDS)[number];

/** Closeness to the princess, 1 to 8 (LL1: the Priest is a 2). */
export const VALUE: Readonly<Record<Kind, number>> = {
  guard: 1,
  priest: 2,
  baron: 3,
  handmaid: 4,
  prince: 5,
  king: 6,
  countess: 7,
  princess: 8,
};

/** Copies of each character in the deck of sixteen (LL2). */
export const COPIES: Readonly<Record<Kind, number>> = {
  guard: 5,
  priest: 2,
  baron: 2,
  handmaid: 2,
  prince: 2,
  king: 1,
  countess: 1,
  princess: 1,
};

/** The sixteen cards (LL-r2). */
export const DECK: readonly Kind[] = KINDS.flatMap((kind) => Array<Kind>(COPIES[kind]).fill(kind));

/** Cards laid open at the start of each round between two players (LL3). */
export const FACE_UP_FOR_TWO = 3;

/** A set of characters: bit v is set when the character of value v is in it. */
export type KindSet = number;

export const ALL_KINDS: KindSet = KINDS.reduce((set, kind) => set | (1 << VALUE[kind]), 0);
export const has = (set: KindSet, kind: Kind): boolean => (set & (1 << VALUE[kind])) !== 0;
export const without = (set: KindSet, kind: Kind): KindSet => set & ~(1 << VALUE[kind]);
export const only = (kind: Kind): KindSet => 1 << VALUE[kind];
/** The characters of a higher value than `value`. */
export const above = (value: number): KindSet => ALL_KINDS & ~((1 << (value + 1)) - 1);
export const kindsOf = (set: KindSet): Kind[] => KINDS.filter((kind) => has(set, kind));
