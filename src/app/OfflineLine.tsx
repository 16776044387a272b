import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/kit/entry';
import { OfflineReady } from '@/offline/OfflineReady';

interface OfflineLineProps {
  readonly locale: Locale;
  readonly className?: string;
}

/** Whether this browser can play without a network by now, said in the page's language. */
export async function OfflineLine({ locale, className }: OfflineLineProps) {
  const t = await getTranslations({ locale, namespace: 'offline.ready' });
  const words = {
    kept: t('kept'),
    fetching: t('fetching'),
    failed: t('failed'),
    insecure: t('insecure'),
    unable: t('unable'),
  };
  return <OfflineReady words={words} {...(className !== undefined && { className })} />;
}
