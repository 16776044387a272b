/**
 * The games with which the house is tried where any game of their kind would do. A test of the house
 * takes its games from here, or goes over all of them; it names none.
 */

/** Hands are hidden, turns go round, rounds follow each other, options are set. */
export const HIDDEN = 'love-letter';
export { default as hiddenScript } from '@games/love-letter/coach';
export type { LoveLetterView as HiddenView } from '@games/love-letter/rules/view';
export { default as hiddenRules, loveLetter as hiddenBook } from '@games/love-letter/whole';

/** All choose at once. */
export const AT_ONCE = 'sushi-go';
export type { SushiGoView as AtOnceView } from '@games/sushi-go/rules/view';
export { default as atOnceRules } from '@games/sushi-go/whole';

/** Nothing is hidden. */
export const OPEN = 'numeri';
export { default as openRules } from '@games/numeri/whole';

/** Its people take sides, each with a book of its own; bots are somewhere among them. */
export const SIDES = 'betrayal';
/** A book with which its match begins with sides at once: what opens the shelf on a room's page, and the title. */
export const SIDES_AT_ONCE = { shelf: /^自己選劇本/, title: /深淵回望/ } as const;

/** What one plays another may answer; the two deals of a window, and what is done in it. */
export const RESPONDS = 'crows-overkill';
export { crowsOverkill as respondsEntry } from '@games/crows-overkill';
export { ATTACK, PASS, windowRules } from './games/crows-overkill/window';
