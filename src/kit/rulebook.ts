import type { Ctx, Game } from 'boardgame.io';
import type { Action, Json, PlayerID, Refusal } from './action';
import type { Facts, JournalG, SeatJournalEntry } from './journal';
import type { ThinkingLevel } from './opponents';
import type { OptionsSchema, OptionValues } from './options';
import type { Random } from './random';
import type { ScoreSheet } from './score-sheet';

/** What every view carries: the seat it was made for, null for a spectator. */
export interface SeatView {
  readonly playerID: PlayerID | null;
}

/**
 * Budget of one decision: milliseconds for people, iterations for tests; with both, whichever is used
 * up first.
 */
export interface SearchBudget {
  readonly ms?: number;
  readonly iterations?: number;
}

/** How a level plays: its budget, and its own mode where that is not the game's. */
interface LevelSettings extends SearchBudget {
  readonly mode?: SearchSettings['mode'];
}

/** How the information-set search plays a game: data, no code. */
export interface SearchSettings {
  /**
   * flat: a race between the actions at hand; so: one tree of the searcher's view; multi: a tree for
   * each seat over its own decisions, descended together; exact: expectimax, without sampling.
   */
  readonly mode: 'flat' | 'so' | 'multi' | 'exact';
  /**
   * Where an iteration is cut and `evaluate` asked: after some turns, or where a unit of play ends; after
   * the one action, where `evaluate` itself looks ahead.
   */
  readonly horizon: { readonly turns: number } | 'action' | 'round' | 'game';
  /** Share of rollout moves drawn uniformly instead of by `policy`. */
  readonly epsilon: number;
  /** so, multi: decisions kept in a tree, counted by seat in multi; what follows is rollout. Default 4. */
  readonly depth?: number;
  /** Only the first `c * visits ** alpha` actions by `policy` are looked at. Default: all. */
  readonly widening?: { readonly c: number; readonly alpha: number };
  /** Actions whose weight by `policy` is below this share of the favourite's are not looked at. Default: none. */
  readonly least?: number;
  /** Worlds drawn for each one that is kept, by `likelihood`. Default 4; without `likelihood` 1. */
  readonly worlds?: number;
  readonly levels: { readonly normal: LevelSettings; readonly hard: LevelSettings };
}

/** For whom a position is judged, and what a rulebook may draw from that looks ahead by chance itself. */
export interface Asked {
  /** The seat that searches. */
  readonly playerID: PlayerID;
  /** The dice of the iteration, the same for every action that is compared in one world. */
  readonly random: Random;
}

/** A sentence of a hint with its facts, in the conventions of the journal. */
export interface HintSentence {
  readonly kind: string;
  readonly facts: Facts;
}

/** What an action is, in words, and what speaks for it as far as the seat can tell. */
export interface Explanation {
  /** The message is `hints.actions.<kind>`; actions that come to the same are said in the same words. */
  readonly action: HintSentence;
  /** What weighs most: points, then odds, then what else. `hints.reasons.<kind>`; absent when nothing in particular does. */
  readonly reason?: HintSentence;
  /** What else speaks for it: said where the first speaks as well for what it is set beside. */
  readonly also?: readonly HintSentence[];
  /** By the rules alone it is lost, or comes to nothing (a dominated action): nothing better is measured by it. */
  readonly isDominated?: boolean;
}

/** How a game says a hint: never more than the view has. */
export interface Hinting<View = unknown> {
  /** Puts a legal action of the view's seat into words, and says what speaks for it. */
  explain(view: View, ctx: Ctx, action: Action): Explanation;
}

/**
 * A rulebook's half for somebody at the table: what a page needs to know of the rules to show a seat its
 * choices. It reads views and never sees a state, so it holds no dice, no schema and nothing that plays;
 * a page is as light as that. The contract holds it equal to the whole rulebook.
 */
export interface SeatRules<View extends SeatView = SeatView> {
  readonly slug: string;
  /** Whether seats hold anything the others may not see (and one device needs a hand-over). */
  readonly hidden: boolean;
  /**
   * The side a seat belongs to as far as everybody knows, from whosever view; needed where seats share their
   * secrets. Between seats of one side no cover falls, and what one is shown the others may read along.
   * Without it, where anything is hidden, each seat is a side of its own.
   */
  side?(view: View, playerID: PlayerID): string;
  /** The names of all moves and phases, for boardgame.io's client. */
  readonly moves: readonly string[];
  readonly phases: readonly string[];
  /**
   * Why the view's seat may not take this action now; undefined when it may. The arguments are of the
   * move's shape: nothing else comes from a board.
   */
  refuse(view: View, ctx: Ctx, action: Action): Refusal | undefined;
  /** Everything the view's seat may do now; empty when it is not to act. */
  legal(view: View, ctx: Ctx): Action[];
  /** Its words for hints, which a page fetches when somebody asks for one. */
  readonly hints?: () => Promise<Hinting<View>>;
  /**
   * The clauses of what is happening now, most to the point first, some perhaps twice. `told` is what the
   * last action left in the view's journal.
   */
  currentClauses?(view: View, ctx: Ctx, told: readonly SeatJournalEntry[]): string[];
  /** The clause that says how a row of the score sheet is counted, by the row's id. */
  scoreClause?(row: string): string | undefined;
  /**
   * The name of words that the match speaks and that are not among the game's messages: a page fetches them when
   * it meets them (`lateWords` of the table), by a view of any seat or of none; null where there are none.
   */
  lateWords?(view: View): string | null;
  /**
   * Whom each seat plays, by the game's name for it, where each plays somebody and everybody knows it; null where nobody
   * is chosen yet. By a view of any seat or of none.
   */
  cast?(view: View): readonly (string | null)[];
  /** Where the match is played in rounds that clear the table. */
  readonly rounds?: {
    /** The kinds of journal entries, one of which every round ends with. */
    readonly ends: readonly string[];
    /** The kinds, one of which the next round begins with. */
    readonly begins: readonly string[];
    /** The position as the last round to end left it, in a view taken at its end or later. */
    last(view: View): View;
  };
}

