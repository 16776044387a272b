import type { Ctx, FnContext } from 'boardgame.io';
import type { Action, PlayerID } from './action';
import { awaitedSeats } from './seats';

type Events = Pick<FnContext['events'], 'setActivePlayers' | 'endStage'>;

/**
 * The stage of a seat that is asked whether it responds to what another has just played. Its moves are
 * the answers, passing among them; what it answers to lies in `G`, where everybody sees it.
 */
export const RESPOND = 'respond';

/**
 * Opens a response window, from the move that may be responded to: nobody acts until each of these seats
 * has answered. Who is asked must follow from what everybody sees (contract, rule 13): a seat that could
 * hold an answer is asked, whether it does or not, and nobody passes for it, or the asking and the time
 * it takes would tell what it holds.
 */
export const openResponse = (events: Events, seats: readonly PlayerID[]): void =>
  events.setActivePlayers({
    value: Object.fromEntries(seats.map((playerID) => [playerID, RESPOND])),
    revert: true,
  });

/** The seat whose move this is has answered. After the last answer those act again who did before. */
export const closeResponse = (events: Events): void => events.endStage();

/** Whether the table waits for this seat's answer. */
export const isAskedToRespond = (ctx: Ctx, playerID: PlayerID | null): boolean =>
  playerID !== null && ctx.gameover === undefined && ctx.activePlayers?.[playerID] === RESPOND;

/** Whether this seat is asked and has but one answer, which says nothing: it can only let it happen. */
export const canOnlyPass = (ctx: Ctx, playerID: PlayerID | null, legal: readonly Action[]): boolean =>
  isAskedToRespond(ctx, playerID) && legal.length === 1 && legal[0]?.args.length === 0;

/** The seats whose answers the table waits for, in seating order. */
export const askedToRespond = (ctx: Ctx): PlayerID[] =>
  awaitedSeats(ctx).filter((playerID) => isAskedToRespond(ctx, playerID));
