'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { ownVersion } from './own-version';
import type { SiteVersion, VersionState } from './site-version';

const nothing = () => () => {};
const current = (): VersionState => 'current';

/** Says, where no match is played, that a newer version is here; nothing changes until it is asked in. */
export function UpdateNotice({ version = ownVersion() }: { readonly version?: SiteVersion | undefined }) {
  const t = useTranslations('offline.update');
  const state = useSyncExternalStore(version?.subscribe ?? nothing, version?.getState ?? current, current);
  const [isPutOff, putOff] = useState(false);
  if (state === 'current' || isPutOff) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 px-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <Notice
        title={t('title')}
        className="pointer-events-auto mx-auto max-w-lg outline-2 -outline-offset-2 outline-brass"
        onDismiss={() => putOff(true)}
        dismissLabel={t('later')}
        actions={<Button onClick={() => version?.takeOver()}>{t('load')}</Button>}
      >
        {t(state === 'table-open' ? 'tableOpen' : 'text')}
      </Notice>
    </div>
  );
}
