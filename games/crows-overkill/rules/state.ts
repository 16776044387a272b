import type { PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type { Bird, BirdCard, Card } from './components';
import type { EffectArgs } from './schemas';

/** What everybody sees of a seat. */
export interface OpenSeat {
  /** The cards on its sill, in the order of `BIRDS`. */
  birds: Bird[];
  /** Gone home (CO23). */
  isOut: boolean;
}

/** What was played at a player who is asked whether to answer (CO18). */
export interface Attack {
  playerID: PlayerID;
  /** The effect, the player it is aimed at among its arguments. */
  args: EffectArgs;
  /** It is a mirror that does this (CO15). */
  isCopy: boolean;
}

/** A card that a seat knows to be in one of these hands. */
export interface KnownCard {
  card: Card;
  /** In seating order. */
  holders: PlayerID[];
}

export interface CrowsOverkillG extends JournalG {
  /** The seat that began, drawn by lot (CO29). */
  starter: PlayerID;
  /** Index into the hours (CO5: the last one stays). */
  hour: number;
  /** Face down; the next card is the last element. */
  birdDeck: BirdCard[];
  /** Cards of the first deck's lower half still to come, a gong among them; 0 once it was shuffled anew. */
  lowerHalf: number;
  /** Face up; the top is the last element. */
  birdDiscard: BirdCard[];
  /** Face down; the next card is the last element. */
  deck: Card[];
  /** Face up; the top is the last element. */
  discard: Card[];
  /** By seat, each sorted. */
  hands: Card[][];
  seats: OpenSeat[];
  attack: Attack | null;
  /** Who is out, first out first. */
  out: PlayerID[];
  /** By seat, what it knows of the other hands. */
  known: KnownCard[][];
}
