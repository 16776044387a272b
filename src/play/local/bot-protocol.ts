import type { Thought } from '@/bots/bot';
import type { BotQuestion } from '@/bots/bot-desk';

/** From the table's worker to the bots' worker. */
export interface ToBots {
  readonly id: number;
  readonly question: BotQuestion;
}

/**
 * Back again: that the worker has started, that it begins to think about a question, and what came of it;
 * `fault` says what went wrong, for the console.
 */
export type FromBots =
  | { readonly type: 'ready' }
  | { readonly type: 'began'; readonly id: number }
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'fault'; readonly id: number; readonly fault: string };

/** From the page to the bots' worker: the line on which it is asked. */
export interface BotsBegin {
  readonly type: 'begin-bots';
  readonly port: MessagePort;
}

/** From the page to the table's worker: a line to a fresh worker for bots, or that the last one broke down. */
export type BotLineNews =
  | { readonly type: 'bots-connected'; readonly port: MessagePort }
  | { readonly type: 'bots-lost' };

/** From the table's worker to the page: make a worker for bots, in place of the last one if there is one. */
export interface BotsWanted {
  readonly type: 'bots-wanted';
}
