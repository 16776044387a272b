'use client';

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { type Action, type PlayerID, type Refusal, sameAction } from '@/kit/action';
import { at, isAwaited } from '@/kit/seats';
import { playSound } from '../sound';
import { SeatNamesProvider } from './seat-names';
import { TableKeys } from './table-keys';
import type { JournalMoment, Table, TableSetting, TableState } from './table-state';
import { type News, useUntold } from './use-untold';

export type Drawer = 'journal' | 'rules' | 'chat';

/** What only the screen itself needs to know: which paper lies open, what was refused. */
export interface TableScreenState {
  readonly drawer: Drawer | undefined;
  readonly setDrawer: (drawer: Drawer | undefined) => void;
  /** The clause somebody looked up; counted, so that the same one can be asked for twice. */
  readonly lookedUp: { readonly clause: string; readonly count: number } | undefined;
  readonly refusal: { readonly refusal: Refusal; readonly count: number } | undefined;
  readonly dismissRefusal: () => void;
  readonly news: News;
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

/** Whether a round has ended and this person has not gone on. */
const isRoundHeld = ({ roundEnd, result }: TableState, goneOn: number): boolean =>
  roundEnd !== undefined && roundEnd.stateID > goneOn && result === undefined;

/** The journal, as the round left it that this person has not gone on from. */
function journalUntil(table: TableState, goneOn: number): readonly JournalMoment[] {
  const { journal, roundEnd } = table;
  if (roundEnd === undefined || !isRoundHeld(table, goneOn)) return journal;
  const { stateID, told } = roundEnd;
  return journal
    .filter((moment) => moment.stateID <= stateID)
    .map((moment) =>
      moment.stateID < stateID ? moment : { stateID, entries: moment.entries.slice(0, told) },
    );
}

/** Lays a table: everything below may call `useTable`. */
export function TableProvider<View>({ value: latest, setting, children }: TableProviderProps<View>) {
  const [drawer, setDrawer] = useState<Drawer>();
  const [lookedUp, setLookedUp] = useState<TableScreenState['lookedUp']>();
  const [refused, setRefused] = useState<TableScreenState['refusal']>();
  const [goneOn, setGoneOn] = useState(latest.since ?? latest.journal.at(-1)?.stateID ?? 0);

  const refuse = useCallback((refusal: Refusal) => {
    playSound('refuse');
    setRefused((last) => ({ refusal, count: (last?.count ?? 0) + 1 }));
  }, []);

  const lookUp = useCallback((clause?: string) => {
    setDrawer('rules');
    setLookedUp((last) => (clause === undefined ? undefined : { clause, count: (last?.count ?? 0) + 1 }));
  }, []);

  const isReplay = setting.replay !== undefined;
  const isRoundLeft = isReplay || setting.coach !== undefined;
  const told = useMemo(
    () => (isRoundLeft ? latest.journal : journalUntil(latest, goneOn)),
    [latest, goneOn, isRoundLeft],
  );
  const { news, shown, isUntold } = useUntold(latest, told, isReplay);
  const { putAway, moments } = news;
  const [untold] = moments;

  const table = useMemo((): Table<View> => {
    const value = shown as TableState<View>;
    const isPast = value.moment !== undefined;
    const { roundEnd } = value;
    const isOver = value.result !== undefined;
    const isHeld = !isRoundLeft && isRoundHeld(value, goneOn);
    const isPaused = isHeld && !isPast;
    // What a round or the match ended with stays on the table; the rules have cleared it away.
    const endsRound = roundEnd !== undefined && !isPast && (isPaused || isOver);
    const attempt = (action: Action): boolean => {
      // Whoever goes on has read what lies there; what can be done then is seen after it.
      if (isUntold && untold !== undefined) {
        putAway(untold);
        return false;
      }
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
      ...(isHeld && { journal: journalUntil(value, goneOn) }),
      ...(isPaused && { hints: undefined, clauses: [] }),
      legal,
      allowed: veto === undefined ? legal : legal.filter((action) => veto(action) === undefined),
      setting,
      isPast,
      pause: isPaused ? { goOn: () => setGoneOn(roundEnd?.stateID ?? goneOn) } : undefined,
      isMyTurn: !isPast && !isPaused && !isUntold && !value.isPending && isAwaited(value.ctx, value.playerID),
      seatOf: (playerID: PlayerID) => at(value.seats, playerID),
      attempt,
      refuse,
      lookUp,
    };
  }, [shown, isUntold, untold, putAway, isRoundLeft, setting, goneOn, refuse, lookUp]);

  const dismissRefusal = useCallback(() => setRefused(undefined), []);

  const screen = useMemo(
    (): TableScreenState => ({
      drawer,
      setDrawer,
      lookedUp,
      refusal: refused,
      dismissRefusal,
      news,
    }),
    [drawer, lookedUp, refused, dismissRefusal, news],
  );

  return (
    <TableContext value={table}>
      <ScreenContext value={screen}>
        <SeatNamesProvider seats={latest.seats} playerID={latest.playerID}>
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

/** What stands here tells no more than has been told elsewhere: the table is as it was before, where there is one. */
export function AsTold({
  table,
  children,
}: {
  readonly table: Table | undefined;
  readonly children: ReactNode;
}) {
  const now = useTable();
  const value = useMemo(() => (table === undefined ? now : { ...table, setting: now.setting }), [table, now]);
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
