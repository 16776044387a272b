import type { JournalG } from '@/kit/journal';
import type { CATEGORIES, Kind } from './components';
import type { SushiGoOptions } from './schemas';

/** A hand on its way round the table. */
interface Hand {
  /** Sorted by kind, so that equal hands are the same. */
  cards: Kind[];
  /** Chopsticks that everybody saw go into it and nobody has taken out since (SG11). */
  returned: number;
}

/** What everybody sees of a seat. */
export interface OpenSeat {
  /** This round's cards in the order in which they were laid down; puddings lie apart. */
  tableau: Kind[];
  /** Puddings of all rounds so far. */
  puddings: number;
  /** Points of the rounds that are over, and at the end those for puddings (SG15). */
  points: number;
  /** Its choice lies face down. */
  isLocked: boolean;
  /** It has taken a choice back during this turn (SG-t1). */
  hasChanged: boolean;
}

/** What a seat has laid face down: one card, or with chopsticks two in the order chosen (SG8, SG9). */
export interface Pick {
  first: Kind | null;
  second: Kind | null;
}

/** Points by category, one number per seat. */
export type RoundScores = Record<(typeof CATEGORIES)[number], number[]>;

/** A round that is over. */
export interface RoundResult {
  scores: RoundScores;
  /** What lay before each seat and is discarded now, in the order in which it was laid down (SG14). */
  discards: Kind[][];
}

export interface SushiGoG extends JournalG {
  options: SushiGoOptions;
  /** Counted from 1. */
  round: number;
  /** How often hands have been passed on this round. */
  passes: number;
  /** Face down; the next card is the last element. */
  deck: Kind[];
  /** The hand each seat holds; a card chosen stays in it until all are turned over. */
  hands: Hand[];
  /** Secret until all are turned over. */
  picks: Pick[];
  seats: OpenSeat[];
  /** What each seat turned over last, in order. */
  reveals: Kind[][];
  rounds: RoundResult[];
}
