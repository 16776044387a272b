import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { Face } from './components';

export interface NumeriG extends JournalG {
  /** The seat that began, drawn by lot (NU1). */
  starter: PlayerID;
  /** By seat, then by number from 1: the space each piece stands on, 0 for one still in hand. */
  pieces: number[][];
  /** The roll the seat to move still has to use; null when it is used up. */
  die: Face | null;
  /** Whether a piece has crossed the watershed, so that rolls may be split (NU9). */
  isSplitOpen: boolean;
}
