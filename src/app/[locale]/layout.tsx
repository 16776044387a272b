import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { routing } from '@/i18n/routing';
import { pickMessages } from '@/i18n/site-messages';
import { fontVariables } from '@/ui/fonts';
import { ThemeRoot } from '@/ui/site/ThemeRoot';
import { pageLocale } from '../locale-params';
import '../globals.css';

export const dynamicParams = false;

export const generateStaticParams = () => routing.locales.map((locale) => ({ locale }));

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
};

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    title: { default: t('title'), template: `%s · ${t('name')}` },
    description: t('description'),
  };
}

export default async function LocaleLayout({ children, params }: LayoutProps) {
  const locale = pageLocale((await params).locale);
  const messages = await getMessages();
  return (
    // The theme is written on <html> before React wakes up.
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body>
        <ThemeRoot>
          <NextIntlClientProvider messages={pickMessages(messages, ['preferences', 'errors'])}>
            {children}
          </NextIntlClientProvider>
        </ThemeRoot>
      </body>
    </html>
  );
}
