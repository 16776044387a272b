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
      <div className="missing-parts">
        <div role="alert" className="paper">
          <div>
            <h2>{t('title')}</h2>
            <p>{t('text')}</p>
          </div>
          <Button look="primary" onClick={askAgain}>
            {t('again')}
          </Button>
        </div>
      </div>
    )
  );
}
