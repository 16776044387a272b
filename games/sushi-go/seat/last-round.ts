import { at } from '@/kit/seats';
import { handSizeFor } from '../rules/components';
import type { SushiGoView } from '../rules/view';

/** The position as the last round left it: scored already, with the sushi still on the plates. */
export function lastRoundOf(view: SushiGoView): SushiGoView {
  const last = view.rounds.at(-1);
  if (last === undefined) return view;
  return {
    ...view,
    round: view.rounds.length,
    passes: handSizeFor(view.seats.length) - 1,
    handSize: 0,
    hand: [],
    known: view.known.map(() => []),
    returned: view.returned.map(() => 0),
    pick: { first: null, second: null },
    seats: view.seats.map((seat, index) => ({
      ...seat,
      tableau: at(last.discards, String(index)),
      isLocked: false,
      hasChanged: false,
    })),
    standing: last.scores,
  };
}
