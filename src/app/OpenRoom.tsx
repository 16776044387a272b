import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { pickMessages } from '@/i18n/site-messages';
import type { Locale } from '@/kit/entry';
import { NewRoom } from '@/play/online/NewRoom';

export interface OpenRoomProps {
  readonly slug: string;
  readonly locale: Locale;
}

/** The way from a game to a room with friends who are elsewhere. */
export async function OpenRoom({ slug, locale }: OpenRoomProps) {
  const t = await getTranslations({ locale, namespace: 'online' });
  const messages = await getMessages({ locale });
  return (
    <section aria-labelledby="open-room" className="paper p-5 sm:p-8">
      <h2 id="open-room" className="text-xl">
        {t('open.heading')}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{t('open.text')}</p>
      <NextIntlClientProvider messages={pickMessages(messages, ['online', 'setup'])}>
        <NewRoom slug={slug} />
      </NextIntlClientProvider>
    </section>
  );
}
