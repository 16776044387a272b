import { choose } from '@/bots/bot';
import type { Action, Ctx } from '@/kit/action';
import { RandomSource } from '@/kit/random';
import type { Rulebook, SeatView } from '@/kit/rulebook';
import type { WireBotLevel } from '@/kit/wire';

/** One decision asked of a bot: what a person on its seat has in front of them, and nothing else. */
export interface Thought {
  readonly slug: string;
  readonly level: WireBotLevel;
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
  // The bots in the house today are `random` and `easy`; a stronger one asked for plays as `easy`.
  const known = level === 'random' ? 'random' : 'easy';
  return choose(rulebook, known, { view, ctx }, new RandomSource({ seed, position: 0 }));
}

/** Something legal without thinking: what is played when thinking failed. Undefined: nothing to do. */
export const cheapest = (rulebook: Rulebook, view: SeatView, ctx: Ctx): Action | undefined =>
  rulebook.legal(view, ctx)[0];
