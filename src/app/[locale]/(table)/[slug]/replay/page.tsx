import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReplayPage } from '@/play/replay/ReplayPage';
import { GameWords } from '../../../../GameWords';
import { RulebookText } from '../../../../rulebook/RulebookText';
import { pageGame, type SlugProps, slugParams } from '../../../../slug-params';

export const dynamicParams = false;
export const generateStaticParams = slugParams;

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { locale, game } = await pageGame(props);
  const t = await getTranslations({ locale, namespace: 'replay' });
  return { title: `${game.title[locale]} · ${t('title')}`, robots: { index: false } };
}

/** The match is in the link, in the browser or behind the interface; the page brings words and rules. */
export default async function GameReplayPage(props: SlugProps) {
  const { locale, game } = await pageGame(props);
  return (
    <div data-room={game.room}>
      <GameWords
        game={game}
        locale={locale}
        namespaces={['preferences', 'table', 'refusals', 'errors', 'laying', 'setup', 'link', 'replay']}
      >
        <ReplayPage
          slug={game.slug}
          title={game.title[locale]}
          rules={<RulebookText slug={game.slug} locale={locale} />}
        />
      </GameWords>
    </div>
  );
}
