import type { Action } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';

/** What a game's bots are measured by, besides everybody's measure (scripts/lib/panel.ts). */
export interface Panel<View extends SeatView = SeatView> {
  /**
   * By seats and opponent of `hard` (`4 greedy`), or both sides of a step of the ladder (`2 hard normal`):
   * the share of wins it has to reach at least, and how many games settle it.
   */
  readonly rows: Readonly<Record<string, { readonly bar?: number; readonly games?: number }>>;
  /** What an action scores at once: `hard` then also plays against whoever goes by that alone. */
  readonly points?: (view: View, action: Action) => number;
  /** What docs/bots.md says below the figures: what of the search was tried and won, or did not. */
  readonly inWords?: readonly string[];
}
