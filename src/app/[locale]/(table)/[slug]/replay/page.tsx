import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReplayPage } from '@/play/replay/ReplayPage';
import { linkCard } from '../../../../link-card';
import { pageGame, type SlugProps, slugParams } from '../../../../slug-params';
import { TableFrame } from '../../../../TableFrame';

export const dynamicParams = false;
export const generateStaticParams = slugParams;

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { locale, game } = await pageGame(props);
  const t = await getTranslations({ locale, namespace: 'replay' });
  const title = `${game.title[locale]} · ${t('title')}`;
  const text = (await game.about()).tagline[locale];
  const card = await linkCard({ locale, path: `/${game.slug}/replay`, title, text, game });
  return { title, robots: { index: false }, ...card };
}

/** The match is in the link, in the browser or behind the interface; the page brings words and rules. */
export default async function GameReplayPage(props: SlugProps) {
  const around = await pageGame(props);
  return (
    <TableFrame {...around} also={['setup', 'link', 'replay']}>
      {(game) => <ReplayPage {...game} />}
    </TableFrame>
  );
}
