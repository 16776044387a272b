import { games } from '@games/index';
import { ArrowRight } from 'lucide-react';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/site-messages';
import { Lobby } from '@/play/online/Lobby';
import { OwnRooms } from '@/play/online/OwnRooms';
import { buttonClasses } from '@/ui/Button';
import { BoxPicture } from '@/ui/shelf/BoxPicture';
import { onShelf } from '@/ui/shelf/game-on-shelf';
import { linkCard } from '../../../link-card';
import { pageLocale } from '../../../locale-params';

interface LobbyProps {
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: LobbyProps): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'online' });
  const title = t('lobby.title');
  return { title, ...(await linkCard({ locale, path: '/rooms', title, text: t('lobby.lead') })) };
}

export default async function LobbyPage({ params }: LobbyProps) {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'online' });
  const messages = await getMessages({ locale });
  return (
    <div className="pt-3">
      <h1 className="text-3xl sm:text-4xl">{t('lobby.title')}</h1>
      <p className="mt-2 max-w-measure text-on-wood-soft">{t('lobby.lead')}</p>
      <NextIntlClientProvider messages={pickMessages(messages, ['online'])}>
        <OwnRooms games={onShelf(games, locale)} />
        <div className="room-grid mt-6">
          <Lobby />
          <section aria-labelledby="open-room" className="paper p-5 sm:p-7">
            <h2 id="open-room" className="flex min-h-11 items-center text-xl">
              {t('open.choose')}
            </h2>
            <ul className="mt-2 divide-y divide-ink-faint">
              {games.map(({ slug, title, room }) => (
                <li key={slug} data-room={room}>
                  <Link
                    href={`/rooms/new?game=${slug}`}
                    className={buttonClasses('plain', 'w-full justify-between! px-1!')}
                  >
                    <span className="flex items-center gap-4">
                      <BoxPicture
                        slug={slug}
                        sizes="3rem"
                        className="h-13 w-auto rounded-sm shadow-contact"
                      />
                      {title[locale]}
                    </span>
                    <ArrowRight aria-hidden size={18} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </NextIntlClientProvider>
    </div>
  );
}
