'use client';

import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import type { Action, Refusal } from '@/kit/action';
import type { GameResult } from '@/kit/score-sheet';
import { isAwaited } from '@/kit/seats';
import { fetchLate, late, missed } from '@/ui/late';
import { LateNotice, useAreWordsHere, useSpoken } from '@/ui/table/late-words';
import { SeatNamesProvider } from '@/ui/table/seat-names';
import { TableProvider } from '@/ui/table/TableProvider';
import type { SeatInfo, TableState } from '@/ui/table/table-state';
import { newsOf } from '@/ui/table/telling';
import { BoardBoundary } from '../BoardBoundary';
import { clausesOf } from '../clauses';
import { rememberLesson } from '../coach/lessons';
import { hintsOf } from '../hints';
import { noteTable } from '../kept';
import { LateWords, lateWordsIn } from '../LateWords';
import { Laying } from '../Laying';
import { OpeningProblem } from '../OpeningProblem';
import { useForgetting, useLeaveAlone } from '../put-away';
import { useReplayOf } from '../replay/use-replay-of';
import { roundEndOf } from '../round-end';
import type { PublicTable, SaveTrouble } from './protocol';
import type { SeatSnapshot, SessionSnapshot } from './table-session';
import { type OpenTable, useSession } from './use-local-table';

const HandOverCover = late(async () => ({ default: (await import('@/ui/table/HandOver')).HandOverCover }));
/** Few meet them. */
const TableNotices = late(async () => ({ default: (await import('./TableNotices')).TableNotices }));

export interface LocalTableProps {
  readonly slug: string;
  readonly title: string;
  readonly rules: ReactNode;
  readonly table: OpenTable;
  readonly leave: () => void;
  readonly rematch: (table: PublicTable) => void;
  /** Opens the table anew, as it is saved by now. */
  readonly openAnew?: () => void;
  /** Where the match is a lesson: the slip that leads through it, and what it does not allow yet. */
  readonly coach?: { readonly slip: ReactNode; readonly veto: (action: Action) => Refusal | undefined };
}

const reload = () => window.location.reload();

const seatInfos = ({ seats }: PublicTable): SeatInfo[] =>
  seats.map(({ name, occupant }, seat) => ({ playerID: String(seat), name, occupant }));

/** The late words of what is in front: a view tells before the word to all has come, and may tell a seat more. */
function wantedIn({ seatRules }: OpenTable, snapshot: SessionSnapshot): string | undefined {
  if (snapshot.stage === 'cover') return snapshot.status.lateWords;
  if (snapshot.stage !== 'seat') return undefined;
  const { seat, status } = snapshot;
  return seat === undefined ? status.lateWords : lateWordsIn(seatRules, seat.state.G);
}

/** A match on this device. */
export function LocalTable(props: LocalTableProps) {
  const { table } = props;
  const snapshot = useSession(table.session);
  return (
    <LateWords late={table.lateWords} wanted={wantedIn(table, snapshot)}>
      <CoverOrTable {...props} snapshot={snapshot} />
    </LateWords>
  );
}

/** The cover, or the table of the seat in front of the screen. Never both. */
function CoverOrTable(props: LocalTableProps & { readonly snapshot: SessionSnapshot }) {
  const { snapshot } = props;
  const { session } = props.table;
  const areWordsHere = useAreWordsHere();
  useLeaveAlone(session);
  useForgetting(snapshot.stage === 'cover');

  if (snapshot.stage === 'opening') return <Laying {...props} storageTrouble={snapshot.storageTrouble} />;
  if (snapshot.stage === 'failed')
    return (
      <OpeningProblem
        fault={snapshot.fault}
        save={snapshot.save}
        leave={props.leave}
        {...(snapshot.fault === 'overtaken' && { goOn: props.openAnew })}
        {...(snapshot.fault === 'outdated' && { goOn: reload })}
      />
    );
  const seats = seatInfos(snapshot.table);
  if (snapshot.stage === 'cover') {
    const next = seats.find(({ playerID }) => playerID === snapshot.next);
    const name = snapshot.status.cast?.[Number(snapshot.next)];
    const { Cast: Over } = props.table;
    return next === undefined ? null : (
      <SeatNamesProvider seats={seats} playerID={next.playerID}>
        <Suspense fallback={<Laying {...props} />}>
          <HandOverCover
            key={next.playerID}
            seat={next}
            cast={Over === undefined || name == null ? undefined : { Over, name }}
            kind={snapshot.status.asked.includes(next.playerID) ? 'respond' : 'turn'}
            recap={areWordsHere ? newsOf(snapshot.recap ?? [], props.table.telling) : []}
            onReveal={() => session.reveal()}
          />
        </Suspense>
      </SeatNamesProvider>
    );
  }
  if (snapshot.seat === undefined) return <Laying {...props} />;
  const passTo = seats.find(({ playerID }) => playerID === snapshot.passTo);
  return (
    <SpokenTable
      // Nothing of one side's table may stay behind for the next.
      key={snapshot.seat.sitting}
      {...props}
      seats={seats}
      seat={snapshot.seat}
      publicTable={snapshot.table}
      passTo={passTo}
      storageTrouble={snapshot.storageTrouble}
      areBotsSimple={snapshot.status.unthought > 0 && !snapshot.status.isOver}
    />
  );
}

