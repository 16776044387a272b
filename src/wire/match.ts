import type { Action, Ctx, PlayerID } from '@/kit/action';
import type { JournalEntry, SeatJournalEntry } from '@/kit/journal';
import type { BotLevel } from '@/kit/opponents';
import type { SeatView } from '@/kit/rulebook';
import type { WireOptions } from './room';

/** A position as boardgame.io's client receives it: one seat's view and nothing else. */
export interface SeatState {
  readonly G: SeatView;
  readonly ctx: Ctx;
  readonly plugins: Record<string, never>;
  readonly _undo: readonly [];
  readonly _redo: readonly [];
  readonly _stateID: number;
}

/** Everything one accepted action (or the deal, at stateID 0) left in a seat's journal. */
export interface Moment {
  readonly stateID: number;
  readonly entries: readonly SeatJournalEntry[];
}

/** A seat's turn clock. */
export interface SeatClock {
  /** Milliseconds left when this was sent; at 0 a bot makes the seat's decision. */
  readonly leftMs: number;
  /** It runs on from there. It stands still while nobody waits for the seat, and while the match pauses. */
  readonly isRunning: boolean;
}

/** Where the match stands, for everybody in the room, also while nobody is in front of the screen. */
export interface MatchStatus {
  readonly matchID: string;
  readonly stateID: number;
  /** The seats the table waits for, in seating order (`awaitedSeats`). */
  readonly awaited: readonly PlayerID[];
  /** Those of them that are asked whether they respond to what another has played. */
  readonly asked: readonly PlayerID[];
  /** For each seat in seating order: milliseconds the table had waited for it when this was sent; null: it does not. */
  readonly waited: readonly (number | null)[];
  /** The side of each seat, as everybody knows it (`sidesOf`). */
  readonly sides: readonly string[];
  readonly isOver: boolean;
  /** Seats that have nothing more to do in the match: their people talk with those who watch. */
  readonly out: readonly PlayerID[];
  /** `nobody`: no person is present, so bots rest; `store`: the store does not answer. */
  readonly pause: 'nobody' | 'store' | null;
  /** For each seat in seating order, null for a bot's own; null: the room plays without a turn clock. */
  readonly clocks: readonly (SeatClock | null)[] | null;
}

/** A match that is over, with everything that was secret in it: every position follows from this. */
export interface Replay {
  readonly matchID: string;
  readonly slug: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly options: WireOptions;
  readonly seats: readonly (
    | { readonly name: string; readonly kind: 'person' }
    | { readonly name: string; readonly kind: 'bot'; readonly level: BotLevel }
  )[];
  readonly actions: readonly (Action & { readonly playerID: PlayerID })[];
  /** What was told after each action and the deal, secrets included: all that is left once rules change. */
  readonly journal: readonly { readonly stateID: number; readonly entries: readonly JournalEntry[] }[];
}
