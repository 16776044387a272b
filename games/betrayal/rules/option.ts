import type { Facts } from '@/kit/journal';
import type { ClauseID } from './clause';
import type { Direction, Place, RoomID, Trait } from './components';
import type { Step } from './step';

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
  'lead',
  'answer',
  'end',
] as const;
export type MoveName = (typeof MOVES)[number];

/** What comes of a low roll besides that it fails; `holds`: hurts, or else keeps whoever rolls where it is. */
export type Ill =
  | 'hurts'
  | 'holds'
  | 'risks'
  | 'kills'
  | 'triggers'
  | 'calls'
  | 'draws'
  | 'turns'
  | 'swallows';

/** The low end of a roll: totals up to `upTo`. */
export interface LowEnd {
  readonly upTo: number;
  readonly ill: Ill;
}

/** How likely a roll is to come out as hoped: dice, what is added, and the least that will do. */
export interface Odds {
  readonly dice: number;
  readonly add: number;
  readonly from: number;
  /** 0 to 1. */
  readonly chance: number;
  /** Another figure rolls against it: there is no number to reach, `from` is one more than it has dice. */
  readonly isFight?: boolean;
  /** Of what helps a roll that waits: how likely that is to come out as hoped without it. */
  readonly was?: number;
  /** The worst that it may come to, where that is more than to fail. */
  readonly end?: LowEnd & { readonly chance: number };
}

/** A trait that falls by so many spaces: the space before and after, 0 the skull, and the values there. */
export interface Fall {
  readonly trait: Trait;
  readonly by: number;
  readonly before: number;
  readonly after: number;
  readonly from: number;
  readonly to: number;
  /** It would have come to the skull, which this explorer does not die of. */
  readonly isSpared: boolean;
}

/** Why something that is shown may not be done. */
export interface Not {
  readonly reason: string;
  /** The option's own, said where the reason is. */
  readonly clause?: ClauseID;
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
  /** Of one who chooses what to lose: what it comes to. */
  readonly falls?: readonly Fall[];
  /** How much sooner than others somebody sensible would do it: 1 is usual. */
  readonly weight?: number;
  /** What offers it: the source of what comes of it. */
  readonly source?: string;
  /** It may be done by somebody, too, who can't act (BH140). */
  readonly isAlways?: boolean;
}

/** What a haunt brings: by what offers it, or by a clause of haunts. */
export const isOfHaunt = ({ source, clause }: Pick<Option, 'source' | 'clause'>): boolean =>
  source?.startsWith('haunts.') === true || /^BH-[gh]\d/.test(clause);

/** A way out of a place, as one step. */
export interface Way {
  /** Null: into what nobody has explored, through `door`. */
  readonly to: Place | null;
  /** The side of the tile it goes through, as it lies; null: no door. */
  readonly door: Direction | null;
  /** Spaces that it costs by itself; absent: one. */
  readonly spaces?: number;
  /** Stairs: they count as a door, what tokens and cards open does not. */
  readonly isStairs?: boolean;
  readonly clause: ClauseID;
  /** Something is rolled, asked or drawn because of it: no walk goes through it on the way to elsewhere. */
  readonly isLoud?: boolean;
  /** A fall: it costs no space (BH75). */
  readonly isFree?: boolean;
  /** What is done in place of the step, or before it. */
  readonly through?: (onward: readonly Step[]) => readonly Step[];
  /** Its words, in place of those of any step or door, and how much sooner it is gone than another. */
  readonly label?: string;
  readonly weight?: number;
  readonly odds?: Odds;
}
