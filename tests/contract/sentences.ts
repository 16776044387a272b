import { draw, drawByWeight } from '@/bots/draw';
import type { Action, Ctx, PlayerID } from '@/kit/action';
import type { Facts, JournalG } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import type { HintSentence, SeatView } from '@/kit/rulebook';
import { activeSeats, awaitedSeats } from '@/kit/seats';
import { bytes, legalFor, type Match, type MatchSetup, matchOf, type Position, setupsOf } from './match';
import type { Subject } from './subject';

/** A sentence of a hint, and the position it is said in. */
export interface Said<G extends JournalG = JournalG, View extends SeatView = SeatView> {
  readonly view: View;
  readonly ctx: Ctx;
  /** Whose view it is, and who would do it. */
  readonly playerID: PlayerID;
  readonly action: Action;
  readonly facts: Facts;
  readonly legal: readonly Action[];
  /** The match as it is, with what is hidden. */
  readonly position: Position<G>;
  /** The match as it would be then: by the rules themselves, with what is hidden as it is. */
  readonly after: () => Position<G>;
  /** What the seat would see then. */
  readonly viewAfter: () => View;
  /** Goes on from there: the position after an action of a seat. */
  readonly step: (position: Position<G>, playerID: PlayerID, action: Action) => Position<G>;
  /** So many full states that fit the view. */
  readonly worlds: (count: number) => readonly G[];
}

/** Whether a sentence is true where it is said: counted from its words, without the code that says it. */
export type Check<G extends JournalG = JournalG, View extends SeatView = SeatView> = (
  said: Said<G, View>,
) => boolean;

/** For each message of the hints what it claims, by its kind; what cannot be checked is not said. */
export interface Sentences<G extends JournalG = JournalG, View extends SeatView = SeatView> {
  readonly actions: Readonly<Record<string, Check<G, View>>>;
  readonly reasons: Readonly<Record<string, Check<G, View>>>;
  /** Its sentences are too many for each to be met in a few matches, which differ from day to day: most reasons are. */
  readonly isVast?: boolean;
  /** What a table foretells of an action in numbers, and whether it is `dominated`, by a name; asked of every action. */
  readonly forecasts?: Readonly<Record<string, Check<G, View>>>;
  /**
   * Positions that matches by chance come to too seldom, by what they are for: one of each is looked at before any
   * match is.
   */
  readonly laidOut?: Readonly<Record<string, () => Position<G>>>;
}

/** How often a sentence was met, and where it was not true. */
export interface SentenceRow {
  /** `reasons.cost`. */
  readonly sentence: string;
  readonly checked: number;
  readonly untrue: readonly string[];
}

/** Every sentence that there is a check for, as `place.kind`. */
export const sentencesOf = ({ actions, reasons, forecasts = {} }: Sentences): string[] =>
  Object.entries({ actions, reasons, forecasts }).flatMap(([place, checks]) =>
    Object.keys(checks).map((kind) => `${place}.${kind}`),
  );

/** Share of moves that are drawn by lot, so that positions are met which nobody who thinks comes to. */
const BY_LOT = 0.3;
/** A sentence is not looked at more than so often in one position. */
const OF_ONE_POSITION = 3;
/** Of more actions than this some are drawn: a card may lie in hundreds of places. */
const ACTIONS = 100;

/** Positions of matches by policy, and by lot as often as that, without end; before those with chance, what is laid out. */
export function* positions(subject: Subject, byLot = BY_LOT): Generator<Position> {
  const { rulebook, sentences } = subject;
  if (byLot > 0) for (const lay of Object.values(sentences?.laidOut ?? {})) yield lay();
  const all = setupsOf(subject, 1, 1);
  for (let round = 0; ; round++)
    for (const setup of all) yield* inMatch({ ...setup, seed: `${setup.seed} sentences ${round}` });

  function* inMatch(setup: MatchSetup): Generator<Position> {
    const match = matchOf(rulebook, setup);
    const random = new RandomSource({ seed: setup.seed, position: 0 });
    let position = match.start;
    while (position.ctx.gameover === undefined) {
      yield position;
      const playerID = draw(awaitedSeats(position.ctx), random);
      const view = rulebook.view(position.G, position.ctx, playerID);
      const legal = legalFor(match, position, playerID);
      const weights = rulebook.policy(view, position.ctx, legal);
      const action =
        random.Number() < byLot
          ? draw(legal, random)
          : (legal[drawByWeight(weights, random)] ?? draw(legal, random));
      const next = match.step(position, playerID, action);
      if (next === undefined) throw new Error(`legal, but refused: ${bytes(action)}`);
      position = next;
    }
  }
}

