import type { Json, PlayerID } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { FigureID, Trait } from './components';
import type { Monster, Side, Step } from './state';
import type { At, Goals, Option, Seen, Thing } from './thing';

/** What a monster has of each trait; 0 or absent: none, and nothing can be rolled with it. */
export type MonsterSheet = Partial<Record<Trait, number>>;

export interface MonsterKind<V> {
  readonly sheet: (seen: Seen<V>, monster: Readonly<Monster>) => MonsterSheet;
  /** Figures one of which it has to make for and attack; null, or absent: it goes as its owner likes. */
  readonly prey?: (seen: Seen<V>, monster: Readonly<Monster>) => readonly FigureID[] | null;
  /** It rolls its Speed by itself, not with the others of its kind (BH66). */
  readonly rollsAlone?: boolean;
  /** A thing that can be hit, and does nothing: it slows nobody, and who misses it is not hurt. */
  readonly isThing?: boolean;
  /** What it does where it can't come nearer to its prey. */
  readonly idle?: (seen: Seen<V>, monster: Readonly<Monster>) => readonly Option[];
  /** Blank dice of its own attack are rolled once more. */
  readonly rerollsBlanks?: boolean;
  /** What comes of beating it, in place of stunning it. */
  readonly beaten?: (at: At, monster: Readonly<Monster>, by: FigureID) => readonly Step[];
  /** Whether it may be attacked though it is stunned (BH68). */
  readonly canBeHitStunned?: (seen: Seen<V>, monster: Readonly<Monster>, by: FigureID) => boolean;
}

/** Who becomes the traitor (BH49): a rule of section 5.2. */
export type TraitorRule = (
  seen: Seen,
  revealer: PlayerID,
  nearestFirst: readonly PlayerID[],
) => PlayerID | null;

/**
 * A haunt is to this game what a rulebook is to the house: one folder behind one interface. S is its slice of
 * state, V what is shown of it.
 */
export interface Haunt<S extends Json = Json, V extends Json = Json> extends Thing<S, V> {
  readonly number: number;
  /** Two sides; one of them unknown; or everybody for themselves. */
  readonly sides: 'two' | 'hidden' | 'each';
  readonly traitor: TraitorRule;
  readonly begin: (at: At) => S;
  /** Its setup, traitor's first (BH51). */
  readonly setup?: (at: At<S>) => readonly Step[];
  /** What a side sees of the slice; null is a spectator, `all` is everybody when it is over. */
  readonly show: (state: S, to: Side | 'all' | null) => V;
  /** A slice that would be shown as this. */
  readonly guess: (shown: V, random: Random, seen: Seen<V>) => S;
  readonly monsters?: Readonly<Record<string, MonsterKind<V>>>;
  /** After whose turn the monsters have theirs; absent: the traitor's. */
  readonly monstersAfter?: 'revealer';
  /** Looked at after each step, by the truth: which side has won, or which seats where each plays alone. */
  readonly won: (at: At<S>) => Side | 'nobody' | readonly PlayerID[] | undefined;
  /** By what a side sees: how far it is, and what to do next. */
  readonly goals: (seen: Seen<V>) => Goals;
}

/** A haunt among the other things: its own types are known to itself alone. */
export function asThing(one: Haunt): Thing;
export function asThing(one: Haunt | undefined): Thing | undefined;
export function asThing(one: Haunt | undefined): Thing | undefined {
  return one as unknown as Thing | undefined;
}

/** Forgets a haunt's own types: it only ever gets back what it made itself. */
export const haunt = <S extends Json, V extends Json>(one: Haunt<S, V>): Haunt => one as unknown as Haunt;
