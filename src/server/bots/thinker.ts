import { Bot } from '@/bots/bot';
import type { Action, Ctx } from '@/kit/action';
import type { BotLevel } from '@/kit/opponents';
import type { Rulebook, SeatView } from '@/kit/rulebook';

/** One decision asked of a bot: what a person on its seat has in front of them, and nothing else. */
export interface Thought {
  readonly slug: string;
  readonly level: BotLevel;
  readonly view: SeatView;
  readonly ctx: Ctx;
  /** Has nothing to do with the match's own seed. */
  readonly seed: string;
}

/** Whatever thinks for the bots. */
export interface Thinker {
  /** Rejects when the bot took too long or broke down; whoever asks then plays without thinking. */
  decide(thought: Thought): Promise<Action>;
  close(): Promise<void>;
}

/** What a bot does. Throws RangeError when its seat has nothing to do. */
export function think(rulebook: Rulebook, { level, view, ctx, seed }: Omit<Thought, 'slug'>): Action {
  return new Bot(rulebook, level).decide({ view, ctx }, seed).action;
}

/** Something legal without thinking: what is played when thinking failed. Undefined: nothing to do. */
export const cheapest = (rulebook: Rulebook, view: SeatView, ctx: Ctx): Action | undefined =>
  rulebook.legal(view, ctx)[0];
