import { games } from '@games/index';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CoachPage } from '@/play/coach/CoachPage';
import { linkCard } from '../../../../link-card';
import { pageGame, type SlugProps } from '../../../../slug-params';
import { TableFrame } from '../../../../TableFrame';

export const dynamicParams = false;
export const generateStaticParams = () =>
  games.filter(({ coach }) => coach !== undefined).map(({ slug }) => ({ slug }));

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { locale, game } = await pageGame(props);
  const t = await getTranslations({ locale, namespace: 'coach' });
  const title = t('title', { game: game.title[locale] });
  const text = (await game.about()).tagline[locale];
  const card = await linkCard({ locale, path: `/${game.slug}/learn`, title, text, game });
  return { title, robots: { index: false }, ...card };
}

/** A first match under guidance: the table of the game, with somebody beside it who says what to do. */
export default async function LearnPage(props: SlugProps) {
  const around = await pageGame(props);
  return (
    <TableFrame {...around} also={['notices', 'coach', 'setup']} withCoach>
      {(game) => <CoachPage {...game} />}
    </TableFrame>
  );
}
