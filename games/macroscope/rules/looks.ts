import { BOX, PICTURES, type Picture, WINDOWS, wordFor } from './components';
import { LOOKS } from './glance';

/** The looks of a picture's open windows, in the order in which they were opened. */
export function lookThrough(picture: Picture, open: readonly number[]): string {
  const looks = BOX.get(picture) ?? '';
  let seen = '';
  for (const window of open) seen += looks[window] ?? '';
  return seen;
}

/** Sets of pictures as bits, 30 to a word, in the order of the box: lists of small whole numbers are copied fastest. */
const BITS = 30;
const WORDS = Math.ceil(PICTURES.length / BITS);
export type Bits = readonly number[];

const noBits = (): number[] => Array<number>(WORDS).fill(0);

/** Where a picture is in a set: which word, and which bit of it. */
interface Place {
  readonly word: number;
  readonly bit: number;
}
const PLACES: readonly Place[] = PICTURES.map((_, index) => ({
  word: Math.floor(index / BITS),
  bit: 1 << (index % BITS),
}));
const PLACE: ReadonlyMap<Picture, Place> = new Map(
  PICTURES.map((picture, index) => [picture, PLACES[index] as Place]),
);
const PLACE_OF_WORD: ReadonlyMap<string, Place> = new Map(
  PICTURES.map((picture, index) => [wordFor(picture), PLACES[index] as Place]),
);

/** By window, and by a look's place in the alphabet, the pictures that look like that there. */
const LIKE: readonly (readonly Bits[])[] = Array.from({ length: WINDOWS }, (_, window) => {
  const byLook = Object.keys(LOOKS).map(noBits);
  for (const [index, picture] of PICTURES.entries()) {
    const like = byLook[letterOf(BOX.get(picture) ?? '', window)];
    const { word, bit } = PLACES[index] as Place;
    if (like !== undefined) like[word] = (like[word] ?? 0) | bit;
  }
  return byLook;
});
const NONE: Bits = noBits();
const ALL: Bits = PLACES.reduce((all, { word, bit }) => {
  all[word] = (all[word] ?? 0) | bit;
  return all;
}, noBits());

/** What there is to go by: open windows with their looks, and pictures that have been taken out already. */
export interface Seen {
  readonly open: readonly number[];
  readonly looks: string;
  readonly finished: readonly { readonly picture: Picture }[];
}

function letterOf(looks: string, index: number): number {
  return looks.charCodeAt(index) - 97;
}

/** The same as `candidates`, to be asked by `has`, `areMoreThan` and `listOf`. */
export function bitsOf({ open, looks, finished }: Seen): Bits {
  const bits = ALL.slice();
  for (let step = 0; step < open.length; step++) {
    const like = LIKE[open[step] as number]?.[letterOf(looks, step)] ?? NONE;
    for (let word = 0; word < WORDS; word++) bits[word] = (bits[word] as number) & (like[word] as number);
  }
  for (let past = 0; past < finished.length; past++) {
    const place = PLACE.get((finished[past] as Seen['finished'][number]).picture);
    if (place !== undefined) bits[place.word] = (bits[place.word] as number) & ~place.bit;
  }
  return bits;
}

const isAt = (bits: Bits, place: Place | undefined): boolean =>
  place !== undefined && ((bits[place.word] as number) & place.bit) !== 0;

/** Whether a picture is in a set. */
export const has = (bits: Bits, picture: Picture): boolean => isAt(bits, PLACE.get(picture));

/** Whether the picture that bots call by this word is. */
export const hasWord = (bits: Bits, word: string): boolean => isAt(bits, PLACE_OF_WORD.get(word));

/** Whether a set has more pictures than that. */
export function areMoreThan(few: number, bits: Bits): boolean {
  let count = 0;
  for (let word = 0; word < WORDS; word++)
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) if (++count > few) return true;
  return false;
}

/** The pictures that may lie below, by all that is seen: each as likely as any other. */
export const candidates = (seen: Seen): Picture[] => listOf(bitsOf(seen));

/** The pictures of a set, in the order of the box. */
export function listOf(bits: Bits): Picture[] {
  const list: Picture[] = [];
  for (let word = 0; word < WORDS; word++) {
    let rest = bits[word] as number;
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest);
      list.push(PICTURES[word * BITS + bit] as Picture);
      rest &= rest - 1;
    }
  }
  return list;
}
