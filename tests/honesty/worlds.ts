import { bytes, setupsOf } from '@tests/contract/match';
import { hasSecrets, type Memory, type Subject } from '@tests/contract/subject';
import { drawIndex } from '@/bots/draw';
import { Runner } from '@/bots/runner/runner';
import type { Action, PlayerID } from '@/kit/action';
import { type JournalG, journalFor } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { awaitedSeats, seatIDs } from '@/kit/seats';
import { isOdd, oddity } from './chance';
import { choices, copyTruth, follow, handedOver, type Truth, within } from './decisions';
import { type Extent, type Finding, Tally } from './finding';
import type { Distribution, OwnHonesty } from './own';

const sorted = (inventory: Readonly<Record<string, number>>): string =>
  bytes(Object.entries(inventory).sort());

/** Plays a world to the end by lot; what is wrong with it, if anything. */
function faultOf(rulebook: Rulebook, { G, ctx }: Truth, box: string, limit: number, seed: string): string {
  const runner = new Runner<JournalG>(rulebook.game, { journal: false });
  const random = new RandomSource({ seed, position: 0 });
  runner.load({ G, ctx, random: { seed: `dice ${seed}`, position: 0 } });
  for (let move = 0; runner.ctx.gameover === undefined; move++) {
    if (move > limit) return `no end after ${limit} moves`;
    const awaited = awaitedSeats(runner.ctx);
    const playerID = awaited[drawIndex(awaited.length, random)] as PlayerID;
    const actions = rulebook.legal(rulebook.view(runner.G, runner.ctx, playerID), runner.ctx);
    if (actions.length === 0) return `seat ${playerID} has nothing to do`;
    runner.apply(playerID, actions[drawIndex(actions.length, random)] as Action);
    if (sorted(rulebook.inventory(runner.G)) !== box) return 'pieces were lost or made';
  }
  return '';
}

/**
 * F3: a world drawn behind a view is one the rules could go on from: the seat may do the same in it,
 * everybody awaited can act, and it can be played to the end with all its pieces.
 */
export function worldsArePlayable(subject: Subject, extent: Extent): Finding {
  const { rulebook } = subject;
  let count = 0;
  const tally = new Tally();
  for (const { truth, playerID, setup, actions } of within(
    extent,
    extent.decisions,
    choices(subject, 'worlds'),
  )) {
    count++;
    const random = new RandomSource({ seed: bytes(truth.random), position: 0 });
    const decision = handedOver(rulebook, truth, playerID);
    const box = sorted(rulebook.inventory(truth.G));
    const limit = rulebook.maxMoves(setup.numPlayers, setup.options);
    const G = rulebook.determinize(decision.view, decision.ctx, random);
    const where = () => `seat ${playerID} in ${bytes(setup)}: ${bytes(G)}`;
    const again = rulebook.view(G, decision.ctx, playerID);
    tally.expect(bytes(again) === bytes(decision.view), () => `another view: ${where()}`);
    tally.expect(
      bytes(rulebook.legal(again, decision.ctx)) === bytes(actions),
      () => `other actions: ${where()}`,
    );
    for (const other of awaitedSeats(truth.ctx))
      tally.expect(
        rulebook.legal(rulebook.view(G, decision.ctx, other), decision.ctx).length > 0,
        () => `seat ${other} is stuck: ${where()}`,
      );
    const fault = faultOf(rulebook, { ...truth, G }, box, limit, bytes(truth.random));
    tally.expect(fault === '', () => `${fault}: ${where()}`);
  }
  return tally.finding(
    'F3',
    count * 4,
    `${count} worlds drawn behind views: same view, same actions, nobody stuck, played to the end with ` +
      `all pieces; ${tally.failed} of ${tally.checked} comparisons failed`,
  );
}

/** A position with everything its seat has learned on paper. */
interface Case {
  /** What the game calls such a position. */
  readonly kind: string;
  /** Tells it from others of its kind. */
  readonly name: string;
  readonly truth: Truth;
  readonly playerID: PlayerID;
  /** What the seat's person wrote down, where the position was reached by playing. */
  readonly memory: Memory<JournalG> | undefined;
  readonly distributions: readonly Distribution<JournalG>[];
}

/** Matches that may be played before a kind of position counts as not to be found. */
const PATIENCE = 4_000;

/**
 * Positions of every kind the game names, as many of each as asked for, reached by playing; then those
 * laid out by hand. Throws when a kind is not met.
 */
