/** Of the signs, what the Latin face draws: the minus and the fraction's stroke. */
const LATIN_SIGNS = '−∕';

/** Whether a character is the Chinese faces' business: theirs are the arrows and the stars, too. */
export const isChinese = (character: string): boolean =>
  character >= '\u2E80' || (character >= '\u2190' && !LATIN_SIGNS.includes(character));
