import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { Amounts, Level, Shop } from './components';
import type { SweetNoseOptions } from './schemas';

export interface OpenSeat {
  /** Sweetness of all rounds so far, the bid among it. */
  points: number;
  /** Where its marker stood when the shops were sold; 0 for none (SN23). */
  bid: number;
  /** Whether it bids no more. */
  hasPassed: boolean;
  /** The shop whose power it may use once. */
  shop: Shop | null;
  /** Whether the market adds nothing for it in this round (SN16). */
  isExempt: boolean;
}

/** Who chooses a shop, up to which level. */
export interface Claim {
  playerID: PlayerID;
  level: Level;
}

/** A round that is over: all of it lies open. */
export interface RoundResult {
  /** By seat: the level of each kind. */
  cards: Level[][];
  plates: Amounts[];
  bowls: Amounts[];
  market: Amounts;
  exempt: boolean[];
  scores: number[];
  starter: PlayerID;
}

export interface SweetNoseG extends JournalG {
  options: SweetNoseOptions;
  /** Counted from 1; 0 before the first. */
  round: number;
  /** Who has the thunder god, and begins (SN20, SN4). */
  starter: PlayerID;
  plates: Amounts[];
  bowls: Amounts[];
  market: Amounts;
  /** Sweets that are not in this match. */
  reserve: Amounts;
  /** By seat: the level of each kind, face down; empty until they are laid. */
  cards: Level[][];
  seats: OpenSeat[];
  /** Shops that nobody has. */
  stalls: Shop[];
  /** Who is still to choose a shop, in order. */
  queue: Claim[];
  /** What the seat whose turn it is has done. */
  hasTraded: boolean;
  /** Whether it has done nothing so far but, perhaps, swap at the market. */
  isQuiet: boolean;
  /** Turns in a row in which there was nothing but a swap at the market (SN10). */
  quiet: number;
  /** Who is asked before the cards are turned over (SN16). */
  due: PlayerID | null;
  /** What the cards were laid by (the plate then), and what was given less what was taken since; both go with the cards. */
  laid: Amounts[];
  given: Amounts[];
  rounds: RoundResult[];
  isTurnOver: boolean;
  isTradeOver: boolean;
  isOver: boolean;
}
