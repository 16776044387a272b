import type { PlayerID } from 'boardgame.io';

export type { Ctx, PlayerID } from 'boardgame.io';

/** Anything JSON can carry: what travels in actions, views, journals and saves. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * One thing a seat may do, in the shape boardgame.io's `ai.enumerate` returns.
 * Arguments name kinds and places, never positions in a hand, so equal cards are one action.
 */
export interface Action {
  readonly move: string;
  readonly args: readonly Json[];
}

/** An action together with the seat that takes it: what a save, a replay and the wire carry. */
export interface SeatAction extends Action {
  readonly playerID: PlayerID;
}

/**
 * Why an action is not allowed.
 * `reason` keys the message (`refusals.<reason>`), `clause` the anchor in the rulebook (absent for
 * refusals of the table itself, such as acting out of turn).
 */
export interface Refusal {
  readonly reason: string;
  readonly clause?: string;
  readonly facts?: { readonly [key: string]: Json };
}

/** Whether two actions are the same action, compared as JSON. */
export const sameAction = (a: Action, b: Action): boolean =>
  a.move === b.move && JSON.stringify(a.args) === JSON.stringify(b.args);

/** What a page writes on whatever does an action (`data-choice`), so that a slip that speaks of it can be laid beside it. */
export const choiceKey = ({ move, args }: Action): string => [move, ...args].join(' ');
