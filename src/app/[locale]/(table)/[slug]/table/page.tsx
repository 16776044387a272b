import type { Metadata } from 'next';
import { TablePage } from '@/play/TablePage';
import { linkCard } from '../../../../link-card';
import { pageGame, type SlugProps, slugParams } from '../../../../slug-params';
import { TableFrame } from '../../../../TableFrame';

export const dynamicParams = false;
export const generateStaticParams = slugParams;

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { locale, game } = await pageGame(props);
  const title = game.title[locale];
  const text = (await game.about()).tagline[locale];
  const card = await linkCard({ locale, path: `/${game.slug}/table`, title, text, game });
  return { title, description: text, ...card };
}

/** The table itself lives in the browser; the page brings it the words and the rules. */
export default async function GameTablePage(props: SlugProps) {
  const around = await pageGame(props);
  const { rulesVersion } = await around.game.rulebook();
  return (
    <TableFrame {...around} also={['notices', 'link', 'replay']}>
      {(game) => <TablePage {...game} rulesVersion={rulesVersion} />}
    </TableFrame>
  );
}