export function* cases(subject: Subject, own: OwnHonesty, positions: number): Generator<Case> {
  const order = new RandomSource({ seed: 'cases', position: 0 });
  const missing = new Map(own.situations.map((situation) => [situation, positions]));
  for (let cycle = 0; missing.size > 0; cycle++) {
    if (cycle * setupsOf(subject, 1, 1).length > PATIENCE)
      throw new Error(`${subject.rulebook.slug}: never met: ${[...missing.keys()].join(', ')}`);
    // In another order each time, so that no seat count is always met first.
    for (const setup of order.Shuffle([...setupsOf(subject, 1, 1)])) {
      const seats = seatIDs(setup.numPlayers).map((playerID) => ({
        playerID,
        memory: subject.memory(playerID, setup.numPlayers),
        witness: own.witness(playerID, setup.numPlayers),
      }));
      const hear = ({ G }: { readonly G: JournalG }) => {
        for (const { playerID, memory, witness } of seats) {
          const entries = journalFor(G.journal ?? [], playerID);
          memory.observe(entries);
          witness.observe(entries);
        }
      };
      const match = { ...setup, seed: `cases ${cycle} ${setup.seed}` };
      // One position of a match, so that they have little to do with each other.
      let isOpen = true;
      let heard = 0;
      for (const { truth, playerID } of follow(subject, match, hear)) {
        if (heard++ > 0) hear(truth);
        const seat = seats[Number(playerID)];
        if (!isOpen || seat === undefined) continue;
        const found = seat.witness.situations(truth.G).find((situation) => missing.has(situation));
        if (found === undefined) continue;
        const left = (missing.get(found) ?? 0) - 1;
        if (left > 0) missing.set(found, left);
        else missing.delete(found);
        yield {
          kind: found,
          name: `${found}, ${setup.numPlayers} seats, ${match.seed}`,
          truth: copyTruth(truth),
          playerID,
          memory: seat.memory,
          distributions: seat.witness.distributions(truth.G, truth.ctx),
        };
        isOpen = false;
        break;
      }
      if (missing.size === 0) break;
    }
  }
  for (const { name, G, ctx, playerID, distributions } of own.arranged?.() ?? [])
    yield {
      kind: name,
      name,
      truth: { G, ctx, random: { seed: name, position: 0 } },
      playerID,
      memory: undefined,
      distributions,
    };
}

/** Draws worlds behind one seat's view in one position. */
export type DrawWorld = (truth: Truth, playerID: PlayerID) => (random: RandomSource) => JournalG;

const fairWorlds =
  (rulebook: Rulebook): DrawWorld =>
  (truth, playerID) => {
    const { view, ctx } = handedOver(rulebook, truth, playerID);
    return (random) => rulebook.determinize(view, ctx, random);
  };

/** How often each place held what, over so many worlds; how many worlds a person's notes rule out. */
function count(
  { truth, playerID, memory, distributions }: Case,
  drawWorld: DrawWorld,
  worlds: number,
  seed: string,
): { readonly counts: readonly Map<string, number>[]; readonly unfit: number } {
  const random = new RandomSource({ seed, position: 0 });
  const draw = drawWorld(truth, playerID);
  const counts = distributions.map(() => new Map<string, number>());
  let unfit = 0;
  for (let n = 0; n < worlds; n++) {
    const world = draw(random);
    if (memory?.fits(world) === false) unfit++;
    for (const [index, { of }] of distributions.entries()) {
      const content = of(world);
      const tallied = counts[index];
      tallied?.set(content, (tallied.get(content) ?? 0) + 1);
    }
  }
  return { counts, unfit };
}

/** Worlds drawn for a second look at what seemed odd: chance does not seem odd twice. */
const SECOND_LOOK = 4;

/** Compares one case: known facts in every world, chances by chi-square. */
export function compareWorlds(example: Case, drawWorld: DrawWorld, worlds: number, tally: Tally): void {
  const { name, distributions } = example;
  const first = count(example, drawWorld, worlds, `count ${name}`);
  tally.expect(first.unfit === 0, () => `${name}: ${first.unfit} of ${worlds} worlds contradict the notes`);
  let second: ReturnType<typeof count> | undefined;
  for (const [index, { name: place, chances }] of distributions.entries()) {
    const look = ({ counts }: typeof first) => oddity(counts[index] ?? new Map(), chances);
    let deviate = look(first);
    if (isOdd(deviate) && Number.isFinite(deviate)) {
      second ??= count(example, drawWorld, worlds * SECOND_LOOK, `count again ${name}`);
      deviate = look(second);
    }
    tally.expect(!isOdd(deviate), () => `${name}: ${place} is odd by ${deviate.toFixed(1)} deviations`);
  }
}

/** F4: worlds are drawn evenly from all that fit what the seat knows, and from no others. */
export function worldsAreEven(subject: Subject, { positions, worlds }: Extent): Finding {
  const { honesty, rulebook } = subject;
  const tally = new Tally();
  if (honesty === undefined) return tally.finding('F4', hasSecrets(subject) ? 1 : 0, 'nothing is hidden');
  const kinds = new Set<string>();
  let count = 0;
  for (const example of cases(subject, honesty, positions)) {
    compareWorlds(example, fairWorlds(rulebook), worlds, tally);
    kinds.add(example.kind);
    count++;
  }
  return tally.finding(
    'F4',
    2 * (honesty.situations.length * positions + (honesty.arranged?.().length ?? 0)),
    `${count} positions (${[...kinds].join('; ')}), ${worlds} worlds each: ${tally.checked} distributions ` +
      `against counting all deals that fit (p > 0.0001, looked at twice), and every world against a ` +
      `person's notes; ${tally.failed} failed`,
  );
}
