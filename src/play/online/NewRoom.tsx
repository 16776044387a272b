'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from '@/i18n/navigation';
import { JoinForm } from '@/ui/room/JoinForm';
import { roomsApi } from './rooms-api';
import { keepKey } from './seat-keys';
import { useRequests } from './use-requests';

/** Opens a room for a game with one tap; everything about it can be changed inside. */
export function NewRoom({ slug }: { readonly slug: string }) {
  const t = useTranslations('online');
  const router = useRouter();
  const { run, error, isBusy } = useRequests();

  const open = async (name: string) => {
    const seated = await run(() => roomsApi.create({ slug, name }));
    if (seated === undefined) return;
    keepKey(seated.room.roomID, seated.key, slug);
    router.push(`/rooms/${seated.room.roomID}`);
  };
  return (
    <>
      <JoinForm
        label={t('join.name')}
        action={t('open.action')}
        taken={[]}
        isBusy={isBusy}
        isRemembered
        onJoin={(name) => void open(name)}
      />
      {error !== undefined && (
        <p role="alert" className="mt-2 font-semibold text-bad">
          {t(`errors.${error}`)}
        </p>
      )}
    </>
  );
}
