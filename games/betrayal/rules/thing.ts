import type { Json, PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import type { Random } from '@/kit/random';
import type { ClauseID } from './clause';
import type {
  CardID,
  Deck,
  Direction,
  ExplorerID,
  FigureID,
  Floor,
  RoomID,
  Side,
  TokenID,
  Trait,
} from './components';
import type { Option } from './option';
import type { Explorer, Room } from './printed';
import type { Asks, Moments, Questions } from './questions';
import type { BetrayalG, HauntTable, Monster, Table } from './state';
import type { About, HouseName, Step, StepOf } from './step';

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
  /** What has been worked out of a table that stays as it is while somebody looks: absent where it may change. */
  readonly memo?: Memo;
}

/** By a name of the question. */
type Memo = Map<string, unknown>;

/** What has been worked out already, or else is now. */
export function remembered<T>({ memo }: Pick<Seen, 'memo'>, key: string, work: () => T): T {
  if (memo === undefined) return work();
  const known = memo.get(key);
  if (known !== undefined) return known as T;
  const found = work();
  memo.set(key, found);
  return found;
}

/** The table for something that happens on it. */
export interface At<S = unknown> extends Seen<S> {
  readonly G: BetrayalG;
  readonly random: Random;
  readonly self: Whereabouts;
}

/** What the own steps of a thing do that keeps track of S, by the maker M of them: `{ … } satisfies Resolvers<S, typeof step>`. */
export type Resolvers<S, M extends { readonly told?: unknown }> = {
  readonly [K in keyof NonNullable<M['told']>]: (
    at: At<S>,
    told: About & Readonly<NonNullable<M['told']>[K]>,
  ) => readonly Step[];
};

/** What a step of the house does at the table, and what follows of it. */
export type Resolver<N extends HouseName> = (at: At, step: StepOf<N>) => readonly Step[];

/**
 * One kind of thing for rooms, cards, tokens and haunts: each adds to the house in the same ways. Functions
 * that read get the open table and what is shown to whoever looks; functions that do get the truth.
 */
export interface Thing<S = unknown, V = S> {
  /** Its own slice of state; open to all but a haunt's. */
  readonly begin?: (at: At<unknown>) => S;
  /** By name, what each of its own steps does. */
  readonly steps?: Readonly<Record<string, (at: At<S>, told: never) => readonly Step[]>>;
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
  /** What to do next, in one line: the message `next.<kind>`. */
  readonly next: { readonly kind: string; readonly facts?: Facts };
  /** Rooms worth being in, best first, and figures worth fighting: what bots walk towards. */
  readonly rooms?: readonly RoomID[];
  readonly prey?: readonly FigureID[];
  /** Seats that go for its prey; absent: all of the side. */
  readonly hunters?: readonly PlayerID[];
  /** Prey that one weapon alone ends: bots strike it with nothing else. */
  readonly ends?: Readonly<Partial<Record<FigureID, CardID>>>;
  /** Figures that are needed where they stand: bots leave it by mistake only. */
  readonly keeps?: readonly FigureID[];
  /** Things on the floor that are worth picking up before anything else is done. */
  readonly wants?: readonly CardID[];
  /**
   * By seat, where a side divides its work: in place of `rooms`; nothing: look for what is not there yet. By monster: where
   * it makes for, in place of `prey`.
   */
  readonly own?: Readonly<Partial<Record<FigureID, readonly RoomID[]>>>;
  /** Seats that have fetched what they take to where they make for; absent: nothing is fetched. */
  readonly laden?: readonly PlayerID[];
  /** Floors on which it is worth to look for what is not there yet; absent: any. */
  readonly floors?: readonly Floor[];
  /** By room, the points of harm that it is likely to cost to come there: whoever can goes round it. */
  readonly avoid?: Costs;
}

/** What it costs to come into a room, besides the step; where none is named, nothing. */
export type Costs = Readonly<Record<RoomID, number>>;

export type Goals = Partial<Record<Side, Goal>>;

