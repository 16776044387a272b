import type { Locale } from './entry';

/**
 * What a built page says where a link's card names what the build cannot know. The server writes over it for
 * whoever shows links (`src/server/link-cards.ts`); a browser is sent it as it is, and reads none of it.
 */
export const UNTOLD = {
  /** The origin under which the site is reached. */
  origin: 'https://kaizhuo.invalid',
  /** The title of a room's game. */
  game: '{game}',
  /** Its slug, in addresses. */
  slug: 'untold',
} as const;

/** Pixels: what messengers show large. */
export const CARD = { width: 1200, height: 630 } as const;

/** Where the shelf's own picture lies, as one of a game does under its slug. */
export const SHELF = 'table';

/** The picture of a link to a game, or to the shelf: its title is in it (`npm run pictures`). */
export const cardPicture = (slug: string, locale: Locale): string => `/art/${slug}/card.${locale}.jpg`;
