import { ChevronLeft } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { buttonClasses } from '@/ui/Button';
import { linkCard } from '../../../../link-card';
import { RulebookContents } from '../../../../rulebook/RulebookContents';
import { RulebookText } from '../../../../rulebook/RulebookText';
import { StraightAnchor } from '../../../../rulebook/StraightAnchor';
import { pageGame, type SlugProps, slugParams } from '../../../../slug-params';

export const dynamicParams = false;
export const generateStaticParams = slugParams;

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { locale, game } = await pageGame(props);
  const t = await getTranslations({ locale, namespace: 'rules' });
  const title = t('title', { game: game.title[locale] });
  const text = (await game.about()).tagline[locale];
  return { title, ...(await linkCard({ locale, path: `/${game.slug}/rules`, title, text, game })) };
}

export default async function RulesPage(props: SlugProps) {
  const { locale, game } = await pageGame(props);
  const t = await getTranslations({ locale, namespace: 'rules' });
  return (
    <div data-room={game.room}>
      <Link href={`/${game.slug}`} className={buttonClasses('plain', '-ms-3')}>
        <ChevronLeft aria-hidden size={20} />
        {t('back', { game: game.title[locale] })}
      </Link>
      <div className="mt-2 grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,var(--container-reading))_14rem]">
        <article className="paper px-5 py-7 sm:px-12 sm:py-11">
          <p className="font-heading text-accent-ink">{t('heading')}</p>
          <h1 className="text-3xl sm:text-4xl">{game.title[locale]}</h1>
          <div className="mt-6">
            <RulebookText slug={game.slug} locale={locale} />
            <StraightAnchor />
          </div>
        </article>
        <aside className="hidden lg:block">
          <div className="sticky top-6">
            <RulebookContents slug={game.slug} locale={locale} />
          </div>
        </aside>
      </div>
    </div>
  );
}
