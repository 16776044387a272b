import table from 'unhomoglyph/data.json';
import { bareName, type Looks, nameKey } from './names';

/** Each character of Unicode's `confusables.txt` (UTS #39) with what it is drawn like; 28 kB gzipped. */
const DRAWN_LIKE: Readonly<Record<string, string>> = table;

/** Pairs of the table that a reader of Chinese tells apart: 士 and 土, 鹃 and 鹂. */
const TOLD_APART: ReadonlySet<string> = new Set(['士', '鹃']);

// Their letters stand in squares: one that ends a syllable is not taken for one that begins the next.
const SYLLABLE = /[\uAC00-\uD7A3]/;

function drawnLike(character: string, keepsCapitals: boolean): string {
  const like = TOLD_APART.has(character) ? undefined : DRAWN_LIKE[character];
  // The capital I is drawn like l, and so is whatever is drawn like it.
  if (keepsCapitals && like === 'l' && character.toLowerCase() !== character) return 'I';
  return like ?? character;
}

/** UTS #39's skeleton: two texts that are drawn alike have the same. */
function skeleton(text: string, keepsCapitals = false): string {
  const drawn = [...text.normalize('NFC')].map((written) =>
    SYLLABLE.test(written)
      ? written
      : [...written.normalize('NFD')].map((character) => drawnLike(character, keepsCapitals)).join(''),
  );
  return drawn.join('').normalize('NFD');
}

/**
 * What a name looks like: as it is written (“Ian” and “lan”), in small letters (“MARY” and “rnary”), and with
 * the case of what it is drawn like aside (“Нenry”, which begins with a Cyrillic letter, and “henry”). In small
 * letters alone I and l would differ, and if one way had to do for all, Mei would be Mel.
 */
export const looks: Looks = (name) => {
  const bare = bareName(name);
  return [skeleton(bare), nameKey(skeleton(nameKey(name))), nameKey(skeleton(bare, true))];
};
