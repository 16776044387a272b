import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { watershedFor } from '../rules/components';
import { isGoalFull, isInChain, type Step } from '../rules/path';
import { totalOf } from '../rules/scoring';
import type { NumeriView } from '../rules/view';

/** What an action would bring its seat, before anybody rolls again. */
export interface Forecast {
  /** The points of all its pieces then, and by how much they change. */
  readonly total: number;
  readonly points: number;
  /** The goal is full (NU-r26). */
  readonly isEnd: boolean;
  /** A moved piece is part of a chain (NU-r21); at the end that brings nothing (NU8). */
  readonly earnsRoll: boolean;
  /** The first piece crosses the watershed (NU9). */
  readonly opensSplit: boolean;
}

export function forecast(
  { pieces, isSplitOpen }: Pick<NumeriView, 'pieces' | 'isSplitOpen'>,
  playerID: PlayerID,
  steps: readonly Step[],
): Forecast {
  const own = at(pieces, playerID);
  const after = [...own];
  for (const { number, to } of steps) after[number - 1] = to;
  const isEnd = isGoalFull(pieces.map((seat, index) => (String(index) === playerID ? after : seat)));
  return {
    total: totalOf(after),
    points: totalOf(after) - totalOf(own),
    isEnd,
    earnsRoll: !isEnd && steps.some(({ to }) => isInChain(after, to)),
    opensSplit: !isSplitOpen && steps.some(({ to }) => to > watershedFor(pieces.length)),
  };
}