/** What a haunt keeps in the open (BH-g26), and what it is drawn on: a plate, a counter, a tile, or beside the aim. */
export interface Mark {
  readonly on:
    | { readonly seat: PlayerID }
    | { readonly monster: FigureID }
    | { readonly room: RoomID }
    | 'haunt';
  /** The message `marks.<word>`, told `value` and `of`; its sign has the same name. */
  readonly word: string;
  readonly value?: number;
  readonly of?: number;
  /** Where it points, of one that points: its sign is drawn to the north. */
  readonly turn?: Direction;
  /** What else its words are told. Of a peril (`peril`, `peril-low`, `peril-high`), whose words are the house's: what it is, and what it does. */
  readonly facts?: Facts;
  /** How likely it is, 0 to 1. */
  readonly chance?: number;
  /** The one side that is shown it; absent: everybody. */
  readonly to?: Side;
}

/** What all have been told and may read again, of `seat`: its name and its lines are `slips.<word>`, its sign a mark's. */
export interface Slip {
  readonly word: string;
  readonly seat?: PlayerID;
  readonly isDone?: boolean;
  /** What it adds to a sum, or takes off it. */
  readonly value?: number;
  readonly lines: readonly { readonly word: string; readonly facts?: Facts }[];
}

/** A card besides what it does: what may be done with it. */
export interface Card extends Thing {
  /** `quest`: a haunt's own thing, which is in no deck and no item card (BH-g6). */
  readonly deck: Deck | 'quest';
  readonly clause: ClauseID;
  /** It may be dropped, given and picked up; events and companions may not (BH36). */
  readonly isItem?: boolean;
  /** It is carried, but may not change hands by trade or drop (BH37). */
  readonly isFixed?: boolean;
  readonly isUnstealable?: boolean;
  /** Who may pick it up, be given it or steal it; absent: anybody. */
  readonly mayHold?: (seen: Seen, seat: PlayerID) => boolean;
  /** It walks along by itself: left behind, it goes with the next explorer who enters (BH61, BH116). */
  readonly isCompanion?: boolean;
  /** An event that stays in front of whoever drew it. */
  readonly stays?: boolean;
}

/** What a monster has of each trait; absent: none, and it is not attacked with it. By a 0 it rolls no dice (BH165). */
export type MonsterSheet = Partial<Record<Trait, number>>;

export interface MonsterKind<V> {
  readonly sheet: (seen: Seen<V>, monster: Readonly<Monster>) => MonsterSheet;
  /** Absent: as its mover likes, but for its `prey`; `offers`: it does what it offers and nothing else; `stays`: it may attack. */
  readonly goes?: 'offers' | 'stays';
  /** Figures one of which it has to make for and attack; null, or absent: it goes as its mover likes. */
  readonly prey?: (seen: Seen<V>, monster: Readonly<Monster>) => readonly FigureID[] | null;
  /** It is not done while it could attack somebody where it stands. */
  readonly isFierce?: boolean;
  /** Its prey is looked for before each step: no walk leads on from where there is any. */
  readonly looksAnew?: boolean;
  /** What it may do besides its steps and its attack. */
  readonly offers?: (seen: Seen<V>, monster: Readonly<Monster>) => readonly Option[];
  /** For bots: the points of harm that meeting it is likely to cost a seat, each turn; absent: by its Might. */
  readonly menace?: (seen: Seen<V>, monster: Readonly<Monster>, seat: PlayerID) => number;
  /** For bots: how much sooner than not it attacks by itself, as an option's weight; absent: as anybody would. */
  readonly boldness?: (seen: Seen<V>, monster: Readonly<Monster>, target: FigureID) => number;
  /** One is as good as another, or as this one: of those that stand together one is offered for all. */
  readonly isAlike?: boolean | ((seen: Seen<V>, one: Readonly<Monster>, other: Readonly<Monster>) => boolean);
  /** It rolls its Speed by itself, not with the others of its kind (BH66). */
  readonly rollsAlone?: boolean | ((seen: Seen<V>, monster: Readonly<Monster>) => boolean);
  /** Nothing that fights back: it is in nobody’s way, and who misses it is not hurt. */
  readonly isObject?: boolean;
  /** A blast in its room hurts it, whatever it would roll. */
  readonly yieldsToBlasts?: true;
  /** False: it fights back, and is in nobody’s way all the same (BH20). */
  readonly slows?: false;
  /** What it does where it can't come nearer to its prey. */
  readonly idle?: (seen: Seen<V>, monster: Readonly<Monster>) => readonly Option[];
  /** Blank dice of its own attack are rolled once more. */
  readonly rerollsBlanks?: boolean;
  /** Whether it may be attacked though it is stunned, by whom and with what (BH68). */
  readonly canBeHitStunned?: (
    seen: Seen<V>,
    monster: Readonly<Monster>,
    by: FigureID,
    trait: Trait,
  ) => boolean;
}

