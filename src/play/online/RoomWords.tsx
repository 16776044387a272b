'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useCallback, useMemo } from 'react';
import { gameMessages } from '@/i18n/game-messages';
import { useLoaded } from './use-loaded';

export interface RoomWordsProps {
  /** The game whose words are wanted: known only once the room is, and changed with it. */
  readonly slug: string;
  readonly children: ReactNode;
}

/** Gives what is inside the words of the room's game, under `game`; nothing until they are here. */
export function RoomWords({ slug, children }: RoomWordsProps) {
  const locale = useLocale();
  const site = useMessages();
  const load = useCallback((of: string) => gameMessages(of, locale), [locale]);
  const words = useLoaded(slug, load);

  const messages = useMemo(() => ({ ...site, game: words ?? {} }), [site, words]);
  if (words === undefined) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
