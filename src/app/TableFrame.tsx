import type { ReactNode } from 'react';
import type { SiteNamespace } from '@/i18n/site-messages';
import { GameWords } from './GameWords';
import { RulebookText } from './rulebook/RulebookText';
import type { pageGame } from './slug-params';

/** What the site says at every table, whatever it is laid for. */
const AT_TABLES = ['preferences', 'table', 'refusals', 'errors', 'laying'] as const;

/** What every page of a table is told of its game. */
interface GameOfPage {
  readonly slug: string;
  readonly title: string;
  /** The rulebook, made on the server. */
  readonly rules: ReactNode;
}

export interface TableFrameProps extends Awaited<ReturnType<typeof pageGame>> {
  /** More of the site's words. */
  readonly also: readonly SiteNamespace[];
  readonly withCoach?: boolean;
  readonly children: (game: GameOfPage) => ReactNode;
}

/** The room of a game, with its words and its rulebook: around its table, a lesson or a match seen again. */
export function TableFrame({ game, locale, also, withCoach = false, children }: TableFrameProps) {
  const { slug, title, room } = game;
  return (
    <div data-room={room}>
      <GameWords game={game} locale={locale} namespaces={[...AT_TABLES, ...also]} withCoach={withCoach}>
        {children({
          slug,
          title: title[locale],
          rules: <RulebookText slug={slug} locale={locale} />,
        })}
      </GameWords>
    </div>
  );
}
