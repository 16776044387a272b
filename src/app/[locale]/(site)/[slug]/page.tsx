import { BookOpen, Bot, ChevronLeft, GraduationCap } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { optionFields } from '@/kit/options';
import { LearnOffer } from '@/play/coach/LearnOffer';
import { NewTable } from '@/play/NewTable';
import { buttonClasses } from '@/ui/Button';
import { preloadFonts } from '@/ui/fonts';
import { Phrases } from '@/ui/Phrases';
import { MetShelf } from '@/ui/setup/MetShelf';
import { Facts } from '@/ui/shelf/Facts';
import { GameBox } from '@/ui/shelf/GameBox';
import { GameWords } from '../../../GameWords';
import { gameTranslator } from '../../../game-translator';
import { linkCard } from '../../../link-card';
import { otherLocale, pageGame, type SlugProps, slugParams } from '../../../slug-params';

export const dynamicParams = false;
export const generateStaticParams = slugParams;

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { locale, game } = await pageGame(props);
  const title = game.title[locale];
  const text = (await game.about()).tagline[locale];
  return {
    title,
    description: text,
    ...(await linkCard({ locale, path: `/${game.slug}`, title, text, game })),
  };
}

export default async function GamePage(props: SlugProps) {
  const { locale, game } = await pageGame(props);
  preloadFonts(locale, 'box');
  const t = await getTranslations({ locale, namespace: 'gamePage' });
  const facts = await getTranslations({ locale, namespace: 'facts' });
  const coach = await getTranslations({ locale, namespace: 'coach' });
  const words = await gameTranslator(game.slug, locale);
  const rulebook = await game.rulebook();
  const about = await game.about();
  const summary = Array.from({ length: 9 }, (_, line) => `summary.${line + 1}`).filter((id) => words.has(id));
  return (
    <div data-room={game.room} className="game-page pt-1">
      <Link href="/" className={buttonClasses('plain', '-ms-3')}>
        <ChevronLeft aria-hidden size={20} />
        {t('back')}
      </Link>
      <div className="game-page-halves mt-2 grid gap-x-12 gap-y-8 lg:grid-cols-[17rem_1fr]">
        <div className="game-page-cover flex items-center gap-5 lg:flex-col lg:items-start">
          <div className="game-page-box">
            <GameBox
              slug={game.slug}
              title={game.title[locale]}
              lid={<Phrases>{game.title[locale]}</Phrases>}
              subtitle={game.title[otherLocale(locale)]}
              room={game.room}
              isFirst
            />
          </div>
          <div className="min-w-0 lg:mt-8">
            <h1 className="text-2xl min-[24rem]:text-3xl sm:text-4xl">{game.title[locale]}</h1>
            <p className="game-page-tagline mt-2 text-balance text-on-wood-soft">
              <Phrases>{about.tagline[locale]}</Phrases>
            </p>
            <Facts seats={game.seats} {...about} className="mt-4 lg:flex-col" />
            <p className="mt-2 hidden text-sm text-on-wood-soft sm:block">
              {facts('made', { designers: about.designers.join(' · '), year: String(about.year) })}
            </p>
          </div>
        </div>

        <div className="min-w-0">
          <GameWords game={game} locale={locale} namespaces={['setup', 'table', 'coach', 'online']}>
            <section aria-labelledby="setup" className="game-page-setup paper p-5 sm:p-8">
              <h2 id="setup" className="sr-only">
                {t('setup')}
              </h2>
              {game.coach !== undefined && <LearnOffer slug={game.slug} />}
              <NewTable
                slug={game.slug}
                rulesVersion={rulebook.rulesVersion}
                seats={game.seats}
                fields={optionFields(rulebook.options)}
                firstGame={game.firstGame}
              />
            </section>
            <MetShelf fields={optionFields(rulebook.options)} />
          </GameWords>

          <section aria-labelledby="summary" className="paper note mt-6 p-5 sm:p-8">
            <h2 id="summary" className="text-xl">
              {t('summary')}
            </h2>
            <ol className="mt-3 max-w-measure space-y-3">
              {summary.map((id, line) => (
                <li key={id} className="flex gap-3">
                  <span className="wax mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold">
                    {line + 1}
                  </span>
                  <span>
                    <Phrases>{words(id)}</Phrases>
                  </span>
                </li>
              ))}
            </ol>
            <div className="mt-5 flex flex-wrap gap-3">
              {game.coach !== undefined && (
                <Link href={`/${game.slug}/learn`} className={buttonClasses('quiet')}>
                  <GraduationCap aria-hidden size={19} />
                  {coach('start')}
                </Link>
              )}
              <Link href={`/${game.slug}/rules`} className={buttonClasses('quiet')}>
                <BookOpen aria-hidden size={19} />
                {t('fullRules')}
              </Link>
              <Link href="/bots" className={buttonClasses('quiet')}>
                <Bot aria-hidden size={19} />
                {t('bots')}
              </Link>
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
