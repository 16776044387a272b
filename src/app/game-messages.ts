import { createTranslator } from 'next-intl';
import type { GameMessages } from '@/i18n/site-messages';
import type { GameEntry, Locale } from '@/kit/entry';

/** A game's own words. Their keys differ by game; here they are only passed on under `game`. */
export const gameMessages = async (game: GameEntry, locale: Locale): Promise<GameMessages> =>
  (await game.messages[locale]()).default as GameMessages;

/** A translator of a game's own words for server components. */
export async function gameTranslator(game: GameEntry, locale: Locale) {
  const messages: { game: GameMessages } = { game: await gameMessages(game, locale) };
  return createTranslator({ locale, messages, namespace: 'game' });
}
