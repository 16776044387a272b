import type { PlayerID } from '@/kit/action';

/** Somebody has said what a hidden thing is. */
export interface Guessed {
  readonly playerID: PlayerID;
  /** Which of the match's hidden things, counted from the first. */
  readonly piece: number;
  /** How much of it was to be seen, in the game's own measure. */
  readonly seen: number;
  readonly isRight: boolean;
}

/** For a game of guesses: what docs/bots.md shows of those of a match that is over. */
export interface GuessedOf<G> {
  readonly of: (G: G) => readonly Guessed[];
  /** What was seen, as the head of a column. */
  readonly seen: string;
  /** What docs/bots.md says below the figures. */
  readonly inWords: readonly string[];
}
