import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { Card, Face } from './components';

export interface Cat10G extends JournalG {
  /** The seat that began, drawn by lot (CT-r6). */
  starter: PlayerID;
  /** Face down; the next card is the last element. Nobody ever looks at it. */
  deck: Card[];
  /** The cards turned over in this turn, in order. */
  row: Card[];
  /** By seat, sorted: face down, but everybody has seen each card go in (CT9). */
  piles: Card[][];
  /** Jumbo pots in front of each seat. */
  jumbos: number[];
  /** Jumbo pots that nobody has. */
  supply: number;
  /** Face up, oldest first; never shuffled back in (CT4). */
  discards: Card[];
  /** What the cat die showed, until the next card is turned over. */
  die: Face | null;
  /** Choices the seat to act still has to make for the die or its ten: cards to draw or give up, a jumbo pot. */
  left: number;
}