interface SeatTableProps extends LocalTableProps {
  readonly seats: readonly SeatInfo[];
  readonly seat: SeatSnapshot;
  readonly publicTable: PublicTable;
  readonly passTo: SeatInfo | undefined;
  readonly storageTrouble: SaveTrouble | undefined;
  readonly areBotsSimple: boolean;
}

/** While words are on their way for what has just happened, the table stays as it was, and bots wait. */
function SpokenTable(props: SeatTableProps) {
  const { seat, table } = props;
  const { hold } = table.session;
  const areWordsHere = useAreWordsHere();
  const spoken = useSpoken(seat);
  useEffect(() => {
    if (areWordsHere) return;
    hold(true, 'words');
    return () => hold(false, 'words');
  }, [areWordsHere, hold]);
  const still = useMemo(() => spoken && { ...spoken, isPending: true }, [spoken]);
  if (spoken === undefined || still === undefined) return <Laying {...props} />;
  return <SeatTable {...props} seat={areWordsHere ? spoken : still} />;
}

function SeatTable({
  slug,
  title,
  rules,
  table,
  leave,
  rematch,
  coach,
  seats,
  seat,
  ...around
}: SeatTableProps) {
  const { seatRules, Board, session } = table;
  const { publicTable, passTo, storageTrouble, areBotsSimple } = around;
  const shown = seat.lookingBack ?? seat.state;
  const isPast = seat.lookingBack !== undefined;
  const { replay, slip } = useReplayOf(slug, title, 'saved', publicTable.matchID);
  const veto = coach?.veto;
  const { matchID } = publicTable;
  const isOver = seat.state.ctx.gameover !== undefined;
  const areWordsHere = useAreWordsHere();

  useEffect(() => {
    if (veto !== undefined) return;
    noteTable(matchID, !isOver);
    if (isOver) rememberLesson(slug);
  }, [slug, matchID, isOver, veto]);

  const state = useMemo((): TableState => {
    const { G: view, ctx } = shown;
    const isToAct = !isPast && !seat.isPending && isAwaited(ctx, seat.playerID);
    return {
      slug,
      view,
      ctx,
      playerID: seat.playerID,
      seats,
      legal: isPast || seat.isPending ? [] : seatRules.legal(view, ctx),
      play: (action: Action) => session.play(action),
      whyNot: (action: Action) => seatRules.refuse(view, ctx, action),
      ...(veto !== undefined && { veto }),
      isPending: seat.isPending,
      journal: seat.journal,
      ...(veto === undefined && { since: seat.since }),
      ...(areWordsHere && { hold: session.hold }),
      hurry: session.hurry,
      keep: session.keep,
      ...(!isPast && roundEndOf(seatRules, view, seat.journal)),
      moment: seat.lookingBack?._stateID,
      showMoment: (stateID) => session.lookBack(stateID),
      hints: isToAct && veto === undefined ? hintsOf(seatRules, session, seat) : undefined,
      result: ctx.gameover as GameResult | undefined,
      ...clausesOf(seatRules, shown, seat.journal),
      look: session.look,
      rematch: isOver && veto === undefined ? () => rematch(publicTable) : undefined,
      ...(isOver &&
        veto === undefined && {
          another: () => {
            fetchLate(async () => (await import('./another')).anotherOf(publicTable)).then(rematch, missed);
          },
        }),
      ...(isOver && veto === undefined && { replay }),
      leave,
    };
  }, [
    slug,
    shown,
    isPast,
    seat,
    seats,
    seatRules,
    session,
    rematch,
    replay,
    publicTable,
    leave,
    veto,
    isOver,
    areWordsHere,
  ]);

  return (
    <TableProvider
      value={state}
      setting={{
        title,
        rules,
        connection: 'local',
        ...(coach !== undefined && { coach: coach.slip }),
        notice: (
          <>
            <LateNotice />
            {(storageTrouble !== undefined || areBotsSimple) && (
              <Suspense fallback={null}>
                <TableNotices
                  storageTrouble={storageTrouble}
                  areBotsSimple={areBotsSimple}
                  tryBots={session.tryBots}
                />
              </Suspense>
            )}
          </>
        ),
        ...(passTo !== undefined && {
          passTo: { seat: passTo, pass: () => session.pass(), answer: session.answer },
        }),
      }}
    >
      <BoardBoundary>
        <Board />
      </BoardBoundary>
      {coach === undefined && slip}
    </TableProvider>
  );
}
