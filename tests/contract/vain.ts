import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';

/** The decision before this one, whosever it was. */
export interface Past<View extends SeatView = SeatView> {
  readonly view: View;
  readonly ctx: Ctx;
  readonly action: Action;
}

/** A decision as its seat sees it, and what was done last. */
export interface Moment<View extends SeatView = SeatView> {
  readonly view: View;
  readonly ctx: Ctx;
  readonly legal: readonly Action[];
  readonly past?: Past<View> | undefined;
}

/**
 * Whether a legal action is in vain: the view shows that it brings its seat nothing which another legal action, or none,
 * does not bring as well, and it has a cost (a card, a turn, what others learn). In words, why there is nothing of the
 * kind in a game. Written from the rulebook, without `considered`.
 */
export type Vain<View extends SeatView = SeatView> =
  | string
  | ((moment: Moment<View>, action: Action) => boolean);
