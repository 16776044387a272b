import type { Json, PlayerID } from '@/kit/action';
import type { JournalG } from '@/kit/journal';
import type {
  CardID,
  Deck,
  Direction,
  ExplorerID,
  FigureID,
  Floor,
  Place,
  RoomID,
  Side,
  TokenID,
  Trait,
} from './components';
import type { Step } from './step';

/** A room on the table. `turn`: quarter turns clockwise from how it is printed. */
export interface Tile {
  room: RoomID;
  floor: Floor;
  x: number;
  /** Grows to the south. */
  y: number;
  turn: Direction;
  /** Turned face down by a haunt: no room any more (BH-collapse). */
  isLost: boolean;
}

type Life = 'alive' | 'dead' | 'left';

/** One seat's explorer, as it lies open before it. */
export interface ExplorerState extends Place {
  /** Null until it has been chosen. */
  explorer: ExplorerID | null;
  /** Spaces of the tracks, 1 to 8; 0 is the skull. */
  traits: Record<Trait, number>;
  life: Life;
  /** Held face up, in the order in which they were gained. */
  cards: CardID[];
  /** Rooms whose once-a-game gain it has had (BH76). */
  gains: RoomID[];
}

export interface Monster extends Place {
  id: FigureID;
  /** Names its sheet in the haunt. */
  kind: string;
  /** Which of its kind it is, from 1: it keeps that when others are gone. */
  nth: number;
  /** Whom it fights for; null: for itself, as where each plays alone. */
  fightsFor: Side | null;
  /** The seat that moves it, be its explorer dead or out (BH-g35); null: nobody (BH-g36). */
  mover: PlayerID | null;
  /** When it moves: in the monsters' turn, in its mover's, or in none. */
  turn: 'monsters' | 'mover' | 'none';
  /** Monsters' turns it still misses, this one among them (BH68, BH125). */
  stunned: 0 | 1 | 2;
  /** Wounds, where its haunt counts them (BH-g17). */
  wounds: number;
  /** Spaces left in this monsters' turn; null: it has not been rolled for. */
  spaces: number | null;
  hasMoved: boolean;
  hasAttacked: boolean;
  /** Done in this monsters' turn. */
  isDone: boolean;
}

/** A square or round marker that lies in a room. */
export interface Token extends Place {
  id: number;
  token: TokenID;
}

/** What has been dropped in one place. */
interface Pile extends Place {
  cards: CardID[];
}

/** A tile out of the stack, until the discards are shuffled (BH22). */
export interface Discard {
  room: RoomID;
  /** It would have closed the floor, and all have seen it (BH89). */
  isOpen: boolean;
  /** Seats that had looked at it before. */
  seenBy: PlayerID[];
}

/** What has been done in the turn that is being taken. */
export interface Turn {
  /** Whose; null in a monsters' turn. */
  seat: PlayerID | null;
  /** Explorers' turns begun so far: what searches and clocks count by. */
  number: number;
  /** Spaces used (BH84). */
  spent: number;
  /** Its explorer has changed the room, or the side of a barrier, by its own choice, for whatever it cost (BH163). */
  hasMoved: boolean;
  isMovementOver: boolean;
  hasAttacked: boolean;
  /** It ends as soon as what is under way is done. */
  isEnding: boolean;
  /** Cards that have been used, traded or moved in this turn (BH33). */
  usedCards: CardID[];
  /** Rolls and once-a-turn things done in it (BH34, BH46). */
  done: string[];
  /** Where it began. */
  began: RoomID;
  /** Of what is done in one place: what has been since one came to where one stands (BH34); absent: nothing. */
  here?: string[];
  /** The places from which one has just walked, as long as nothing else has come of it; absent: none. */
  walked?: string[];
  /** Omens drawn in it that are still to be rolled for (BH31). */
  omens: { seat: PlayerID; card: CardID; room: RoomID }[];
  /** The roll in it that has begun the haunt, and the omens it was against; absent: none. */
  woke?: { omens: number; roll: number };
}

/** A haunt as everybody at the table knows it. */
export interface HauntTable {
  number: number;
  revealer: PlayerID;
  omen: CardID;
  /** The room that was looked up in the chart. */
  room: RoomID;
  /** Where the revealer stood, how many omens had been drawn, and what was rolled against them; null: it was overdue (BH157). */
  began: { room: RoomID; omens: number; roll: number | null };
  /** The first traitor: by this seat's turns its side's clock runs and its monsters come (BH-g14); null: none, or nobody knows who. */
  traitor: PlayerID | null;
  /** By seat, as everybody knows it. */
  sides: Side[];
  /** Two sides, one of them unknown at first, or everybody for themselves. */
  kind: 'two' | 'hidden' | 'each';
  /** Seats and heroes when it began, the dead among them. */
  players: number;
  heroCount: number;
  /** One book lies open for all of them. */
  isOpen: boolean;
  /** Sides that have read their book; seats, where sides are hidden. */
  read: Side[];
  /** The chart had another haunt, which is not in this box (BH159). */
  isSubstitute: boolean;
}

export interface Outcome {
  /** The seats that have won, the dead of their side among them; empty: nobody has. */
  winners: PlayerID[];
  /** The side that has won as one; null where each plays alone, or nobody has won. */
  side: Side | null;
  /** Keys the sentence: the goal, everybody dead, or no rounds left. */
  how: 'goal' | 'dead' | 'rounds' | 'nobody';
}

/** All that lies open on the table: the truth of a match has it, and every view. */
/** How a match begins; which haunts there are to choose among is the box's. */
export type BetrayalOptions = {
  start: 'door' | 'haunt';
  /** `chart`, or a number. */
  haunt: string;
};

export interface Table {
  options: BetrayalOptions;
  stage: 'choosing' | 'exploring' | 'haunt';
  /** The day of the year that was drawn, for the birthdays (BH158). */
  day: { month: number; day: number };
  tiles: Tile[];
  explorers: ExplorerState[];
  monsters: Monster[];
  tokens: Token[];
  piles: Pile[];
  /** Cards out of play, face up, last on top. */
  discardPiles: Record<Deck, CardID[]>;
  /** Haunts' companions, bites of the dead and the like: cards out of the game for good (BH-g25, BH116), and tiles. */
  gone: CardID[];
  /** What cards, rooms and tokens keep track of, by name. */
  slices: Record<string, Json>;
  turn: Turn;
  /** By seat, turns of its explorer that are behind it. */
  turnsTaken: number[];
  /** The seat with which a round begins. */
  first: PlayerID;
  /** Rounds begun: of exploring, then of the haunt (BH154). */
  round: number;
  omensDrawn: number;
  /** By whom and where the last one was. */
  lastOmen: Turn['omens'][number] | null;
  haunt: HauntTable | null;
  /** What is to come, next at the end. */
  agenda: Step[];
  /** Seats that are not asked to help their rolls until it is their turn. */
  quiet: boolean[];
  outcome: Outcome | null;
}

/** What a seat has seen of piles that lie face down, from the top: tiles of the stack, cards of the decks. */
export type FaceDown = 'stack' | Deck;

/** The whole truth of a match. */
export interface BetrayalG extends JournalG, Table {
  /** Top first. */
  stack: RoomID[];
  discards: Discard[];
  /** Top first. */
  decks: Record<Deck, CardID[]>;
  /** By seat: the top of each pile, as far as it has looked at it. */
  known: Record<FaceDown, RoomID[]>[];
  /** The haunt's own slice of state. */
  hidden: Json;
}
