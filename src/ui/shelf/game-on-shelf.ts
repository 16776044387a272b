import type { GameEntry, Locale } from '@/kit/entry';

/** As much of a game as a slip about one of its tables needs. */
export interface GameOnShelf {
  readonly slug: string;
  /** In the language of the page. */
  readonly title: string;
  /** The game's `data-room`. */
  readonly room: string;
}

export const onShelf = (games: readonly GameEntry[], locale: Locale): GameOnShelf[] =>
  games.map(({ slug, title, room }) => ({ slug, title: title[locale], room }));
