import { setupsOf } from '@tests/contract/match';
import { hasSecrets, type Subject } from '@tests/contract/subject';
import { Bot } from '@/bots/bot';
import { copyCtx } from '@/bots/runner/flow-ctx';
import { search } from '@/bots/search/search';
import { Simulation } from '@/bots/search/simulation';
import { copyPlain } from '@/kit/copy';
import type { JournalG } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { copyTruth, follow, handedOver, type Player, type Truth } from './decisions';
import { type CheckID, type Extent, type Finding, Tally } from './finding';
import { type Insight, isTooGood, type OwnHonesty } from './own';
import { anotherFuture, anotherWorld, type Change, compareAt } from './same-choice';
import { weighFromViews } from './view-is-enough';
import { cases, compareWorlds, type DrawWorld } from './worlds';

/** A bot that looks where it may not: each of the proofs named has to convict it. */
interface Cheat {
  readonly name: string;
  /** Absent where it cheats inside its search only, about worlds that are as good as any. */
  readonly player?: Player;
  /** Its worlds, where it is them that betray it. */
  readonly drawWorld?: DrawWorld;
  /** What it takes for the rules, where it is them that betray it. */
  readonly rulebook?: Rulebook;
  readonly caughtBy: readonly CheckID[];
}

/** Enough for a choice to differ where the worlds do. */
const BUDGET = { iterations: 60 };

type Determinize = Rulebook['determinize'];

/** A search that goes through everything draws nothing: whoever wants to cheat in it has to draw. */
const drawing = ({ search: settings, ...rulebook }: Rulebook): Rulebook => ({
  ...rulebook,
  search: settings.mode === 'exact' ? { ...settings, mode: 'flat' } : settings,
});

/**
 * A bot whose worlds are made by somebody who knows the truth. Weighing worlds by what the others did
 * would only hide how it comes by them; and whoever knows does not wait for what comes to an honest mind.
 */
function insider(
  honest: Rulebook,
  worldsOf: (truth: Truth) => Determinize,
): { readonly player: Player; readonly drawWorld: DrawWorld } {
  const { likelihood: _, considered: __, ...rulebook } = drawing(honest);
  let determinize: Determinize = rulebook.determinize;
  const book: Rulebook = { ...rulebook, determinize: (...given) => determinize(...given) };
  const bot = new Bot(book, 'hard', { budget: BUDGET });
  return {
    player: (truth, playerID, seed) => {
      determinize = worldsOf(truth);
      return bot.decide(handedOver(rulebook, truth, playerID), seed);
    },
    drawWorld: (truth, playerID) => {
      const draw = worldsOf(truth);
      const { view, ctx } = handedOver(rulebook, truth, playerID);
      return (random) => draw(view, ctx, random);
    },
  };
}

/** The whole state in place of a world: what boardgame.io's own MCTS bot searches. */
export const clairvoyant = (rulebook: Rulebook) =>
  insider(
    rulebook,
    ({ G }) =>
      () =>
        copyPlain(G),
  );

/** A search whose dice go on where the match's own stand. */
class Seer extends Simulation {
  truth: Truth | undefined;

  override enter(G: JournalG): void {
    super.enter(G);
    if (this.truth === undefined) throw new Error('the seer has nothing to look at');
    this.resume({ G, ctx: copyCtx(this.decision.ctx) }, new RandomSource(this.truth.random));
  }
}

/**
 * Knows every die to come. It looks to the end of the match, so that there are dice to come in every game; where
 * that is far off, fewer times: one in which other dice fall is enough.
 */
function seer({ rulebook: honest, long }: Subject): Player {
  const rulebook = drawing(honest);
  const budget = long === undefined ? BUDGET : { iterations: 12 };
  const simulation = new Seer(rulebook, { ...rulebook.search, horizon: 'game' });
  return (truth, playerID, seed) => {
    simulation.truth = truth;
    return search(simulation, handedOver(rulebook, truth, playerID), { seed, budget });
  };
}

/** A fair search among what somebody who knows the truth has it look at. */
function advised(honest: Rulebook, { considered }: Insight<JournalG>): Player {
  const rulebook = drawing(honest);
  return (truth, playerID, seed) => {
    const book: Rulebook = {
      ...rulebook,
      considered: (_view, _ctx, actions) => considered(truth.G, playerID, actions),
    };
    return new Bot(book, 'hard', { budget: BUDGET }).decide(handedOver(rulebook, truth, playerID), seed);
  };
}

/** Readers with the state hanging on them, and a policy that knows where to look. No type allows it. */
function withOpenHands(rulebook: Rulebook): Rulebook {
  const look = rulebook.reader ?? rulebook.view;
  const states = new WeakMap<object, JournalG>();
  return {
    ...rulebook,
    reader: (G, ctx, playerID) => {
      const reader = look(G, ctx, playerID);
      states.set(reader, G);
      return reader;
    },
    policy: (view, ctx, actions) => {
      const weights = rulebook.policy(view, ctx, actions);
      const G = states.get(view);
      if (G === undefined) return weights;
      // Whatever it makes of what it sees: here the length of it all decides.
      const { length } = JSON.stringify(G);
      return weights.map((weight, index) => weight * (1 + ((length + index) % 3)));
    },
  };
}

