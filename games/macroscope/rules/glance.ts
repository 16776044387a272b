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
