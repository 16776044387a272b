'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Link } from '@/i18n/navigation';
import { freshenPage } from '@/offline/fresh-page';
import { Button, buttonClasses } from '@/ui/Button';
import { LostPage } from '@/ui/site/LostPage';

interface ErrorProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

export default function BrokenPage({ error, reset }: ErrorProps) {
  const t = useTranslations('errors.broken');
  useEffect(() => {
    console.error(error);
    freshenPage(error);
  }, [error]);
  return (
    <main className="mx-auto w-full max-w-page px-4">
      <LostPage title={t('title')} text={t('text')}>
        <Button look="primary" onClick={reset}>
          {t('retry')}
        </Button>
        <Link href="/" className={buttonClasses('quiet')}>
          {t('back')}
        </Link>
      </LostPage>
    </main>
  );
}
