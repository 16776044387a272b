'use client';

import { gameOf } from '@games/index';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useErrorWords } from './error-words';
import { OnlineTable } from './OnlineTable';
import type { OnlineSession } from './online-session';
import { RoomChat, unreadLines } from './RoomChat';
import { LinkNotice } from './RoomNotices';
import { RoomProblem } from './RoomProblem';
import { RoomWords } from './RoomWords';
import { roomsApi } from './rooms-api';
import { copyKeys, keysOf } from './seat-keys';
import { useLoaded } from './use-loaded';
import { type RoomAtHand, useOnlineSession, useSnapshot } from './use-online-session';
import { useRequests } from './use-requests';
import { useTalk } from './use-talk';
import { WaitingRoom } from './WaitingRoom';

export interface RoomPageProps {
  readonly roomID: string;
  /** The site's header, above everything but a running table. */
  readonly header: ReactNode;
  /** Fetches a game's rulebook, made on the server. */
  readonly loadRules: (slug: string) => Promise<ReactNode>;
}

/** The page of a room: waiting, playing and over, all at one address. */
export function RoomPage(props: RoomPageProps) {
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return <Room key={`${props.roomID} ${attempt}`} {...props} again={again} />;
}

interface RoomProps extends RoomPageProps {
  /** Begins again, as if the page had just been opened. */
  readonly again: () => void;
}

function Room(props: RoomProps) {
  const t = useTranslations('online');
  const { session, carryFault } = useOnlineSession(props.roomID);
  return session === undefined ? (
    <p className="laying">{t('entering')}</p>
  ) : (
    <EnteredRoom {...props} session={session} carryFault={carryFault} />
  );
}

interface EnteredRoomProps extends RoomProps {
  readonly session: OnlineSession;
  readonly carryFault: RoomAtHand['carryFault'];
}

function EnteredRoom({ roomID, header, loadRules, again, session, carryFault }: EnteredRoomProps) {
  const t = useTranslations('online');
  const say = useErrorWords();
  const snapshot = useSnapshot(session);
  const talk = useTalk(roomID);
  const [hasReadFault, setReadFault] = useState(false);
  const { room, link, people } = snapshot;
  const isAtTable = room !== undefined && (room.stage === 'playing' || room.stage === 'over');
  const load = useCallback(
    // Without its rules at hand the table still plays.
    (slug: string) =>
      loadRules(slug).catch((error: unknown) => {
        console.warn('The rules could not be fetched:', error);
        return undefined;
      }),
    [loadRules],
  );
  const rules = useLoaded(isAtTable ? room.slug : undefined, load);

  if (link.state === 'closed')
    return (
      <Frame header={header}>
        <RoomProblem error={link.error} hasSeat={people.length > 0} />
      </Frame>
    );
  if (room === undefined)
    return (
      <div className="laying">
        <p role="status">{t('entering')}</p>
        <LinkNotice roomID={roomID} snapshot={snapshot} again={again} />
      </div>
    );
  if (room.stage === 'closed')
    return (
      <Frame header={header}>
        <RoomProblem
          error={{ code: 'other-rules' }}
          actions={<NextRoom roomID={roomID} nextRoomID={room.nextRoomID} slug={room.slug} />}
        />
      </Frame>
    );
  const unread = unreadLines(snapshot, talk);
  const chat = <RoomChat session={session} snapshot={snapshot} talk={talk} />;
  return (
    <RoomWords slug={room.slug}>
      <div data-room={gameOf(room.slug)?.room}>
        {isAtTable ? (
          <OnlineTable
            session={session}
            snapshot={snapshot}
            room={room}
            rules={rules ?? t('noRules')}
            chat={chat}
            unread={unread.length}
          />
        ) : (
          <Frame header={header}>
            {carryFault !== undefined && !hasReadFault && (
              <Notice
                tone="error"
                title={t('carry.failed')}
                onDismiss={() => setReadFault(true)}
                dismissLabel={t('dismiss')}
              >
                {say(carryFault)}
              </Notice>
            )}
            <LinkNotice roomID={roomID} snapshot={snapshot} />
            <WaitingRoom view={{ session, room, people }} chat={chat} unread={unread} />
          </Frame>
        )}
      </div>
    </RoomWords>
  );
}

function Frame({ header, children }: { readonly header: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="min-h-dvh pb-16">
      {header}
      <main id="content" className="mx-auto w-full max-w-page px-4 sm:px-6">
        {children}
      </main>
    </div>
  );
}

interface NextRoomProps {
  readonly roomID: string;
  readonly nextRoomID: string | null;
  readonly slug: string;
}

/** The way from a match that cannot go on to a new room for the same people. */
function NextRoom({ roomID, nextRoomID, slug }: NextRoomProps) {
  const t = useTranslations('online');
  const router = useRouter();
  const say = useErrorWords();
  const { run, error, isBusy } = useRequests();
  const [key] = keysOf(roomID);
  if (key === undefined && nextRoomID === null) return null;

  const go = async () => {
    const next = nextRoomID ?? (key && (await run(() => roomsApi.rematch(roomID, { key })))?.room.roomID);
    if (next === undefined) return;
    copyKeys(roomID, next, slug);
    router.push(`/rooms/${next}`);
  };
  return (
    <>
      <Button look="primary" disabled={isBusy} onClick={() => void go()}>
        {t('next.open')}
      </Button>
      {error !== undefined && (
        <p role="alert" className="w-full font-semibold text-bad">
          {say(error)}
        </p>
      )}
    </>
  );
}
