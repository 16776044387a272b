import { isLongerThan } from './graphemes';
import { hasPiledMarks, UNSEEN } from './marks';
import { tidyText } from './tidy';

/** Graphemes a player's name may have: what a reader would count as characters, in any script. */
export const NAME_MAX = 24;

export type NameFault = 'name-empty' | 'name-long' | 'name-heavy' | 'name-hidden';

/** Code units of a name: what a replay holds, whatever a grapheme is made of. */
const MOST_UNITS = 100;

// Joiners, and selectors that choose how an emoji looks; everything else that is not seen is hidden.
const JOINER = /[\u200C\u200D]/gu;
const EMOJI_LOOK = /(\p{Emoji})[\uFE0E\uFE0F]/gu;
const HIDDEN = new RegExp(`[${UNSEEN}]`, 'u');
// Joiners belong inside a word or an emoji, never at its edge or in a row.
const LOOSE_JOINER = /(?:^|\u200C|\u200D|\s)(?:\u200C|\u200D)|(?:\u200C|\u200D)(?:$|\s)/u;
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
  if (hasPiledMarks(name) || name.length > MOST_UNITS) return 'name-heavy';
  return isLongerThan(name, most) ? 'name-long' : undefined;
}

/** What is wrong with a tidied name; undefined when it may be used. */
export const nameFault = (name: string): NameFault | undefined => textFault(name, NAME_MAX);

const UNSEEN_OR_SPACE = new RegExp(`[${UNSEEN}\\s]+`, 'gu');

/** A name without what is not seen of it. */
export const bareName = (name: string): string => name.replace(UNSEEN_OR_SPACE, '');

/** Two names with the same key are the same at a table: width, case, spaces and joiners aside. */
export const nameKey = (name: string): string => bareName(name.normalize('NFKC').toLowerCase());

/** What a name looks like, in several ways. Two are alike where they look the same in one of them. */
export type Looks = (name: string) => readonly string[];

/** As much of it as can be told without the table of `look-alikes.ts`. */
export const plainLooks: Looks = (name) => [nameKey(name)];

/** The first of the others that a name would be taken for. */
export function alikeAmong(
  name: string,
  others: readonly string[],
  looks: Looks = plainLooks,
): string | undefined {
  const own = looks(name);
  return others.find((other) => looks(other).some((look, way) => look === own[way]));
}

/**
 * Names for bots, in one order in every language.
 * @param list `Maple/阿楓,Juniper/小松`: a bot's name here, then what it is called elsewhere
 * @param taken names of people: who is called like one of them in any language is left out in all
 */
export function botNames(list: string, taken: readonly string[], looks?: Looks): string[] {
  return list
    .split(',')
    .map((names) => names.split('/'))
    .filter((names) => !names.some((name) => alikeAmong(name, taken, looks) !== undefined))
    .map(([name = '']) => name);
}
