import type { Ctx } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
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

export const view = (G: NumeriG, _ctx: Ctx, playerID: PlayerID | null): NumeriView => ({
  playerID,
  starter: G.starter,
  pieces: G.pieces.map((own) => [...own]),
  die: G.die,
  isSplitOpen: G.isSplitOpen,
});

/** `view` without copies, for the direct runner: holds `G`'s own pieces. */
export const reader = (
  { starter, pieces, die, isSplitOpen }: NumeriG,
  _ctx: Ctx,
  playerID: PlayerID | null,
): NumeriView => ({ playerID, starter, pieces, die, isSplitOpen });
