import { games } from '@games/index';
import { Bot, Scale, Smartphone, UsersRound } from 'lucide-react';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/site-messages';
import { KeptTables } from '@/play/KeptTables';
import { buttonClasses } from '@/ui/Button';
import { Facts } from '@/ui/shelf/Facts';
import { GameBox } from '@/ui/shelf/GameBox';
import { onShelf } from '@/ui/shelf/game-on-shelf';
import { Shelf } from '@/ui/shelf/Shelf';
import { pageLocale } from '../../locale-params';
import { otherLocale } from '../../slug-params';
import { workbench } from '../../workbench';

const NOTES = [
  { id: 'device', Icon: Smartphone },
  { id: 'online', Icon: UsersRound },
  { id: 'bots', Icon: Bot },
  { id: 'rules', Icon: Scale },
] as const;

export default async function HomePage({ params }: { readonly params: Promise<{ locale: string }> }) {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'home' });
  const messages = await getMessages({ locale });
  const shelved = onShelf(games, locale);
  const boxes = games.map((game, index) => ({
    slug: game.slug,
    seats: game.seats,
    minutes: game.minutes,
    place: (
      <div data-room={game.room} className="shelf-place">
        <Link href={`/${game.slug}`} className="shelf-box" tabIndex={-1} aria-hidden>
          <GameBox
            slug={game.slug}
            title={game.title[locale]}
            subtitle={game.title[otherLocale(locale)]}
            room={game.room}
            isFirst={index === 0}
          />
        </Link>
        <div className="paper shelf-card">
          <h3 className="text-2xl">
            <Link href={`/${game.slug}`} className="rounded-sm hover:underline">
              {game.title[locale]}
            </Link>
          </h3>
          <p className="mt-1 text-balance text-ink-soft">{game.tagline[locale]}</p>
          <Facts {...game} className="mt-3" />
          <Link href={`/${game.slug}`} className={buttonClasses('primary', 'mt-5')}>
            {t('open')}
          </Link>
        </div>
        <div className="board shelf-plank" aria-hidden />
      </div>
    ),
  }));
  return (
    <>
      <div className="pt-4 sm:pt-8">
        <h1 className="text-4xl sm:text-5xl">{t('heading')}</h1>
        <p className="mt-3 max-w-measure text-lg text-on-wood-soft">{t('lead')}</p>
        <Link href="/rooms" className={buttonClasses('quiet', 'mt-4')}>
          <UsersRound aria-hidden size={19} />
          {t('rooms')}
        </Link>
      </div>

      <NextIntlClientProvider messages={pickMessages(messages, ['continue', 'online'])}>
        <KeptTables games={shelved} />
      </NextIntlClientProvider>

      <section aria-labelledby="shelf" className="mt-8">
        <h2 id="shelf" className="sr-only">
          {t('shelf')}
        </h2>
        <NextIntlClientProvider messages={pickMessages(messages, ['shelf'])}>
          <Shelf boxes={boxes}>
            <section aria-labelledby="workbench" className="shelf-workbench">
              <div className="mb-5 px-4">
                <h2 id="workbench" className="text-xl">
                  {t('workbench')}
                </h2>
                <p className="text-sm text-on-wood-soft">{t('workbenchNote')}</p>
              </div>
              <ul className="spines px-4">
                {workbench.map((title) => (
                  <li key={title.en} className="spine">
                    {title[locale]}
                    <span className="sr-only">{t('notYet')}</span>
                  </li>
                ))}
              </ul>
              <div className="board shelf-plank" aria-hidden />
            </section>
          </Shelf>
        </NextIntlClientProvider>
      </section>

      <section aria-labelledby="what" className="mt-14">
        <h2 id="what" className="text-2xl">
          {t('what')}
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2">
          {NOTES.map(({ id, Icon }) => (
            <li key={id} className="paper note px-5 py-5">
              <Icon aria-hidden size={26} className="text-accent-ink" />
              <h3 className="mt-2 text-lg">{t(`notes.${id}.title`)}</h3>
              <p className="mt-1 text-ink-soft">{t(`notes.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
