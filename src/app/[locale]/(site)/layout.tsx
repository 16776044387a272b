import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pickMessages } from '@/i18n/site-messages';
import { UpdateNotice } from '@/offline/late-parts';
import { buttonClasses } from '@/ui/Button';
import { SiteFooter } from '@/ui/site/SiteFooter';
import { SiteHeader } from '@/ui/site/SiteHeader';
import { pageLocale } from '../../locale-params';

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export default async function SiteLayout({ children, params }: LayoutProps) {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className={buttonClasses('quiet', 'absolute top-2 left-2 z-60 not-focus:sr-only')}>
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-page px-4 outline-none sm:px-6">
        {children}
      </main>
      <SiteFooter />
      <NextIntlClientProvider messages={pickMessages(await getMessages({ locale }), ['offline'])}>
        <UpdateNotice />
      </NextIntlClientProvider>
    </div>
  );
}
