import type { PlayerID } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { lastWhere } from '@/kit/last';
import type { JournalMoment } from '@/ui/table/table-state';

/** What the last action did, as the board shows it. */
export interface LastMove {
  readonly stateID: number;
  readonly playerID: PlayerID;
  readonly steps: readonly { readonly number: number; readonly from: number; readonly to: number }[];
}

/** What the journal has told up to the position on show. */
const shownMoments = (journal: readonly JournalMoment[], moment: number | undefined): JournalMoment[] =>
  journal.filter(({ stateID }) => moment === undefined || stateID <= moment);

const isStep = ({ kind }: SeatJournalEntry): boolean => kind === 'enter' || kind === 'move';

/** The way the last moved beans went. */
export function lastMove(
  journal: readonly JournalMoment[],
  moment: number | undefined,
): LastMove | undefined {
  const last = lastWhere(shownMoments(journal, moment), ({ entries }) => entries.some(isStep));
  const steps = last?.entries.filter(isStep) ?? [];
  const playerID = steps[0]?.playerID;
  if (last === undefined || playerID === undefined || playerID === null) return undefined;
  return {
    stateID: last.stateID,
    playerID,
    steps: steps.map(({ facts }) => ({
      number: Number(facts.number),
      from: Number(facts.from ?? 0),
      to: Number(facts.to),
    })),
  };
}

/** A roll that was no use, and the bonus that earned the roll now on the table. */
export interface Rolls {
  readonly passed: readonly { readonly playerID: PlayerID; readonly face: string }[];
  readonly isBonus: boolean;
}

/** What led from the last action to the roll that waits now. */
export function rollsOf(journal: readonly JournalMoment[], moment: number | undefined): Rolls {
  const entries = shownMoments(journal, moment).at(-1)?.entries ?? [];
  const rolls = entries.filter(({ kind }) => kind === 'roll');
  const passed = entries.flatMap((entry, index) => {
    const roll = entries[index - 1];
    const die = roll?.kind === 'roll' ? roll.facts.die : undefined;
    const term = typeof die === 'object' && die !== null && 'term' in die ? String(die.term) : '';
    return entry.kind === 'pass' && entry.playerID !== null
      ? [{ playerID: entry.playerID, face: term.replace('faces.', '') }]
      : [];
  });
  return { passed, isBonus: entries.some(({ kind }) => kind === 'bonus') && rolls.length === 1 };
}
