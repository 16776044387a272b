'use client';

import { Bot, Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useList } from '@/i18n/use-list';
import type { PlayerID } from '@/kit/action';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { playSound } from '@/ui/sound';
import { useSteadyNow } from '@/ui/steady-now';
import type { SeatInfo } from '@/ui/table/table-state';
import { useLate } from '@/ui/use-late';
import type { Room } from '@/wire/room';
import { useErrorWords } from './error-words';
import { LateSeat } from './LateSeat';
import type { OnlineSession, OnlineSnapshot } from './online-session';
import { SeatsUnkept } from './SeatsUnkept';
import { peopleOf } from './seats';
import type { SeatSnapshot } from './table-front';
import { useAsking } from './use-asking';
import { useLineFault } from './use-line-fault';
import { useWaited } from './use-waited';

interface LinkNoticeProps {
  readonly roomID: string;
  readonly snapshot: Pick<OnlineSnapshot, 'link' | 'room' | 'people' | 'status'>;
  readonly isSlim?: boolean;
  /** Comes into the room from the beginning, where this page has never been in. */
  readonly again?: () => void;
}

/** The line to the server is down, or the server's own to its store: what is shown may be old. */
export function LinkNotice({ roomID, snapshot, isSlim = false, again }: LinkNoticeProps) {
  const t = useTranslations('online');
  const { link, room, people } = snapshot;
  const { state } = link;
  const fault = useLineFault(roomID, link);
  if (fault !== undefined)
    return (
      <Notice
        isSlim={isSlim}
        tone="warn"
        title={t(fault === 'missing' ? 'problems.missing.title' : 'link.blocked.title')}
        actions={again !== undefined && <Button onClick={again}>{t('link.again')}</Button>}
      >
        {t(fault === 'missing' ? 'problems.missing.text' : 'link.blocked.text')}
      </Notice>
    );
  if (state === 'reconnecting' || state === 'away') {
    const what = state === 'reconnecting' && room === undefined ? 'entering' : state;
    return (
      <Notice isSlim={isSlim} tone="warn" title={t(`link.${what}.title`)}>
        {/* Only whoever the server has known by a key is told that a seat waits for them. */}
        {what !== 'entering' && people.length > 0 ? t(`link.${what}.seated`) : t(`link.${what}.text`)}
      </Notice>
    );
  }
  if (snapshot.status?.pause === 'store')
    return (
      <Notice isSlim={isSlim} tone="warn" title={t('pause.title')}>
        {t('pause.text')}
      </Notice>
    );
  return null;
}

export interface RoomNoticesProps {
  readonly session: OnlineSession;
  readonly snapshot: OnlineSnapshot;
  readonly seat: SeatSnapshot;
  /** The seats of the match with their names. */
  readonly seats: readonly SeatInfo[];
}

/** Slips above the board: the line, who is away, whom a bot plays for, why an action was not done. */
export function RoomNotices({ session, snapshot, seat, seats }: RoomNoticesProps) {
  const { room, people, roomAt } = snapshot;
  if (room === undefined) return null;
  const isPlaying = room.stage === 'playing';
  return (
    <div className="space-y-2 empty:hidden">
      <LinkNotice isSlim roomID={room.roomID} snapshot={snapshot} />
      <OnItsWay snapshot={snapshot} />
      <SeatsUnkept isSlim room={room} people={people} />
      {isPlaying && <WaitedFor session={session} snapshot={snapshot} room={room} />}
      {isPlaying &&
        peopleOf(room).map(({ personID, name, isPlayedByBot, awayInMs }) => {
          if (isPlayedByBot && people.includes(personID))
            return <TakeBack key={personID} session={session} personID={personID} name={name} />;
          if (awayInMs === null || people.includes(personID)) return null;
          return <Away key={personID} name={name} awayInMs={awayInMs} from={roomAt} />;
        })}
      {seat.turnedDown !== undefined && <TurnedDownNotice key={seat.turnedDown.count} {...seat.turnedDown} />}
      {isPlaying &&
        room.claims.map((claim) => (
          <Newcomer key={claim.personID} session={session} snapshot={snapshot} claim={claim} seats={seats} />
        ))}
      {seat.playerID === null && isPlaying && people.length === 0 && (
        <LateSeat session={session} room={room} seats={seats} hasLost={snapshot.hasLost} />
      )}
    </div>
  );
}

