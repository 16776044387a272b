import type { Locale } from '@/kit/entry';
import type { GameMessages } from './site-messages';

/**
 * A game's own words, from its folder. Their keys differ by game; here they are only passed on under `game`.
 *
 * No entry names them: whoever sits at a table gets them with the page, and would pay for a list of them all.
 */
export async function gameMessages(slug: string, locale: Locale): Promise<GameMessages> {
  const file: { readonly default: GameMessages } = await import(`@games/${slug}/messages/${locale}.json`);
  return file.default;
}
