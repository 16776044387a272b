import type { Action, SeatAction } from './action';
import type { OptionValues } from './options';

/** The seat of the person who learns; the others play by the script. */
export const LEARNER = '0';

/** One thing to do, or to read, and what the others do once that is over. */
export interface CoachStep {
  /** Names its words: `coach.steps.<id>.task`, one line, and `coach.steps.<id>.why`. */
  readonly id: string;
  /**
   * CSS selectors inside the table, what is done last in front: lit is what the first of them finds
   * that finds anything. Empty where the step is about nothing in particular.
   */
  readonly target: readonly string[];
  /** The clause it teaches. */
  readonly clause: string;
  /**
   * Of a step that is only read: it is over as soon as the page shows this (a CSS selector), for it asks for something
   * that is no move, as a die turned up. Whoever reads on without it may.
   */
  readonly until?: string;
  /** The actions accepted, each of which the rest of the script goes with; absent: it is only read. */
  readonly allow?: readonly [Action, ...Action[]];
  /** What the other seats do after it, in this order. */
  readonly reply?: readonly SeatAction[];
}

/** A stretch of a match. The words over it are `coach.chapters.<id>`. */
export interface CoachChapter {
  readonly id: string;
  /** What has been played before, by every seat. */
  readonly before?: readonly SeatAction[];
  readonly steps: readonly [CoachStep, ...CoachStep[]];
}

/**
 * A first match that makes the person do each kind of move: an ordinary match, dealt from a fixed seed,
 * in which the others play what is written here. Every action goes through the rulebook.
 */
export interface CoachScript {
  /** The rules it was written for: with others its actions may not fit. */
  readonly rulesVersion: number;
  readonly seed: string;
  readonly options: OptionValues;
  readonly numPlayers: number;
  readonly chapters: readonly [CoachChapter, ...CoachChapter[]];
  /** Moves that come to several others in one go, which the lesson does one by one. */
  readonly shortcuts?: readonly string[];
}

/** Every step of a script, in order. */
export const coachSteps = ({ chapters }: CoachScript): CoachStep[] => chapters.flatMap(({ steps }) => steps);
