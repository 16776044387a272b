import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { routing } from '@/i18n/routing';
import { pickMessages } from '@/i18n/site-messages';
import { UNTOLD } from '@/kit/link-card';
import { KeepSite } from '@/offline/late-parts';
import { TableLock } from '@/offline/TableLock';
import { preloadFonts } from '@/ui/fonts';
import { MissingParts } from '@/ui/MissingParts';
import { ThemeRoot } from '@/ui/site/ThemeRoot';
import { FrameNotice } from '../FrameNotice';
import { manifestAddress, THEME_COLOURS } from '../installed';
import { pageLocale } from '../locale-params';
import { WakeUp } from '../WakeUp';
import '../globals.css';

export const dynamicParams = false;

export const generateStaticParams = () => routing.locales.map((locale) => ({ locale }));

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLOURS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLOURS.dark },
  ],
};

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    metadataBase: new URL(UNTOLD.origin),
    title: { default: t('title'), template: `%s · ${t('name')}` },
    description: t('description'),
    applicationName: t('name'),
    appleWebApp: { capable: true, title: t('name'), statusBarStyle: 'default' },
  };
}

export default async function LocaleLayout({ children, params }: LayoutProps) {
  const locale = pageLocale((await params).locale);
  const messages = await getMessages();
  preloadFonts(locale, 'shelf');
  return (
    // The theme is written on <html> before React wakes up.
    <html lang={locale} suppressHydrationWarning>
      <body>
        <ThemeRoot>
          <NextIntlClientProvider messages={pickMessages(messages, ['preferences', 'errors'])}>
            {children}
            <MissingParts />
          </NextIntlClientProvider>
        </ThemeRoot>
        <TableLock />
        <KeepSite manifest={manifestAddress(locale)} />
        <FrameNotice locale={locale} />
        <WakeUp />
      </body>
    </html>
  );
}
