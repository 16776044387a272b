import type { CheatyMagesView, SeenCorner } from '../rules/view';

/** The kinds of journal entries, one of which every bout ends with. */
export const ENDINGS: readonly string[] = ['bout-won', 'cancelled', 'unpaid'];

/** The position as the last bout left it, all spells turned over; the coins are there already. */
export function lastBoutOf(view: CheatyMagesView): CheatyMagesView {
  const { lastBout } = view;
  if (lastBout === null) return view;
  const { bout, replays, starter, judge, results, bets, coins } = lastBout;
  return {
    ...view,
    bout,
    replays,
    starter,
    judge,
    corners: results.map(
      ({ fighter, spells }): SeenCorner => ({
        fighter,
        spells: spells.map(({ spell, playerID }) => ({
          spell,
          playerID,
          isDown: false,
          seenBy: [],
          may: [],
        })),
      }),
    ),
    lasting: [],
    bets: view.playerID === null ? [] : (bets[Number(view.playerID)] ?? []),
    betCounts: bets.map((lanes) => lanes.length),
    seats: view.seats.map((seat, index) => ({ ...seat, coins: coins[index] ?? seat.coins, hasPassed: true })),
  };
}
