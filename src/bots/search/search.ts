import type { Action } from '@/kit/action';
import type { SearchBudget } from '@/kit/rulebook';
import { expectimax } from './exact';
import { race } from './flat';
import type { IsSpent, SearchResult } from './search-result';
import type { Decision, Simulation } from './simulation';
import { growTrees } from './tree';

/** Milliseconds, from anywhere. */
export type Clock = () => number;

/** When a search ends, and whether it was time that ended it. */
class Spending {
  readonly #iterations: number;
  readonly #end: number;
  readonly #clock: Clock;
  isOutOfTime = false;

  constructor({ ms, iterations }: SearchBudget, clock: Clock) {
    if (ms === undefined && iterations === undefined) throw new RangeError('a budget needs ms or iterations');
    this.#iterations = iterations ?? Number.POSITIVE_INFINITY;
    this.#end = ms === undefined ? Number.POSITIVE_INFINITY : clock() + ms;
    this.#clock = clock;
  }

  readonly isSpent: IsSpent = (done) => {
    if (done >= this.#iterations) return true;
    if (this.#end === Number.POSITIVE_INFINITY || this.#clock() < this.#end) return false;
    this.isOutOfTime = true;
    return true;
  };
}

/** What has been played out so seldom has hardly been looked at. */
const HARDLY = 40;

/** Whether the time ran out before the action that was taken had been looked at in earnest. */
function isCutShort({ action, candidates }: SearchResult, { isOutOfTime }: Spending): boolean {
  const visits = candidates.find((candidate) => candidate.action === action)?.visits ?? 0;
  return isOutOfTime && visits < HARDLY;
}

/**
 * Information-set Monte-Carlo search: what to do at a decision, from that decision alone. The same
 * decision, seed and iterations give the same result. A single legal action is not searched for.
 * Throws RangeError when there is none, or when the budget has no end.
 */
export function search(
  simulation: Simulation,
  decision: Decision,
  {
    seed,
    budget,
    clock = () => performance.now(),
    actions = simulation.rulebook.legal(decision.view, decision.ctx),
  }: {
    seed: string;
    budget: SearchBudget;
    clock?: Clock;
    /** In place of all that is legal. */
    actions?: readonly Action[];
  },
): SearchResult {
  const { rulebook, settings } = simulation;
  const { view, ctx } = decision;
  const spending = new Spending(budget, clock);
  const [first] = actions;
  if (first === undefined) throw new RangeError('this seat has nothing to do');
  if (actions.length === 1)
    return { action: first, candidates: [{ action: first, visits: 0, value: 0 }], iterations: 0 };
  simulation.begin(decision, seed);
  if (settings.mode === 'exact') return expectimax(simulation, actions);
  const sorted = byPrior(actions, rulebook.policy(view, ctx, actions), settings.least);
  const [favourite] = sorted;
  if (favourite !== undefined && sorted.length === 1)
    return { action: favourite.action, candidates: [], iterations: 0 };
  const result =
    settings.mode === 'flat'
      ? race(simulation, sorted, spending.isSpent)
      : growTrees(simulation, sorted, spending.isSpent, settings.mode);
  return isCutShort(result, spending) ? { ...result, isCutShort: true } : result;
}

/** What is looked at, by the policy's weight, each with its share of it. */
function byPrior(actions: readonly Action[], weights: readonly number[], least = 0) {
  const enough = least * Math.max(...weights);
  const weighed = actions
    .map((action, index) => ({ action, weight: weights[index] ?? 0 }))
    .filter(({ weight }) => weight >= enough)
    .sort((a, b) => b.weight - a.weight);
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  return weighed.map(({ action, weight }) => ({ action, prior: weight / sum }));
}
