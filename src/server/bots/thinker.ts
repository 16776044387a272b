import type { BotQuestion } from '@/bots/bot-desk';
import type { Action, Ctx } from '@/kit/action';
import type { Rulebook, SeatView } from '@/kit/rulebook';

/** Whatever thinks for the bots. */
export interface Thinker {
  /** Rejects when the bot took too long or broke down; whoever asks then plays without thinking. */
  decide(question: BotQuestion): Promise<Action>;
  close(): Promise<void>;
}

/** Something legal without thinking: what is played when thinking failed. Undefined: nothing to do. */
export const cheapest = (rulebook: Rulebook, view: SeatView, ctx: Ctx): Action | undefined =>
  rulebook.legal(view, ctx)[0];
