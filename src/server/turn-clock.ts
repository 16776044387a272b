import type { Ctx, PlayerID } from '@/kit/action';
import { isActive, isAwaited, LOCKED, seatIDs } from '@/kit/seats';
import { decisionOf, sameDecision } from '@/wire/action';
import type { SeatClock } from '@/wire/match';
import type { TurnClock } from '@/wire/room';
import { pastBy } from './clock';
import type { Clocks } from './stores/store';

type StoredSeatClock = Clocks['seats'][number];
/** Whether a seat's clock may run: its person plays it, and the table does not rest. */
export type MayRun = (playerID: PlayerID) => boolean;

/** Full clocks, all of them standing still. */
export function newClocks({ baseSeconds, incrementSeconds }: TurnClock, numPlayers: number): Clocks {
  const seats = Array.from({ length: numPlayers }, () => ({ leftMs: baseSeconds * 1000, since: null }));
  return { incrementMs: incrementSeconds * 1000, seats };
}

/** Milliseconds a seat has left; clocks of other nodes may be a little ahead. */
const leftAt = ({ leftMs, since }: StoredSeatClock, now: number): number =>
  since === null ? leftMs : Math.max(0, leftMs - Math.max(0, now - since));

/** Whether a seat has let its time run out on the decision it is in. */
export function isTimeUp({ seats }: Clocks, playerID: PlayerID, at: number): boolean {
  const seat = seats[Number(playerID)];
  return seat !== undefined && seat.since !== null && leftAt(seat, at) === 0;
}

/** When the next clock runs out (ms since 1970); undefined when none is running towards that. */
export function nextTimeUp({ seats }: Clocks, now: number): number | undefined {
  const deadlines = seats.flatMap((seat) =>
    seat.since === null || leftAt(seat, now) === 0 ? [] : [seat.since + seat.leftMs],
  );
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}

/**
 * Whether a seat's decision is behind it. A choice that is locked is not, for it may be taken back:
 * locking and unlocking wins no time.
 */
function hasDecided(before: Ctx, after: Ctx, playerID: PlayerID): boolean {
  if (!isActive(before, playerID)) return false;
  if (!isActive(after, playerID)) return true;
  const [was, is] = [decisionOf(before, playerID), decisionOf(after, playerID)];
  const isLocking = was.stage === LOCKED || is.stage === LOCKED;
  return !sameDecision(was, isLocking ? { ...is, stage: was.stage } : is);
}

/** An action that was done: whose, when it reached the server, and when it was judged. */
export interface ClockedAction {
  readonly playerID: PlayerID;
  readonly at: number;
  readonly now: number;
  readonly before: Ctx;
  readonly after: Ctx;
  /** Whether a seat's turn is behind it, in a game in which turns count; in others, decisions do. */
  readonly endsTurnOf?: ((playerID: PlayerID) => boolean) | undefined;
}

/** The clocks after an action: decisions, or turns, that are behind their seats bring the increment. */
export function acted(clocks: Clocks, mayRun: MayRun, action: ClockedAction): Clocks {
  const { playerID: actor, at, now, before, after } = action;
  const isBehind = action.endsTurnOf ?? ((playerID: PlayerID) => hasDecided(before, after, playerID));
  const seats = seatIDs(clocks.seats.length).map((playerID, place): StoredSeatClock => {
    const seat = clocks.seats[place] ?? { leftMs: 0, since: null };
    const isDone = mayRun(playerID) && isBehind(playerID);
    const runs = mayRun(playerID) && isAwaited(after, playerID);
    if (runs && !isDone && seat.since !== null) return seat;
    const left = leftAt(seat, playerID === actor ? at : now);
    return { leftMs: isDone ? left + clocks.incrementMs : left, since: runs ? now : null };
  });
  return { ...clocks, seats };
}

/**
 * The clocks when who may play has changed and nothing else; the same when that changes nothing. One that runs from
 * a time to come, as somebody with another idea of time noted it, runs from now on.
 */
export function settled(clocks: Clocks, mayRun: MayRun, ctx: Ctx, now: number): Clocks {
  let isChanged = false;
  const seats = clocks.seats.map((seat, place) => {
    const playerID = String(place);
    const runs = mayRun(playerID) && isAwaited(ctx, playerID);
    const isSound = seat.since === null || pastBy(now, seat.since) === seat.since;
    if (runs === (seat.since !== null) && isSound) return seat;
    isChanged = true;
    return runs ? { ...seat, since: now } : { leftMs: leftAt(seat, now), since: null };
  });
  return isChanged ? { ...clocks, seats } : clocks;
}

/** The clocks as if no time had passed from `from` to `to`; the same when none was running then. */
export function skipped(clocks: Clocks, from: number, to: number): Clocks {
  let isChanged = false;
  const seats = clocks.seats.map((seat) => {
    if (seat.since === null || seat.since >= to) return seat;
    isChanged = true;
    return { leftMs: leftAt(seat, from), since: to };
  });
  return isChanged ? { ...clocks, seats } : clocks;
}

/** One seat's clock as pages are told of it. */
export const toldClock = (
  clocks: Clocks,
  place: number,
  now: number,
  isPaused: boolean,
): SeatClock | null => {
  const seat = clocks.seats[place];
  return seat === undefined
    ? null
    : { leftMs: leftAt(seat, now), isRunning: seat.since !== null && !isPaused };
};
