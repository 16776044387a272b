import type { PlayerID } from '@/kit/action';
import type { TurnRules } from './compile';
import { type ActivePlayersArg, type ActiveSet, type FlowCtx, type StageName, seatOrder } from './flow-ctx';
import { refuseMoveLimit } from './unsupported';

// Mirrors what boardgame.io's core/turn-order.ts and core/flow.ts do to `activePlayers`, writing into
// ctx where they make a new one. Nothing here may write into an argument: copies of ctx share them.

interface StageArg {
  stage?: StageName;
  minMoves?: number;
  maxMoves?: number;
}

/** boardgame.io: `ApplyActivePlayerArgument`, into a set that is being made. */
function activate(set: ActiveSet, seats: PlayerID[], playerID: PlayerID, arg: unknown): void {
  let stage = arg as StageName | undefined;
  let minMoves: number | undefined;
  let maxMoves: number | undefined;
  if (typeof arg === 'object' && arg !== null) {
    refuseMoveLimit(arg, 'activePlayers');
    ({ stage, minMoves, maxMoves } = arg as StageArg);
  }
  if (stage === undefined) return;
  set.activePlayers ??= {};
  if (!(playerID in set.activePlayers)) seats.push(playerID);
  set.activePlayers[playerID] = stage;
  set._activePlayersNumMoves[playerID] = 0;
  if (minMoves) limit(set, '_activePlayersMinMoves', playerID, minMoves);
  if (maxMoves) limit(set, '_activePlayersMaxMoves', playerID, maxMoves);
}

/** Everybody in one stage and nothing else: what most games with simultaneous choices ask for, every turn. */
const isPlain = (arg: object): arg is { all: string } => {
  const { all, value, minMoves, maxMoves } = arg as Exclude<ActivePlayersArg, unknown[]>;
  return typeof all === 'string' && value === undefined && minMoves === undefined && maxMoves === undefined;
};

/** Sets by stage and number of seats. A copy of one has its keys from the start, which is faster than adding them. */
const WHOLE_TABLES = new Map<string, Pick<ActiveSet, 'activePlayers' | '_activePlayersNumMoves'>[]>();

function activateAll(set: ActiveSet, numPlayers: number, stage: string): void {
  let tables = WHOLE_TABLES.get(stage);
  if (tables === undefined) {
    tables = [];
    WHOLE_TABLES.set(stage, tables);
  }
  let table = tables[numPlayers];
  if (table === undefined) {
    const seats = seatOrder(numPlayers);
    table = {
      activePlayers: Object.fromEntries(seats.map((playerID) => [playerID, stage])),
      _activePlayersNumMoves: Object.fromEntries(seats.map((playerID) => [playerID, 0])),
    };
    tables[numPlayers] = table;
  }
  set.activePlayers = { ...table.activePlayers };
  set._activePlayersNumMoves = { ...table._activePlayersNumMoves };
}

/** Whether the order of play is the seating order: of a match that was loaded it is a list of its own. */
function isWholeTable({ playOrder, numPlayers }: FlowCtx): boolean {
  const seats = seatOrder(numPlayers);
  if (playOrder === seats) return true;
  if (playOrder.length !== numPlayers) return false;
  for (let place = 0; place < numPlayers; place++) if (playOrder[place] !== seats[place]) return false;
  return true;
}

function limit(
  set: ActiveSet,
  which: '_activePlayersMinMoves' | '_activePlayersMaxMoves',
  playerID: PlayerID,
  moves: number,
): void {
  set[which] ??= {};
  set[which][playerID] = moves;
}

const emptySet = (): ActiveSet => ({
  activePlayers: null,
  _activePlayersMinMoves: null,
  _activePlayersMaxMoves: null,
  _activePlayersNumMoves: {},
});

const activeSetOf = (ctx: FlowCtx): ActiveSet => ({
  activePlayers: ctx.activePlayers,
  _activePlayersMinMoves: ctx._activePlayersMinMoves,
  _activePlayersMaxMoves: ctx._activePlayersMaxMoves,
  _activePlayersNumMoves: ctx._activePlayersNumMoves,
});

function place(ctx: FlowCtx, set: ActiveSet): void {
  ctx.activePlayers = set.activePlayers;
  ctx._activePlayersMinMoves = set._activePlayersMinMoves;
  ctx._activePlayersMaxMoves = set._activePlayersMaxMoves;
  ctx._activePlayersNumMoves = set._activePlayersNumMoves;
}

/** boardgame.io: `SetActivePlayers` with nobody in particular. */
export function clearActivePlayers(ctx: FlowCtx): void {
  place(ctx, emptySet());
  ctx._prevActivePlayers = [];
  ctx._nextActivePlayers = null;
}

