import { games } from '@games/index';
import { Bot, PencilRuler, Scale, Smartphone, UsersRound } from 'lucide-react';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/site-messages';
import { optionFields } from '@/kit/options';
import { GameShelf } from '@/play/GameShelf';
import { KeptTables } from '@/play/KeptTables';
import { buttonClasses } from '@/ui/Button';
import { Phrases } from '@/ui/Phrases';
import { initialOptions } from '@/ui/setup/setup';
import { Facts } from '@/ui/shelf/Facts';
import { GameBox, PlainBox } from '@/ui/shelf/GameBox';
import { onShelf } from '@/ui/shelf/game-on-shelf';
import { linkCard } from '../../link-card';
import { pageLocale } from '../../locale-params';
import { OfflineLine } from '../../OfflineLine';
import { otherLocale } from '../../slug-params';
import { workbench } from '../../workbench';

const NOTES = [
  { id: 'device', Icon: Smartphone },
  { id: 'online', Icon: UsersRound },
  { id: 'bots', Icon: Bot },
  { id: 'rules', Icon: Scale },
] as const;

interface HomeProps {
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'site' });
  return linkCard({ locale, path: '', title: t('title'), text: t('description') });
}

export default async function HomePage({ params }: HomeProps) {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'home' });
  const messages = await getMessages({ locale });
  const shelved = onShelf(games, locale);
  const setup = await getTranslations({ locale, namespace: 'setup' });
  const most = Math.max(...games.map(({ seats }) => seats.max));
  const abouts = await Promise.all(
    games.map(async (game) => ({ game, about: await game.about(), rulebook: await game.rulebook() })),
  );
  const boxes = abouts.map(({ game, about, rulebook }, index) => ({
    slug: game.slug,
    seats: game.seats,
    minutes: about.minutes,
    usual: {
      rulesVersion: rulebook.rulesVersion,
      options: initialOptions(optionFields(rulebook.options)),
    },
    place: (
      <div data-room={game.room} className="shelf-place">
        <div className="shelf-box">
          <GameBox
            slug={game.slug}
            title={game.title[locale]}
            lid={<Phrases>{game.title[locale]}</Phrases>}
            subtitle={game.title[otherLocale(locale)]}
            room={game.room}
            isFirst={index === 0}
          />
        </div>
        <div className="board shelf-plank" aria-hidden />
        <div className="paper shelf-label">
          <h3 className="text-lg sm:text-xl">
            <Link href={`/${game.slug}`}>
              <Phrases>{game.title[locale]}</Phrases>
            </Link>
          </h3>
          <p className="shelf-tagline text-balance text-ink-soft">
            <Phrases>{about.tagline[locale]}</Phrases>
          </p>
          <Facts
            seats={game.seats}
            minutes={about.minutes}
            className="shelf-facts max-sm:grid max-sm:gap-y-0"
          />
        </div>
      </div>
    ),
  }));
  return (
    <>
      <div className="pt-4 sm:pt-8">
        <h1 className="text-3xl sm:text-5xl">{t('heading')}</h1>
        <p className="mt-2 max-w-measure text-on-wood-soft sm:mt-3 sm:text-lg">
          <Phrases>{t('lead')}</Phrases>
        </p>
      </div>

      <NextIntlClientProvider messages={pickMessages(messages, ['continue', 'online'])}>
        <KeptTables games={shelved} />
      </NextIntlClientProvider>

      <section aria-labelledby="shelf" className="mt-8">
        <h2 id="shelf" className="sr-only">
          {t('shelf')}
        </h2>
        <NextIntlClientProvider messages={pickMessages(messages, ['shelf'])}>
          <GameShelf
            boxes={boxes}
            names={Array.from({ length: most }, (_, index) => setup('defaultName', { seat: index + 1 }))}
            beside={
              <Link href="/rooms" className={buttonClasses('quiet')}>
                <UsersRound aria-hidden size={19} />
                {t('rooms')}
              </Link>
            }
          >
            {workbench.map((title) => (
              <li key={title.en} className="shelf-place">
                <div className="shelf-box">
                  <PlainBox>
                    <Phrases>{title[locale]}</Phrases>
                  </PlainBox>
                </div>
                <div className="board shelf-plank" aria-hidden />
                <div className="shelf-label is-pencilled">
                  <h3 className="text-lg">
                    <Phrases>{title[locale]}</Phrases>
                  </h3>
                  <p className="inline-flex items-center gap-1.5 text-sm text-on-wood-soft">
                    <PencilRuler aria-hidden size={16} />
                    {t('notYet')}
                  </p>
                </div>
              </li>
            ))}
          </GameShelf>
        </NextIntlClientProvider>
        <OfflineLine locale={locale} className="mt-4 text-on-wood-soft" />
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
              <p className="mt-1 text-ink-soft">
                <Phrases>{t(`notes.${id}.text`)}</Phrases>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
