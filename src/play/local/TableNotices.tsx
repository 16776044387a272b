'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { SaveTrouble } from './protocol';

export interface TableNoticesProps {
  readonly storageTrouble: SaveTrouble | undefined;
  /** Nobody thinks for the bots, who do what comes first to them. */
  readonly areBotsSimple: boolean;
  /** Has somebody think for them again. */
  readonly tryBots?: (() => void) | undefined;
}

/** What this table cannot do just now, while it lasts. */
export function TableNotices({ storageTrouble, areBotsSimple, tryBots }: TableNoticesProps) {
  const t = useTranslations('notices');
  return (
    <>
      <StorageNotice trouble={storageTrouble} />
      {areBotsSimple && (
        <Notice
          isSlim
          title={t('bots-simple')}
          actions={tryBots !== undefined && <Button onClick={tryBots}>{t('bots-again')}</Button>}
        />
      )}
    </>
  );
}

/** Why nothing is saved just now, and what would help. */
export function StorageNotice({ trouble }: { readonly trouble: SaveTrouble | undefined }) {
  const t = useTranslations('notices');
  const [dismissed, setDismissed] = useState<SaveTrouble>();
  if (trouble === undefined || trouble === dismissed) return null;
  const id = `storage-${trouble}` as const;
  return (
    <Notice
      tone="warn"
      title={t(`${id}.title`)}
      onDismiss={() => setDismissed(trouble)}
      dismissLabel={t('dismiss')}
      actions={
        trouble === 'outdated' && (
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        )
      }
    >
      {t(`${id}.text`)}
    </Notice>
  );
}