/** boardgame.io: `SetActivePlayers`. Throws a TypeError without an argument, as that does. */
export function setActivePlayers(ctx: FlowCtx, arg: ActivePlayersArg): void {
  const set = emptySet();
  // In the order of their keys there is no difference, and this is much faster than `for in`.
  const seats: PlayerID[] = [];
  let previous: FlowCtx['_prevActivePlayers'] = [];
  let following: ActivePlayersArg | null = null;

  if (Array.isArray(arg)) {
    for (const playerID of arg) activate(set, seats, playerID, null);
  } else {
    refuseMoveLimit(arg, 'activePlayers');
    const { currentPlayer, others, all, value, minMoves, maxMoves } = arg;
    if (arg.next) following = arg.next;
    if (arg.revert) previous = [...ctx._prevActivePlayers, activeSetOf(ctx)];
    if (currentPlayer !== undefined) activate(set, seats, ctx.currentPlayer, currentPlayer);
    if (others !== undefined)
      for (const playerID of ctx.playOrder)
        if (playerID !== ctx.currentPlayer) activate(set, seats, playerID, others);
    if (all !== undefined) {
      if (isPlain(arg) && set.activePlayers === null && isWholeTable(ctx))
        activateAll(set, ctx.numPlayers, arg.all);
      else for (const playerID of ctx.playOrder) activate(set, seats, playerID, all);
    }
    if (value) for (const playerID of Object.keys(value)) activate(set, seats, playerID, value[playerID]);
    for (const playerID of seats) {
      if (minMoves && set._activePlayersMinMoves?.[playerID] === undefined)
        limit(set, '_activePlayersMinMoves', playerID, minMoves);
      if (maxMoves && set._activePlayersMaxMoves?.[playerID] === undefined)
        limit(set, '_activePlayersMaxMoves', playerID, maxMoves);
    }
  }

  place(ctx, set);
  ctx._prevActivePlayers = previous;
  ctx._nextActivePlayers = following;
}

/** Whether nobody is in it. Asks for the seats first: `for in` over numbered keys is slow. */
function isEmpty(activePlayers: object, seats: readonly PlayerID[]): boolean {
  for (const playerID of seats) if (playerID in activePlayers) return false;
  for (const _ in activePlayers) return false;
  return true;
}

/** Whether somebody else is in it, as far as the order of play tells. */
function hasOthers(activePlayers: object, playerID: PlayerID, { playOrder }: FlowCtx): boolean {
  for (const other of playOrder) if (other !== playerID && other in activePlayers) return true;
  return false;
}

/**
 * boardgame.io: `UpdateActivePlayersOnceEmpty`. When the last active seat has left: the `next` set,
 * else the one put aside by `revert`, else nobody in particular, which means the current player.
 */
function refillActivePlayers(ctx: FlowCtx): void {
  if (ctx.activePlayers === null || !isEmpty(ctx.activePlayers, ctx.playOrder)) return;
  if (ctx._nextActivePlayers) {
    setActivePlayers(ctx, ctx._nextActivePlayers);
    return;
  }
  const previous = ctx._prevActivePlayers.at(-1);
  if (previous === undefined) {
    ctx.activePlayers = null;
    ctx._activePlayersMinMoves = null;
    ctx._activePlayersMaxMoves = null;
    return;
  }
  place(ctx, previous);
  ctx._prevActivePlayers = ctx._prevActivePlayers.slice(0, -1);
}

/**
 * boardgame.io: `EndStage`. Returns what `updateStage` is to be told: `arg`, or without one the `next`
 * of the stage. The seat stays where it is while its `minMoves` are not reached.
 */
export function endStage<G>(ctx: FlowCtx, turn: TurnRules<G>, playerID: PlayerID, arg?: unknown): unknown {
  const { activePlayers, _activePlayersMinMoves: min, _activePlayersMaxMoves: max } = ctx;
  if (activePlayers === null || !(playerID in activePlayers)) return arg;
  const told = arg || turn.stages.get(String(activePlayers[playerID]))?.next || arg;
  if (min?.[playerID] && (ctx._activePlayersNumMoves[playerID] ?? 0) < min[playerID]) return told;
  // Where `updateStage` is about to write the seat's next stage in its place, and others stay, it need not leave.
  if (min === null && max === null && typeof told === 'string' && hasOthers(activePlayers, playerID, ctx))
    return told;
  delete activePlayers[playerID];
  if (min) delete min[playerID];
  if (max) delete max[playerID];
  refillActivePlayers(ctx);
  return told;
}

/** boardgame.io: `UpdateStage`. */
export function updateStage(ctx: FlowCtx, playerID: PlayerID, arg: unknown): void {
  const told: unknown = typeof arg === 'string' || arg === null ? { stage: arg } : arg;
  if (typeof told !== 'object' || told === null) return;
  refuseMoveLimit(told, 'setStage');
  const { stage, minMoves, maxMoves } = told as StageArg;
  if (stage === undefined) return;
  ctx.activePlayers ??= {};
  ctx.activePlayers[playerID] = stage;
  ctx._activePlayersNumMoves[playerID] = 0;
  if (minMoves) limit(ctx, '_activePlayersMinMoves', playerID, minMoves);
  if (maxMoves) limit(ctx, '_activePlayersMaxMoves', playerID, maxMoves);
}
