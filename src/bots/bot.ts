import type { Action } from '@/kit/action';
import type { BotLevel } from '@/kit/opponents';
import { RandomSource } from '@/kit/random';
import type { Rulebook, SearchBudget, SearchSettings } from '@/kit/rulebook';
import { draw, drawByWeight } from './draw';
import { type Clock, search } from './search/search';
import type { Candidate } from './search/search-result';
import { type Decision, Simulation } from './search/simulation';

export type { Decision };

export interface BotSettings {
  /** It thinks for somebody who has asked and waits: in so many times the milliseconds of its level. */
  readonly patience?: number;
  /** In place of what the rulebook grants the level: iterations, where results have to repeat. */
  readonly budget?: SearchBudget;
  /** In place of the rulebook's own. */
  readonly search?: SearchSettings;
  readonly clock?: Clock;
}

/** What a bot does, and what it weighed: candidates best first, empty where nothing was searched. */
export interface Thought {
  readonly action: Action;
  readonly candidates: readonly Candidate[];
  /** Playouts in all. */
  readonly iterations: number;
  /** There was too little time to look at the action in earnest. */
  readonly isCutShort?: boolean;
}

/** How often an easy bot does not think. */
const BLUNDER = 0.25;

/**
 * A player for any game. `random` draws uniformly from what is legal; `easy` follows the game's policy
 * and now and then does not; `normal` and `hard` search. It remembers nothing: all a seat has learned
 * is in its view.
 */
export class Bot {
  readonly #rulebook: Rulebook;
  readonly #level: BotLevel;
  readonly #simulation: Simulation;
  readonly #budget: SearchBudget;
  readonly #clock: Clock | undefined;

  constructor(
    rulebook: Rulebook,
    level: BotLevel,
    { budget, search: settings, clock, patience = 1 }: BotSettings = {},
  ) {
    const plan = settings ?? rulebook.search;
    const { mode = plan.mode, ...own } = level === 'normal' ? plan.levels.normal : plan.levels.hard;
    this.#rulebook = rulebook;
    this.#level = level;
    this.#simulation = new Simulation(rulebook, { ...plan, mode });
    this.#budget = budget ?? { ...own, ...(own.ms !== undefined && { ms: own.ms * patience }) };
    this.#clock = clock;
  }

  /**
   * What to do at a decision. Equal seeds give equal thoughts, as far as the budget counts iterations.
   * Throws RangeError when the seat has nothing to do.
   */
  decide(decision: Decision, seed: string): Thought {
    const level = this.#level;
    const actions = this.#actionsFor(decision, level);
    if (level === 'normal' || level === 'hard')
      return search(this.#simulation, decision, {
        seed,
        budget: this.#budget,
        actions,
        ...(this.#clock && { clock: this.#clock }),
      });
    const { view, ctx } = decision;
    const random = new RandomSource({ seed, position: 0 });
    if (actions.length > 0 && level === 'easy' && random.Number() >= BLUNDER) {
      const action = actions[drawByWeight(this.#rulebook.policy(view, ctx, actions), random)];
      if (action !== undefined) return { action, candidates: [], iterations: 0 };
    }
    return { action: draw(actions, random), candidates: [], iterations: 0 };
  }

  /** What is legal; for whoever thinks, what it looks at of that. */
  #actionsFor({ view, ctx }: Decision, level: BotLevel): readonly Action[] {
    const rulebook = this.#rulebook;
    const actions = rulebook.legal(view, ctx);
    if (level === 'random' || actions.length < 2) return actions;
    return rulebook.considered?.(view, ctx, actions, level) ?? actions;
  }
}
