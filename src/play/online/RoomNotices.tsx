'use client';

import { ArrowRight, Hand } from 'lucide-react';
import { useNow, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useErrorWords } from './error-words';
import type { OnlineSession, OnlineSnapshot } from './online-session';
import { peopleOf } from './seats';
import type { SeatSnapshot } from './table-front';

interface LinkNoticeProps {
  readonly snapshot: OnlineSnapshot;
  readonly isSlim?: boolean;
}

/** The line to the server is down, or the server's own to its store: what is shown may be old. */
export function LinkNotice({ snapshot, isSlim = false }: LinkNoticeProps) {
  const t = useTranslations('online');
  const { state } = snapshot.link;
  if (state === 'reconnecting' || state === 'away')
    return (
      <Notice isSlim={isSlim} tone="warn" title={t(`link.${state}.title`)}>
        {t(`link.${state}.text`)}
      </Notice>
    );
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
  /** Leads to the room of the rematch; undefined while there is none. */
  readonly goOn: (() => void) | undefined;
}

/** Slips above the board: the line, who is away, whom a bot plays for, why an action was not done. */
export function RoomNotices({ session, snapshot, seat, goOn }: RoomNoticesProps) {
  const t = useTranslations('online');
  const { room, people, roomAt } = snapshot;
  if (room === undefined) return null;
  const isPlaying = room.stage === 'playing';
  return (
    <div className="space-y-2 empty:hidden">
      <LinkNotice isSlim snapshot={snapshot} />
      {goOn !== undefined && (
        <Notice
          isSlim
          title={t('next.title')}
          actions={
            <Button look="primary" icon={<ArrowRight aria-hidden size={18} />} onClick={goOn}>
              {t('next.go')}
            </Button>
          }
        />
      )}
      {isPlaying &&
        peopleOf(room).map(({ personID, name, isPlayedByBot, awayInMs }) => {
          if (isPlayedByBot && people.includes(personID))
            return <TakeBack key={personID} session={session} personID={personID} name={name} />;
          if (awayInMs === null || people.includes(personID)) return null;
          return <Away key={personID} name={name} awayInMs={awayInMs} from={roomAt} />;
        })}
      {seat.turnedDown !== undefined && <TurnedDownNotice key={seat.turnedDown.count} {...seat.turnedDown} />}
      {seat.playerID === null && isPlaying && <WatchingNotice />}
    </div>
  );
}

interface TakeBackProps {
  readonly session: OnlineSession;
  readonly personID: string;
  readonly name: string;
}

function TakeBack({ session, personID, name }: TakeBackProps) {
  const t = useTranslations('online');
  const say = useErrorWords();
  const [fault, setFault] = useState<string>();
  return (
    <Notice
      isSlim
      tone="warn"
      title={t('takeBack.title', { name })}
      actions={
        <Button
          look="primary"
          icon={<Hand aria-hidden size={18} />}
          onClick={async () => {
            const error = await session.takeBack(personID);
            setFault(error && say(error));
          }}
        >
          {t('takeBack.action')}
        </Button>
      }
    >
      {fault ?? t('takeBack.text')}
    </Notice>
  );
}

interface AwayProps {
  readonly name: string;
  readonly awayInMs: number;
  /** When that was so, in milliseconds since 1970. */
  readonly from: number;
}

function Away({ name, awayInMs, from }: AwayProps) {
  const t = useTranslations('online.away');
  const now = useNow({ updateInterval: 1000 });
  // The page's clock ticks once a second: it may stand before the message that is shown.
  const passed = Math.max(0, now.getTime() - from);
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

function WatchingNotice() {
  const t = useTranslations('online');
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <Notice isSlim title={t('watching.title')} onDismiss={() => setRead(true)} dismissLabel={t('dismiss')}>
      {t('watching.text')}
    </Notice>
  );
}
