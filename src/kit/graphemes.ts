/** A letter with the marks on it, near enough where a browser cannot tell graphemes apart. */
const LETTERS = /\P{M}/gu;

function graphemesOf(text: string): Iterable<unknown> {
  if (typeof Intl.Segmenter !== 'function') return text.matchAll(LETTERS);
  return new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
}

/**
 * Whether a text has more graphemes than that: what a reader would count as characters, in any script. A
 * grapheme has a code unit at least; browsers take their time to get ready to tell graphemes apart.
 */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  let graphemes = 0;
  for (const _ of graphemesOf(text)) {
    graphemes++;
    if (graphemes > most) return true;
  }
  return false;
}
