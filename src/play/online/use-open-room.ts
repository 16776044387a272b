import { useTranslations } from 'next-intl';
import { useRouter } from '@/i18n/navigation';
import type { CreateRoom } from '@/kit/wire';
import { roomsApi } from './rooms-api';
import { keepKey } from './seat-keys';
import { useRequests } from './use-requests';

export interface RoomOpening {
  /** Opens a room whose owner is this browser, and goes there. */
  readonly open: (room: Pick<CreateRoom, 'name' | 'options'>) => Promise<void>;
  /** Why the last attempt failed, in words. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
}

/** The way from a game to a room with friends who are elsewhere. Speaks the namespace `online`. */
export function useOpenRoom(slug: string): RoomOpening {
  const t = useTranslations('online.errors');
  const router = useRouter();
  const { run, error, isBusy } = useRequests();

  const open: RoomOpening['open'] = async (room) => {
    const seated = await run(() => roomsApi.create({ slug, ...room }));
    if (seated === undefined) return;
    keepKey(seated.room.roomID, seated.key, slug);
    router.push(`/rooms/${seated.room.roomID}`);
  };
  return { open, problem: error === undefined ? undefined : t(error), isBusy };
}
