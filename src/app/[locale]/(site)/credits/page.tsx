import { games } from '@games/index';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type Credit, libraries, pictures, typefaces } from '@/ui/credits';
import { linkCard } from '../../../link-card';
import { pageLocale } from '../../../locale-params';

interface CreditsProps {
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: CreditsProps): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'credits' });
  const title = t('title');
  return { title, ...(await linkCard({ locale, path: '/credits', title, text: t('lead') })) };
}

function CreditTable({ label, credits }: { readonly label: string; readonly credits: readonly Credit[] }) {
  return (
    <section>
      <h2>{label}</h2>
      <ul className="mt-3 list-none! ps-0!">
        {credits.map(({ name, author, licence }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink-faint pb-1.5 leading-normal"
          >
            <span>
              <strong className="me-2">{name}</strong>
              <span className="text-ink-soft">{author}</span>
            </span>
            <span className="text-sm text-ink-soft">{licence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default async function CreditsPage({ params }: CreditsProps) {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'credits' });
  const made = await Promise.all(games.map(async (game) => ({ ...game, ...(await game.about()) })));
  return (
    <article className="paper mx-auto mt-4 max-w-reading px-5 py-7 sm:px-12 sm:py-11">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 text-ink-soft">{t('lead')}</p>
      <div className="prose mt-2" lang={locale}>
        <h2>{t('games')}</h2>
        <p>{t('gamesNote')}</p>
        <ul className="list-none! ps-0!">
          {made.map((game) => (
            <li key={game.slug}>
              <strong className="me-2">{game.title[locale]}</strong>
              <span className="text-ink-soft">
                {t('gameLine', { designers: game.designers.join(' · '), year: String(game.year) })}
              </span>
            </li>
          ))}
        </ul>
        <CreditTable label={t('fonts')} credits={typefaces} />
        <CreditTable label={t('pictures')} credits={pictures} />
        <CreditTable label={t('libraries')} credits={libraries} />
        <h2>{t('licence')}</h2>
        <p>{t('licenceText')}</p>
      </div>
    </article>
  );
}
