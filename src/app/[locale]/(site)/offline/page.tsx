import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { AskAgain } from '@/offline/AskAgain';
import { buttonClasses } from '@/ui/Button';
import { LostPage } from '@/ui/site/LostPage';
import { pageLocale } from '../../../locale-params';
import { OfflineLine } from '../../../OfflineLine';

interface OfflineProps {
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: OfflineProps): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'offline' });
  return { title: t('title'), robots: { index: false } };
}

/** Shown at the address of a page that needs the network, while there is none. */
export default async function OfflinePage({ params }: OfflineProps) {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'offline' });
  return (
    <LostPage title={t('title')} text={t('text')}>
      <AskAgain label={t('again')} />
      <Link href="/" className={buttonClasses('quiet')}>
        {t('back')}
      </Link>
      <OfflineLine locale={locale} className="w-full text-center text-ink-soft" />
    </LostPage>
  );
}
