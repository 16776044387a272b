'use client';

import { ArrowRight, Trash2 } from 'lucide-react';
import { useFormatter, useNow, useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { buttonClasses } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import type { GameOnShelf } from '@/ui/shelf/game-on-shelf';
import { mayHaveRooms } from '../kept';
import { useKept } from '../use-kept';
import type { keptRooms } from './seat-keys';

/** The reading of keys comes after what the page itself needs. */
const keys = () => import('./seat-keys');

const listRooms = async (): Promise<ReturnType<typeof keptRooms>> =>
  mayHaveRooms() ? (await keys()).keptRooms() : [];

interface OwnRoomsProps {
  readonly games: readonly GameOnShelf[];
  /** Once it is known which there are. */
  readonly onListed?: () => void;
}

/** Rooms in which this browser has a seat, to go back to; nothing at all when there are none. */
export function OwnRooms({ games, onListed }: OwnRoomsProps) {
  const t = useTranslations('online.own');
  const format = useFormatter();
  const now = useNow();
  const [rooms, setRooms] = useKept(listRooms, onListed);

  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="own-rooms" className="mt-6">
      <h2 id="own-rooms" className="text-xl">
        {t('heading')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {rooms.slice(0, 6).map(({ roomID, slug, visitedAt }) => {
          const game = games.find((candidate) => candidate.slug === slug);
          return (
            <li key={roomID} data-room={game?.room} className="paper flex items-center gap-1 py-3 ps-5 pe-1">
              <div className="min-w-0 flex-1 border-s-4 border-accent ps-3">
                <h3 className="text-lg">{game?.title ?? slug}</h3>
                <p className="text-sm text-ink-soft">
                  {t('visited', { when: format.relativeTime(visitedAt, now) })}
                </p>
                <Link href={`/rooms/${roomID}`} className={buttonClasses('primary', 'mt-2')}>
                  {t('back')}
                  <ArrowRight aria-hidden size={18} />
                </Link>
              </div>
              <IconButton
                label={t('forget')}
                icon={<Trash2 aria-hidden size={18} />}
                onClick={() => {
                  setRooms((list) => list.filter((room) => room.roomID !== roomID));
                  keys().then(
                    ({ forgetRoom }) => forgetRoom(roomID),
                    (error: unknown) => console.warn('A room cannot be forgotten:', error),
                  );
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
