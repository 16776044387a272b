import { Bot, type Thought } from '@/bots/bot';
import type { Rulebook } from '@/kit/rulebook';
import type { BotQuestion, FromBots, ToBots } from './bot-protocol';

/** Where bots think: knows the rulebooks, and of a match only what it is asked with. */
export class BotDesk {
  readonly #rulebook: (slug: string) => Promise<Rulebook | undefined>;
  readonly #bots = new Map<string, Bot>();

  constructor(rulebook: (slug: string) => Promise<Rulebook | undefined>) {
    this.#rulebook = rulebook;
  }

  /** Rejects with RangeError for a game that is not in the collection or a seat that has nothing to do. */
  async think({ slug, level, view, ctx, seed }: BotQuestion): Promise<Thought> {
    const key = `${slug} ${level}`;
    let bot = this.#bots.get(key);
    if (bot === undefined) {
      const rulebook = await this.#rulebook(slug);
      if (rulebook === undefined) throw new RangeError(`no game ${slug}`);
      bot = new Bot(rulebook, level);
      this.#bots.set(key, bot);
    }
    return bot.decide({ view, ctx }, seed);
  }

  /** The same as a message and its answer: never rejects. */
  async answer({ id, question }: ToBots): Promise<FromBots> {
    try {
      return { id, thought: await this.think(question) };
    } catch (error) {
      return { id, fault: String(error) };
    }
  }
}
