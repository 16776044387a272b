'use client';

import { useFormatter, useNow, useTranslations } from 'next-intl';
import { fetchLate } from '@/ui/late';
import type { GameOnShelf } from '@/ui/shelf/game-on-shelf';
import { KeptCard, KeptStrip } from '@/ui/shelf/KeptStrip';
import { mayHaveRooms } from '../kept';
import { useKept } from '../use-kept';
import type { keptRooms } from './seat-keys';

/** The reading of keys comes after what the page itself needs. */
const keys = () => fetchLate(() => import('./seat-keys'));

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
    <KeptStrip kind="rooms" heading={t('heading')}>
      {rooms.map(({ roomID, slug, visitedAt }) => {
        const game = games.find((candidate) => candidate.slug === slug);
        return (
          <KeptCard
            key={roomID}
            title={game?.title ?? slug}
            room={game?.room}
            href={`/rooms/${roomID}`}
            open={t('back')}
            remove={t('forget')}
            onRemove={() => {
              setRooms((list) => list.filter((room) => room.roomID !== roomID));
              keys().then(
                ({ forgetRoom }) => forgetRoom(roomID),
                (error: unknown) => console.warn('A room cannot be forgotten:', error),
              );
            }}
          >
            <p>{t('visited', { when: format.relativeTime(visitedAt, now) })}</p>
          </KeptCard>
        );
      })}
    </KeptStrip>
  );
}
