'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useBrokenPage } from '@/offline/use-broken-page';
import { Button, buttonClasses } from '@/ui/Button';
import { LostPage } from '@/ui/site/LostPage';

interface ErrorProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

export default function BrokenPage({ error, reset }: ErrorProps) {
  const t = useTranslations('errors.broken');
  const locale = useLocale();
  useBrokenPage(error);
  return (
    <main className="mx-auto w-full max-w-page px-4">
      <LostPage title={t('title')} text={t('text')}>
        <Button look="primary" onClick={reset}>
          {t('retry')}
        </Button>
        {/* No in-page navigation: whatever is broken is left behind with the page. */}
        <a href={`/${locale}`} className={buttonClasses('quiet')}>
          {t('back')}
        </a>
      </LostPage>
    </main>
  );
}
