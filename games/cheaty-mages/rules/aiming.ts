import type { PlayerID, Refusal } from '@/kit/action';
import { LANES, type Lane, type Lasting, SEATS } from './components';
import type { CheatyMagesView, SeenCorner } from './view';

/** What spells and looks are aimed at. */

type View = CheatyMagesView;

interface Targets {
  readonly lane: Lane;
  /** A place in the row of the fighter named before, from the left, counted from 0. */
  readonly place: number;
  readonly seat: PlayerID;
  /** A Support that stays. */
  readonly lasting: Lasting;
  /** The spell is to lie face down: may be left out. */
  readonly down: 'down';
}
export type TargetKind = keyof Targets;
export type Target = Targets[TargetKind];

/** What is named one after another. */
export type Shape = readonly TargetKind[];
export type Aim<S extends Shape> = S extends readonly [
  infer One extends TargetKind,
  ...infer Rest extends readonly TargetKind[],
]
  ? One extends 'down'
    ? readonly [] | readonly ['down']
    : readonly [Targets[One], ...Aim<Rest>]
  : readonly [];

/**
 * What is worked out of an aim and something given. A method's type: such of spells with aims of other shapes may lie in
 * one table, as long as each is asked with its own.
 */
export type Aimed<A extends readonly Target[], Given, Result> = { ask(given: Given, aim: A): Result }['ask'];

const NO_SPELLS: SeenCorner['spells'] = [];
export const rowOf = ({ corners }: Pick<View, 'corners'>, lane: Lane): SeenCorner['spells'] =>
  corners[lane - 1]?.spells ?? NO_SPELLS;

/** Whether a Support that stays works for this seat. */
export const isUnder = ({ lasting }: Pick<View, 'lasting'>, playerID: PlayerID | null, spell: Lasting) =>
  lasting.some((one) => one.spell === spell && one.playerID === playerID);

/** There has to be something to look at, by a card (CM17) or by Detect Magic (CM-r29). */
export const refuseUnseen = (view: View, rule: 'CM17' | 'CM-r29', lane: Lane): Refusal | undefined =>
  rowOf(view, lane).some(({ isDown }) => isDown)
    ? undefined
    : { reason: 'nothing-face-down', clause: rule, facts: { lane } };

const DOWN = ['down'] as const;

/** What there is to be named next, after what has been named. */
export function targetsOf(view: View, kind: TargetKind, aim: readonly Target[]): Iterable<Target> {
  switch (kind) {
    case 'lane':
      return LANES;
    case 'place':
      return rowOf(view, aim.at(-1) as Lane).keys();
    case 'seat':
      return SEATS.slice(0, view.seats.length);
    case 'lasting':
      return view.lasting.map(({ spell }) => spell);
    case 'down':
      return DOWN;
  }
}
