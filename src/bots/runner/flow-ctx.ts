import type { Ctx, TurnConfig } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import { seatIDs } from '@/kit/seats';

export type ActivePlayersArg = NonNullable<TurnConfig['activePlayers']>;
export type StageName = string | null;
type Counts = Record<PlayerID, number>;

/** The part of ctx that `revert` puts aside and brings back. */
export interface ActiveSet {
  activePlayers: Record<PlayerID, StageName> | null;
  _activePlayersMinMoves: Counts | null;
  _activePlayersMaxMoves: Counts | null;
  _activePlayersNumMoves: Counts;
}

/**
 * boardgame.io's `Ctx` with its private counters, typed as they really are (its own declaration was
 * written without strict nulls). `numMoves` and everything private appear with the first turn.
 */
export interface FlowCtx extends ActiveSet {
  numPlayers: number;
  turn: number;
  currentPlayer: PlayerID;
  playOrder: PlayerID[];
  playOrderPos: number;
  phase: string | null;
  numMoves: number;
  gameover?: unknown;
  _prevActivePlayers: ActiveSet[];
  _nextActivePlayers: ActivePlayersArg | null;
}

export const asFlowCtx = (ctx: Ctx): FlowCtx => ctx as unknown as FlowCtx;
export const asCtx = (ctx: FlowCtx): Ctx => ctx as unknown as Ctx;

const SEAT_ORDERS = new Map<number, PlayerID[]>();

/** Every seat in seating order: one array for all matches, which nobody writes into. */
export function seatOrder(numPlayers: number): PlayerID[] {
  let order = SEAT_ORDERS.get(numPlayers);
  if (order === undefined) {
    order = seatIDs(numPlayers);
    SEAT_ORDERS.set(numPlayers, order);
  }
  return order;
}

/** The ctx of a match before its first turn (boardgame.io: `Flow(game).ctx`). */
export const firstCtx = (numPlayers: number, phase: string | null): FlowCtx =>
  ({
    numPlayers,
    turn: 0,
    currentPlayer: '0',
    playOrder: seatOrder(numPlayers),
    playOrderPos: 0,
    phase,
    activePlayers: null,
  }) as unknown as FlowCtx;

function copyActiveSet<T extends ActiveSet>(set: T): T {
  const copy = { ...set };
  if (copy.activePlayers) copy.activePlayers = { ...copy.activePlayers };
  if (copy._activePlayersMinMoves) copy._activePlayersMinMoves = { ...copy._activePlayersMinMoves };
  if (copy._activePlayersMaxMoves) copy._activePlayersMaxMoves = { ...copy._activePlayersMaxMoves };
  if (copy._activePlayersNumMoves) copy._activePlayersNumMoves = { ...copy._activePlayersNumMoves };
  return copy;
}

/**
 * A copy of ctx the runner may write into. What the flow only ever replaces (`playOrder`, `gameover`,
 * `_nextActivePlayers`) is shared with the original.
 */
export function copyCtx(ctx: Ctx): Ctx {
  const copy = copyActiveSet(asFlowCtx(ctx));
  if (copy._prevActivePlayers?.length > 0)
    copy._prevActivePlayers = copy._prevActivePlayers.map(copyActiveSet);
  return asCtx(copy);
}
