'use client';

import { gameOf } from '@games/index';
import { LogOut, Smartphone } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useRouter } from '@/i18n/navigation';
import type { Action, PlayerID } from '@/kit/action';
import type { SeatRules } from '@/kit/rulebook';
import type { GameResult } from '@/kit/score-sheet';
import { isAwaited } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { MenuItem } from '@/ui/Menu';
import { HandOverCover } from '@/ui/table/HandOver';
import {
  type LateWords as GameLateWords,
  LateNotice,
  useAreWordsHere,
  useSpoken,
} from '@/ui/table/late-words';
import { SinceLastTurn } from '@/ui/table/SinceLastTurn';
import { TableProvider, useTable } from '@/ui/table/TableProvider';
import type { Connection, SeatInfo, TableSetting, TableState } from '@/ui/table/table-state';
import { newsOf, type Telling } from '@/ui/table/telling';
import type { Room } from '@/wire/room';
import { BoardBoundary } from '../BoardBoundary';
import { clausesOf } from '../clauses';
import { rememberLesson } from '../coach/lessons';
import { hintsOf } from '../hints';
import { LateWords, lateWordsIn } from '../LateWords';
import { useForgetting, useLeaveAlone } from '../put-away';
import { useReplayOf } from '../replay/use-replay-of';
import { roundEndOf } from '../round-end';
import { CarryDialog } from './CarryDialog';
import type { Link } from './connection';
import { useErrorWords } from './error-words';
import type { OnlineSession, OnlineSnapshot } from './online-session';
import { LinkNotice, RoomNotices } from './RoomNotices';
import { keyOf } from './room-view';
import { roomsApi } from './rooms-api';
import { copyKeys } from './seat-keys';
import { seatInfos, seatNames, useBotLooks } from './seats';
import type { SeatSnapshot } from './table-front';
import { useLoaded } from './use-loaded';
import { useRequests } from './use-requests';

// The entry pairs a game's rules with its board; both are only ever given what they made.
const loadBoard = async (slug: string): Promise<LoadedBoard | undefined> => {
  const board = await gameOf(slug)?.table();
  return (
    board && {
      Board: board.default as ComponentType,
      telling: board.telling as Telling,
      lateWords: board.lateWords as GameLateWords | undefined,
    }
  );
};

interface LoadedBoard {
  readonly Board: ComponentType;
  readonly telling: Telling;
  readonly lateWords: GameLateWords | undefined;
}

const CONNECTIONS: Readonly<Record<Link['state'], Connection>> = {
  connecting: 'connecting',
  'in-step': 'online',
  reconnecting: 'connecting',
  away: 'offline',
  closed: 'offline',
};

/** What a match in a room needs around it. */
export interface OnlineTableProps {
  readonly session: OnlineSession;
  readonly snapshot: OnlineSnapshot;
  readonly room: Room;
  readonly rules: ReactNode;
  readonly chat: ReactNode;
  /** Lines of it that nobody here has seen. */
  readonly unread: number;
}

/** The match of a room: the cover, or the table of the seat in front of the screen. Never both. */
export function OnlineTable(props: OnlineTableProps) {
  const { session, snapshot, room } = props;
  const t = useTranslations('laying');
  const setup = useTranslations('setup');
  const board = useLoaded(room.slug, loadBoard);
  const { table, seatRules } = snapshot;
  const botNames = setup('botNames');
  const looks = useBotLooks(room);
  const seats = useMemo(() => {
    const names = seatNames(room.seats, botNames, (seat) => setup('defaultName', { seat }), looks);
    return seatInfos(room, names);
  }, [room, botNames, setup, looks]);
  useLeaveAlone(session);
  useForgetting(table?.stage === 'cover');

  if (table?.stage === 'cover') {
    const next = seats.find(({ playerID }) => playerID === table.next);
    if (next === undefined) return null;
    const clock = clockReadings(snapshot).clocks?.[Number(next.playerID)] ?? undefined;
    return (
      <HandOverCover
        key={next.playerID}
        seat={next}
        kind={snapshot.status?.asked.includes(next.playerID) ? 'respond' : 'turn'}
        {...(clock !== undefined && { clock })}
        onReveal={() => session.reveal()}
      />
    );
  }
  if (board === undefined || seatRules === undefined || table?.seat === undefined)
    return (
      <div className="laying">
        <p>{t('opening')}</p>
        <LinkNotice roomID={room.roomID} snapshot={snapshot} />
      </div>
    );
  return (
    <LateWords late={board.lateWords} wanted={lateWordsIn(seatRules, table.seat.state.G)}>
      <SpokenTable
        // Nothing of one side's table may stay behind for the next.
        key={table.seat.sitting}
        {...props}
        {...board}
        seatRules={seatRules}
        seats={seats}
        seat={table.seat}
        passTo={table.passTo}
      />
    </LateWords>
  );
}

