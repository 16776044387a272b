import type { Action, Ctx, PlayerID } from '@/kit/action';
import type { JournalG, SeatJournalEntry } from '@/kit/journal';
import type { Random } from '@/kit/random';
import type { Player } from './decisions';
import type { CheckID } from './finding';

/** What one hidden place may hold, with the chance of each content as counted from the rulebook. */
export interface Distribution<G> {
  readonly name: string;
  readonly of: (G: G) => string;
  readonly chances: ReadonlyMap<string, number>;
}

/**
 * Somebody on one seat who takes notes from the journal, knows the box and counts: the reference for
 * what a seat can know. Written from the rulings, without `view` and `determinize`.
 */
export interface Witness<G> {
  observe(entries: readonly SeatJournalEntry[]): void;
  /** Which of the game's `situations` this position is; asked when the seat has a choice. */
  situations(G: G): readonly string[];
  /** Every way in which the hidden places may be filled, by all that is known now. */
  distributions(G: G, ctx: Ctx): readonly Distribution<G>[];
}

/** A position laid out by hand, with what its seat has to reckon with. */
export interface Arranged<G> {
  readonly name: string;
  readonly G: G;
  readonly ctx: Ctx;
  readonly playerID: PlayerID;
  readonly distributions: readonly Distribution<G>[];
}

/** A bot that has kept an eye on one hidden place. */
interface Peek<G> {
  readonly name: string;
  /** Puts what the place really holds into a world dealt fairly; both keep all their pieces. */
  readonly put: (world: G, truth: G, playerID: PlayerID) => void;
  /** The proofs that have to convict it. */
  readonly caughtBy: readonly CheckID[];
}

/** A bot whose worlds are fair, but that is told by somebody who knows the truth what to look at. */
export interface Insight<G> {
  readonly name: string;
  /** Some of what is legal, at least one. */
  readonly considered: (truth: G, playerID: PlayerID, actions: readonly Action[]) => readonly Action[];
  /** The proofs that have to convict it. */
  readonly caughtBy: readonly CheckID[];
}

/** Guesses held against the best anybody could do: a fair guesser's sum of hits cannot be clearly above it. */
export interface GuessTally {
  readonly guesses: number;
  readonly hits: number;
  /** Expected hits of the best possible guesser, and their variance. */
  readonly best: number;
  readonly variance: number;
}

/** Standard deviations above the best possible guesser that no honest one reaches. */
const CLEARLY = 4;

/** Whether more guesses are right than anybody could have known. */
export const isTooGood = ({ hits, best, variance }: GuessTally): boolean =>
  hits > best + CLEARLY * Math.sqrt(variance);

interface Guesses {
  /** What is guessed, in words. */
  readonly text: string;
  /** Asks a player for so many guesses in real positions, in which the best possible guess is known. */
  readonly collect: (player: Player, guesses: number, seed: string) => GuessTally;
}

/** What the proof of honesty needs to know of one game. */
export interface OwnHonesty<G extends JournalG = JournalG> {
  /** The kinds of positions that have to be looked at, as a witness names them. */
  readonly situations: readonly string[];
  readonly witness: (playerID: PlayerID, numPlayers: number) => Witness<G>;
  readonly arranged?: () => readonly Arranged<G>[];
  readonly peeks: readonly Peek<G>[];
  /** Where what a bot looks at is more than a matter of rules: how it would cheat there. */
  readonly insights?: readonly Insight<G>[];
  /** The same present with what is still to be drawn in another order. Absent where only dice are to come. */
  readonly future?: (G: G, random: Random) => G;
  /** What is like a guess in this game, or why nothing is. */
  readonly guesses: Guesses | string;
}
