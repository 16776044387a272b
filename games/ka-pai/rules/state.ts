import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { Cells, Sign } from './components';
import type { KaPaiOptions } from './schemas';

/** One drawing of this roll, as it would be rubbed out again. */
export interface Drawn {
  cell: number;
  /** The line it made a group of; null where it made none. */
  line: number | null;
  /** The bonus box ticked for that group. */
  mark: Sign | null;
}

/** A seat's sheet, and how far it is with this roll. */
export interface Sheet {
  cells: Cells;
  /** Groups in the order in which they were circled, each the number of its line. */
  groups: number[];
  /** Bonus boxes ticked. */
  marks: Record<Sign, number>;
  /** What it has drawn of this roll. */
  drawn: Drawn[];
  /** How often it has rubbed that out. */
  erased: number;
  /** It has put the pencil down. */
  isDone: boolean;
}

export interface KaPaiG extends JournalG {
  options: KaPaiOptions;
  /** The seat that threw first, drawn by lot (KP-r5). */
  starter: PlayerID;
  /** Counted from 1. */
  roll: number;
  /** What the two dice show. */
  dice: Sign[];
  sheets: Sheet[];
}
