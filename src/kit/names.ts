import { isLongerThan } from './graphemes';

/** Graphemes a player's name may have: what a reader would count as characters, in any script. */
export const NAME_MAX = 24;

export type NameFault = 'name-empty' | 'name-long' | 'name-hidden';

// Controls, bidirectional marks and embeddings, zero-width spaces, fillers, tags.
const HIDDEN =
  /\u034F|[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]|\u17B4|\u17B5/u;
// Joiners belong inside a word or an emoji, never at its edge or in a row.
const LOOSE_JOINER = /(?:^|\u200C|\u200D|\s)(?:\u200C|\u200D)|(?:\u200C|\u200D)(?:$|\s)/u;

/** The name as it is kept: composed, without spaces at its ends or doubled inside. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** What is wrong with a tidied name; undefined when it may be used. */
export function nameFault(name: string): NameFault | undefined {
  if (name === '') return 'name-empty';
  if (HIDDEN.test(name) || LOOSE_JOINER.test(name)) return 'name-hidden';
  return isLongerThan(name, NAME_MAX) ? 'name-long' : undefined;
}

/** Two names with the same key look alike at a table: width, case, spaces and joiners aside. */
export const nameKey = (name: string): string =>
  tidyName(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}|\uFE0E|\uFE0F|\s/gu, '');
