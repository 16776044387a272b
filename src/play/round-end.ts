import { lastIndexWhere } from '@/kit/last';
import type { SeatRules, SeatView } from '@/kit/rulebook';
import type { JournalMoment, TableState } from '@/ui/table/table-state';

/** The actions that ended a round, by their stateIDs. */
export const roundEnds = ({ rounds }: SeatRules, journal: readonly JournalMoment[]): number[] =>
  journal
    .filter(({ entries }) => entries.some(({ kind }) => rounds?.ends.includes(kind)))
    .map(({ stateID }) => stateID);

/** The table as the last round left it, where one has ended. */
export function roundEndOf(
  seatRules: SeatRules,
  view: SeatView,
  journal: readonly JournalMoment[],
): Pick<TableState, 'roundEnd'> {
  const stateID = roundEnds(seatRules, journal).at(-1);
  const { rounds } = seatRules;
  const last = rounds?.last(view);
  if (rounds === undefined || stateID === undefined || last === undefined) return {};
  const entries = journal.find((moment) => moment.stateID === stateID)?.entries ?? [];
  const end = lastIndexWhere(entries, ({ kind }) => rounds.ends.includes(kind));
  const next = entries.findIndex(({ kind }, index) => index > end && rounds.begins.includes(kind));
  return { roundEnd: { stateID, view: last, told: next < 0 ? entries.length : next } };
}
