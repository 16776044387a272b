import { makeMove } from '@tests/table-of';
import type { Game, State } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { CreateGameReducer, InitializeGame } from '@/kit/framework';
import type { JournalG } from '@/kit/journal';
import { type OptionValues, optionFields } from '@/kit/options';
import { RandomSource } from '@/kit/random';
import type { Rulebook } from '@/kit/rulebook';
import { activeSeats } from '@/kit/seats';

export type Position = State<JournalG>;

export interface MatchSetup {
  readonly numPlayers: number;
  readonly options: OptionValues;
  readonly seed: string;
}

export interface Match {
  readonly rulebook: Rulebook;
  readonly setup: MatchSetup;
  readonly start: Position;
  /** The position after an action, or undefined when boardgame.io's reducer refuses it. */
  step(position: Position, playerID: PlayerID, action: Action): Position | undefined;
}

/** A match on boardgame.io's own reducer. */
export function matchOf(rulebook: Rulebook, setup: MatchSetup): Match {
  const game: Game<JournalG> = { ...rulebook.game, seed: setup.seed };
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: setup.numPlayers, setupData: setup.options });
  const step = (position: Position, playerID: PlayerID, action: Action): Position | undefined => {
    // The reducer writes into its input's ctx (boardgame.io's ProcessMove), so it gets a copy.
    const input = { ...position, ctx: structuredClone(position.ctx) };
    const next: Position = reduce(input, makeMove(playerID, action));
    return next._stateID === position._stateID ? undefined : next;
  };
  return { rulebook, setup, start, step };
}

/** What a seat may do in a position. */
export const legalFor = ({ rulebook }: Match, { G, ctx }: Position, playerID: PlayerID): Action[] =>
  rulebook.legal(rulebook.view(G, ctx, playerID), ctx);

export interface Step {
  readonly position: Position;
  readonly playerID: PlayerID;
  readonly action: Action;
  readonly next: Position;
}

/** Random moves by random active seats until the game is over. */
export function* walk(match: Match, limit = Number.POSITIVE_INFINITY): Generator<Step> {
  const random = new RandomSource({ seed: `walk ${match.setup.seed}`, position: 0 });
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random.Number() * list.length)];
  let position = match.start;
  for (let count = 0; position.ctx.gameover === undefined && count < limit; count++) {
    const choices = activeSeats(position.ctx).flatMap((playerID) =>
      legalFor(match, position, playerID).map((action) => ({ playerID, action })),
    );
    const choice = pick(choices);
    if (choice === undefined) throw new ContractViolation(4, `nobody can move at ${position._stateID}`);
    const next = match.step(position, choice.playerID, choice.action);
    if (next === undefined) throw new ContractViolation(4, `legal, but refused: ${JSON.stringify(choice)}`);
    yield { position, ...choice, next };
    position = next;
  }
}

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
