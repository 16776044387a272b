import type { SeatRules } from '@/kit/rulebook';
import type { JournalMoment } from '@/ui/table/table-state';
import type { SeatState } from '@/wire/match';
import { roundEnds } from './round-end';

/**
 * Whether the device goes on by itself once a seat has acted, with the cover between: nothing came of it that this
 * seat alone may read, no round ended by it, and there is nothing the seat might take back.
 */
export const goesOnByItself = (
  rules: SeatRules,
  { G, ctx }: SeatState,
  told: readonly JournalMoment[],
): boolean =>
  rules.legal(G as never, ctx).length === 0 &&
  roundEnds(rules, told).length === 0 &&
  told.every(({ entries }) => entries.every(({ isPrivy }) => !isPrivy));
