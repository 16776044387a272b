import { createTranslator } from 'next-intl';
import { gameMessages } from '@/i18n/game-messages';
import type { GameMessages } from '@/i18n/site-messages';
import type { Locale } from '@/kit/entry';

/** A translator of a game's own words for server components. */
export async function gameTranslator(slug: string, locale: Locale) {
  const messages: { game: GameMessages } = { game: await gameMessages(slug, locale) };
  return createTranslator({ locale, messages, namespace: 'game' });
}