/** What this seat has sent or asked for takes long: nobody else at the table can know. */
function OnItsWay({ snapshot: { table } }: Pick<RoomNoticesProps, 'snapshot'>) {
  const t = useTranslations('online.onItsWay');
  const seat = table?.stage === 'seat' ? table.seat : undefined;
  const isActionLate = useLate(seat?.isPending === true);
  const isLookLate = useLate(seat?.isLookingFor === true);
  if (isActionLate)
    return (
      <Notice isSlim title={t('action.title')}>
        {t('action.text')}
      </Notice>
    );
  return isLookLate ? <Notice isSlim title={t('past')} /> : null;
}

interface WaitedForProps {
  readonly session: OnlineSession;
  readonly snapshot: OnlineSnapshot;
  readonly room: Room;
}

/** Those whom the table has waited for long: oneself is nudged, the others may have a bot play. */
function WaitedFor({ session, snapshot, room }: WaitedForProps) {
  const t = useTranslations('online.waited');
  const list = useList();
  const { people, status, statusAt } = snapshot;
  const waited = useWaited(status, statusAt);
  const isOwn = (playerID: PlayerID) => {
    const seat = room.seats[Number(playerID)];
    return seat?.kind === 'person' && people.includes(seat.personID);
  };
  const slow = room.seats.flatMap((seat, place) => {
    const how = waited.get(String(place));
    // Who is away has a line of their own, as long as a bot is to come.
    const isCounted = seat.kind === 'person' && (seat.isPlayedByBot || seat.awayInMs !== null);
    return seat.kind !== 'person' || how === undefined || isCounted
      ? []
      : [{ playerID: String(place), name: seat.name, how }];
  });
  const own = slow.filter(({ playerID }) => isOwn(playerID));
  // Whoever keeps the table waiting does not point at others.
  const others = own.length > 0 ? [] : slow.filter(({ playerID }) => !isOwn(playerID));
  const long = others.filter(({ how }) => how === 'long');
  const nudges = own.map(({ playerID, how }) => `${playerID} ${how}`).join();
  useEffect(() => {
    if (nudges !== '') playSound('turn');
  }, [nudges]);
  return (
    <>
      {own.map(({ playerID, name, how }) => (
        <Notice key={playerID} isSlim tone={how === 'long' ? 'info' : 'warn'} title={t('you', { name })}>
          {how === 'too-long' && people.length < peopleOf(room).length && t('youText')}
        </Notice>
      ))}
      {long.length > 0 && (
        <Notice isSlim title={t('others', { names: list(long.map(({ name }) => name)) })} />
      )}
      {others
        .filter(({ how }) => how === 'too-long')
        .map(({ playerID, name }) => (
          <Asleep
            key={playerID}
            session={session}
            room={room}
            people={people}
            playerID={playerID}
            name={name}
          />
        ))}
    </>
  );
}

interface AsleepProps {
  readonly session: OnlineSession;
  readonly room: Room;
  readonly people: readonly string[];
  readonly playerID: PlayerID;
  readonly name: string;
}

