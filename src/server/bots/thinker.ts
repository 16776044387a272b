import type { BotQuestion } from '@/bots/bot-desk';
import type { Action } from '@/kit/action';

/** Whatever thinks for the bots. */
export interface Thinker {
  /**
   * What to do at a table of that name: tables take turns. Rejects when the bot waited or took too long or
   * broke down; whoever asks then plays without thinking.
   */
  decide(question: BotQuestion, table: string): Promise<Action>;
  close(): Promise<void>;
}
