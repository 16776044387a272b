'use client';

import { gameOf } from '@games/index';
import { Armchair, ArrowRight, RotateCw } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Link } from '@/i18n/navigation';
import { Button, buttonClasses } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { LobbyRoom } from '@/wire/room';
import { useErrorWords } from './error-words';
import { roomsApi } from './rooms-api';
import { useRequests } from './use-requests';

/** Whose room it is, and whether they, or anybody, are there. */
function ownerLine({
  ownerName,
  isOwnerHere,
  present,
}: Pick<LobbyRoom, 'ownerName' | 'isOwnerHere' | 'present'>) {
  if (ownerName === '') return 'lobby.ownerLeft';
  if (isOwnerHere) return 'lobby.owner';
  return present === 0 ? 'lobby.nobodyThere' : 'lobby.ownerAway';
}

const REFRESH_MS = 10_000;

/** Public rooms that wait for people; looked up anew while somebody looks at the list. */
export function Lobby() {
  const t = useTranslations('online');
  const locale = useLocale();
  const say = useErrorWords();
  const { run, error, isBusy } = useRequests();
  const [rooms, setRooms] = useState<readonly LobbyRoom[]>();

  const refresh = useCallback(async () => {
    const answer = await run(() => roomsApi.lobby());
    if (answer !== undefined) setRooms(answer.rooms);
  }, [run]);

  useEffect(() => {
    void refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);

  return (
    <section aria-labelledby="lobby" className="paper p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="lobby" className="text-xl">
          {t('lobby.public')}
        </h2>
        <Button
          look="plain"
          disabled={isBusy}
          icon={<RotateCw aria-hidden size={18} />}
          onClick={() => void refresh()}
        >
          {t('lobby.refresh')}
        </Button>
      </div>
      {error !== undefined && <Notice isSlim tone="warn" title={say(error)} className="mt-3" />}
      {rooms?.length === 0 && (
        <p className="hollow mt-4 flex items-center gap-4 rounded-paper px-5 py-6 text-ink-soft">
          <Armchair aria-hidden size={34} strokeWidth={1.5} className="shrink-0" />
          {t('lobby.empty')}
        </p>
      )}
      <ul className="mt-2 divide-y divide-ink-faint">
        {rooms?.map(({ roomID, slug, people, openSeats, ...room }) => {
          const game = gameOf(slug);
          return (
            <li
              key={roomID}
              data-room={game?.room}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3"
            >
              <div className="min-w-0 flex-1 basis-48 border-s-4 border-accent ps-3">
                <p className="font-heading text-lg font-bold">{game?.title[locale] ?? slug}</p>
                <p className="text-sm text-ink-soft">
                  <bdi>{t(ownerLine(room), { name: room.ownerName })}</bdi>
                  <span className="ms-3">{t('lobby.seats', { people, open: openSeats })}</span>
                </p>
              </div>
              <Link href={`/rooms/${roomID}`} className={buttonClasses('quiet')}>
                {t('lobby.enter')}
                <ArrowRight aria-hidden size={18} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
