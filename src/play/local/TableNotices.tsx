'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/ui/Notice';
import type { StorageTrouble } from '../storage-trouble';

export interface TableNoticesProps {
  readonly storageTrouble: StorageTrouble | undefined;
  /** Nobody thinks for the bots, who do what comes first to them. */
  readonly areBotsSimple: boolean;
}

/** What this table cannot do just now, while it lasts. */
export function TableNotices({ storageTrouble, areBotsSimple }: TableNoticesProps) {
  const t = useTranslations('notices');
  return (
    <>
      <StorageNotice trouble={storageTrouble} />
      {areBotsSimple && <Notice isSlim title={t('bots-simple')} />}
    </>
  );
}

function StorageNotice({ trouble }: { readonly trouble: StorageTrouble | undefined }) {
  const t = useTranslations('notices');
  const [dismissed, setDismissed] = useState<StorageTrouble>();
  if (trouble === undefined || trouble === dismissed) return null;
  const id = trouble === 'full' ? 'storage-full' : 'storage-blocked';
  return (
    <Notice
      tone="warn"
      title={t(`${id}.title`)}
      onDismiss={() => setDismissed(trouble)}
      dismissLabel={t('dismiss')}
    >
      {t(`${id}.text`)}
    </Notice>
  );
}
