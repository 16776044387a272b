import type { SushiGoView } from '../rules/view';

/** The places in a hand of what its seat has laid face down, in the order chosen. */
export function lockedPlaces(hand: SushiGoView['hand'], pick: SushiGoView['pick']): number[] {
  const first = pick.first === null ? -1 : hand.indexOf(pick.first);
  const second =
    pick.second === null ? -1 : hand.findIndex((kind, at) => kind === pick.second && at !== first);
  return [first, second].filter((place) => place >= 0);
}