/** Who becomes the traitor (BH49): a rule of section 5.2. */
export type TraitorRule = (
  seen: Seen,
  revealer: PlayerID,
  nearestFirst: readonly PlayerID[],
) => PlayerID | null;

/** A haunt is to this game what a rulebook is to the house: one folder behind one interface. S is its slice, V what is shown of it. */
export interface Haunt<S extends Json = Json, V extends Json = Json> extends Thing<S, V> {
  readonly number: number;
  /** Two sides; one of them unknown; or everybody for themselves. */
  readonly sides: HauntTable['kind'];
  /** Nothing is kept from anybody: all read one book, and share a screen as before the haunt. */
  readonly isOpen?: true;
  readonly traitor: TraitorRule;
  readonly begin: (at: At) => S;
  /** Its setup, traitor's first (BH51). */
  readonly setup?: (at: At<S>) => readonly Step[];
  /** What a seat of a side sees of the slice; null is a spectator, `all` is everybody when it is over. */
  readonly show: (state: S, to: Side | 'all' | null, seat: PlayerID | null) => V;
  /** Where a side is a secret: whom a seat plays for in truth; null: as everybody knows it. */
  readonly sideOf?: (state: S, seat: PlayerID) => Side | null;
  /** A slice that would be shown as this. */
  readonly guess: (shown: V, random: Random, seen: Seen<V>) => S;
  readonly monsters?: Readonly<Record<string, MonsterKind<V>>>;
  /** What an explorer has of some traits in place of what the tracks say. */
  readonly explorer?: (seen: Seen<V>, seat: PlayerID) => MonsterSheet | undefined;
  /** Things that it brings and that are carried like items, by what follows its number in their names (BH-g6). */
  readonly things?: Readonly<Record<string, Card>>;
  /** After whose turn the monsters have theirs; absent: the traitor's. */
  readonly monstersAfter?: 'revealer';
  /** Looked at after each step, by the truth: every side that has met its own goal (BH54), seats where each plays alone; `losers`: who loses though their side wins. */
  readonly won: (at: At<S>) => readonly Side[] | 'nobody';
  readonly losers?: (at: At<S>) => readonly PlayerID[];
  /** By what a side sees: how far it is, and what to do next. */
  readonly goals: (seen: Seen<V>) => Goals;
  /** By what a side sees: what the page shows of it. */
  readonly marks?: (seen: Seen<V>) => readonly Mark[];
  readonly slips?: (seen: Seen<V>) => readonly Slip[];
}

/** Everything a match is played with, by name: the rules know none of it. */
export interface Box {
  readonly rooms: Readonly<Record<RoomID, Room>>;
  readonly explorers: Readonly<Record<ExplorerID, Explorer>>;
  readonly cards: Readonly<Record<CardID, Card>>;
  /** What rooms' texts do, by room. */
  readonly texts: Readonly<Record<RoomID, Thing>>;
  /** What tokens do that lie in rooms. */
  readonly tokens: Readonly<Record<TokenID, Thing>>;
  readonly haunts: Readonly<Record<number, Haunt>>;
  readonly start: {
    /** The three joined rooms from west to east (BH12), and the landings of the other floors (BH9). */
    readonly strip: readonly RoomID[];
    readonly landings: readonly { readonly room: RoomID; readonly floor: Floor }[];
    /** Where all figures begin (BH10). */
    readonly room: RoomID;
  };
  /** By omen, then by room: the haunt that begins (BH48). */
  readonly chart: Readonly<Record<CardID, Readonly<Record<RoomID, number>>>>;
}

/** A card of the box, or a thing that a haunt brings; of one of which there are many the copies are `torch.1`, `torch.2`, … */
export function cardIn({ cards, haunts }: Box, id: CardID): Card | undefined {
  const [haunt, thing] = id.split(':');
  if (thing === undefined) return cards[id];
  const things = haunts[Number(haunt)]?.things;
  return things?.[thing] ?? things?.[thing.split('.')[0] ?? ''];
}
