import { useRouter } from '@/i18n/navigation';
import { fetchLate } from '@/ui/late';
import type { CreateRoom } from '@/wire/requests';
import { useErrorWords } from './error-words';
import { TurnedDown } from './turned-down';
import { useRequests } from './use-requests';

export interface RoomOpening {
  /** Opens a room whose owner is this browser, and goes there. */
  readonly open: (room: Pick<CreateRoom, 'name' | 'options'>) => Promise<void>;
  /** Why the last attempt failed, in words. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
}

/** What speaks to the server is fetched when somebody wants a room: most people who see the form do not. */
const opener = () =>
  fetchLate(() => import('./open-room')).catch((error: unknown) => {
    throw new TurnedDown({ code: 'unreachable' }, error);
  });

/** The way from a game to a room with friends who are elsewhere. Speaks the namespace `online`. */
export function useOpenRoom(slug: string): RoomOpening {
  const say = useErrorWords();
  const router = useRouter();
  const { run, error, isBusy } = useRequests();

  const open: RoomOpening['open'] = async (asked) => {
    const roomID = await run(async () => (await opener()).openRoom({ slug, ...asked }));
    if (roomID !== undefined) router.push(`/rooms/${roomID}`);
  };
  return { open, problem: error === undefined ? undefined : say(error), isBusy };
}
