import type { Action, PlayerID } from '@/kit/action';
import type { IsSpent, SearchResult } from './search-result';

import type { SeatAction, Simulation } from './simulation';
import { width } from './widening';

interface Runner {
  readonly action: Action;
  /** Share of the policy's weight. */
  readonly prior: number;
  /** Sweep of its first playout. */
  readonly since: number;
  /** Value of each playout, one a sweep while it is in the race. */
  readonly values: number[];
  sum: number;
  squares: number;
}

/** Standard errors by which an action must be behind to leave the race. */
const BEHIND = 3;
/** Sweeps before the first look, and the growth from one look to the next. */
const FIRST_LOOK = 24;
const LOOK_GROWTH = 1.25;

/** Standard errors that the policy's favourite is ahead by while little is known. */
const BENEFIT = 2;

const meanOf = ({ sum, values }: Runner): number => sum / values.length;

/** The mean, with the benefit of the doubt for what the policy likes: it shrinks with every playout. */
function promiseOf(runner: Runner): number {
  const mean = meanOf(runner);
  const count = runner.values.length;
  const variance = Math.max(0, runner.squares / count - mean * mean);
  return mean + BENEFIT * runner.prior * Math.sqrt(variance / count);
}

/** Whether `other` is behind `leader` for certain enough, over the sweeps both took part in. */
function isBehind(leader: Runner, other: Runner): boolean {
  const since = Math.max(leader.since, other.since);
  const fromLeader = since - leader.since;
  const fromOther = since - other.since;
  const count = other.values.length - fromOther;
  if (count < FIRST_LOOK) return false;
  let sum = 0;
  let squares = 0;
  for (let sweep = 0; sweep < count; sweep++) {
    const lead = (leader.values[fromLeader + sweep] ?? 0) - (other.values[fromOther + sweep] ?? 0);
    sum += lead;
    squares += lead * lead;
  }
  const variance = (squares - (sum * sum) / count) / (count - 1);
  return sum > 0 && sum * sum > BEHIND * BEHIND * variance * count;
}

const leaderOf = (runners: readonly Runner[]): Runner =>
  runners.reduce((best, runner) => (promiseOf(runner) > promiseOf(best) ? runner : best));

/**
 * A race between the actions at hand (O. Maron and A. Moore, "Hoeffding Races", 1993, with paired
 * differences in place of Hoeffding's bound): each sweep plays all that are still in it in the same
 * world with the same dice against the same choices, and what is clearly behind drops out. It ends
 * when one is left or the budget is used up; the best mean wins, with the benefit of the doubt
 * for what the policy likes.
 */
export function race(
  simulation: Simulation,
  actions: readonly { readonly action: Action; readonly prior: number }[],
  isSpent: IsSpent,
): SearchResult {
  const playerID = simulation.decision.view.playerID as PlayerID;
  const seat = Number(playerID);
  const all: Runner[] = [];
  let racing: Runner[] = [];
  let iterations = 0;
  let look = FIRST_LOOK;
  for (let sweep = 0; ; sweep++) {
    for (const { action, prior } of actions.slice(
      all.length,
      width(simulation, actions.length, iterations),
    )) {
      const runner: Runner = { action, prior, since: sweep, values: [], sum: 0, squares: 0 };
      all.push(runner);
      racing.push(runner);
    }
    const world = simulation.drawWorld();
    let others: readonly SeatAction[] | undefined;
    for (const runner of racing) {
      if (isSpent(iterations) && sweep > 0) return ranked(all, racing, iterations);
      simulation.enterCopy(world);
      others ??= simulation.awaited
        .filter((other) => other !== playerID)
        .map((other) => ({ playerID: other, action: simulation.rollout(other) }));
      simulation.apply([...others, { playerID, action: runner.action }]);
      const value = simulation.playOut()[seat] ?? 0;
      runner.values.push(value);
      runner.sum += value;
      runner.squares += value * value;
      iterations++;
    }
    if (sweep < look) continue;
    look = Math.ceil(look * LOOK_GROWTH);
    const leader = leaderOf(racing);
    racing = racing.filter((runner) => runner === leader || !isBehind(leader, runner));
    if (racing.length === 1 && all.length === actions.length) return ranked(all, racing, iterations);
  }
}

function ranked(all: readonly Runner[], racing: readonly Runner[], iterations: number): SearchResult {
  const left = new Set(racing);
  const candidates = [...all]
    .sort((a, b) => Number(left.has(b)) - Number(left.has(a)) || promiseOf(b) - promiseOf(a))
    .map((runner) => ({ action: runner.action, visits: runner.values.length, value: meanOf(runner) }));
  const [best] = candidates;
  if (best === undefined) throw new RangeError('nothing was searched');
  return { action: best.action, candidates, iterations };
}
