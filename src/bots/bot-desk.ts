import type { Ctx } from '@/kit/action';
import type { Manner } from '@/kit/manners';
import type { BotLevel } from '@/kit/opponents';
import type { Rulebook, SeatView } from '@/kit/rulebook';
import { Bot, type Thought } from './bot';
import { settle } from './settle';

/** All a bot is given: what a person on its seat would have in front of them, and a seed for its own chance. */
export interface BotQuestion {
  readonly slug: string;
  readonly level: BotLevel;
  readonly view: SeatView;
  readonly ctx: Ctx;
  readonly seed: string;
  /** Somebody has asked for a hint and waits for it. */
  readonly isHint?: boolean;
  /** How it settles what is equal to it; without one, as the search happens to. */
  readonly manner?: Manner;
}

/**
 * A hint has so many times the time of its level: on a machine four times slower it is still what a hard bot does
 * on a usual one. What is done with the usual playouts is there sooner.
 */
export const HINT_PATIENCE = 4;

/** Where bots think: knows the rulebooks, and of a match only what it is asked with. */
export class BotDesk {
  readonly #rulebook: (slug: string) => Promise<Rulebook | undefined>;
  readonly #bots = new Map<string, Bot>();

  constructor(rulebook: (slug: string) => Promise<Rulebook | undefined>) {
    this.#rulebook = rulebook;
  }

  /**
   * Rejects with RangeError for a game that is not in the collection or a seat that has nothing to do. `began` is
   * called once the rulebook is there: what comes then is thinking.
   */
  async think(
    { slug, level, view, ctx, seed, manner, isHint = false }: BotQuestion,
    began: () => void = () => undefined,
  ): Promise<Thought> {
    const key = `${slug} ${level} ${isHint}`;
    let bot = this.#bots.get(key);
    if (bot === undefined) {
      const rulebook = await this.#rulebook(slug);
      if (rulebook === undefined) throw new RangeError(`no game ${slug}`);
      bot = new Bot(rulebook, level, isHint ? { patience: HINT_PATIENCE } : {});
      this.#bots.set(key, bot);
    }
    began();
    const thought = bot.decide({ view, ctx }, seed);
    return manner === undefined ? thought : { ...thought, action: settle(thought, manner) };
  }
}
