import { at } from '@/kit/seats';
import type { SweetNoseView } from '../rules/view';

/** The position as the last round left it: counted, with every sweet where it lay. */
export function lastRoundOf(view: SweetNoseView): SweetNoseView {
  const last = view.rounds.at(-1);
  if (last === undefined) return view;
  return {
    ...view,
    round: view.rounds.length,
    starter: last.starter,
    plates: last.plates,
    bowls: last.bowls,
    market: last.market,
    cards: view.playerID === null ? [] : at(last.cards, view.playerID),
    arranged: last.scores.map(() => true),
    seats: view.seats.map((seat, index) => ({
      ...seat,
      shop: null,
      isExempt: last.exempt[index] ?? false,
    })),
    queue: [],
    hasTraded: false,
    due: null,
  };
}
