import type { OwnHonesty } from '@tests/honesty/own';
import type { Ctx } from 'boardgame.io';
import type { Json } from '@/kit/action';
import type { Locale } from '@/kit/entry';
import type { JournalG, SeatJournalEntry } from '@/kit/journal';
import type { OptionValues } from '@/kit/options';
import type { Random } from '@/kit/random';
import type { PlayerID, Rulebook, SeatRules, SeatView } from '@/kit/rulebook';
import type { GuessedOf } from './guessed';
import type { LongMatches, MatchSetup } from './match';
import type { Panel } from './panel';
import type { Sentences } from './sentences';
import type { Vain } from './vain';

/** What a person in one seat would note down from the journal, kept apart from the rules. */
export interface Memory<G> {
  observe(entries: readonly SeatJournalEntry[]): void;
  /** Whether a full state agrees with everything noted. */
  fits(G: G): boolean;
}

/**
 * A move whose argument a person writes. `legal` lists what bots may say, for no list holds every text; what
 * else a seat may write is judged here, by the rulings page and without asking `refuse`.
 */
export interface WrittenMove<View> {
  /** Arguments that somebody might send in such a position: good ones, bad ones, what was said before. */
  readonly sample: (view: View, random: Random) => readonly (readonly Json[])[];
  /** Whether the rules take these arguments from a seat that may make the move. */
  readonly accepts: (view: View, args: readonly Json[]) => boolean;
}

/** A game under the contract, with what its tests know of it. */
export interface Subject<
  G extends JournalG = JournalG,
  View extends SeatView = SeatView,
  Options extends OptionValues = OptionValues,
> {
  readonly rulebook: Rulebook<G, View, Options>;
  /** The half of it that a page gets. */
  readonly seatRules: SeatRules<View>;
  /**
   * Deals anew everything the seat must not know, in place of what `G` holds, keeping what it has
   * learned. Written from the "hidden information" of the rulings page, without `view` or
   * `determinize`.
   */
  readonly redeal: (G: G, ctx: Ctx, playerID: PlayerID | null, random: Random) => G;
  /** Each hidden zone by name: what a view would leak that showed it to this seat as well. */
  readonly zones: Readonly<Record<string, (G: G, playerID: PlayerID | null) => unknown>>;
  /** Positions in which something lies hidden that few matches meet: its zones are looked for there first. */
  readonly laidOut?: () => readonly { readonly numPlayers: number; readonly G: G }[];
  /** Whether what was hidden before an action was swept off the table by it (a round ended). */
  readonly isNewDeal: (before: G, after: G) => boolean;
  /** A note-taker for one seat. */
  readonly memory: (playerID: PlayerID, numPlayers: number) => Memory<G>;
  /**
   * The game's words in one language, and its rulebook's text: as a match has them with these late words (`lateWords` of
   * its rules; null: with none), with all of them at once where that is not said.
   */
  readonly words: (locale: Locale, late?: string | null) => { messages: unknown; rulebook: string };
  /** The ids of the rulings page, each of which needs an anchor in the rulebook. */
  readonly rulings: readonly string[];
  /** The clauses that are the text of one piece, their ids made from its name: kept where that piece is defined. */
  readonly pieces?: readonly string[];
  /** Ids that code cites though the rulebook does not have them: of rulings that concern one part of the box alone. */
  readonly rulingsApart?: RegExp;
  /**
   * The clauses that no code can break, each with the reason; every other is cited by the code that keeps it.
   */
  readonly byAbsence?: Readonly<Record<string, string>>;
  /** Kinds of journal entries that have no words, each with the reason: what follows says it, and a table shows it. */
  readonly unsaid?: Readonly<Record<string, string>>;
  /**
   * Its own list of matches to be tried in, so many deals of each, in place of every seat count and every
   * option's every value: for a game whose options are many, or begin a match far along.
   */
  readonly setups?: (perDefault: number) => readonly MatchSetup[];
  /**
   * For a game whose matches take hundreds of decisions: how far a rule walks into one, and how many of its
   * positions it looks at. Without it, each is looked at.
   */
  readonly long?: LongMatches;
  /** The moves that could be taken back at all: no chance has answered them, and play has not gone on. */
  readonly mightBeTakenBack?: readonly string[];
  /** The moves whose argument a person writes, by name; in every other rulebook `legal` lists all there is. */
  readonly written?: Readonly<Record<string, WrittenMove<View>>>;
  /**
   * Whether whoever is asked something in another's turn gets a turn of boardgame.io for it: then whose
   * turn comes next must not tell what a seat holds (rule 13).
   */
  readonly asksByTurns?: boolean;
  /** What its bots are measured by, besides everybody's measure. */
  readonly panel?: Panel<View>;
  /** What each sentence of its hints claims, as something that can be found false. */
  readonly sentences?: Sentences<G, View>;
  /** Which choices do nothing though others would; counted by `npm run vain`. */
  readonly vain?: Vain<View>;
  /** Only the action before makes one in vain. */
  readonly isVainAfter?: boolean;
  /** Who has said what a hidden thing is, and when; counted by `npm run guessed`. */
  readonly guessed?: GuessedOf<G>;
  /** For a game with sides: what docs/bots.md says below the figures of who wins as which, by rows that it keeps itself. */
  readonly sidesInWords?: (kept: (part: string) => readonly unknown[]) => readonly string[];
  /** For a game with sides: options with which who plays decides more than what is drawn. */
  readonly evenOptions?: OptionValues;
  /** Whether a match that is over was ended by the bound on its rounds. */
  readonly isUnfinished?: (G: G) => boolean;
  /** What the proof of honesty (tests/honesty) counts by itself; needed where something is hidden. */
  readonly honesty?: OwnHonesty<G>;
}

/** Whether there is anything that somebody may not know, be it only what nobody does. */
export const hasSecrets = ({ zones }: Pick<Subject, 'zones'>): boolean => Object.keys(zones).length > 0;

/** A game with its bots, for a tournament. */
export type Contestant = Pick<Subject, 'rulebook' | 'panel'>;

export const anySubject = <G extends JournalG, View extends SeatView, Options extends OptionValues>(
  subject: Subject<G, View, Options>,
): Subject => subject as unknown as Subject;
