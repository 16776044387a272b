'use client';

import { useTranslations } from 'next-intl';
import { JoinForm } from '@/ui/room/JoinForm';
import { useOpenRoom } from './use-open-room';

/** Opens a room for a game with one tap; everything about it can be changed inside. */
export function NewRoom({ slug }: { readonly slug: string }) {
  const t = useTranslations('online');
  const { open, problem, isBusy } = useOpenRoom(slug);
  return (
    <>
      <JoinForm
        label={t('join.name')}
        action={t('open.action')}
        taken={[]}
        isBusy={isBusy}
        isRemembered
        onJoin={(name) => void open({ name })}
      />
      {problem !== undefined && (
        <p role="alert" className="mt-2 font-semibold text-bad">
          {problem}
        </p>
      )}
    </>
  );
}
