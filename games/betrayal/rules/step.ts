import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import type { ClauseID } from './clause';
import type * as Of from './components';

/**
 * Something that is to happen, or to be decided: plain data with a name by which its resolver is found. Holds nothing that
 * not everybody may know. Those of the house are told what stands here; those of a thing are made by `stepsOf`.
 */
export type Step = HouseStep | OwnStep;

/** Whom it is about, and what brings it about: a seat, or the word for a room, a card, a token, a monster, a haunt. Both go over to what follows of it. */
export interface About {
  readonly seat?: Of.FigureID;
  readonly source?: string;
}

/** What a roll tells the step that follows it: the total, and the dice as they lie. */
export type Rolled = { total: number; dice: readonly number[] };
/** What the laying of a tile tells the steps that follow it. */
export type Laid = { room: Of.RoomID };

export type Nothing = Record<never, never>;
type Following = { next?: readonly Step[] };
/** `otherwise`: in place of `next`, where no tile is left. */
/** `beside`: rooms at whose doors it may be laid; absent: at any. */
type Laying = Following & {
  otherwise?: readonly Step[];
  isSetup?: boolean;
  beside?: readonly Of.RoomID[];
} & Far;
type Far = { isFar?: boolean; farFrom?: PlayerID; steps?: number };
type Card = { card: Of.CardID };
type Trait = { trait: Of.Trait };
type Walk = { from: Of.Place; to: Of.Place };

type OfCard = 'play' | 'offer-event' | 'keep-event' | 'gain-card' | 'discard' | 'take' | 'fetch';

/** What each step of the house is told, by its name. */
interface HouseSteps
  extends Record<'open-door' | 'begin-turn' | 'turn' | 'end-turn' | 'after-turn' | 'next-turn', Nothing>,
    Record<'turn-due' | 'halt' | 'stop' | 'ready' | 'stun' | 'keep-quiet' | 'forgo-attack', Nothing>,
    Record<'die' | 'leave' | 'roll-for-omens' | 'overdue' | 'read' | 'set-up', Nothing>,
    Record<'reveal' | 'unmask', Nothing>,
    Record<'begin-turns', Nothing>,
    Record<OfCard, Card>,
    Record<'monsters' | 'monsters-roll' | 'monster-next' | 'monsters-over', { whose?: PlayerID }>,
    Record<'move-in' | 'put-back' | 'discovered', Laid>,
    Record<'draw' | 'draw-top', { deck: Of.Deck }>,
    Record<'attack' | 'defend', Attack> {
  ask: Asked;
  become: { explorer: Of.ExplorerID };
  step: Walk & { cost: number };
  put: { to: Of.Place; isOwn?: boolean; before?: readonly Step[] };
  arrived: Walk;
  spend: { cost: number };
  return: Laid & Partial<Of.Place>;
  discover: { from: Of.Place; direction: Of.Direction; cost: number };
  lay: Laid & { floor: Of.Floor; x: number; y: number; turn: Of.Direction };
  'moved-in': Laid & { from: Of.Place };
  'place-new': Laying & Partial<Laid> & { floors: readonly Of.Floor[]; symbols?: readonly Of.Deck[] };
  'find-room': Laying & Laid & { floors?: readonly Of.Floor[] };
  'take-up': { rooms: readonly Of.RoomID[]; to: 'stack' | 'gone'; into: Of.RoomID };
  'put-in-new': Partial<Laid> & { before?: readonly Step[]; isOwn?: boolean; isSilent?: boolean };
  /** `isReady`: its owner has no more to add before it; `lying`: dice as they lie. */
  roll: Thrown & { isReady?: boolean; lying?: readonly number[] };
  reroll: { counts: readonly number[] };
  /** `only`: the trait that takes all of it, or so many points at `most`, and the other one the rest. `next` follows if any is taken. */
  harm: Following & HarmOf & { only?: Of.Trait; most?: number; isAttack?: boolean };
  /** `of`: the card by which it rises. */
  gain: Trait & { by: number; of?: Of.CardID };
  lose: Trait & { by: number; isHarm?: boolean };
  restore: Trait & { most?: number; of?: Of.CardID; isQuiet?: boolean };
  sink: Trait;
  'choose-trait': { by: number; of?: readonly Of.Trait[]; card?: Of.CardID; clause?: ClauseID };
  'hand-over': Card & { to: PlayerID; how: 'trade' | 'steal' };
  mark: { card?: Of.CardID; done?: string };
  'mark-here': { done: string };
  drop: Card & Partial<Of.Place>;
  /** A sentence, with facts as they are; `card` and `room` become their names. */
  tell: { kind: string; readonly [fact: string]: unknown };
  token: Laid & { token: Of.TokenID; side?: Of.Place['side'] };
  untoken: Laid & { token: Of.TokenID };
  each: { seats: readonly PlayerID[]; next: readonly Step[] };
  fight: Attack & { attacked: number };
  assault: Following & { dice: number; what: string };
  resist: { follows?: readonly Step[] };
  assaulted: { attacked: number; follows?: readonly Step[] };
  'haunt-rolled': Card & Laid;
  'look-up': Card & Laid;
  'begin-haunt': Card & Laid & { number: number };
  'choose-sides': Laid & { number: number; omen: Of.CardID; isSubstitute: boolean };
  'turn-coat': { to: Of.Side };
  'monsters-rolled': { ids: readonly Of.FigureID[] };
  'monster-done': { monster: Of.FigureID };
  obey: { ids: readonly Of.FigureID[]; order: Order };
}
/** What several monsters are told in one go: where to, as their own walks name it, or whom after; neither: the one thing each can do. */
export type Order = Readonly<{ to?: readonly (string | number)[]; target?: Of.FigureID }>;
/** So many points, or so many dice; of dice that lie, their total. */
type HarmOf = { kind: Of.Harm; points?: number; dice?: number | readonly number[] } & Counted;
type Counted = { isRolled?: boolean; total?: number };

