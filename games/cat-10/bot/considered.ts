import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { Cat10View } from '../rules/view';

/**
 * All that is legal, but for a duel with nobody who has a card to draw (CT7), as long as the match goes on: it gives up
 * the row for ten points by one side of six.
 */
export function considered(
  { piles, playerID, deckCount }: Cat10View,
  _ctx: Ctx,
  actions: readonly Action[],
): readonly Action[] {
  const isBare = piles.every((pile, seat) => String(seat) === playerID || pile.length === 0);
  return isBare && deckCount > 0 ? actions.filter(({ move }) => move !== 'duel') : actions;
}
