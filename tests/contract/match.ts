import { makeMove } from '@tests/table-of';
import type { Game, State } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { CreateGameReducer, InitializeGame } from '@/kit/framework';
import type { JournalG } from '@/kit/journal';
import { type OptionValues, optionFields } from '@/kit/options';
import { RandomSource } from '@/kit/random';
import type { Rulebook, SeatView } from '@/kit/rulebook';
import { activeSeats } from '@/kit/seats';

export type Position<G extends JournalG = JournalG> = State<G>;

export interface MatchSetup {
  readonly numPlayers: number;
  readonly options: OptionValues;
  readonly seed: string;
}

export interface Match<G extends JournalG = JournalG, View extends SeatView = SeatView> {
  readonly rulebook: Omit<Rulebook<G, View>, 'options'>;
  readonly setup: MatchSetup;
  readonly start: Position<G>;
  /** The position after an action, or undefined when boardgame.io's reducer refuses it. */
  step(position: Position<G>, playerID: PlayerID, action: Action): Position<G> | undefined;
}

/** A match on boardgame.io's own reducer. */
export function matchOf<G extends JournalG, View extends SeatView, Options extends OptionValues>(
  rulebook: Rulebook<G, View, Options>,
  setup: MatchSetup,
): Match<G, View> {
  const game: Game<G> = { ...rulebook.game, seed: setup.seed };
  const reduce = CreateGameReducer({ game });
  const start: Position<G> = InitializeGame({ game, numPlayers: setup.numPlayers, setupData: setup.options });
  const step = (position: Position<G>, playerID: PlayerID, action: Action): Position<G> | undefined => {
    // The reducer writes into its input's ctx (boardgame.io's ProcessMove), so it gets a copy.
    const input = { ...position, ctx: structuredClone(position.ctx) };
    const next: Position<G> = reduce(input, makeMove(playerID, action));
    return next._stateID === position._stateID ? undefined : next;
  };
  return { rulebook, setup, start, step };
}

/** What a seat may do in a position. */
export const legalFor = <G extends JournalG, View extends SeatView>(
  { rulebook }: Match<G, View>,
  { G, ctx }: Position<G>,
  playerID: PlayerID,
): Action[] => rulebook.legal(rulebook.view(G, ctx, playerID), ctx);

export interface Step<G extends JournalG = JournalG> {
  readonly position: Position<G>;
  readonly playerID: PlayerID;
  readonly action: Action;
  readonly next: Position<G>;
}

/**
 * Random moves by random active seats until the game is over. Which move is drawn before what is done with
 * it, so that one that can be made in many ways does not crowd out the others.
 */
export function* walk<G extends JournalG, View extends SeatView>(
  match: Match<G, View>,
  limit = Number.POSITIVE_INFINITY,
): Generator<Step<G>> {
  const random = new RandomSource({ seed: `walk ${match.setup.seed}`, position: 0 });
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random.Number() * list.length)];
  let position = match.start;
  for (let count = 0; position.ctx.gameover === undefined && count < limit; count++) {
    const choices = activeSeats(position.ctx).flatMap((playerID) =>
      legalFor(match, position, playerID).map((action) => ({ playerID, action })),
    );
    const move = pick([...new Set(choices.map(({ action }) => action.move))]);
    const choice = pick(choices.filter(({ action }) => action.move === move));
    if (choice === undefined) throw new ContractViolation(4, `nobody can move at ${position._stateID}`);
    const next = match.step(position, choice.playerID, choice.action);
    if (next === undefined) throw new ContractViolation(4, `legal, but refused: ${JSON.stringify(choice)}`);
    yield { position, ...choice, next };
    position = next;
  }
}

/** How the contract looks at a game whose matches take hundreds of decisions. */
export interface LongMatches {
  /** How many steps of a match a rule walks. Only the rule that every match ends plays it to its end. */
  readonly steps: number;
  /** One position in so many is looked at, others in each match. */
  readonly every: number;
}

/** What a subject says of its matches. */
export interface OwnMatches {
  readonly rulebook: Rulebook;
  readonly setups?: ((perDefault: number) => readonly MatchSetup[]) | undefined;
  readonly long?: LongMatches | undefined;
}

/** Says, asked at one position after another, which of them are looked at: the same ones for a seed. */
export function looksIn({ long }: Pick<OwnMatches, 'long'>, { seed }: MatchSetup): () => boolean {
  if (long === undefined) return () => true;
  const random = new RandomSource({ seed: `looks ${seed}`, position: 0 });
  return () => random.Die(long.every) === 1;
}

/** Every step of a match that a rule walks, and whether it is one to look at. */
export function* steps(subject: Pick<OwnMatches, 'long'>, match: Match): Generator<[Step, boolean]> {
  const isLookedAt = looksIn(subject, match.setup);
  for (const step of walk(match, subject.long?.steps)) yield [step, isLookedAt()];
}

/** The steps of a match that a rule looks at: all, or of a long match those drawn by its seed. */
export function* looks(subject: Pick<OwnMatches, 'long'>, match: Match): Generator<Step> {
  for (const [step, isLookedAt] of steps(subject, match)) if (isLookedAt) yield step;
}

/**
 * What is done cannot be taken back once dice or cards have answered it, or play has gone on. Short of
 * that it might be: whether it is, is for the rulebook to say.
 */
export const mightBeTakenBack = (before: Position, after: Position): boolean =>
  JSON.stringify(before.plugins.random?.data) === JSON.stringify(after.plugins.random?.data) &&
  before.ctx.turn === after.ctx.turn &&
  before.ctx.phase === after.ctx.phase &&
  after.ctx.gameover === undefined;

/** Every seat count with default options, and every other option value, one changed at a time. */
export function setups(rulebook: Rulebook, perDefault: number, perOption: number): MatchSetup[] {
  const { minPlayers = 1, maxPlayers = 1 } = rulebook.game;
  const defaults = rulebook.options.parse({});
  const list: MatchSetup[] = [];
  for (let numPlayers = minPlayers; numPlayers <= maxPlayers; numPlayers++) {
    for (let n = 0; n < perDefault; n++)
      list.push({ numPlayers, options: defaults, seed: `${numPlayers}.${n}` });
    for (const field of optionFields(rulebook.options)) {
      const values = field.kind === 'choice' ? field.values : [true, false];
      for (const value of values) {
        if (value === field.initial) continue;
        for (let n = 0; n < perOption; n++)
          list.push({
            numPlayers,
            options: { ...defaults, [field.id]: value },
            seed: `${numPlayers}.${field.id}.${value}.${n}`,
          });
      }
    }
  }
  return list;
}

/** The matches a subject is to be tried in: its own list, or `setups` of its rulebook. */
export const setupsOf = (
  { rulebook, setups: own }: Pick<OwnMatches, 'rulebook' | 'setups'>,
  perDefault: number,
  perOption: number,
): readonly MatchSetup[] => own?.(perDefault) ?? setups(rulebook, perDefault, perOption);

/** A contract rule was broken. */
export class ContractViolation extends Error {
  constructor(
    readonly rule: number,
    message: string,
  ) {
    super(`contract rule ${rule}: ${message}`);
    this.name = 'ContractViolation';
  }
}

export function demand(rule: number, condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new ContractViolation(rule, message());
}

/** Canonical JSON: what two things have to agree in to be the same byte for byte. */
export const bytes = (value: unknown): string => JSON.stringify(value);