export type HouseName = keyof HouseSteps;
/** Those that follow a roll. */
type RolledName = 'haunt-rolled' | 'monsters-rolled' | 'defend' | 'fight' | 'resist' | 'assaulted';
type HouseStep = { [N in HouseName]: About & Readonly<HouseSteps[N]> & { readonly do: N } }[HouseName];
/** A step of the house as its resolver is told it. */
export type StepOf<N extends HouseName> = HouseStep & { do: N } & (N extends RolledName ? Rolled : unknown);

/** A roll: with what, and what comes of it. */
interface Thrown {
  /** So many dice as this trait's value; or `dice`, a number of their own (BH45). */
  readonly trait?: Of.Trait;
  readonly dice?: number;
  /** `event`: of an event that whoever rolls has drawn; of one that somebody else has drawn it is `card`. */
  readonly use: 'event' | 'task' | 'attack' | 'defence' | 'room' | 'card' | 'harm' | 'haunt' | 'move';
  /** What asks for it: the message that names it, as `cards.axe`. */
  readonly what: string;
  /** What follows, by the least total of each row, highest first. */
  readonly rows?: readonly (readonly [number, readonly Step[]])[];
  /** In place of rows: the step that is told `total` and `dice`. */
  readonly next?: Step;
  /** Of an attack or a defence: the other one, and what the attack is made with. */
  readonly against?: Of.FigureID;
  readonly weapon?: Of.CardID;
  /** Changes of the number of dice, and of the total, that whoever asks for the roll makes. */
  readonly moreDice?: number;
  readonly add?: number;
  /** A number that takes the place of the dice: of these nothing is thrown, or thrown again, any more (BH105). */
  readonly fixed?: number;
  /** So many figures of a kind throw together: it is told of all of them. */
  readonly throwers?: number;
  /** Thrown for something that has no figure: nobody's own roll, which no card helps (BH127). */
  readonly isLent?: boolean;
}

