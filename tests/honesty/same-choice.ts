import { bytes } from '@tests/contract/match';
import { hasSecrets, type Subject } from '@tests/contract/subject';
import type { BotLevel } from '@/kit/opponents';
import { RandomSource } from '@/kit/random';
import type { Rulebook, SearchBudget, SearchSettings } from '@/kit/rulebook';
import {
  type Choice,
  choices,
  copyTruth,
  fairPlayer,
  type Player,
  type Truth,
  take,
  within,
} from './decisions';
import { type Extent, type Finding, Tally } from './finding';

/** One way to play, in iterations, so that results repeat. */
interface Manner {
  readonly name: string;
  readonly level: BotLevel;
  readonly budget: SearchBudget;
  readonly search: SearchSettings;
  /** One decision in so many is looked at. */
  readonly every: number;
}

/** Every level as it is played, and every tree the search can grow. */
export function manners({ search }: Rulebook): Manner[] {
  const level = (name: BotLevel, iterations: number, every: number): Manner => ({
    name,
    level: name,
    budget: { iterations },
    search,
    every,
  });
  const tree = (mode: SearchSettings['mode']): Manner => ({
    name: mode,
    level: 'hard',
    budget: { iterations: 40 },
    search: { ...search, mode },
    every: 4,
  });
  const modes = (['flat', 'so', 'multi'] as const).filter((mode) => mode !== search.mode);
  return [
    level('random', 1, 1),
    level('easy', 1, 1),
    level('normal', 20, 2),
    level('hard', 60, 1),
    ...modes.map(tree),
  ];
}

const playerOf = (rulebook: Rulebook, { level, budget, search }: Manner): Player =>
  fairPlayer(rulebook, level, { budget, search });

/** Worlds and other dice: what a seat cannot know, changed. */
export type Change = (subject: Subject, choice: Choice, n: number) => Truth;

const otherDice = (n: number) => ({ seed: `other dice ${n}`, position: 7 * n });

/** F2: whatever the seat cannot know is dealt anew by the tests' own scrambler; other dice lie ahead. */
export const anotherWorld: Change = ({ redeal }, { truth, playerID }, n) => {
  const { G, ctx } = copyTruth(truth);
  const random = new RandomSource({ seed: `another world ${n} ${bytes(truth.random)}`, position: 0 });
  return { G: redeal(G, ctx, playerID, random), ctx, random: otherDice(n) };
};

/** F5: the present stays as it is; other dice lie ahead, and what is still to be drawn is in another order. */
export const anotherFuture: Change = ({ honesty }, { truth }, n) => {
  const { G, ctx } = copyTruth(truth);
  const random = new RandomSource({ seed: `another future ${n} ${bytes(truth.random)}`, position: 0 });
  return { G: honesty?.future?.(G, random) ?? G, ctx, random: otherDice(n) };
};

const withoutJournal = ({ G }: Truth): string => bytes({ ...G, journal: null });

/**
 * Whether the seat does the same in other worlds, having weighed every candidate the same. A world that
 * came out as it was is not counted in a game where something is hidden.
 */
function compare(subject: Subject, player: Player, choice: Choice, change: Change, tally: Tally): void {
  const { rulebook } = subject;
  const { truth, playerID, setup } = choice;
  const seed = `think ${bytes(truth.random)}`;
  const seen = ({ G, ctx }: Truth) => bytes([rulebook.view(G, ctx, playerID), ctx]);
  const think = (world: Truth) => bytes(player(world, playerID, seed));
  const before = think(truth);
  for (let n = 1; n <= 2; n++) {
    const other = change(subject, choice, n);
    const isUnchanged = withoutJournal(other) === withoutJournal(truth);
    if (hasSecrets(subject) && change === anotherWorld && isUnchanged) continue;
    tally.expect(
      seen(other) === seen(truth) && think(other) === before,
      () => `seat ${playerID} in ${bytes(setup)}: ${before}`,
    );
  }
}

/** Compares one player at so many decisions; where a failure is all that is asked for, up to the first. */
export function compareAt(
  subject: Subject,
  player: Player,
  change: Change,
  {
    decisions,
    untilFailed = false,
    extent,
  }: { readonly decisions: number; readonly untilFailed?: boolean; readonly extent?: Extent },
): Tally {
  const tally = new Tally();
  const source = choices(subject, 'same choice');
  for (const choice of extent === undefined ? take(decisions, source) : within(extent, decisions, source)) {
    compare(subject, player, choice, change, tally);
    if (untilFailed && tally.failed > 0) break;
  }
  return tally;
}

/** Where nothing is hidden, one decision in so many is enough: only the dice can differ. */
const OPEN_TABLE = 6;
const decisionsFor = (subject: Subject, decisions: number): number =>
  hasSecrets(subject) ? decisions : Math.ceil(decisions / OPEN_TABLE);

/** F2: equal views make equal choices, at every level and with every tree. */
export function sameViewSameChoice(subject: Subject, extent: Extent): Finding {
  const decisions = decisionsFor(subject, extent.decisions);
  const tally = new Tally();
  const players = manners(subject.rulebook).map((manner) => ({
    ...manner,
    player: playerOf(subject.rulebook, manner),
  }));
  let count = 0;
  for (const choice of within(extent, decisions, choices(subject, 'same choice'))) {
    for (const { player, every } of players)
      if (count % every === 0) compare(subject, player, choice, anotherWorld, tally);
    count++;
  }
  return tally.finding(
    'F2',
    count * 3,
    `${count} decisions at every seat count and with every option, ${tally.checked} comparisons ` +
      `(${players.map(({ name }) => name).join(', ')}): what the seat cannot know was dealt anew and the ` +
      `dice were changed; ${tally.failed} changed an action, a visit count or a value`,
  );
}

/** Nothing that a machine tells differently each time is asked while this runs. */
function sealed<T>(work: () => T): T {
  const { random } = Math;
  const { now } = Date;
  const clock = performance.now;
  const refuse = (what: string) => () => {
    throw new Error(`a bot asked for ${what}`);
  };
  Math.random = refuse('Math.random');
  Date.now = refuse('the date');
  performance.now = refuse('the time');
  try {
    return work();
  } finally {
    Math.random = random;
    Date.now = now;
    performance.now = clock;
  }
}

/** F5: nothing that has yet to happen matters, and neither does the clock. */
export function noFuture(subject: Subject, extent: Extent): Finding {
  const decisions = Math.ceil(decisionsFor(subject, extent.decisions) / 2);
  const hard = manners(subject.rulebook).find(({ name }) => name === 'hard');
  if (hard === undefined) throw new Error('there is no hard bot');
  const tally = sealed(() =>
    compareAt(subject, playerOf(subject.rulebook, hard), anotherFuture, { decisions, extent }),
  );
  return tally.finding(
    'F5',
    Math.ceil(extent.least * decisions),
    `${tally.checked} comparisons, two at a decision: other dice to come` +
      `${subject.honesty?.future === undefined ? '' : ', what is still to be drawn in another order'}, ` +
      `clock and Math.random out of reach; ${tally.failed} changed the choice`,
  );
}
