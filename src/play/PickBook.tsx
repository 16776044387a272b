import { coversOf } from '@games/covers';
import { gameOf } from '@games/index';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useCallback } from 'react';
import { laidOver } from '@/i18n/laid-over';
import { BookChoice } from '@/ui/setup/BookChoice';
import type { PickingProps } from '@/ui/setup/Question';
import { useLoaded } from './online/use-loaded';

export interface PickBookProps extends PickingProps {
  readonly slug: string;
}

/** The choice among a game's books, with what is written on their covers laid to the game's words. */
export default function PickBook({ slug, ...props }: PickBookProps) {
  const locale = useLocale();
  const messages = useMessages();
  const load = useCallback((of: string) => coversOf(of, locale), [locale]);
  const come = useLoaded(slug, load);
  const game = gameOf(slug);
  if (come === undefined || game === undefined) return null;
  const words = { ...messages, game: laidOver(messages.game ?? {}, { covers: come.words }) };
  return (
    <NextIntlClientProvider locale={locale} messages={words}>
      <BookChoice {...props} covers={come.covers} seats={game.seats} room={game.room} />
    </NextIntlClientProvider>
  );
}
