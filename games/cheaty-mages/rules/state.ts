import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { FaceDown, Fighter, Judge, Lane, Lasting, Limit, Spell, Verdict } from './components';
import type { CheatyMagesOptions } from './schemas';

/** A spell in a fighter's row. */
export interface PlacedSpell {
  spell: Spell;
  /** Who placed it: everybody saw that. */
  playerID: PlayerID;
  isDown: boolean;
  /** Who knows a face-down card: whoever placed it, and who has looked since. Everybody saw them look. */
  seenBy: PlayerID[];
  /** What a face-down card can be, by what everybody saw of how it was placed; empty where it lies open. */
  may: FaceDown[];
}

/** A fighter and its row of spells, from the left. */
export interface Corner {
  fighter: Fighter;
  spells: PlacedSpell[];
}

/** A Support that stays on the table until the bout is over. */
export interface LastingSpell {
  spell: Lasting;
  playerID: PlayerID;
}

export interface OpenSeat {
  coins: number;
  /** Whether it has passed in this bout (CM16). */
  hasPassed: boolean;
  /** What it has been paid, by bouts that counted. */
  prizes: number[];
  /** What it has paid to judges. */
  bribes: number;
}

/** How a fighter came out of a bout. */
export interface Result {
  fighter: Fighter;
  spells: { spell: Spell; playerID: PlayerID }[];
  mana: number;
  verdict: Verdict | null;
  /** With its spells, where it still has them. */
  strength: number;
  /** With what Cause Unpopularity does to it. */
  prize: number;
}

/** A bout that is over, for everybody: all lies open. */
export interface BoutSummary {
  bout: number;
  replays: number;
  starter: PlayerID;
  judge: Judge;
  /** What Ferine drew. */
  drawn: Spell | null;
  isConfused: boolean;
  limit: Limit | null;
  results: Result[];
  winner: Lane | null;
  bets: Lane[][];
  gains: number[];
  coins: number[];
}

export interface CheatyMagesG extends JournalG {
  options: CheatyMagesOptions;
  /** The bout that is played, counted from 1; a cancelled one is not counted (CM13). */
  bout: number;
  /** Bouts that have been cancelled. */
  replays: number;
  starter: PlayerID;
  isTurnOver: boolean;
  /** Whether the third bout is over. */
  isOver: boolean;

  /** Face down; the next card is the last element. */
  deck: Spell[];
  /** Face up; the top is the last element. */
  discard: Spell[];
  /** By seat, each sorted. */
  hands: Spell[][];
  corners: Corner[];
  lasting: LastingSpell[];
  /** By seat: the numbers bet on in this bout, rising; empty before (CM6). */
  bets: Lane[][];
  seats: OpenSeat[];

  fighterDeck: Fighter[];
  /** Fighters that have left this bout. */
  fighterDiscard: Fighter[];
  judge: Judge;
  judgeDeck: Judge[];
  judgeDiscard: Judge[];

  /** By seat, what it knows not to be in the deck although it sees it nowhere; sorted. */
  outside: Spell[][];
  /** Who has drawn already, while hands are filled up. */
  drawn: number;
  lastBout: BoutSummary | null;
}