/** While words are on their way for what has just happened, the table stays as it was. */
function SpokenTable(props: SeatTableProps) {
  const t = useTranslations('laying');
  const areWordsHere = useAreWordsHere();
  const spoken = useSpoken(props.seat);
  const still = useMemo(() => spoken && { ...spoken, isPending: true }, [spoken]);
  if (spoken === undefined || still === undefined)
    return (
      <div className="laying">
        <p>{t('opening')}</p>
        <LateNotice />
        <LinkNotice roomID={props.room.roomID} snapshot={props.snapshot} />
      </div>
    );
  return <SeatTable {...props} seat={areWordsHere ? spoken : still} />;
}

/** The match's turn clocks as this device reads them. */
function clockReadings({ status, statusAt }: OnlineSnapshot): Pick<TableSetting, 'clocks'> {
  if (status?.clocks === undefined || status.clocks === null) return {};
  return {
    clocks: status.clocks.map(
      (clock) => clock && { leftMs: clock.leftMs, runsFrom: clock.isRunning ? statusAt : null },
    ),
  };
}

interface SeatTableProps extends OnlineTableProps, LoadedBoard {
  readonly seatRules: SeatRules;
  readonly seats: readonly SeatInfo[];
  readonly seat: SeatSnapshot;
  readonly passTo: PlayerID | undefined;
}