/** … and whose it is. */
export interface Roll extends Thrown {
  readonly do: 'roll';
  readonly seat: Of.FigureID;
  readonly source?: string;
}

/** An attack as a step carries it. */
export interface Attack {
  readonly attacker: Of.FigureID;
  readonly target: Of.FigureID;
  readonly trait: Of.Trait;
  readonly weapon?: Of.CardID;
  /** From afar: whoever loses it against somebody elsewhere takes no harm (BH59). */
  readonly isFar?: boolean;
  readonly noSteal?: boolean;
  readonly moreDice?: number;
  /** It uses up the one attack of the turn. */
  readonly isFree?: boolean;
}

/** One of several ways, for a seat to choose. */
export interface Alternative {
  readonly key: string;
  readonly label: string;
  readonly facts?: Facts;
  readonly next: readonly Step[];
  readonly weight?: number;
}

/** What each question is about. */
interface AskKinds extends Record<'explorer' | 'read' | 'turn', Nothing> {
  'before-roll': { roll: Roll };
  'after-roll': { roll: Roll; dice: readonly number[] };
  split: Following & { harm: Of.Harm; points: number; only?: Of.Trait; most?: number };
  strike: { targets: readonly Of.FigureID[] };
  pick: { of: readonly Alternative[]; clause?: ClauseID; about?: string };
  place: Following &
    Laid & { from: Of.RoomID; direction: Of.Direction; isSetup?: boolean; isAnyhow?: boolean };
  doorway: Following &
    Laid & { of: readonly { from: Of.RoomID; direction: Of.Direction }[]; isSetup?: boolean };
  trade: { partner: PlayerID; give: readonly Of.CardID[]; want: readonly Of.CardID[] };
  monster: { ids: readonly Of.FigureID[] };
}
export type AskKind = keyof AskKinds;
type Asked = { [K in AskKind]: AskKinds[K] & { kind: K } }[AskKind];
/** What the table waits for: one seat has to choose. What there is to choose is worked out from its view. */
export type Ask = { [K in AskKind]: AskOf<K> }[AskKind];
export type AskOf<K extends AskKind> = About &
  Readonly<AskKinds[K]> & { readonly do: 'ask'; readonly kind: K; readonly seat: PlayerID };

/** Whose step it is. */
type Whose = 'haunt' | `${'card' | 'room' | 'token'}:${string}`;
declare const isMade: unique symbol;
/** A thing's own step, as `haunt/bite`: what it is told is known to whoever made it, and only `stepsOf` makes one. */
export interface OwnStep extends About {
  readonly do: `${Whose}/${string}`;
  readonly [isMade]: true;
}

/** What is still to be told by a roll, or by the laying of a tile, need not be said. */
type Untold<D> = Omit<D, keyof (Rolled & Laid)> & Partial<D>;
type Said<D> = Nothing extends D ? [facts?: D & About] : [facts: D & About];

/** Makes the steps of a thing by what each is told, D. */
export interface StepsOf<D> {
  <K extends keyof D & string>(name: K, ...facts: Said<D[K]>): OwnStep;
  /** One that comes after a roll, or the laying of a tile, which tells it the rest. */
  readonly after: <K extends keyof D & string>(name: K, ...facts: Said<Untold<D[K]>>) => OwnStep;
  /** For types alone: see `Resolvers`. */
  readonly told?: D;
}

/** `of`: whose they are, as `haunt` or `card:axe`; a part's are its haunt's, by `haunt/<part>.` */
export function stepsOf<D>(of: Whose | `haunt/${string}.`): StepsOf<D> {
  const path = of.endsWith('.') ? of : `${of}/`;
  const make = (name: string, facts: object = {}) =>
    ({ do: `${path}${name}`, ...facts }) as unknown as OwnStep;
  return Object.assign(make, { after: make });
}
