import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import { defineView } from '@/kit/view';
import type { Face } from './components';
import type { Pieces } from './path';
import type { NumeriG } from './state';

/** Everything one seat, or a spectator, may know of a match: nothing in this game is hidden. */
export interface NumeriView extends SeatView {
  readonly starter: PlayerID;
  /** By seat, then by number from 1: the space each piece stands on, 0 for one still in hand. */
  readonly pieces: Pieces;
  readonly die: Face | null;
  readonly isSplitOpen: boolean;
}

export const { view, reader } = defineView<NumeriG, NumeriView>({
  starter: (G) => G.starter,
  pieces: (G) => G.pieces,
  die: (G) => G.die,
  isSplitOpen: (G) => G.isSplitOpen,
});
