import { useMemo, useState } from 'react';
import { lastWhere } from '@/kit/last';
import type { JournalMoment, TableState } from './table-state';
import { type Happening, happeningOf, type Telling } from './telling';

/** Who comes back to a table after a long time is told no more than this. */
const MOST_MOMENTS = 4;

/** What has happened, as it is told: the table shows no more than has been. */
export interface News {
  /** All of it, told or not. */
  readonly journal: readonly JournalMoment[];
  /** The match that is told about is over. */
  readonly isOver: boolean;
  /** What is large and has not been put away, the first first. */
  readonly moments: readonly Happening[];
  /** What lies beside the pieces and has not gone. */
  readonly caption: Happening | undefined;
  readonly putAway: (happening: Happening) => void;
  /** How loud each kind of entry is told, from a game's table. */
  readonly listen: (telling: Telling | undefined) => void;
}

interface Told {
  /** The last `stateID` there was when the seat sat down: of what came before only secrets are told. */
  readonly sat: number;
  readonly moment: number;
  readonly caption: number;
}

const lastOf = ({ journal }: Pick<TableState, 'journal'>): number => journal.at(-1)?.stateID ?? -1;

/**
 * Follows a table and keeps back what is still to be told: while a moment lies over it, it is as it was before.
 *
 * @param journal as much of the table's as may be told: nothing of a round after one that has not been gone on from
 */
export function useUntold(
  value: TableState,
  journal: readonly JournalMoment[],
  isReplay: boolean,
): { readonly news: News; readonly shown: TableState; readonly isUntold: boolean } {
  const { playerID, seats, since, result } = value;
  const [telling, listen] = useState<Telling>();
  const [told, setTold] = useState<Told>();
  // The positions that may have to be shown yet, the one on show first.
  const [kept, setKept] = useState<readonly TableState[]>([]);
  if (told === undefined && journal.length > 0) {
    const sat = lastOf({ journal });
    setTold({ sat, moment: since ?? sat, caption: sat });
  }

  const { moments, caption } = useMemo(() => {
    if (telling === undefined || told === undefined || isReplay) return { moments: [], caption: undefined };
    const happenings = journal
      .filter(({ stateID }) => stateID > Math.min(told.moment, told.caption))
      .flatMap((moment) => happeningOf(moment, telling, playerID) ?? []);
    const isMoment = ({ weight }: Happening) => weight === 'moment';
    return {
      moments: happenings
        .filter((one) => isMoment(one) && one.stateID > told.moment)
        .filter(({ isSecret, stateID }) => isSecret || stateID > told.sat)
        .slice(-MOST_MOMENTS),
      caption: lastWhere(happenings, (one) => !isMoment(one) && one.stateID > told.caption),
    };
  }, [journal, playerID, telling, told, isReplay]);

  const open = moments[0];
  const from = open?.stateID ?? lastOf({ journal }) + 1;
  if (value.moment === undefined && kept.at(-1) !== value) {
    const others = kept.filter((one) => one.playerID === playerID && lastOf(one) !== lastOf(value));
    const all = [...others, value];
    const shown = lastWhere(all, (one) => lastOf(one) < from);
    setKept(all.filter((one) => one === shown || lastOf(one) >= from));
  }

  const before =
    open === undefined
      ? undefined
      : lastWhere(kept, (one) => one.playerID === playerID && lastOf(one) < open.stateID);
  const isUntold = before !== undefined;
  const shown = useMemo((): TableState => {
    if (before === undefined) return value;
    const { journal } = before;
    if (value.moment !== undefined) return { ...value, journal };
    return { ...before, seats, legal: [], hints: undefined };
  }, [before, seats, value]);

  const news = useMemo(
    (): News => ({
      journal,
      isOver: result !== undefined,
      moments,
      caption,
      putAway: ({ weight, stateID }) =>
        setTold((last) => last && { ...last, [weight === 'moment' ? 'moment' : 'caption']: stateID }),
      listen,
    }),
    [journal, result, moments, caption],
  );
  return { news, shown, isUntold };
}
