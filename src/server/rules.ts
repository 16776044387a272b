import { gameOf } from '@games/index';
import type { State as FrameworkState } from 'boardgame.io';
import type { Action, PlayerID, Refusal } from '@/kit/action';
import type { GameEntry } from '@/kit/entry';
import { CreateGameReducer, InitializeGame } from '@/kit/framework';
import { type JournalEntry, type JournalG, journalFor } from '@/kit/journal';
import type { Rulebook } from '@/kit/rulebook';
import type { Sights } from '@/kit/sights';
import type { Moment, SeatState } from '@/wire/match';
import type { MatchRecord, StoredMoment } from './stores/store';

export type State = FrameworkState<JournalG>;

/** What becomes of an action: the position it leads to, or why it is not allowed. */
export type Outcome = { readonly next: State } | { readonly refusal: Refusal };

const MALFORMED: Refusal = { reason: 'malformed' };

/** One rulebook as the server plays it: positions in, positions out, nothing remembered. */
export class Rules {
  readonly rulebook: Rulebook;
  /** The game's hidden drawings, where it has any. */
  readonly sights: () => Promise<Sights | undefined>;
  readonly #reduce: ReturnType<typeof CreateGameReducer>;

  readonly #report: (error: unknown) => void;

  /** `report` hears of moves that threw, which by contract they do not. */
  constructor(rulebook: Rulebook, report: (error: unknown) => void, sights?: GameEntry['sights']) {
    this.rulebook = rulebook;
    this.sights = async () => (await sights?.())?.default;
    this.#report = report;
    // Only the deal draws from the seed; from then on the position carries its own chance.
    this.#reduce = CreateGameReducer({ game: rulebook.game });
  }

  get seats(): { min: number; max: number } {
    const { minPlayers = 1, maxPlayers = 1 } = this.rulebook.game;
    return { min: minPlayers, max: maxPlayers };
  }

  /** The position a match begins with. Throws when seats or options are not the rulebook's. */
  deal({ seed, options, numPlayers }: Pick<MatchRecord, 'seed' | 'options' | 'numPlayers'>): State {
    const game = { ...this.rulebook.game, seed };
    const fault = game.validateSetupData?.(options, numPlayers);
    if (fault !== undefined) throw new RangeError(`no match with such ${fault}`);
    return InitializeGame({ game, numPlayers, setupData: options });
  }

  /** What an action would lead to. Never throws and never changes the position. */
  attempt(state: State, playerID: PlayerID, action: Action): Outcome {
    try {
      return this.#attempt(state, playerID, action);
    } catch (error) {
      this.#report(error);
      return { refusal: MALFORMED };
    }
  }

  #attempt(state: State, playerID: PlayerID, { move, args }: Action): Outcome {
    const { G, ctx } = state;
    const refusal = this.rulebook.refuse(this.rulebook.view(G, ctx, playerID), ctx, { move, args });
    if (refusal !== undefined) return { refusal };
    // The reducer writes into its input's ctx.
    const input = { ...state, ctx: structuredClone(ctx) };
    const next: State = this.#reduce(input, {
      type: 'MAKE_MOVE',
      payload: { type: move, args: [...args], playerID },
    });
    return next._stateID === input._stateID ? { refusal: MALFORMED } : { next };
  }

  /** What a seat, or a spectator (null), may see of a position. */
  seatState({ G, ctx, _stateID }: State, playerID: PlayerID | null): SeatState {
    return { G: this.rulebook.view(G, ctx, playerID), ctx, plugins: {}, _undo: [], _redo: [], _stateID };
  }
}

/** What is worth keeping of a position: the framework also hangs functions and a log on it. */
export function stateText({ G, ctx, plugins, _undo, _redo, _stateID }: State): string {
  const data = Object.fromEntries(
    Object.entries(plugins).map(([name, plugin]) => [name, { data: plugin.data }]),
  );
  return JSON.stringify({ G, ctx, plugins: data, _undo, _redo, _stateID });
}

/** A position as `stateText` wrote it. */
export const stateFrom = (text: string): State => ({ ...JSON.parse(text), deltalog: [] });

export const journalOf = (state: State): readonly JournalEntry[] => state.G.journal ?? [];

/** Stored moments as a seat, or a spectator, may read them. */
export const momentsFor = (moments: readonly StoredMoment[], playerID: PlayerID | null): Moment[] =>
  moments.map(({ stateID, journal }) => ({ stateID, entries: journalFor(journal, playerID) }));

/** The rulebooks of the games, each loaded when it is first asked for. */
export class Shelf {
  readonly #rules = new Map<string, Promise<Rules>>();
  readonly #report: (error: unknown) => void;
  readonly #find: (slug: string) => GameEntry | undefined;

  /** `find`: the games there are; default: the collection. */
  constructor(report: (error: unknown) => void, find: (slug: string) => GameEntry | undefined = gameOf) {
    this.#report = report;
    this.#find = find;
  }

  /** Undefined for a game that is not in the collection. */
  async rules(slug: string): Promise<Rules | undefined> {
    const known = this.#rules.get(slug);
    if (known !== undefined) return known;
    const entry = this.#find(slug);
    if (entry === undefined) return undefined;
    const loading = entry.rulebook().then((rulebook) => new Rules(rulebook, this.#report, entry.sights));
    this.#rules.set(slug, loading);
    return loading;
  }
}
