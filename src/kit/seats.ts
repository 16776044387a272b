import type { Ctx } from 'boardgame.io';
import type { PlayerID } from './action';

/** Every seat of a match in seating order: '0', '1', … */
export function seatIDs(numPlayers: number): PlayerID[] {
  const seats: PlayerID[] = [];
  for (let seat = 0; seat < numPlayers; seat++) seats.push(String(seat));
  return seats;
}

/** A seat's own entry in a record or array kept by seat; throws when the seat does not exist. */
export function at<T>(bySeat: readonly T[], playerID: PlayerID): T {
  const value = bySeat[Number(playerID)];
  if (value === undefined) throw new RangeError(`no seat ${playerID}`);
  return value;
}

/** Whether the seat may act now, as boardgame.io decides it. */
export function isActive(ctx: Ctx, playerID: PlayerID | null): boolean {
  if (playerID === null || ctx.gameover !== undefined) return false;
  return ctx.activePlayers === null
    ? ctx.currentPlayer === playerID
    : Object.hasOwn(ctx.activePlayers, playerID);
}

/** The seats that may act now, in seating order. */
export const activeSeats = (ctx: Ctx): PlayerID[] =>
  seatIDs(ctx.numPlayers).filter((playerID) => isActive(ctx, playerID));

/**
 * The stage of a seat that has made its part of a simultaneous choice and may still take it back:
 * boardgame.io counts it as active, but nobody waits for it.
 */
export const LOCKED = 'locked';

/** Whether the table waits for this seat: it may act and has not locked its choice. */
export const isAwaited = (ctx: Ctx, playerID: PlayerID | null): boolean =>
  playerID !== null && isActive(ctx, playerID) && ctx.activePlayers?.[playerID] !== LOCKED;

/** The seats the table waits for, in seating order. */
export function awaitedSeats(ctx: Ctx): PlayerID[] {
  if (ctx.gameover !== undefined) return [];
  const { activePlayers } = ctx;
  if (activePlayers === null) return [ctx.currentPlayer];
  const seats: PlayerID[] = [];
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    // A seat's number is no inherited name, so its own entry need not be asked for.
    const stage = activePlayers[seat];
    if (stage !== undefined && stage !== LOCKED) seats.push(String(seat));
  }
  return seats;
}
