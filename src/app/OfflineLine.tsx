import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/kit/entry';
import { OfflineReady } from '@/offline/late-parts';
import { classes } from '@/ui/classes';

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
  // Its room is kept until it is known.
  return (
    <p className={classes('min-h-6 text-sm', className)}>
      <OfflineReady words={words} />
    </p>
  );
}
