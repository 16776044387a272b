import { isLongerThan } from './graphemes';
import { tidyText } from './tidy';

/** Graphemes a player's name may have: what a reader would count as characters, in any script. */
export const NAME_MAX = 24;

export type NameFault = 'name-empty' | 'name-long' | 'name-heavy' | 'name-hidden';

/** Code units of a name: what a replay holds, whatever a grapheme is made of. */
const MOST_UNITS = 100;

// Joiners, and selectors that choose how an emoji looks; everything else that is not seen is hidden.
const JOINER = /[\u200C\u200D]/gu;
const EMOJI_LOOK = /(\p{Emoji})[\uFE0E\uFE0F]/gu;
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u;
// Joiners belong inside a word or an emoji, never at its edge or in a row.
const LOOSE_JOINER = /(?:^|\u200C|\u200D|\s)(?:\u200C|\u200D)|(?:\u200C|\u200D)(?:$|\s)/u;
/** Five marks on one character: no script needs them, and they grow over what stands above. */
const PILED_MARKS = /(?:\p{M}[\u200C\u200D]?){5}/u;
/** Something to call somebody by: a letter, a number, a picture, a flag. */
const SAYABLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** The name as it is kept. */
export const tidyName = tidyText;

/** What is wrong with a tidied text of at most so many graphemes; undefined when it may be shown to others. */
export function textFault(name: string, most: number): NameFault | undefined {
  if (name === '') return 'name-empty';
  if (HIDDEN.test(name.replace(EMOJI_LOOK, '$1').replace(JOINER, '')) || LOOSE_JOINER.test(name))
    return 'name-hidden';
  if (!SAYABLE.test(name)) return 'name-empty';
  if (PILED_MARKS.test(name) || name.length > MOST_UNITS) return 'name-heavy';
  return isLongerThan(name, most) ? 'name-long' : undefined;
}

/** What is wrong with a tidied name; undefined when it may be used. */
export const nameFault = (name: string): NameFault | undefined => textFault(name, NAME_MAX);

/** Two names with the same key look alike at a table: width, case, spaces and joiners aside. */
export const nameKey = (name: string): string =>
  tidyName(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\s]/gu, '');

/**
 * Names for bots, in one order in every language.
 * @param list `Maple/阿楓,Juniper/小松`: a bot's name here, then what it is called elsewhere
 * @param taken names of people: who is called like one of them in any language is left out in all
 */
export function botNames(list: string, taken: Iterable<string>): string[] {
  const keys = new Set([...taken].map(nameKey));
  return list
    .split(',')
    .map((names) => names.split('/'))
    .filter((names) => !names.some((name) => keys.has(nameKey(name))))
    .map(([name = '']) => name);
}
