import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { type Kind, NIGIRI } from '../rules/components';
import { emptyWasabi, roundScores, totalFor } from '../rules/scoring';
import type { SushiGoView } from '../rules/view';

/** What laying down a card adds right now, the other tableaus being as they are. */
export interface Forecast {
  /** Points of this round; puddings bring theirs at the end of the game. */
  readonly points: number;
  /** What makes it so: a set that is complete with it, or the wasabi it lands on. */
  readonly by: 'pair' | 'three' | 'wasabi' | null;
}

/** The cards in the order in which they are laid down (SG8). */
export function forecast(view: SushiGoView, playerID: PlayerID, kinds: readonly Kind[]): Forecast {
  const { tableau } = at(view.seats, playerID);
  const laid = [...tableau, ...kinds.filter((kind) => kind !== 'pudding')];
  const seat = Number(playerID);
  const scores = roundScores(view.seats.map((open, index) => (index === seat ? laid : open.tableau)));
  const gained = (category: 'tempura' | 'sashimi') =>
    (scores[category][seat] ?? 0) > (view.standing[category][seat] ?? 0);
  const isOnWasabi = kinds.some(
    (kind, index) => NIGIRI[kind] > 0 && emptyWasabi([...tableau, ...kinds.slice(0, index)]) > 0,
  );
  return {
    points: totalFor(scores, seat) - totalFor(view.standing, seat),
    by: gained('sashimi') ? 'three' : gained('tempura') ? 'pair' : isOnWasabi ? 'wasabi' : null,
  };
}
