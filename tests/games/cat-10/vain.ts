import type { Cat10View } from '@games/cat-10/rules/view';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

/**
 * A duel for which the cats of the row are given up while nobody else has a card to draw (CT7), and the match goes on:
 * it brings ten points by one side of six, and seven at least may be had for nothing (CT-r9).
 */
export const vain = (
  { view: { piles, playerID, deckCount } }: Moment<Cat10View>,
  { move }: Action,
): boolean =>
  move === 'duel' &&
  deckCount > 0 &&
  piles.every((pile, seat) => String(seat) === playerID || pile.length === 0);
