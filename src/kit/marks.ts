/**
 * What leaves nothing on the page, as the inside of a character class: controls and joiners, what is no
 * character, and characters that are drawn as nothing (Braille without dots, a musical head that is none, two
 * hieroglyphs and a filler that are blank).
 */
export const UNSEEN =
  '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2800\\uFFFC\\u{1D159}\\u{13441}\\u{13442}\\u{16FE4}';

/** Marks that take no room of their own, and grow over the lines above and below. */
const PILE = 4;
/** Marks of any kind: Burmese has seven on a letter, of which four take no room. */
const MARKS = 8;

const OVER = '[\\p{Mn}\\p{Me}]';
// What is not seen between two marks parts no pile.
const BETWEEN = '(?:(?!\\p{M})[\\p{Cf}\\p{Default_Ignorable_Code_Point}])*';
const WITHIN = `${BETWEEN}(?:\\p{Mc}${BETWEEN})*`;
const PILED = `(?:${OVER}${WITHIN}){${PILE + 1}}|(?:\\p{M}${BETWEEN}){${MARKS + 1}}`;
const PILED_MARKS = new RegExp(PILED, 'u');

/** Whether more marks stand on one character than any script needs. */
export const hasPiledMarks = (text: string): boolean => PILED_MARKS.test(text);

const ALL_ON_ONE = new RegExp(`(?:\\p{M}${BETWEEN})+`, 'gu');
const IS_OVER = new RegExp(OVER, 'u');
const IS_MARK = /\p{M}/u;

/** The text with no more marks on a character than a script needs: the first ones stay. */
export function withoutPiles(text: string): string {
  return text.replace(ALL_ON_ONE, (run) => {
    if (!hasPiledMarks(run)) return run;
    let [marks, over] = [0, 0];
    return [...run]
      .filter((character) => {
        if (!IS_MARK.test(character)) return true;
        marks++;
        if (IS_OVER.test(character)) over++;
        return marks <= MARKS && over <= PILE;
      })
      .join('');
  });
}

const SEEN = new RegExp(`[^${UNSEEN}\\p{M}\\s]`, 'u');

/** Whether anything stands on the page where this is written: marks alone are on nothing. */
export const isSeen = (text: string): boolean => SEEN.test(text);
