import type { Metadata } from 'next';
import { TablePage } from '@/play/TablePage';
import { pageGame, type SlugProps, slugParams } from '../../../../slug-params';
import { TableFrame } from '../../../../TableFrame';

export const dynamicParams = false;
export const generateStaticParams = slugParams;

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { locale, game } = await pageGame(props);
  return { title: game.title[locale], description: (await game.about()).tagline[locale] };
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
