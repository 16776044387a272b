'use client';

import { gameOf } from '@games/index';
import { BookOpen, Eye, GraduationCap, Lock, UsersRound } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from '@/i18n/navigation';
import { buttonClasses } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { JoinForm } from '@/ui/room/JoinForm';
import { LinkSlip } from '@/ui/room/LinkSlip';
import { BoxPicture } from '@/ui/shelf/BoxPicture';
import { useTitle } from '@/ui/use-title';
import type { ChatLine } from '@/wire/chat';
import { CarryDialog } from './CarryDialog';
import { useErrorWords } from './error-words';
import { LobbyNews } from './LobbyNews';
import { RoomSeats } from './RoomSeats';
import { RoomSettings } from './RoomSettings';
import { keyOf, type RoomView } from './room-view';
import { roomsApi } from './rooms-api';
import { SeatsUnkept } from './SeatsUnkept';
import { StartMatch } from './StartMatch';
import { keepKey } from './seat-keys';
import { peopleOf } from './seats';
import { useRequests } from './use-requests';

/** What there is to do until everybody is there. In a window of its own: whoever reads has not left the room. */
function WhileWaiting({ slug, hasLesson }: { readonly slug: string; readonly hasLesson: boolean }) {
  const t = useTranslations('online.room');
  return (
    <p className="mt-1 -ms-3 flex flex-wrap">
      <Link href={`/${slug}/rules`} target="_blank" className={buttonClasses('plain')}>
        <BookOpen aria-hidden size={18} />
        {t('rules')}
      </Link>
      {hasLesson && (
        <Link href={`/${slug}/learn`} target="_blank" className={buttonClasses('plain')}>
          <GraduationCap aria-hidden size={19} />
          {t('lesson')}
        </Link>
      )}
    </p>
  );
}

export interface WaitingRoomProps {
  readonly view: RoomView;
  readonly chat: ReactNode;
  /** Lines of it that nobody here has seen. */
  readonly unread: readonly ChatLine[];
}

/** A room before its match: who sits where, how others come in, what is played. */
export function WaitingRoom({ view, chat, unread }: WaitingRoomProps) {
  const t = useTranslations('online');
  const locale = useLocale();
  const { room, people, session } = view;
  const say = useErrorWords();
  const requests = useRequests();
  const talk = useRef<HTMLElement>(null);
  // Whoever asks for a seat has seen one that was free.
  const error = requests.error?.code === 'room-full' ? ({ code: 'seat-taken' } as const) : requests.error;
  const [dialog, setDialog] = useState<
    { readonly kind: 'carry'; readonly personID: string } | { readonly kind: 'beside' }
  >();
  const game = gameOf(room.slug);
  const title = game?.title[locale] ?? room.slug;
  useTitle(title);
  const names = peopleOf(room).map(({ name }) => name);
  const hasOpenSeat = room.seats.some(({ kind }) => kind === 'open');
  const isSeated = people.length > 0;

  const join = async (name: string) => {
    const seated = await requests.run(() => roomsApi.join(room.roomID, { name }));
    if (seated === undefined) return;
    keepKey(room.roomID, seated.key, seated.room.slug);
    setDialog(undefined);
    session.roomChanged(seated.room);
    session.keysChanged();
  };
  const carryKey = dialog?.kind === 'carry' ? keyOf(room.roomID, dialog.personID) : undefined;

  return (
    <div className="pt-2">
      <div className="room-heading flex items-center gap-4">
        {game !== undefined && (
          <BoxPicture slug={game.slug} sizes="4rem" className="h-20 w-16 rounded-md shadow-paper" />
        )}
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-4xl">{t('room.heading', { game: title })}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-on-wood-soft">
            <span className="inline-flex items-center gap-1.5">
              {room.settings.isPublic ? <UsersRound aria-hidden size={17} /> : <Lock aria-hidden size={17} />}
              {t(room.settings.isPublic ? 'room.public' : 'room.private')}
            </span>
            {room.watchers > 0 && (
              <span className="inline-flex items-center gap-1.5">
                <Eye aria-hidden size={17} />
                {t('room.watchers', { count: room.watchers })}
              </span>
            )}
          </p>
          {game !== undefined && <WhileWaiting slug={game.slug} hasLesson={game.coach !== undefined} />}
        </div>
      </div>

      {error !== undefined && (
        <Notice
          isSlim
          tone="error"
          title={say(error)}
          onDismiss={requests.dismiss}
          dismissLabel={t('dismiss')}
          className="mt-4"
        />
      )}

      <SeatsUnkept room={room} people={people} className="mt-4" />

      <div className="room-grid mt-5">
        <div className="room-seats">
          {!isSeated && (
            <section aria-labelledby="sit" className="paper p-5 sm:p-7">
              <h2 id="sit" className="flex min-h-11 items-center text-xl">
                {t(hasOpenSeat ? 'join.heading' : 'join.full')}
              </h2>
              {hasOpenSeat ? (
                <div className="mt-1">
                  <JoinForm
                    label={t('join.name')}
                    action={t('join.sit')}
                    taken={names}
                    isBusy={requests.isBusy}
                    isRemembered
                    onJoin={join}
                  />
                </div>
              ) : (
                <p className="text-ink-soft">{t('join.fullText')}</p>
              )}
            </section>
          )}
          <section aria-labelledby="seats" className="paper p-5 sm:p-7">
            <RoomSeats
              view={view}
              run={requests.run}
              onCarry={(personID) => setDialog({ kind: 'carry', personID })}
              onBeside={isSeated && hasOpenSeat ? () => setDialog({ kind: 'beside' }) : undefined}
            />
            <StartMatch view={view} run={requests.run} isBusy={requests.isBusy} />
          </section>
        </div>

        <div className="room-side">
          <section aria-labelledby="invite" className="paper p-5 sm:p-7">
            <h2 id="invite" className="flex min-h-11 items-center text-xl">
              {t('invite.heading')}
            </h2>
            <p className="mb-4 text-sm text-ink-soft">{t('invite.text')}</p>
            {/* Without a language: everybody is led to their own. */}
            <LinkSlip
              url={`${window.location.origin}/rooms/${room.roomID}`}
              label={t('invite.link')}
              qrLabel={t('invite.qr')}
              shareText={t('invite.share', { game: title })}
            />
          </section>
          <section aria-labelledby="options" className="paper p-5 sm:p-7">
            <RoomSettings view={view} run={requests.run} />
          </section>
        </div>

        <section ref={talk} tabIndex={-1} aria-labelledby="talk" className="paper room-talk p-5 sm:p-7">
          <h2 id="talk" className="mb-3 text-xl">
            {t('chat.heading')}
          </h2>
          {chat}
        </section>
      </div>
      <LobbyNews
        unread={unread}
        onRead={() => {
          talk.current?.scrollIntoView({ block: 'end' });
          talk.current?.focus({ preventScroll: true });
        }}
      />

      <Dialog
        open={dialog?.kind === 'beside'}
        onOpenChange={(open) => !open && setDialog(undefined)}
        title={t('join.beside')}
        description={t('join.besideText')}
      >
        <JoinForm
          label={t('join.name')}
          action={t('join.sit')}
          taken={names}
          isBusy={requests.isBusy}
          isRemembered={false}
          onJoin={join}
        />
      </Dialog>
      <CarryDialog roomID={room.roomID} seatKey={carryKey} onClose={() => setDialog(undefined)} />
    </div>
  );
}
