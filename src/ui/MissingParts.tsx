'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from './Button';
import { askAgain, isMissing, onMissing } from './late';

const nothing = () => false;

/** Says, on whatever page, that a part of it has not come, for as long as that is so. */
export function MissingParts() {
  const t = useTranslations('errors.late');
  const isShown = useSyncExternalStore(onMissing, isMissing, nothing);
  return (
    isShown && (
      <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 px-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div
          role="alert"
          className="paper pointer-events-auto mx-auto flex max-w-lg flex-wrap items-center gap-3 px-4 py-3 outline-2 -outline-offset-2 outline-brass"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-heading font-bold">{t('title')}</p>
            <p className="text-sm text-ink-soft">{t('text')}</p>
          </div>
          <Button look="primary" onClick={askAgain}>
            {t('again')}
          </Button>
        </div>
      </div>
    )
  );
}