/**
 * Looks for each sentence in so many positions whether it is true there; ends when it has, or when so many
 * positions have been looked at.
 */
export function checkSentences(
  subject: Subject,
  { each, most }: { each: number; most: number },
): SentenceRow[] {
  const { rulebook, sentences } = subject;
  if (sentences === undefined || rulebook.explain === undefined)
    throw new RangeError(`${rulebook.slug} says nothing`);
  const { actions, reasons, forecasts = {} } = sentences;
  const rows = new Map(
    sentencesOf(sentences).map((sentence) => [sentence, { checked: 0, untrue: [] as string[] }]),
  );
  const random = new RandomSource({ seed: `sentences ${rulebook.slug}`, position: 0 });
  let looked = 0;
  const matches = new Map<number, Match>();
  const matchFor = (numPlayers: number): Match => {
    const options = rulebook.options.parse({});
    const match = matches.get(numPlayers) ?? matchOf(rulebook, { numPlayers, options, seed: 'after' });
    matches.set(numPlayers, match);
    return match;
  };

  const lookAt = (position: Position, playerID: PlayerID) => {
    const { G, ctx } = position;
    const match = matchFor(ctx.numPlayers);
    const step = (from: Position, actor: PlayerID, done: Action): Position => {
      const next = match.step(from, actor, done);
      if (next === undefined) throw new Error(`legal, but refused: ${bytes(done)}`);
      return next;
    };
    const view = rulebook.view(G, ctx, playerID);
    const legal = rulebook.legal(view, ctx);
    const often = new Map<string, number>();
    for (const action of legal.length > ACTIONS ? random.Shuffle(legal).slice(0, ACTIONS) : legal) {
      const explanation = rulebook.explain?.(view, ctx, action);
      if (explanation === undefined) continue;
      let next: Position | undefined;
      const after = () => {
        next ??= step(position, playerID, action);
        return next;
      };
      const said: Omit<Said, 'facts'> = {
        view,
        ctx,
        playerID,
        action,
        legal,
        position,
        after,
        step,
        viewAfter: () => rulebook.view(after().G, after().ctx, playerID),
        worlds: (count) => Array.from({ length: count }, () => rulebook.determinize(view, ctx, random)),
      };
      const ask = (sentence: string, check: Check | undefined, facts: Facts) => {
        const row = rows.get(sentence);
        if (row === undefined || check === undefined)
          throw new Error(`${rulebook.slug} says ${sentence} unchecked`);
        const here = often.get(sentence) ?? 0;
        if (row.checked >= each || here >= OF_ONE_POSITION) return;
        often.set(sentence, here + 1);
        row.checked++;
        if (!check({ ...said, facts }))
          row.untrue.push(bytes({ action, facts, stateID: position._stateID, view }));
      };
      if (explanation.isDominated === true && forecasts.dominated === undefined)
        throw new Error(`${rulebook.slug} calls an action dominated unchecked`);
      const say = (place: string, checks: Sentences['actions'], { kind, facts }: HintSentence) =>
        ask(`${place}.${kind}`, checks[kind], facts);
      say('actions', actions, explanation.action);
      if (explanation.reason !== undefined) say('reasons', reasons, explanation.reason);
      for (const reason of explanation.also ?? []) say('reasons', reasons, reason);
      for (const [kind, check] of Object.entries(forecasts)) ask(`forecasts.${kind}`, check, {});
    }
  };

  for (const position of positions(subject)) {
    for (const playerID of activeSeats(position.ctx)) lookAt(position, playerID);
    looked++;
    if (looked >= most || [...rows.values()].every(({ checked }) => checked >= each)) break;
  }
  return [...rows].map(([sentence, row]) => ({ sentence, ...row }));
}
