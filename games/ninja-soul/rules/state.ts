import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { Kind } from './components';
import type { NinjaSoulOptions } from './schemas';

/** What lies open in front of a seat. */
export interface OpenSeat {
  points: number;
  isDead: boolean;
  /**
   * The card that lies face up there: of a seat that is alive, the one it has opened and has to aim now
   * (NS5, NS6); of a dead one, what it died with. Who was killed has no card left, and null.
   */
  shown: Kind | null;
}

/** One thing done in this round, as everybody at the table saw it. */
export interface Deed {
  kind: 'look' | 'swap' | 'open' | 'peek' | 'kill';
  playerID: PlayerID;
  /** Whose card was taken, peeked at, or whose owner was killed. */
  target: PlayerID | null;
  /** The card opened; null where nothing was. */
  card: Kind | null;
}

/** What only the one who did it knows: the card seen, or whether the two cards changed places (NS3). */
export type Secret = Kind | 'exchange' | 'return';

/** How the last round ended, for everybody. The cards are turned over when they are gathered in (NS-c3). */
export interface RoundSummary {
  round: number;
  /** The win card was opened, or found by peeking; one was left (NS11); the round was stopped (NS12). */
  ending: 'opened' | 'peeked' | 'last' | 'stopped';
  winner: PlayerID | null;
  gains: number[];
  /** By place. */
  cards: Kind[];
  isDead: boolean[];
  shown: (Kind | null)[];
  starter: PlayerID;
  laps: number;
}

interface Ending {
  how: RoundSummary['ending'];
  winner: PlayerID | null;
}

export interface NinjaSoulG extends JournalG {
  options: NinjaSoulOptions;
  /** Counted from 1. */
  round: number;
  /** The seat that begins this round (NS13). */
  starter: PlayerID;
  /** By place: what lies in front of each seat, then what is set aside. Who was killed has the kill card. */
  cards: Kind[];
  seats: OpenSeat[];
  /** This round's deeds in order. */
  deeds: Deed[];
  /** By seat: a secret for each look, swap and peek of its own, in order. */
  secrets: Secret[][];
  /** Times the turn has gone round the table in this round. */
  laps: number;
  /** Whether the seat on turn has done what it had to. */
  isTurnOver: boolean;
  /** How this round has just ended, and for whom; null while it is played. */
  ending: Ending | null;
  lastRound: RoundSummary | null;
}
