import type { Json, PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import type { Random } from '@/kit/random';
import type { Box } from './box';
import type { ClauseID } from './clause';
import type { CardID, Deck, Direction, FigureID, Harm, RoomID, Trait } from './components';
import type { BetrayalG, Place, Side, Step, Table } from './state';

/** The moves: what people do at the table. All but `choose` and `answer` are made in one's own turn. */
export const MOVES = [
  'choose',
  'go',
  'discover',
  'use',
  'attack',
  'trade',
  'drop',
  'take',
  'answer',
  'end',
] as const;
export type MoveName = (typeof MOVES)[number];

/** Where a thing is that may have to do with what happens. */
export interface Whereabouts {
  /** Its own name: of a room, a card, a token, or `haunt`. */
  readonly name: string;
  /** The seat that holds it, or has it in front of itself; null where nobody does. */
  readonly holder: PlayerID | null;
  /** Rooms it lies in; its holder's, where somebody holds it. */
  readonly rooms: readonly RoomID[];
}

/** The table as it lies open, for whatever is worked out from it: by a view, or by the truth. */
export interface Seen<V = unknown> {
  readonly table: Readonly<Table>;
  readonly box: Box;
  /** The haunt's slice of state, as far as it is shown to whoever looks. */
  readonly hidden: unknown;
  /** What the thing that is asked keeps track of: of a haunt the same as `hidden`. */
  readonly mine: V;
}

/** The table for something that happens on it. */
export interface At<S = unknown> extends Seen<S> {
  readonly G: BetrayalG;
  readonly random: Random;
  readonly self: Whereabouts;
}

/** How likely a roll is to come out as hoped: dice, what is added, and the least that will do. */
export interface Odds {
  readonly dice: number;
  readonly add: number;
  readonly from: number;
  /** 0 to 1. */
  readonly chance: number;
}

/** Why something that is shown may not be done. */
export interface Not {
  readonly reason: string;
  readonly facts?: Facts;
}

/**
 * One thing that a seat may choose. Known by its move and arguments; what comes of it are steps. With
 * `not` it is shown, with the reason, and may not be chosen.
 */
export interface Option {
  readonly move: MoveName;
  readonly args: readonly (string | number)[];
  readonly clause: ClauseID;
  readonly next: readonly Step[];
  /** Its words: the message `choices.<kind>`, with facts as in the journal. */
  readonly label: { readonly kind: string; readonly facts?: Facts };
  readonly not?: Not;
  /** Spaces it costs. */
  readonly cost?: number;
  /** The rooms on the way, the last among them. */
  readonly path?: readonly RoomID[];
  readonly odds?: Odds;
  /** How much sooner than others somebody sensible would do it: 1 is usual. */
  readonly weight?: number;
  /** It may be done by somebody, too, who can't act (BH140). */
  readonly isAlways?: boolean;
}

/** A way out of a place, as one step. */
export interface Way {
  /** Null: into what nobody has explored, through `door`. */
  readonly to: Place | null;
  /** The side of the tile it goes through, as it lies; null: no door. */
  readonly door: Direction | null;
  readonly clause: ClauseID;
  /** Something is rolled, asked or drawn because of it: no walk goes through it on the way to elsewhere. */
  readonly isLoud?: boolean;
  /** What is done in place of the step, or before it. */
  readonly through?: (onward: readonly Step[]) => readonly Step[];
  readonly odds?: Odds;
}

/** A roll: whose, with what, and what comes of it. */
export interface Roll extends Step {
  readonly do: 'roll';
  readonly seat: FigureID;
  /** So many dice as this trait's value; or `dice`, a number of their own (BH45). */
  readonly trait?: Trait;
  readonly dice?: number;
  /** `event`: of an event that whoever rolls has drawn; of one that somebody else has drawn it is `card`. */
  readonly use: 'event' | 'task' | 'attack' | 'defence' | 'room' | 'card' | 'harm' | 'haunt' | 'move';
  /** What asks for it: the message that names it, as `cards.axe`. */
  readonly what: string;
  /** What follows, by the least total of each row, highest first. */
  readonly rows?: readonly (readonly [number, readonly Step[]])[];
  /** In place of rows: the step that is told `total` and `dice`. */
  readonly next?: Step;
  /** Changes of the number of dice, and of the total, that whoever asks for the roll makes. */
  readonly moreDice?: number;
  readonly add?: number;
  /** Thrown for something that has no figure: nobody's own roll, which no card helps (BH127). */
  readonly isLent?: boolean;
}

/** What things may have a say in, before the limits: each is asked in turn and answers in the others' place. */
export interface Questions {
  /** Dice of a roll, what is added to the total, and the least number of dice that a lessening leaves. */
  dice: { asked: { roll: Roll }; answer: { dice: number; add: number } };
  /** Spaces a figure may use in a turn. */
  spaces: { asked: { figure: FigureID }; answer: number };
  /** Ways out of a place besides its doors, for one figure. */
  ways: { asked: { figure: FigureID; from: Place }; answer: readonly Way[] };
  /** What becomes of all the ways out of a place, those of tokens among them: what is rolled for them, where they end. */
  waysOut: { asked: { figure: FigureID; from: Place }; answer: readonly Way[] };
  /** What an explorer may do in its own turn. */
  may: {
    asked: { seat: PlayerID; what: 'step' | 'attack' | 'use' };
    answer: { clause: ClauseID; reason: string } | null;
  };
  /** Whether a figure can be moved by a card, a pull or a fall. */
  moved: { asked: { figure: FigureID }; answer: boolean };
  /** Whether an explorer dies whose trait comes to the skull. */
  dies: { asked: { seat: PlayerID }; answer: boolean };
  /** Points of harm that are left to be taken. */
  harm: { asked: { figure: FigureID; kind: Harm; points: number; isAttack: boolean }; answer: number };
  /** Whether what a room's text does to an explorer is felt. */
  feels: { asked: { seat: PlayerID; room: RoomID }; answer: boolean };
  /** Whether one place is seen from another, where the doors allow it. */
  sight: { asked: { from: Place; to: Place }; answer: boolean };
  /** Whether one figure may attack another at all. */
  foes: { asked: { attacker: FigureID; target: FigureID }; answer: boolean };
  /** Whether a card may be stolen, dropped, given. */
  loose: { asked: { card: CardID; how: 'trade' | 'drop' | 'steal' }; answer: boolean };
}

/** What happens at the table that things may answer to, with steps of their own. */
export interface Moments {
  entered: { figure: FigureID; from: Place; to: Place };
  left: { figure: FigureID; from: Place };
  discovered: { seat: PlayerID; room: RoomID };
  turnBegan: { seat: PlayerID };
  turnEnds: { seat: PlayerID };
  /** After a traitor's turn, also of one whose explorer is dead (BH-g14). */
  traitorTurnEnded: { seat: PlayerID };
  monstersTurnBegan: Record<never, never>;
  monstersTurnEnded: Record<never, never>;
  gained: { seat: PlayerID; card: CardID };
  lost: { seat: PlayerID; card: CardID; how: 'trade' | 'drop' | 'steal' | 'death' | 'discard' };
  /** Before a card is drawn: something else may come in its place. */
  draws: { seat: PlayerID; deck: Deck };
  drew: { seat: PlayerID; deck: Deck; card: CardID };
  fought: { attacker: FigureID; target: FigureID; trait: Trait; margin: number };
  raised: { seat: PlayerID; trait: Trait; by: string };
  died: { seat: PlayerID };
  hauntBegan: Record<never, never>;
}

/** What a seat can be asked, besides its own turn: things may add to what there is to choose. */
export interface Asks {
  /** One's own turn. */
  turn: { seat: PlayerID };
  /** Before the dice of one's own roll are thrown. */
  'before-roll': { seat: PlayerID; roll: Roll };
  /** When they lie. */
  'after-roll': { seat: PlayerID; roll: Roll; dice: readonly number[] };
  /** Whom an attack that a card orders goes against, and with what: without theft, besides that of the turn. */
  strike: { seat: PlayerID; targets: readonly FigureID[] };
  /** How harm is split between two traits. */
  split: { seat: PlayerID; kind: Harm; points: number };
}

/**
 * One kind of thing for rooms, cards, tokens and haunts: each adds to the house in the same ways. Functions
 * that read get the open table and what is shown to whoever looks; functions that do get the truth.
 */
export interface Thing<S = unknown, V = S> {
  /** Its own slice of state; open to all but a haunt's. */
  readonly begin?: (at: At<unknown>) => S;
  readonly steps?: Readonly<Record<string, (at: At<S>, step: Step) => readonly Step[]>>;
  readonly on?: {
    readonly [M in keyof Moments]?: (at: At<S>, what: Moments[M]) => readonly Step[];
  };
  readonly alters?: {
    readonly [Q in keyof Questions]?: (
      seen: Seen<V>,
      asked: Questions[Q]['asked'],
      so: Questions[Q]['answer'],
      self: Whereabouts,
    ) => Questions[Q]['answer'];
  };
  readonly offers?: {
    readonly [A in keyof Asks]?: (seen: Seen<V>, ask: Asks[A], self: Whereabouts) => readonly Option[];
  };
  /** Cards: what happens when one is drawn (an event's effect, an omen's "now"). */
  readonly play?: readonly Step[] | ((at: At<S>, seat: PlayerID) => readonly Step[]);
}

/** What a sentence about a side says of its aim. */
export interface Goal {
  readonly clause: ClauseID;
  /** 0 to 1. */
  readonly progress: number;
  /** What to do next, in one line: the message `haunts.<number>.next.<kind>`. */
  readonly next: { readonly kind: string; readonly facts?: Facts };
  /** Rooms worth being in, best first, and figures worth fighting: what bots walk towards. */
  readonly rooms?: readonly RoomID[];
  readonly prey?: readonly FigureID[];
  /** By seat, where a side divides its work: in place of `rooms`; nothing: look for what is not there yet. */
  readonly own?: Readonly<Partial<Record<PlayerID, readonly RoomID[]>>>;
}

export type Goals = Partial<Record<Side, Goal>>;
export type { Json };
