import type { Json, PlayerID } from '@/kit/action';
import type { SeatView } from '@/kit/rulebook';
import type { CardID, Deck, FigureID, Floor, RoomID, Trait } from './components';
import type { Ask, FaceDown, Side, Table } from './state';
import type { Goal, Option } from './thing';

/** What there is to choose, as a page gets it: everything but what will come of it. */
export type Choice = Omit<Option, 'then' | 'weight'>;

/** A tile out of the stack as a seat sees it: its back, and its face where it has been seen. */
export interface SeenDiscard {
  readonly floors: readonly Floor[];
  readonly room: RoomID | null;
}

/** Everything one seat, or a spectator, may know of a match: the open table, and what is its own. */
export interface BetrayalView extends SeatView, Readonly<Table> {
  readonly stackCount: number;
  readonly discarded: readonly SeenDiscard[];
  /** Cards left in each deck. */
  readonly deckCounts: Readonly<Record<Deck, number>>;
  /** How far each seat has looked into each pile, from the top. */
  readonly looked: readonly Readonly<Record<FaceDown, number>>[];
  /** What this seat has seen there, top first. */
  readonly known: Readonly<Record<FaceDown, readonly (RoomID | CardID)[]>>;
  /** Whom the table waits for, and what is asked; null when the match is over. */
  readonly ask: Ask | null;
  /** Everything this seat may choose now, and what is shown with the reason why not. */
  readonly choices: readonly Choice[];
  /** The side this seat is on; null before the haunt, and for spectators. */
  readonly side: Side | null;
  /** The own side's aim, once there is a haunt. */
  readonly goal: Goal | null;
  /** What this seat's side sees of the haunt's own state. */
  readonly mine: Json;
  /** Values of each explorer's traits, by seat, and of each monster. */
  readonly values: Readonly<Record<FigureID, Readonly<Partial<Record<Trait, number>>>>>;
}

export type { PlayerID };
