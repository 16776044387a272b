import type { NinjaSoulView } from '../rules/view';

/** The kinds of journal entries, one of which every round ends with. */
export const ENDINGS: readonly string[] = ['round-won', 'round-last', 'round-stopped'];

/** The position as the last round left it, with every card turned over; the points are there already. */
export function lastRoundOf(view: NinjaSoulView): NinjaSoulView {
  const { lastRound } = view;
  if (lastRound === null) return view;
  const { round, starter, laps, isDead, shown } = lastRound;
  return {
    ...view,
    round,
    starter,
    laps,
    deeds: [],
    mine: [],
    seats: view.seats.map((seat, index) => ({
      points: seat.points,
      isDead: isDead[index] === true,
      shown: shown[index] ?? null,
    })),
  };
}
