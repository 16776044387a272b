import { bytes, type MatchSetup, setupsOf } from '@tests/contract/match';
import type { Subject } from '@tests/contract/subject';
import { Bot, type BotSettings, type Decision, type Thought } from '@/bots/bot';
import { drawByWeight, drawIndex } from '@/bots/draw';
import { Runner } from '@/bots/runner/runner';
import type { Action, Ctx, PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { BotLevel } from '@/kit/opponents';
import { RandomSource, type RandomState } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { awaitedSeats } from '@/kit/seats';
import { cpuMs } from '../../scripts/lib/cpu';
import type { Extent } from './finding';

/** All there is to a match: what whoever runs it knows, the dice to come included. */
export interface Truth {
  readonly G: JournalG;
  readonly ctx: Ctx;
  readonly random: RandomState;
}

/** Somebody on a seat. A fair one takes nothing from the truth but that seat's view and `ctx`. */
export type Player = (truth: Truth, playerID: PlayerID, seed: string) => Thought;

/** What goes over the wire to a bot: a copy through JSON, so that nothing hangs on it. */
export const handedOver = (rulebook: Rulebook, { G, ctx }: Truth, playerID: PlayerID): Decision =>
  JSON.parse(bytes({ view: rulebook.view(G, ctx, playerID), ctx }));

/** The bot that people play against. */
export function fairPlayer(rulebook: Rulebook, level: BotLevel, settings: BotSettings): Player {
  const bot = new Bot(rulebook, level, settings);
  return (truth, playerID, seed) => bot.decide(handedOver(rulebook, truth, playerID), seed);
}

export const copyTruth = ({ G, ctx, random }: Truth): Truth => ({
  G: structuredClone(G),
  ctx: structuredClone(ctx),
  random: { ...random },
});

/** A position in which a seat has a choice. */
export interface Choice {
  readonly truth: Truth;
  readonly playerID: PlayerID;
  readonly setup: MatchSetup;
  readonly actions: readonly Action[];
}

/** What happened between two positions. */
export interface Turn extends Choice {
  readonly action: Action;
}

/**
 * A match on the direct runner, half of it by policy and half by lot. Every position is live: copy what
 * is to outlast the next one. `onStart` gets the first position, before anybody acts.
 */
export function* follow(
  { rulebook }: Pick<Subject, 'rulebook'>,
  setup: MatchSetup,
  onStart: (truth: Truth) => void = () => {},
  choose?: (choice: Choice, random: RandomSource) => Action,
): Generator<Turn & { readonly runner: Runner<JournalG> }> {
  const runner = new Runner<JournalG>(rulebook.game);
  const random = new RandomSource({ seed: `follow ${setup.seed}`, position: 0 });
  runner.start({ numPlayers: setup.numPlayers, setupData: setup.options, seed: setup.seed });
  onStart(runner.position);
  while (runner.ctx.gameover === undefined) {
    const truth = runner.position;
    const awaited = awaitedSeats(truth.ctx);
    const playerID = awaited[drawIndex(awaited.length, random)] as PlayerID;
    const view = rulebook.view(truth.G, truth.ctx, playerID);
    const actions = rulebook.legal(view, truth.ctx);
    const choice = { truth, playerID, setup, actions };
    const usual = () => {
      const byLot = actions.length === 1 || random.Number() < 0.5;
      const index = byLot
        ? drawIndex(actions.length, random)
        : drawByWeight(rulebook.policy(view, truth.ctx, actions), random);
      return actions[index] as Action;
    };
    const action = choose === undefined ? usual() : choose(choice, random);
    yield { ...choice, action, runner };
    runner.apply(playerID, action);
  }
}

const SHARE = 0.15;
const PER_MATCH = 4;

/**
 * Decisions among several actions, met in matches at every seat count and with every option in turn.
 * Without end; each is a copy.
 */
export function* choices(subject: Subject, seed: string): Generator<Choice> {
  for (let cycle = 0; ; cycle++)
    for (const setup of setupsOf(subject, 1, 1)) {
      const match = { ...setup, seed: `${seed} ${cycle} ${setup.seed}` };
      const random = new RandomSource({ seed: `which ${match.seed}`, position: 0 });
      let found = 0;
      for (const { truth, playerID, actions } of follow(subject, match)) {
        if (actions.length === 1 || random.Number() >= SHARE) continue;
        yield { truth: copyTruth(truth), playerID, setup: match, actions };
        if (++found === PER_MATCH) break;
      }
    }
}

export function* take<T>(count: number, source: Generator<T>): Generator<T> {
  let taken = 0;
  if (count === 0) return;
  for (const item of source) {
    yield item;
    if (++taken === count) return;
  }
}

/** So many of a source, or as many as a proof has the CPU seconds for. */
export function* within<T>({ seconds, least }: Extent, most: number, source: Generator<T>): Generator<T> {
  const end = cpuMs() + seconds * 1000;
  let taken = 0;
  for (const item of take(most, source)) {
    if (taken++ >= least * most && cpuMs() > end) return;
    yield item;
  }
}
