import { sameArgs } from '@games/betrayal/rules/choosing';
import { TRAITS } from '@games/betrayal/rules/components';
import { isOfHaunt } from '@games/betrayal/rules/option';
import type { BetrayalG, BetrayalOptions } from '@games/betrayal/rules/state';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { copyCtx } from '@/bots/runner/flow-ctx';
import { Runner } from '@/bots/runner/runner';
import type { Action, Ctx, PlayerID } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';

/** What is sure to come off, by the rules alone: tried in worlds that fit the view, with the lowest dice and with the highest. */

type House = Rulebook<BetrayalG, BetrayalView, BetrayalOptions>;

/** Something that is sure to win at once, or to bring the own side's aim nearer, and all that has to be chosen for it. */
export interface Chance {
  readonly isWin: boolean;
  readonly path: readonly Action[];
  /** What the side's progress comes to at least. */
  readonly progress: number;
}

/** How many worlds are dealt, each with dice that show nothing but the lowest and nothing but the highest. */
const DEALS = 2;
const FACES = [1, 6] as const;
/** What an aim has come nearer by, at least, to have come nearer. */
const LEAST = 0.01;
/** Choices that may follow the first: a card used before its roll. */
const MOST_CHOICES = 2;
/** Of which the aim comes nearer by what is done; by a walk alone it is nothing but a step, and a turn's end does nothing. */
const DEEDS: readonly string[] = ['use', 'attack', 'take', 'answer'];
/** Questions in which nothing is to be won: parts of a trade, tiles, books, harm. */
const LEFT_OUT: readonly string[] = ['trade', 'place', 'doorway', 'read', 'split'];
/** Questions that begin something new, in place of going on with what is under way. */
const ANEW: readonly string[] = ['turn', 'monster'];

class AllAlike extends RandomSource {
  constructor(seed: string, face: number) {
    super({ seed, position: 0 });
    this.D6 = (() => face) as RandomSource['D6'];
  }
}

interface World {
  readonly G: BetrayalG;
  readonly ctx: Ctx;
  readonly face: number;
}

interface Tried {
  readonly isWin: boolean;
  readonly isGain: boolean;
  readonly progress: number;
  /** What the same seat is asked next, before its turn goes on. */
  readonly next: readonly Action[];
}

/** Whether some choices are something done for the aim: none is a card used for what it does otherwise, or a choice of spoils. */
function isDeed({ choices, ask }: BetrayalView, path: readonly Action[]): boolean {
  const [first] = path;
  const chosen = choices.find((one) => one.move === first?.move && sameArgs(one.args, first.args));
  if (chosen === undefined || !path.every(({ move }) => DEEDS.includes(move))) return false;
  if (first?.move === 'use') return isOfHaunt(chosen);
  return !(ask?.kind === 'pick' && choices.some(({ args }) => args[0] === 'harm'));
}

/** Whether whoever did it has paid for it with spaces of a trait: nobody has to. */
const isDear = (before: BetrayalView, after: BetrayalView, seat: PlayerID): boolean => {
  const [old, now] = [before, after].map(({ explorers }) => explorers[Number(seat)]?.traits);
  return TRAITS.some((trait) => (now?.[trait] ?? 0) < (old?.[trait] ?? 0));
};

const living = ({ explorers, haunt }: Pick<BetrayalView, 'explorers' | 'haunt'>, side: unknown): number =>
  explorers.filter(({ life }, seat) => life !== 'dead' && haunt?.sides[seat] === side).length;

/** Tries what a seat may do; it plays one match after the other, and keeps nothing of them. */
export class Certainty {
  readonly #rulebook: House;
  readonly #runner: Runner<BetrayalG>;

  constructor(rulebook: House) {
    this.#rulebook = rulebook;
    this.#runner = new Runner(rulebook.game, { journal: false });
  }

  /** Everything that is sure, shortest first, one for each thing to begin with. */
  chances(view: BetrayalView, ctx: Ctx): Chance[] {
    const { playerID, ask, haunt, outcome } = view;
    if (playerID === null || haunt === null || outcome !== null || ask === null) return [];
    if (LEFT_OUT.includes(ask.kind)) return [];
    const worlds = this.#worlds(view, ctx);
    const legal = this.#rulebook.legal(view, ctx);
    if (legal.length < 2) return [];
    return legal.flatMap((action) => this.#follow(view, worlds, playerID, [action]) ?? []);
  }

  #worlds(view: BetrayalView, ctx: Ctx): World[] {
    return Array.from({ length: DEALS }, (_, deal) => {
      const random = new RandomSource({ seed: `sure ${deal}`, position: 0 });
      const G = this.#rulebook.determinize(view, ctx, random);
      return FACES.map((face) => ({ G, ctx, face }));
    }).flat();
  }

  #follow(
    view: BetrayalView,
    worlds: readonly World[],
    seat: PlayerID,
    path: readonly Action[],
  ): Chance | null {
    const all: Tried[] = [];
    for (const world of worlds) {
      const tried = this.#try(view, world, seat, path);
      if (!tried.isWin && !tried.isGain && tried.next.length === 0) return null;
      all.push(tried);
    }
    const isWin = all.every((one) => one.isWin);
    if (isWin || all.every((one) => one.isGain))
      return { isWin, path, progress: Math.min(...all.map(({ progress }) => progress)) };
    const [first] = all;
    if (first === undefined || path.length > MOST_CHOICES) return null;
    const asText = (actions: readonly Action[]) => JSON.stringify(actions);
    if (all.some(({ next }) => asText(next) !== asText(first.next))) return null;
    for (const action of first.next) {
      const found = this.#follow(view, worlds, seat, [...path, action]);
      if (found !== null) return found;
    }
    return null;
  }

  #look({ G, ctx }: Runner<BetrayalG>, seat: PlayerID): BetrayalView {
    return (this.#rulebook.reader ?? this.#rulebook.view)(G, ctx, seat);
  }

  /** What comes of some choices, one after the other, in one world. */
  #try(view: BetrayalView, { G, ctx, face }: World, seat: PlayerID, path: readonly Action[]): Tried {
    const runner = this.#runner;
    const nothing = { isWin: false, isGain: false, progress: 0, next: [] };
    runner.load({ G: copyPlain(G), ctx: copyCtx(ctx), random: new AllAlike('dice', face) });
    for (const action of path) runner.apply(seat, action);
    const seen = this.#look(runner, seat);
    const isWin = seen.outcome?.winners.includes(seat) === true;
    if (isWin) return { isWin, isGain: true, progress: 1, next: [] };
    if (seen.outcome !== null) return nothing;
    const side = view.haunt?.sides[Number(seat)];
    const progress = seen.goal?.progress ?? 0;
    const isWhole = living(seen, side) >= living(view, side);
    const isGain =
      isDeed(view, path) &&
      isWhole &&
      !isDear(view, seen, seat) &&
      // Who is turned has another aim, and is as far with it as others have come.
      seen.side === view.side &&
      progress > (view.goal?.progress ?? 0) + LEAST;
    const isAskedOn = seen.ask?.seat === seat && ![...ANEW, ...LEFT_OUT].includes(seen.ask.kind);
    return { isWin, isGain, progress, next: isAskedOn ? this.#rulebook.legal(seen, runner.ctx) : [] };
  }
}
