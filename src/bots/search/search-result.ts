import type { Action } from '@/kit/action';

/** What the search found out about one action. */
export interface Candidate {
  readonly action: Action;
  readonly visits: number;
  /** How well the searcher's seat stands after it, 0..1, on average. */
  readonly value: number;
}

export interface SearchResult {
  readonly action: Action;
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** Playouts in all. */
  readonly iterations: number;
  /** The time was over before the action had been looked at in earnest. */
  readonly isCutShort?: boolean;
}

/** Asked before each iteration with the number of those done. */
export type IsSpent = (iterations: number) => boolean;