function SeatTable({
  session,
  snapshot,
  room,
  rules,
  chat,
  unread,
  Board,
  telling,
  seatRules,
  seats,
  seat,
  ...around
}: SeatTableProps) {
  const t = useTranslations('online');
  const locale = useLocale();
  const router = useRouter();
  const say = useErrorWords();
  const { run, error } = useRequests();
  const [isCarrying, setCarrying] = useState(false);
  const [isGivingUp, setGivingUp] = useState(false);
  const { slug, roomID, nextRoomID } = room;
  const { allowsHints } = room.settings;
  const title = gameOf(slug)?.title[locale] ?? slug;
  const { replay, slip } = useReplayOf(slug, title, 'online', room.matchID ?? '');
  const shown = seat.lookingBack ?? seat.state;
  const isPast = seat.lookingBack !== undefined;
  const occupant = seat.playerID === null ? undefined : room.seats[Number(seat.playerID)];
  const isPlayedByBot = occupant?.kind === 'person' && occupant.isPlayedByBot;
  const ownKey = occupant?.kind === 'person' ? keyOf(roomID, occupant.personID) : undefined;

  const goOn = useMemo(() => {
    if (nextRoomID === null) return undefined;
    return () => {
      copyKeys(roomID, nextRoomID, slug);
      router.push(`/rooms/${nextRoomID}`);
    };
  }, [roomID, nextRoomID, slug, router]);
  const rematch = useMemo(() => {
    if (goOn !== undefined || ownKey === undefined) return goOn;
    return () => {
      void run(() => roomsApi.rematch(roomID, { key: ownKey })).then((answer) => {
        if (answer === undefined) return;
        copyKeys(roomID, answer.room.roomID, answer.room.slug);
        router.push(`/rooms/${answer.room.roomID}`);
      });
    };
  }, [goOn, ownKey, roomID, router, run]);

  const giveUp = async () => {
    setGivingUp(false);
    const left = ownKey && (await run(() => roomsApi.leave(roomID, { key: ownKey })));
    if (left === undefined) return;
    session.roomChanged(left.room);
    session.keysChanged();
  };

  const isOver = seat.state.ctx.gameover !== undefined;
  useEffect(() => {
    if (isOver && occupant !== undefined) rememberLesson(slug);
  }, [slug, isOver, occupant]);

  // Whoever presses anything is there again, from the moment in which it is said who plays.
  const awakens = isPlayedByBot && ownKey !== undefined ? ownKey.personID : undefined;
  useLayoutEffect(() => {
    if (awakens === undefined) return undefined;
    const takeBack = () => void session.takeBack(awakens);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, takeBack, { once: true });
    return () => {
      for (const event of events) document.removeEventListener(event, takeBack);
    };
  }, [session, awakens]);

  const state = useMemo((): TableState => {
    const { G: view, ctx } = shown;
    const isToAct = !isPast && !seat.isPending && !isPlayedByBot && isAwaited(ctx, seat.playerID);
    return {
      slug,
      view,
      ctx,
      playerID: seat.playerID,
      seats,
      legal: isPast || seat.isPending || isPlayedByBot ? [] : seatRules.legal(view, ctx),
      play: (action: Action) => session.play(action),
      whyNot: (action: Action) =>
        isPlayedByBot ? { reason: 'played-by-bot' } : seatRules.refuse(view, ctx, action),
      isPending: seat.isPending,
      journal: seat.journal,
      ...(!isPast && roundEndOf(seatRules, view, seat.journal)),
      moment: seat.lookingBack?._stateID,
      showMoment: (stateID) => session.lookBack(stateID),
      hints: isToAct && allowsHints ? hintsOf(seatRules, session, seat) : undefined,
      result: ctx.gameover as GameResult | undefined,
      ...clausesOf(seatRules, shown, seat.journal),
      look: session.look,
      rematch: isOver ? rematch : undefined,
      isRematchOpen: isOver && goOn !== undefined,
      ...(isOver && { replay }),
      leave: () => router.push(`/${slug}`),
    };
  }, [
    slug,
    shown,
    isOver,
    isPast,
    seat,
    seats,
    seatRules,
    session,
    isPlayedByBot,
    allowsHints,
    goOn,
    rematch,
    replay,
    router,
  ]);

  const since = useRef(
    newsOf(
      seat.journal.filter(({ stateID }) => stateID > seat.since),
      telling,
    ),
  );
  const [hasRead, setHasRead] = useState(false);
  const passTo = seats.find(({ playerID }) => playerID === around.passTo);

  return (
    <TableProvider
      value={state}
      setting={{
        title,
        rules,
        chat,
        unread,
        connection: CONNECTIONS[snapshot.link.state],
        ...clockReadings(snapshot),
        notice: (
          <>
            <LateNotice />
            <RoomNotices session={session} snapshot={snapshot} seat={seat} seats={seats} />
            {error !== undefined && <p role="alert">{say(error)}</p>}
          </>
        ),
        ...(ownKey !== undefined && {
          menu: (
            <>
              <MenuItem
                icon={<Smartphone aria-hidden size={18} />}
                note={t('seats.carryNote')}
                onSelect={() => setCarrying(true)}
              >
                {t('seats.carry')}
              </MenuItem>
              {!isOver && (
                <MenuItem
                  icon={<LogOut aria-hidden size={18} />}
                  note={t('late.giveUpNote')}
                  onSelect={() => setGivingUp(true)}
                >
                  {t('late.giveUp')}
                </MenuItem>
              )}
            </>
          ),
        }),
        ...(passTo !== undefined && { passTo: { seat: passTo, pass: () => session.pass() } }),
      }}
    >
      <BoardBoundary>
        <Board />
      </BoardBoundary>
      <RefusalByRules turnedDown={seat.turnedDown} />
      {!hasRead && <SinceLastTurn moments={since.current} onClose={() => setHasRead(true)} />}
      {slip}
      <Dialog open={isGivingUp} onOpenChange={setGivingUp} title={t('late.giveUpTitle')}>
        <p className="mb-5">{t('late.giveUpText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={() => setGivingUp(false)}>
            {t('late.giveUpNo')}
          </Button>
          <Button onClick={() => void giveUp()}>{t('late.giveUpYes')}</Button>
        </div>
      </Dialog>
      <CarryDialog
        roomID={roomID}
        seatKey={isCarrying ? ownKey : undefined}
        onClose={() => setCarrying(false)}
      />
    </TableProvider>
  );
}

/** Shows what the server refused the way the table shows what it refuses itself. */
function RefusalByRules({ turnedDown }: Pick<SeatSnapshot, 'turnedDown'>) {
  const { refuse } = useTable();
  const told = useRef(turnedDown?.count);
  useEffect(() => {
    if (turnedDown === undefined || turnedDown.count === told.current) return;
    told.current = turnedDown.count;
    if (turnedDown.error.refusal !== undefined) refuse(turnedDown.error.refusal);
  }, [turnedDown, refuse]);
  return null;
}