/** Somebody has not moved for so long that the others may have a bot play. */
function Asleep({ session, room, people, playerID, name }: AsleepProps) {
  const t = useTranslations('online.waited');
  const { isAsking, news, ask } = useAsking();
  const by = room.votes.find((vote) => vote.playerID === playerID)?.by ?? [];
  const voters = peopleOf(room).filter(
    ({ personID, isPlayedByBot }) => people.includes(personID) && !isPlayedByBot && !by.includes(personID),
  );
  const vote = () =>
    ask(
      voters.map(
        ({ personID }) =>
          () =>
            session.vote(playerID, personID),
      ),
    );
  return (
    <Notice
      isSlim
      tone="warn"
      title={t('asleep', { name })}
      actions={
        voters.length > 0 && (
          <Button icon={<Bot aria-hidden size={18} />} disabled={isAsking} onClick={() => void vote()}>
            {t('letBot')}
          </Button>
        )
      }
    >
      {news ??
        (by.length > 0 ? t('agreed', { count: by.length }) : voters.length > 0 && t('asleepText', { name }))}
    </Notice>
  );
}

interface NewcomerProps {
  readonly session: OnlineSession;
  readonly snapshot: OnlineSnapshot;
  readonly claim: Room['claims'][number];
  readonly seats: readonly SeatInfo[];
}

/** Somebody new would sit down where a bot plays: those at this screen who play are asked. */
function Newcomer({ session, snapshot: { people }, claim, seats }: NewcomerProps) {
  const t = useTranslations('online.late');
  const { isAsking, news, ask } = useAsking();
  const asked = claim.of.filter((personID) => people.includes(personID) && !claim.by.includes(personID));
  if (asked.length === 0 || claim.answer !== 'open') return null;
  const bot = seats.find(({ playerID }) => playerID === claim.playerID)?.name ?? '';
  const answer = (isWelcome: boolean) =>
    ask(asked.map((personID) => () => session.consent(claim.personID, personID, isWelcome)));
  return (
    <Notice
      isSlim
      title={t('wants', { name: claim.name, bot })}
      actions={
        <>
          <Button look="primary" disabled={isAsking} onClick={() => void answer(true)}>
            {t('welcome')}
          </Button>
          <Button disabled={isAsking} onClick={() => void answer(false)}>
            {t('notNow')}
          </Button>
        </>
      }
    >
      {news ?? t('wantsText')}
    </Notice>
  );
}

interface TakeBackProps {
  readonly session: OnlineSession;
  readonly personID: string;
  readonly name: string;
}

function TakeBack({ session, personID, name }: TakeBackProps) {
  const t = useTranslations('online');
  const { isAsking, news, ask } = useAsking();
  return (
    <Notice
      isSlim
      tone="warn"
      title={t('takeBack.title', { name })}
      actions={
        <Button
          look="primary"
          icon={<Hand aria-hidden size={18} />}
          disabled={isAsking}
          onClick={() => void ask([() => session.takeBack(personID)])}
        >
          {t('takeBack.action')}
        </Button>
      }
    >
      {news ?? t('takeBack.text')}
    </Notice>
  );
}

interface AwayProps {
  readonly name: string;
  readonly awayInMs: number;
  /** When that was so, by `steadyNow` of this page. */
  readonly from: number;
}

function Away({ name, awayInMs, from }: AwayProps) {
  const t = useTranslations('online.away');
  const now = useSteadyNow(1000);
  // The page's clock ticks once a second: it may stand before the message that is shown.
  const passed = Math.max(0, now - from);
  const seconds = Math.max(0, Math.ceil((awayInMs - passed) / 1000));
  return (
    <Notice isSlim title={t('title', { name })}>
      {/* The numbers run for the eye; that somebody is away has been said once. */}
      <span role="timer">{t('text', { seconds })}</span>
    </Notice>
  );
}

function TurnedDownNotice({ error }: NonNullable<SeatSnapshot['turnedDown']>) {
  const t = useTranslations('online');
  const say = useErrorWords();
  const [isRead, setRead] = useState(false);
  // A refusal by the rules comes up from the hand, with its clause.
  if (isRead || (error.code === 'refused' && error.refusal !== undefined)) return null;
  return (
    <Notice
      isSlim
      tone="error"
      title={t('notDone')}
      onDismiss={() => setRead(true)}
      dismissLabel={t('dismiss')}
    >
      {say(error)}
    </Notice>
  );
}
