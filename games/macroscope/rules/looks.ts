import { BOX, PICTURES, type Picture, WINDOWS } from './components';

/**
 * What a glance through a window takes in, a letter each: nothing but the card, or the colour of most of what is
 * there. A test computes them again from the drawings.
 */
export const LOOKS = {
  a: 'empty',
  b: 'white',
  c: 'grey',
  d: 'dark',
  e: 'red',
  f: 'orange',
  g: 'yellow',
  h: 'brown',
  i: 'green',
  j: 'blue',
  k: 'purple',
} as const;
export type Look = keyof typeof LOOKS;

/** The looks of a picture's open windows, in the order in which they were opened. */
export function lookThrough(picture: Picture, open: readonly number[]): string {
  const looks = BOX.get(picture) ?? '';
  let seen = '';
  for (const window of open) seen += looks[window] ?? '';
  return seen;
}

/** Sets of pictures as bits, 32 to a word, in the order of the box. */
const WORDS = Math.ceil(PICTURES.length / 32);
type Bits = Uint32Array;

function add(bits: Bits, index: number): void {
  bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31));
}

/** By window and look, the pictures that look like that there. */
const LIKE: ReadonlyMap<string, Bits>[] = Array.from({ length: WINDOWS }, (_, window) => {
  const byLook = new Map<string, Bits>();
  for (const [index, picture] of PICTURES.entries()) {
    const look = BOX.get(picture)?.[window] ?? '';
    const bits = byLook.get(look) ?? new Uint32Array(WORDS);
    add(bits, index);
    byLook.set(look, bits);
  }
  return byLook;
});
const NONE: Bits = new Uint32Array(WORDS);
const ALL: Bits = (() => {
  const bits = new Uint32Array(WORDS);
  for (const index of PICTURES.keys()) add(bits, index);
  return bits;
})();

/** What there is to go by: open windows with their looks, and pictures that have been taken out already. */
export interface Seen {
  readonly open: readonly number[];
  readonly looks: string;
  readonly finished: readonly { readonly picture: Picture }[];
}

const PLACE: ReadonlyMap<Picture, number> = new Map(PICTURES.map((picture, index) => [picture, index]));

function bitsOf({ open, looks, finished }: Seen): Bits {
  const bits = ALL.slice();
  for (let step = 0; step < open.length; step++) {
    const like = LIKE[open[step] as number]?.get(looks[step] as string) ?? NONE;
    for (let word = 0; word < WORDS; word++) bits[word] = (bits[word] as number) & (like[word] as number);
  }
  for (const { picture } of finished) {
    const index = PLACE.get(picture) ?? 0;
    bits[index >> 5] = (bits[index >> 5] ?? 0) & ~(1 << (index & 31));
  }
  return bits;
}

/** The pictures that may lie below, by all that is seen: each as likely as any other. */
export function candidates(seen: Seen): Picture[] {
  const bits = bitsOf(seen);
  const list: Picture[] = [];
  for (let word = 0; word < WORDS; word++) {
    let rest = bits[word] as number;
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest);
      list.push(PICTURES[word * 32 + bit] as Picture);
      rest &= rest - 1;
    }
  }
  return list;
}
