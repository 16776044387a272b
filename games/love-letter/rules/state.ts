import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { Kind, KindSet } from './components';
import type { LoveLetterOptions } from './schemas';

/** What lies open in front of a seat, and what everybody can tell of its hand. */
export interface OpenSeat {
  tokens: number;
  /** Face up, oldest first. */
  discards: Kind[];
  /** The Handmaid guards this seat until its next turn begins (LL8). */
  isProtected: boolean;
  /** Out of the round (LL15). */
  isOut: boolean;
  /** The characters that the card it kept can still be, by what happened openly. */
  couldHold: KindSet;
}

/**
 * A hand that somebody was shown: by the Priest, by a Baron that did not put both players out of
 * reach, or by a King's trade. That `viewer` looked is public, what was seen is not.
 */
export interface Look {
  viewer: PlayerID;
  target: PlayerID;
  card: Kind;
  /** What the target has played since: when the card itself is among it, the look is worth nothing. */
  since: Kind[];
}

/** One card played, as everybody at the table saw it. */
export interface Play {
  playerID: PlayerID;
  card: Kind;
  target: PlayerID | null;
  guess: Kind | null;
  /** Who was put out of the round by it. */
  out: PlayerID | null;
}

/** How the last round ended, for everybody. */
export interface RoundSummary {
  round: number;
  ending: 'last-one-left' | 'showdown';
  /** The hands shown at a showdown by seat; null where none was shown. */
  hands: (Kind | null)[];
  /** Values of each seat's discards added up (LL17). */
  discardTotals: number[];
  /** Whether equal hands were told apart by the discards (LL6). */
  decidedByDiscards: boolean;
  winners: PlayerID[];
  /** The table as the round left it, by seat and in order of play; the rest of it stays until the next deal. */
  discards: Kind[][];
  isOut: boolean[];
  plays: Play[];
  deckCount: number;
  hasSetAside: boolean;
  faceUp: Kind[];
}

export interface LoveLetterG extends JournalG {
  options: LoveLetterOptions;
  /** Counted from 1. */
  round: number;
  /** The seat that begins this round (LL7). */
  starter: PlayerID;
  /** Face down; the next card is the last element. */
  deck: Kind[];
  /** The card laid aside face down (LL3); null once a Prince has made somebody take it (LL11). */
  setAside: Kind | null;
  faceUp: Kind[];
  /** By seat. During its own turn a seat holds the card it kept first and the one it drew second. */
  hands: Kind[][];
  seats: OpenSeat[];
  looks: Look[];
  /** Pairs whose Baron ended level and who have kept the card since: their hands are alike (LL10). */
  ties: [PlayerID, PlayerID][];
  /** This round's plays in order; once it is over they lie in `lastRound`. */
  plays: Play[];
  lastRound: RoundSummary | null;
}
