'use client';

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { type Action, type PlayerID, type Refusal, sameAction } from '@/kit/action';
import { at, isAwaited } from '@/kit/seats';
import { playSound } from '../sound';
import { SeatNamesProvider } from './seat-names';
import { TableKeys } from './table-keys';
import type { JournalMoment, Table, TableSetting, TableState } from './table-state';

export type Drawer = 'journal' | 'rules' | 'chat';

/** What only the screen itself needs to know: which paper lies open, what was refused. */
export interface TableScreenState {
  readonly drawer: Drawer | undefined;
  readonly setDrawer: (drawer: Drawer | undefined) => void;
  /** The clause somebody looked up; counted, so that the same one can be asked for twice. */
  readonly lookedUp: { readonly clause: string; readonly count: number } | undefined;
  readonly refusal: { readonly refusal: Refusal; readonly count: number } | undefined;
  readonly dismissRefusal: () => void;
}

const TableContext = createContext<Table | undefined>(undefined);
const ScreenContext = createContext<TableScreenState | undefined>(undefined);

export interface TableProviderProps<View> {
  readonly value: TableState<View>;
  readonly setting: TableSetting;
  readonly children: ReactNode;
}

/** Whether it is listed; of a move whose argument is written, of which not all can be, whether nothing is against it. */
const isAllowed = <View,>({ legal, whyNot }: TableState<View>, action: Action): boolean =>
  legal.some((candidate) => sameAction(candidate, action)) ||
  (legal.some(({ move }) => move === action.move) && whyNot(action) === undefined);

/** The journal as a round left it. */
const journalUntil = (
  journal: readonly JournalMoment[],
  { stateID, told }: { readonly stateID: number; readonly told: number },
): readonly JournalMoment[] =>
  journal
    .filter((moment) => moment.stateID <= stateID)
    .map((moment) =>
      moment.stateID < stateID ? moment : { stateID, entries: moment.entries.slice(0, told) },
    );

/** Lays a table: everything below may call `useTable`. */
export function TableProvider<View>({ value, setting, children }: TableProviderProps<View>) {
  const [drawer, setDrawer] = useState<Drawer>();
  const [lookedUp, setLookedUp] = useState<TableScreenState['lookedUp']>();
  const [refused, setRefused] = useState<TableScreenState['refusal']>();
  const [goneOn, setGoneOn] = useState(value.since ?? value.journal.at(-1)?.stateID ?? 0);

  const refuse = useCallback((refusal: Refusal) => {
    playSound('refuse');
    setRefused((last) => ({ refusal, count: (last?.count ?? 0) + 1 }));
  }, []);

  const lookUp = useCallback((clause?: string) => {
    setDrawer('rules');
    setLookedUp((last) => (clause === undefined ? undefined : { clause, count: (last?.count ?? 0) + 1 }));
  }, []);

  const table = useMemo((): Table<View> => {
    const isPast = value.moment !== undefined;
    const { roundEnd } = value;
    const isOver = value.result !== undefined;
    const isHeld =
      roundEnd !== undefined &&
      roundEnd.stateID > goneOn &&
      !isOver &&
      setting.replay === undefined &&
      setting.coach === undefined;
    const isPaused = isHeld && !isPast;
    // What a round or the match ended with stays on the table; the rules have cleared it away.
    const endsRound = roundEnd !== undefined && !isPast && (isPaused || isOver);
    const attempt = (action: Action): boolean => {
      if (value.isPending || isPast) {
        refuse({ reason: isPast ? 'history' : 'pending' });
        return false;
      }
      if (isAllowed(value, action)) {
        const veto = value.veto?.(action);
        if (veto !== undefined) {
          refuse(veto);
          return false;
        }
        setRefused(undefined);
        value.play(action);
        return true;
      }
      refuse(value.whyNot(action) ?? { reason: 'unknown-move' });
      return false;
    };
    const { veto } = value;
    const legal = isPaused ? [] : value.legal;
    return {
      ...value,
      ...(endsRound && { view: roundEnd.view }),
      // Nor is anything of the next round to be read yet, whichever moment of this one is on show.
      ...(isHeld && { journal: journalUntil(value.journal, roundEnd) }),
      ...(isPaused && { hints: undefined, clauses: [] }),
      legal,
      allowed: veto === undefined ? legal : legal.filter((action) => veto(action) === undefined),
      setting,
      isPast,
      pause: isPaused ? { goOn: () => setGoneOn(roundEnd.stateID) } : undefined,
      isMyTurn: !isPast && !isPaused && !value.isPending && isAwaited(value.ctx, value.playerID),
      seatOf: (playerID: PlayerID) => at(value.seats, playerID),
      attempt,
      refuse,
      lookUp,
    };
  }, [value, setting, goneOn, refuse, lookUp]);

  const dismissRefusal = useCallback(() => setRefused(undefined), []);

  const screen = useMemo(
    (): TableScreenState => ({
      drawer,
      setDrawer,
      lookedUp,
      refusal: refused,
      dismissRefusal,
    }),
    [drawer, lookedUp, refused, dismissRefusal],
  );

  return (
    <TableContext value={table}>
      <ScreenContext value={screen}>
        <SeatNamesProvider seats={value.seats} playerID={value.playerID}>
          <TableKeys>{children}</TableKeys>
        </SeatNamesProvider>
      </ScreenContext>
    </TableContext>
  );
}

/**
 * While something that the view holds has not been shown yet, nobody is told of it beforehand: below this no hint is
 * to be had, and no clause of the moment.
 */
export function Unshown({ isSo, children }: { readonly isSo: boolean; readonly children: ReactNode }) {
  const table = useTable();
  const value = useMemo(() => (isSo ? { ...table, hints: undefined, clauses: [] } : table), [isSo, table]);
  return <TableContext value={value}>{children}</TableContext>;
}

/** The table in front of the screen. A board names its own view: `useTable<FourSuitsView>()`. */
export function useTable<View = unknown>(): Table<View> {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('useTable needs a TableProvider above it');
  // The one who lays the table pairs a game's board with that game's views.
  return table as Table<View>;
}

export function useTableScreen(): TableScreenState {
  const screen = useContext(ScreenContext);
  if (screen === undefined) throw new Error('useTableScreen needs a TableProvider above it');
  return screen;
}
