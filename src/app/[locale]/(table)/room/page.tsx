import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { pickMessages } from '@/i18n/site-messages';
import { RoomAtAddress } from '@/play/online/RoomAtAddress';
import { SiteHeader } from '@/ui/site/SiteHeader';
import { invitationCard } from '../../../link-card';
import { pageLocale } from '../../../locale-params';
import { loadRules } from '../../../rulebook/load-rules';

interface RoomProps {
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: RoomProps): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'online' });
  return { title: t('title'), robots: { index: false }, ...(await invitationCard(locale)) };
}

/**
 * Every room's page, `/rooms/<roomID>` by a rewrite of next.config.js. The room itself is known to the browser
 * only, which has the keys; the page brings it the words, is the same for all and made once, by the build.
 */
export default async function OnlineRoomPage({ params }: RoomProps) {
  const locale = pageLocale((await params).locale);
  const messages = await getMessages({ locale });
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={pickMessages(messages, [
        'preferences',
        'table',
        'refusals',
        'notices',
        'errors',
        'laying',
        'setup',
        'online',
        'link',
        'replay',
      ])}
    >
      <RoomAtAddress header={<SiteHeader />} loadRules={loadRules.bind(null, locale)} />
    </NextIntlClientProvider>
  );
}