/**
 * The contract of a rulebook: everything the house knows of a game. Arrays indexed by seat are in
 * seating order; `ctx` is boardgame.io's, as every client receives it.
 */
export interface Rulebook<
  G extends JournalG = JournalG,
  View extends SeatView = SeatView,
  Options extends OptionValues = OptionValues,
> extends SeatRules<View>,
    Partial<Hinting<View>> {
  /** Raised when a saved match would no longer replay to the same position. */
  readonly rulesVersion: number;
  readonly game: Game<G>;
  readonly options: OptionsSchema<Options>;
  /** What one seat, or a spectator (null), may see: built up from `G`, never `G` minus secrets. */
  view(G: G, ctx: Ctx, playerID: PlayerID | null): View;
  /** The same type looking through `(G, playerID)` without copying: valid until `G` changes. */
  reader?(G: G, ctx: Ctx, playerID: PlayerID | null): View;
  /** Why the view's seat may not take this action now, whatever it is; undefined when it may. */
  refuse(view: View, ctx: Ctx, action: Action): Refusal | undefined;
  /** A fresh full state in which that seat would see exactly this view. Shares nothing with it. */
  determinize(view: View, ctx: Ctx, random: Random): G;
  /** A weight > 0 for each action: how a sensible player would choose. */
  policy(view: View, ctx: Ctx, actions: readonly Action[]): number[];
  /**
   * What a bot of that level looks at before it weighs anything, of what is legal: at least one action.
   * Left out is what its seat sees to be without any effect, and what it is not keen enough to think of.
   * Without it, everything.
   */
  considered?(view: View, ctx: Ctx, actions: readonly Action[], level: ThinkingLevel): readonly Action[];
  /** How well each seat stands, 0..1, at the search's horizon. The search says who asks. */
  evaluate(G: G, ctx: Ctx, asked?: Asked): number[];
  readonly search: SearchSettings;
  /**
   * Every world that fits the view, with its probability, where they are few: what `exact` goes through.
   * Worlds that do not differ before the horizon are one.
   */
  worlds?(view: View, ctx: Ctx): readonly { readonly G: G; readonly probability: number }[];
  /** Which round of the match this is, where it has rounds: the horizon `round` is where this changes. */
  round?(G: G): number;
  /**
   * How plausible a determinized world is by what the others did: a factor > 0, 1 when their actions
   * tell nothing. Worlds are kept in proportion to it.
   */
  likelihood?(view: View, ctx: Ctx, G: G): number;
  /**
   * How many turns a seat has behind it, where a turn takes many decisions and others decide in it: an online
   * turn clock's increment then comes when this grows. Without it, it comes for every decision.
   */
  turnsTaken?(G: G, playerID: PlayerID): number;
  /** The score sheet as it stands. */
  score(G: G, ctx: Ctx): ScoreSheet;
  /** Every piece of the box by name, wherever it is: the same at every step of a match. */
  inventory(G: G): Readonly<Record<string, number>>;
  /** Whether this seat's people may chat now (the dead may not talk); without it, everybody always may. */
  mayTalk?(G: G, ctx: Ctx, playerID: PlayerID): boolean;
  /**
   * Whether this seat has nothing more to do in the match, for good and as everybody knows: its people then talk
   * with those who watch. Without it, every seat plays to the end.
   */
  isOut?(G: G, playerID: PlayerID): boolean;
  /** More accepted actions than any match can take. */
  maxMoves(numPlayers: number, options: Options): number;
}

/**
 * Forgets a rulebook's own types, for code that serves all games alike. The one place where that
 * happens: a rulebook only ever gets back what it made itself.
 */
export const anyRulebook = <G extends JournalG, View extends SeatView, Options extends OptionValues>(
  rulebook: Rulebook<G, View, Options>,
): Rulebook => rulebook as unknown as Rulebook;

/** The same for the half that a page gets. */
export const anySeatRules = <View extends SeatView>(rules: SeatRules<View>): SeatRules =>
  rules as unknown as SeatRules;

export type { Action, Json, PlayerID, Refusal };
