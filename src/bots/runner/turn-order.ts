import type { FnContext } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import type { TurnRules } from './compile';
import { type FlowCtx, seatOrder } from './flow-ctx';
import { clearActivePlayers, setActivePlayers } from './stages';
import { UnsupportedByRunner } from './unsupported';

// Mirrors the orders of boardgame.io's core/turn-order.ts, writing into ctx where that makes a new one.
// Nothing here may write into a `playOrder`: copies of ctx share it.

const seatAt = (playOrder: readonly PlayerID[], position: number): PlayerID => String(playOrder[position]);

/** boardgame.io: `InitTurnOrderState`, at the beginning of a phase. */
export function initTurnOrder<G>(ctx: FlowCtx, turn: TurnRules<G>, context: FnContext<G>): void {
  const { order } = turn;
  // Copied: the function may hand out an array that lives in G, which moves change in place.
  const playOrder = order.playOrder === undefined ? seatOrder(ctx.numPlayers) : [...order.playOrder(context)];
  // `first` still sees the old order.
  const position = order.first(context);
  ctx.currentPlayer = seatAt(playOrder, position);
  ctx.playOrderPos = position;
  ctx.playOrder = playOrder;
  if (turn.activePlayers === undefined) clearActivePlayers(ctx);
  else setActivePlayers(ctx, turn.activePlayers);
}

/**
 * boardgame.io: `UpdateTurnOrderState`, at the end of a turn. Returns false when the order has no
 * next seat and the phase must end.
 */
export function advanceTurnOrder<G>(
  ctx: FlowCtx,
  turn: TurnRules<G>,
  context: FnContext<G>,
  arg: unknown,
): boolean {
  if (!arg || arg === true) {
    const position = turn.order.next(context);
    if (position === undefined) return false;
    ctx.playOrderPos = position;
    ctx.currentPlayer = seatAt(ctx.playOrder, position);
  } else if (typeof arg === 'object' && 'next' in arg) {
    ctx.playOrderPos = ctx.playOrder.indexOf(arg.next as PlayerID);
    ctx.currentPlayer = arg.next as PlayerID;
  }
  // Anything else boardgame.io reports as invalid and gives the same seat another turn.
  return true;
}

/** `remove` shortens the play order while the turn ends, which no game of ours needs. */
export function refuseRemove(arg: unknown, where: string): void {
  if (typeof arg === 'object' && arg !== null && 'remove' in arg)
    throw new UnsupportedByRunner(`remove in ${where}`);
}
