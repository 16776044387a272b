import type { SeatRules } from '@/kit/rulebook';
import type { JournalMoment, TableState } from '@/ui/table/table-state';
import type { SeatState } from '@/wire/match';

/** The rules beside a position: what is happening in it, and how its score sheet is counted. */
export function clausesOf(
  seatRules: SeatRules,
  { G, ctx, _stateID }: SeatState,
  journal: readonly JournalMoment[],
): Pick<TableState, 'clauses' | 'scoreClause'> {
  const told = journal.find(({ stateID }) => stateID === _stateID)?.entries ?? [];
  return {
    clauses: [...new Set(seatRules.currentClauses?.(G, ctx, told))],
    scoreClause: seatRules.scoreClause,
  };
}
