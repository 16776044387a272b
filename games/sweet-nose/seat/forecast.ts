import type { Action, PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { sweetness } from '../rules/scoring';
import type { SweetNoseView } from '../rules/view';
import { changes, Prices } from './values';

/** What this seat's sweets come to as they lie; undefined before its cards do. */
export function sweetnessNow(view: SweetNoseView, playerID: PlayerID): number | undefined {
  if (view.cards.length === 0) return undefined;
  return sweetness(
    at(view.plates, playerID),
    at(view.bowls, playerID),
    view.cards,
    view.market,
    at(view.seats, playerID).isExempt,
  );
}

/** What an action adds to the own sum: a fact, for one's own cards are no secret to oneself. */
export const ownChange = (view: SweetNoseView, playerID: PlayerID, action: Action): number =>
  at(changes(new Prices().load(view, playerID), action), playerID);
