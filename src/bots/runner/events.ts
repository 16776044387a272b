import type { FnContext } from 'boardgame.io';
import type { FlowCtx } from './flow-ctx';

// Mirrors boardgame.io's plugins/events/events.ts: what a game asks for is only written down while
// its code runs and carried out once the move and `onMove` are through.

type EventsAPI = FnContext['events'];
type EventType = keyof EventsAPI;

/** Where an event was called from; null for code that may not call events (`endIf`, orders, setup). */
export type Caller =
  | 'move'
  | 'game.onEnd'
  | 'phase.onBegin'
  | 'phase.onEnd'
  | 'turn.onBegin'
  | 'turn.onMove'
  | 'turn.onEnd'
  | null;

export interface EventCall {
  type: EventType;
  arg: unknown;
  /** Phase and turn in which it was called. */
  phase: string | null;
  turn: number;
  caller: Caller;
}

/** A game called an event where boardgame.io forbids it, which rejects the whole action. */
export class EventError extends Error {
  override readonly name = 'EventError';
}

/** More turns than this, times the number of players, may not end in one action. */
const TURNS_PER_PLAYER = 100;

/** The event calls of one action, in the order in which they were made. */
export class EventQueue {
  caller: Caller = null;
  size = 0;
  readonly api: EventsAPI;
  // Records are used again: most moves call an event, and a search makes millions of moves.
  #calls: EventCall[] = [];

  constructor(readonly ctxNow: () => FlowCtx) {
    const api: Record<EventType, (arg?: unknown) => void> = {
      endGame: (arg) => this.#add('endGame', arg),
      endPhase: () => this.#add('endPhase', undefined),
      endStage: () => this.#add('endStage', undefined),
      endTurn: (arg) => this.#add('endTurn', arg),
      pass: (arg) => this.#add('pass', arg),
      setActivePlayers: (arg) => this.#add('setActivePlayers', arg),
      setPhase: (arg) => this.#add('setPhase', arg),
      setStage: (arg) => this.#add('setStage', arg),
    };
    this.api = api;
  }

  clear(): void {
    this.size = 0;
    this.caller = null;
  }

  at(index: number): EventCall | undefined {
    return this.#calls[index];
  }

  #add(type: EventType, arg: unknown): void {
    const { phase, turn } = this.ctxNow();
    const call = this.#calls[this.size];
    if (call === undefined) this.#calls.push({ type, arg, phase, turn, caller: this.caller });
    else {
      call.type = type;
      call.arg = arg;
      call.phase = phase;
      call.turn = turn;
      call.caller = this.caller;
    }
    this.size++;
  }
}

/**
 * Whether a call is still to be carried out in the position reached by now (boardgame.io:
 * `Events.update`). Throws EventError where it rejects the action. `firstTurn` is the turn in which
 * the action began.
 */
export function isDue(call: EventCall, ctx: FlowCtx, firstTurn: number): boolean {
  const { type, caller } = call;
  if (ctx.turn - firstTurn >= ctx.numPlayers * TURNS_PER_PLAYER)
    throw new EventError('too many turns ended in one action');
  if (caller === null) throw new EventError(`${type} was called outside moves and hooks`);
  if (ctx.gameover) return false;

  switch (type) {
    case 'endStage':
    case 'setStage':
    case 'setActivePlayers':
      if (caller === 'turn.onEnd' || caller === 'phase.onEnd' || caller === 'phase.onBegin')
        throw new EventError(`${type} may not be called from ${caller}`);
      if (caller === 'turn.onBegin' && type !== 'setActivePlayers')
        throw new EventError(`${type} may not be called from ${caller}`);
      return call.turn === ctx.turn;
    case 'endTurn':
      if (caller === 'turn.onEnd' || caller === 'phase.onEnd')
        throw new EventError(`${type} may not be called from ${caller}`);
      return call.turn === ctx.turn;
    case 'endPhase':
    case 'setPhase':
      if (caller === 'phase.onEnd') throw new EventError(`${type} may not be called from ${caller}`);
      return call.phase === ctx.phase;
    default:
      return true;
  }
}
