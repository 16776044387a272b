import type { Action, Ctx, PlayerID } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import type { JournalG } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import type { Rulebook, SearchSettings, SeatView } from '@/kit/rulebook';
import { awaitedSeats, isAwaited } from '@/kit/seats';
import { drawByWeight, drawIndex } from '../draw';
import { copyCtx } from '../runner/flow-ctx';
import { Runner } from '../runner/runner';

/** What a searcher is given: what a person on its seat would have in front of them. */
export interface Decision {
  readonly view: SeatView;
  readonly ctx: Ctx;
}

/** A choice of one seat. */
export interface SeatAction {
  readonly playerID: PlayerID;
  readonly action: Action;
}

/** Dice of one playout: nothing draws more words than this between the cut of two worlds. */
const WORDS_PER_WORLD = 1 << 16;

/**
 * Plays on in worlds that fit a seat's view. Knows nothing but that view: every world comes from
 * `determinize`, every die from a seed of its own. Every choice it makes for a seat is made from that
 * seat's view of the world.
 */
export class Simulation {
  readonly rulebook: Rulebook;
  readonly settings: SearchSettings;
  readonly #runner: Runner<JournalG>;
  readonly #look: (G: JournalG, ctx: Ctx, playerID: PlayerID | null) => SeatView;
  #decision: Decision | undefined;
  #random = new RandomSource({ seed: '', position: 0 });
  #seed = '';
  #world = 0;
  #round: number | undefined;
  #lastTurn = Number.POSITIVE_INFINITY;
  /** Whether anything has been done since the world was entered; `numMoves` would count one seat's moves alone. */
  #hasActed = false;

  constructor(rulebook: Rulebook, settings: SearchSettings = rulebook.search) {
    this.rulebook = rulebook;
    this.settings = settings;
    this.#runner = new Runner<JournalG>(rulebook.game, { journal: false });
    this.#look = rulebook.reader?.bind(rulebook) ?? rulebook.view.bind(rulebook);
    if (settings.horizon === 'round' && rulebook.round === undefined)
      throw new RangeError(`${rulebook.slug} has no rounds to cut the search at`);
  }

  /** Sets out from a decision; equal seeds draw equal worlds, dice and rollouts. */
  begin(decision: Decision, seed: string): void {
    this.#decision = decision;
    this.#round = undefined;
    this.#random = new RandomSource({ seed: `worlds ${seed}`, position: 0 });
    this.#seed = `dice ${seed}`;
    this.#world = 0;
    const { horizon } = this.settings;
    this.#lastTurn =
      typeof horizon === 'string' ? Number.POSITIVE_INFINITY : decision.ctx.turn + horizon.turns - 1;
  }

  get decision(): Decision {
    if (this.#decision === undefined) throw new Error('no decision to search for');
    return this.#decision;
  }

  get random(): RandomSource {
    return this.#random;
  }

  get ctx(): Ctx {
    return this.#runner.ctx;
  }

  /** The seats the table waits for in the world as it stands. */
  get awaited(): PlayerID[] {
    return awaitedSeats(this.#runner.ctx);
  }

  /** A fresh world that fits the view, weighed by what the others did where the rulebook can tell. */
  drawWorld(): JournalG {
    const { view, ctx } = this.decision;
    const { rulebook } = this;
    this.#world += 1;
    if (rulebook.likelihood === undefined) return rulebook.determinize(view, ctx, this.#random);
    const worlds: JournalG[] = [];
    const weights: number[] = [];
    for (let count = this.settings.worlds ?? 4; count > 0; count--) {
      const world = rulebook.determinize(view, ctx, this.#random);
      worlds.push(world);
      weights.push(rulebook.likelihood(view, ctx, world));
    }
    return worlds[drawByWeight(weights, this.#random)] as JournalG;
  }

  /** Enters a world, its dice set to those of the world drawn last. `G` is written into from now on. */
  enter(G: JournalG): void {
    this.#round ??= this.rulebook.round?.(G);
    this.#hasActed = false;
    this.#runner.load({
      G,
      ctx: copyCtx(this.decision.ctx),
      random: { seed: this.#seed, position: this.#world * WORDS_PER_WORLD },
    });
  }

  /** Goes on from a position met on the way, in the same search. */
  resume({ G, ctx }: { readonly G: JournalG; readonly ctx: Ctx }, random: RandomSource): void {
    this.#round ??= this.rulebook.round?.(G);
    this.#hasActed = true;
    this.#runner.load({ G, ctx, random });
  }

  /** Live: written into by the next action. */
  get position(): { readonly G: JournalG; readonly ctx: Ctx } {
    return this.#runner;
  }

  /** The same on a copy, so that the world can be entered again. */
  enterCopy(G: JournalG): void {
    this.enter(copyPlain(G));
  }

  /** What a seat may do, as it sees the world. */
  legal(playerID: PlayerID): Action[] {
    const { G, ctx } = this.#runner;
    return this.rulebook.legal(this.#look(G, ctx, playerID), ctx);
  }

  weights(playerID: PlayerID, actions: readonly Action[]): number[] {
    const { G, ctx } = this.#runner;
    return this.rulebook.policy(this.#look(G, ctx, playerID), ctx, actions);
  }

  /** What a seat does in a rollout: mostly by policy, now and then anything. */
  rollout(playerID: PlayerID): Action {
    const { G, ctx } = this.#runner;
    const view = this.#look(G, ctx, playerID);
    const actions = this.rulebook.legal(view, ctx);
    const random = this.#random;
    let index = 0;
    if (actions.length !== 1) {
      index =
        random.Number() < this.settings.epsilon
          ? drawIndex(actions.length, random)
          : drawByWeight(this.rulebook.policy(view, ctx, actions), random);
    }
    return actions[index] as Action;
  }

  /**
   * Does what the seats have chosen, all of it chosen before any was done. A choice whose moment has
   * passed through an earlier one falls away.
   */
  apply(choices: readonly SeatAction[]): void {
    const runner = this.#runner;
    const { turn, phase } = runner.ctx;
    this.#hasActed = true;
    for (let index = 0; index < choices.length; index++) {
      const { playerID, action } = choices[index] as SeatAction;
      const { ctx } = runner;
      if (index > 0 && (ctx.turn !== turn || ctx.phase !== phase || !isAwaited(ctx, playerID))) continue;
      runner.apply(playerID, action);
    }
  }

  get isAtHorizon(): boolean {
    const { G, ctx } = this.#runner;
    const { horizon } = this.settings;
    if (ctx.gameover !== undefined || ctx.turn > this.#lastTurn) return true;
    if (horizon === 'action') return this.#hasActed;
    return horizon === 'round' && this.rulebook.round?.(G) !== this.#round;
  }

  /** One step of everybody the table waits for, by rollout. */
  #step(): void {
    const { awaited } = this;
    if (awaited.length === 1) {
      const playerID = awaited[0] as PlayerID;
      this.#hasActed = true;
      this.#runner.apply(playerID, this.rollout(playerID));
      return;
    }
    if (awaited.length === 0) throw new Error(`${this.rulebook.slug}: nobody is to act`);
    this.apply(awaited.map((playerID) => ({ playerID, action: this.rollout(playerID) })));
  }

  /** Plays to the horizon; how well each seat stands there, 0..1. */
  playOut(): number[] {
    while (!this.isAtHorizon) this.#step();
    return this.values();
  }

  /** How well each seat stands now, as the searcher's rulebook judges it. */
  values(): number[] {
    const { G, ctx, random } = this.#runner;
    return this.rulebook.evaluate(G, ctx, { playerID: this.decision.view.playerID as PlayerID, random });
  }
}
