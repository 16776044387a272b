import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { gameMessages } from '@/i18n/game-messages';
import { type GameMessages, pickMessages, type SiteNamespace } from '@/i18n/site-messages';
import type { GameEntry, Locale } from '@/kit/entry';

export interface GameWordsProps {
  readonly game: GameEntry;
  readonly locale: Locale;
  /** The site's namespaces that the client components inside speak. */
  readonly namespaces: readonly SiteNamespace[];
  /** The words of the game's coach as well, under `game.coach`. */
  readonly withCoach?: boolean;
  readonly children: ReactNode;
}

/** Gives the client components inside the game's words, under `game`, and the named ones of the site. */
export async function GameWords({ game, locale, namespaces, withCoach, children }: GameWordsProps) {
  const site = pickMessages(await getMessages({ locale }), namespaces);
  const words = await gameMessages(game.slug, locale);
  const coach = withCoach === true ? await (await game.about()).coach?.[locale]() : undefined;
  const messages = { ...site, game: { ...words, ...(coach && { coach: coach.default }) } as GameMessages };
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
