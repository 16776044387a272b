import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { Called, LidNumber, Picture } from './components';
import type { MacroscopeOptions } from './schemas';

/** What somebody has said a picture is. */
export interface Answer {
  playerID: PlayerID;
  /** As it was written. */
  text: string;
  /** The picture of the box that this is the name of, whichever lies below; null when it is none's. */
  names: Picture | null;
  /** What that is called, for everybody in their own language. */
  called: Called | null;
}

/** What the others said of an answer near enough to be asked about (MS20). */
export interface Appeal {
  /** Which of the round's answers. */
  answer: number;
  /** By seat: whether it lets the answer count; null for whoever said it. */
  votes: (boolean | null)[];
}

/** A picture that was taken out, with how its round went. */
export interface Finished {
  /** The round it was played for; a picture that nobody guessed at counts for none (MS16). */
  round: number;
  picture: Picture;
  called: Called;
  /** What it was called while nobody knew it. */
  token: string;
  answers: Answer[];
  /** Who was right; null when nobody was. */
  winner: PlayerID | null;
  /** Lids that were still closed (MS15). */
  worth: number;
  /** By seat: points won or lost by the answers, what was paid apart. */
  changes: number[];
  /** By seat: what it had then. */
  points: number[];
  appeals: Appeal[];
  /** The windows' lids as they lay, and the windows that were open, in the order in which they were opened. */
  lids: LidNumber[];
  open: number[];
}

/**
 * Where a turn is: before the first lid (`begin`), the dice thrown (`thrown`), a lid lifted (`lifted`), nobody
 * having guessed after the first (`again`), others asked (`asked`), answers being named (`naming`), or an answer
 * voted on (`judging`).
 */
export type Step = 'begin' | 'thrown' | 'lifted' | 'again' | 'asked' | 'naming' | 'judging';

export interface MacroscopeG extends JournalG {
  options: MacroscopeOptions;
  /** Whoever began this round; its left neighbour begins the next one (MS17). */
  starter: PlayerID;
  /** Whose turn it is to lift lids, whoever is speaking. */
  active: PlayerID;
  /** Who acts next: whoever is to speak or to vote, or lifts lids after that. */
  next: PlayerID;
  /** The round that the marker is on, from 1. */
  round: number;
  /** Face down; the next picture is the last element. */
  stack: Picture[];
  /** The picture under the windows. */
  picture: Picture;
  /** What this picture is called while nobody knows it: drawn by lot, and telling nothing. */
  token: string;
  /** The lids' numbers, by window. */
  lids: LidNumber[];
  /** Open windows, in the order in which they were opened. */
  open: number[];
  points: number[];
  step: Step;
  /** What the dice showed in this turn; empty when they were not thrown. */
  dice: LidNumber[];
  /** What the die shows that is still to be used. */
  left: LidNumber | null;
  /** Lids lifted in this turn. */
  lifted: number;
  /** This round's answers, as they were said. */
  answers: Answer[];
  /** The plain forms that nobody may say any more (MS9). */
  taken: string[];
  /** Who was asked whether to guess, or to vote. */
  asked: PlayerID[];
  /** By seat: whether it will guess, or lets an answer count; null while it has not said. Hidden until all have. */
  said: (boolean | null)[];
  /** Who has yet to name an answer: those first who have least, those together who have as much (MS8). */
  queue: PlayerID[][];
  /** The answer voted on. */
  appeal: number | null;
  /** Votes of this round that are over. */
  appeals: Appeal[];
  finished: Finished[];
  isOver: boolean;
}
