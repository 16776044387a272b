import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { Card, Colour } from './components';
import type { DiggersOptions } from './schemas';

/** A card in a stack. */
export interface StackCard {
  card: Card;
  isUp: boolean;
}

/** A card on the table, as everybody sees it. */
export interface LaidCard {
  /** Its number in the order of laying, from 0. */
  n: number;
  /** Its top left corner, in units (DG8). */
  x: number;
  y: number;
  /** Null while it lies face down. */
  card: Card | null;
}

/** What lies open in front of a seat. */
export interface OpenSeat {
  markers: number;
  /** The photos taken, in order; without scouts spent and idols lost. */
  cards: Card[];
  /** Talent scouts that have been spent. */
  spent: Card[];
  /** Idols lost to their managers. */
  lost: Card[];
  /** A colour for each manager whose idol is still to be chosen (DG6); empty before the digging is over. */
  heartbreaks: Colour[];
}

export interface DiggersG extends JournalG {
  options: DiggersOptions;
  starter: PlayerID;
  /** What was not dealt, unseen. */
  box: Card[];
  /** By seat; the top card is the last. */
  stacks: StackCard[][];
  /** What lies on the table, in the order of laying. */
  table: LaidCard[];
  /** By number in the order of laying: what a card that lies face down really is; null for all others. */
  faces: (Card | null)[];
  seats: OpenSeat[];
  /** Cards paid for in this turn that are still to be taken. */
  due: number;
  /** Whether the seat on turn has paid, and may still take something. */
  isDigging: boolean;
  /** Talent scouts taken in this turn, which wait for a later one (DG-r9). */
  fresh: number;
  /** Whether the idols have been lost and the audience can be counted. */
  isOver: boolean;
}
