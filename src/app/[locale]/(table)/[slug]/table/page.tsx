import type { Metadata } from 'next';
import { TablePage } from '@/play/TablePage';
import { GameWords } from '../../../../GameWords';
import { RulebookText } from '../../../../rulebook/RulebookText';
import { pageGame, type SlugProps, slugParams } from '../../../../slug-params';

export const dynamicParams = false;
export const generateStaticParams = slugParams;

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { locale, game } = await pageGame(props);
  return { title: game.title[locale], description: game.tagline[locale] };
}

/** The table itself lives in the browser; the page brings it the words and the rules. */
export default async function GameTablePage(props: SlugProps) {
  const { locale, game } = await pageGame(props);
  const { rulesVersion } = await game.rulebook();
  return (
    <div data-room={game.room}>
      <GameWords
        game={game}
        locale={locale}
        namespaces={['preferences', 'table', 'refusals', 'notices', 'errors', 'laying', 'link', 'replay']}
      >
        <TablePage
          slug={game.slug}
          title={game.title[locale]}
          rulesVersion={rulesVersion}
          rules={<RulebookText slug={game.slug} locale={locale} />}
        />
      </GameWords>
    </div>
  );
}
