import type { Action, Ctx, PlayerID } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import type { JournalG } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { awaitedSeats } from '@/kit/seats';
import { copyCtx } from '../runner/flow-ctx';
import type { SearchResult } from './search-result';
import type { Simulation } from './simulation';

/** A world with how likely it is, plain data of its own. */
interface World {
  readonly G: JournalG;
  readonly ctx: Ctx;
  readonly probability: number;
}

/** Beyond this many worlds a game is not for `exact`. */
const MANY = 50_000;

/** Goes through every outcome of the dice and small shuffles of one action, in the order of an odometer. */
class EveryOutcome extends RandomSource {
  readonly #script: { outcome: number; of: number }[] = [];
  #at = 0;

  constructor() {
    super({ seed: '', position: 0 });
    const inAnyOrder = this.Shuffle;
    this.Shuffle = (deck) => {
      if (deck.length > 4) throw new RangeError(`${deck.length} cards have too many orders to go through`);
      return inAnyOrder(deck);
    };
  }

  /** Of the outcomes drawn since `begin`. */
  get probability(): number {
    return this.#script.reduce((product, { of }) => product / of, 1);
  }

  begin(): void {
    this.#at = 0;
  }

  /** On to the next sequence of outcomes; false when there is none. */
  next(): boolean {
    for (let last = this.#script.pop(); last !== undefined; last = this.#script.pop()) {
      if (last.outcome + 1 === last.of) continue;
      this.#script.push({ outcome: last.outcome + 1, of: last.of });
      return true;
    }
    return false;
  }

  protected override below(count: number): number {
    const known = this.#script[this.#at];
    if (known === undefined) this.#script.push({ outcome: 0, of: count });
    this.#at += 1;
    return known?.outcome ?? 0;
  }

  override Number = (): number => {
    throw new RangeError('a real number has no list of outcomes');
  };
}

/**
 * Expectimax over everything the searcher cannot know, without sampling: worlds that look alike to it
 * get one decision, its own best; the others act by policy. For games with few worlds and small dice.
 * Throws RangeError when there are too many, when worlds are hidden and the rulebook does not list
 * them, or when several seats choose at once.
 */
export function expectimax(simulation: Simulation, actions: readonly Action[]): SearchResult {
  const { rulebook, decision } = simulation;
  const searcher = decision.view.playerID as PlayerID;
  const chance = new EveryOutcome();
  let iterations = 0;

  const enter = ({ G, ctx }: World, source: RandomSource) =>
    simulation.resume({ G: copyPlain(G), ctx: copyCtx(ctx) }, source);

  /** Every world that an action in this one may lead to. */
  function after(world: World, playerID: PlayerID, action: Action): World[] {
    const worlds: World[] = [];
    do {
      if (++iterations > MANY) throw new RangeError(`${rulebook.slug} has too many worlds to go through`);
      chance.begin();
      enter(world, chance);
      simulation.apply([{ playerID, action }]);
      const { G, ctx } = simulation.position;
      worlds.push({ G, ctx, probability: world.probability * chance.probability });
    } while (chance.next());
    return worlds;
  }

  /** Plays the others by policy until the searcher is to act or the horizon is reached. */
  function settle(world: World): { open: World[]; value: number } {
    enter(world, chance);
    if (simulation.isAtHorizon)
      return { open: [], value: world.probability * (simulation.values()[Number(searcher)] ?? 0) };
    const [playerID, another] = simulation.awaited;
    if (playerID === undefined || another !== undefined)
      throw new RangeError(`${rulebook.slug} lets several seats choose at once`);
    if (playerID === searcher) return { open: [world], value: 0 };
    const theirs = simulation.legal(playerID);
    const weights = simulation.weights(playerID, theirs);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const open: World[] = [];
    let value = 0;
    for (const [index, action] of theirs.entries()) {
      const share = world.probability * ((weights[index] ?? 0) / total);
      for (const next of after({ ...world, probability: share }, playerID, action)) {
        const settled = settle(next);
        open.push(...settled.open);
        value += settled.value;
      }
    }
    return { open, value };
  }

  /** Value of an action in worlds that look alike, times how likely they are together. */
  function valueAfter(alike: readonly World[], action: Action): number {
    let value = 0;
    const sets = new Map<string, World[]>();
    for (const world of alike)
      for (const next of after(world, searcher, action)) {
        const settled = settle(next);
        value += settled.value;
        for (const open of settled.open) {
          const key = JSON.stringify([rulebook.view(open.G, open.ctx, searcher), open.ctx]);
          const set = sets.get(key);
          if (set === undefined) sets.set(key, [open]);
          else set.push(open);
        }
      }
    for (const set of sets.values()) value += bestOf(set);
    return value;
  }

  function bestOf(alike: readonly World[]): number {
    const [first] = alike;
    if (first === undefined) return 0;
    enter(first, chance);
    return Math.max(...simulation.legal(searcher).map((action) => valueAfter(alike, action)));
  }

  const { view, ctx } = decision;
  if (awaitedSeats(ctx).length > 1)
    throw new RangeError(`${rulebook.slug} lets several seats choose at once`);
  if (rulebook.worlds === undefined && rulebook.hidden)
    throw new RangeError(`${rulebook.slug} does not list the worlds behind a view`);
  const worlds = rulebook.worlds?.(view, ctx) ?? [{ G: simulation.drawWorld(), probability: 1 }];
  const alike = worlds.map(({ G, probability }) => ({ G, ctx: copyCtx(ctx), probability }));
  const candidates = actions
    .map((action) => {
      const before = iterations;
      const value = valueAfter(alike, action);
      return { action, visits: iterations - before, value };
    })
    .sort((a, b) => b.value - a.value);
  const [best] = candidates;
  if (best === undefined) throw new RangeError('nothing was searched');
  return { action: best.action, candidates, iterations };
}
