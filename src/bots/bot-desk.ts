import type { Ctx } from '@/kit/action';
import type { Manner } from '@/kit/manners';
import type { BotLevel } from '@/kit/opponents';
import type { Rulebook, SeatView } from '@/kit/rulebook';
import { Bot, type Thought } from './bot';
import { asHint, settle } from './settle';

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
 * A hint has so many times the time of its level: on a machine eight times slower it is still what a hard bot does
 * on a usual one. What is done with the usual playouts is there sooner.
 */
export const HINT_PATIENCE = 8;

/** A decision as its seat sees it. */
const decisionOf = ({ slug, view, ctx }: BotQuestion): string => JSON.stringify([slug, ctx, view]);

/** Where bots think: knows the rulebooks, and of a match only what it is asked with. */
export class BotDesk {
  readonly #rulebook: (slug: string) => Promise<Rulebook | undefined>;
  readonly #bots = new Map<string, Bot>();
  /** The last hint: whoever asks again at the same decision is told the same. */
  #hint: { readonly decision: string; readonly thought: Thought } | undefined;

  constructor(rulebook: (slug: string) => Promise<Rulebook | undefined>) {
    this.#rulebook = rulebook;
  }

  /**
   * Rejects with RangeError for a game that is not in the collection or a seat that has nothing to do. `began` is
   * called once the rulebook is there: what comes then is thinking.
   */
  async think(question: BotQuestion, began: () => void = () => undefined): Promise<Thought> {
    const { slug, level, view, ctx, seed, manner, isHint = false } = question;
    const rulebook = await this.#rulebook(slug);
    if (rulebook === undefined) throw new RangeError(`no game ${slug}`);
    began();
    if (isHint) return this.#hintFor(rulebook, question);
    const thought = this.#botFor(rulebook, level, false).decide({ view, ctx }, seed);
    return manner === undefined ? thought : { ...thought, action: settle(thought, manner) };
  }

  #botFor(rulebook: Rulebook, level: BotLevel, isHint: boolean): Bot {
    const key = `${rulebook.slug} ${level} ${isHint}`;
    const known = this.#bots.get(key);
    if (known !== undefined) return known;
    const bot = new Bot(rulebook, level, isHint ? { patience: HINT_PATIENCE } : {});
    this.#bots.set(key, bot);
    return bot;
  }

  #hintFor(rulebook: Rulebook, question: BotQuestion): Thought {
    const decision = decisionOf(question);
    if (this.#hint?.decision === decision) return this.#hint.thought;
    const found = this.#botFor(rulebook, question.level, true).decide(question, question.seed);
    const thought = asHint(found, rulebook, question);
    this.#hint = { decision, thought };
    return thought;
  }
}