/** Whether anything is left to chance once a match has begun. */
function hasDice(subject: Subject): boolean {
  for (const setup of setupsOf(subject, 1, 0)) {
    let start: number | undefined;
    for (const { truth } of follow(subject, setup)) {
      start ??= truth.random.position;
      if (truth.random.position !== start) return true;
    }
  }
  return false;
}

/** The cheats of one game: at least three where something is hidden. */
function cheatsOf(subject: Subject): Cheat[] {
  const { rulebook, honesty } = subject;
  const dice: Cheat[] = hasDice(subject)
    ? [
        {
          name: 'knows the dice to come',
          player: seer(subject),
          caughtBy: ['F2', 'F5'],
        },
      ]
    : [];
  const bot = new Bot(drawing(rulebook), 'hard', { budget: BUDGET });
  const everywhere: Cheat[] = [
    {
      name: "takes the match's seed for its own",
      player: (truth, playerID) => bot.decide(handedOver(rulebook, truth, playerID), truth.random.seed),
      caughtBy: ['F2', 'F5'],
    },
    ...dice,
  ];
  if (!hasSecrets(subject)) return everywhere;
  return [
    {
      name: 'searches the whole truth',
      ...clairvoyant(rulebook),
      caughtBy: ['F2', 'F4'],
    },
    {
      name: "deals its worlds with the match's own generator",
      player: insider(rulebook, ({ random }) => {
        const source = new RandomSource(random);
        return (view, ctx) => rulebook.determinize(view, ctx, source);
      }).player,
      caughtBy: ['F2', 'F5'],
    },
    ...(honesty?.peeks ?? []).map(({ name, put, caughtBy }) => ({
      name,
      caughtBy,
      ...insider(rulebook, ({ G: truth }) => (view, ctx, random) => {
        const world = rulebook.determinize(view, ctx, random);
        if (view.playerID !== null) put(world, truth, view.playerID);
        return world;
      }),
    })),
    ...(honesty?.insights ?? []).map((insight) => ({
      name: insight.name,
      caughtBy: insight.caughtBy,
      player: advised(rulebook, insight),
    })),
    {
      name: 'lets everybody in its search look through their views at all hands',
      rulebook: withOpenHands(rulebook),
      caughtBy: ['F1'],
    },
    ...everywhere,
  ];
}

/** Nothing is changed: a cheat that then does something else would be caught for no reason. */
const sameTruth: Change = (_, { truth }) => copyTruth(truth);
const CONTROLS = 3;

/** Decisions within which a cheat has to give itself away. */
const WITHIN = 150;

/** What each proof says of a cheat; only those that are to convict it are asked. */
function verdict(
  subject: Subject,
  own: OwnHonesty | undefined,
  { player, drawWorld, rulebook, caughtBy }: Cheat,
  { worlds, guesses }: Extent,
): Map<CheckID, Tally> {
  const verdicts = new Map<CheckID, Tally>();
  const limits = { decisions: WITHIN, untilFailed: true };
  for (const id of caughtBy) {
    if (id === 'F1' && rulebook !== undefined) {
      const tally = new Tally();
      weighFromViews(subject, rulebook, CONTROLS, tally);
      verdicts.set(id, tally);
    } else if (id === 'F2' && player !== undefined)
      verdicts.set(id, compareAt(subject, player, anotherWorld, limits));
    else if (id === 'F5' && player !== undefined)
      verdicts.set(id, compareAt(subject, player, anotherFuture, limits));
    else if (id === 'F4' && own !== undefined && drawWorld !== undefined) {
      const tally = new Tally();
      for (const example of cases(subject, own, 1)) {
        compareWorlds(example, drawWorld, worlds / 10, tally);
        if (tally.failed > 0) break;
      }
      verdicts.set(id, tally);
    } else if (id === 'F7' && player !== undefined && typeof own?.guesses === 'object') {
      const tally = new Tally();
      const guessed = own.guesses.collect(player, guesses, 'guesses');
      tally.checked += guessed.guesses - 1;
      tally.expect(!isTooGood(guessed), () => JSON.stringify(guessed));
      verdicts.set(id, tally);
    }
  }
  return verdicts;
}

/** F6: whoever cheats is caught, by each proof that is meant to catch it. */
export function cheatsAreCaught(subject: Subject, extent: Extent): Finding {
  const tally = new Tally();
  const cheats = cheatsOf(subject);
  const lines = cheats.map((cheat) => {
    const verdicts = verdict(subject, subject.honesty, cheat, extent);
    if (cheat.player !== undefined) {
      const control = compareAt(subject, cheat.player, sameTruth, { decisions: CONTROLS });
      tally.expect(control.failed === 0, () => `a bot that ${cheat.name} does not repeat itself`);
    }
    for (const id of cheat.caughtBy)
      tally.expect(
        (verdicts.get(id)?.failed ?? 0) > 0,
        () => `${id} lets a bot pass that ${cheat.name} (${verdicts.get(id)?.checked ?? 0} comparisons)`,
      );
    const caught = cheat.caughtBy.map((id) => `${id} at comparison ${verdicts.get(id)?.checked ?? 0}`);
    return `one that ${cheat.name}: ${caught.join(', ')}`;
  });
  return tally.finding(
    'F6',
    hasSecrets(subject) ? 12 : 3,
    `${cheats.length} bots that cheat, each repeating itself in the same position and caught by every proof meant to: ${lines.join('; ')}`,
  );
}
